"""What goes over the wire: message classes, and how tables become messages. No socket is opened
here, and no rule decided.
"""
