"""`python -m kickdoor`: the same as the command."""

from kickdoor.cli import main

if __name__ == "__main__":
    main()
