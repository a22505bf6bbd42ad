"""What bots of several strengths use."""
