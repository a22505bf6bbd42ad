"""Ctrl-C while processes are being started."""

import signal
import subprocess
import sys

from kickdoor.lab import interrupts


def begun() -> "subprocess.Popen[bytes]":
    program = "import time; print('up', flush=True); time.sleep(0.3)"
    child = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert child.stdout is not None
    assert child.stdout.readline() == b"up\n"
    return child


def interrupted(child: "subprocess.Popen[bytes]") -> bytes:
    """What the process says to a Ctrl-C."""
    child.send_signal(signal.SIGINT)
    return child.communicate(timeout=30)[1]


def test_a_process_begun_unheard_does_not_hear_it_and_others_do() -> None:
    with interrupts.unheard():
        child = begun()
    assert interrupted(child) == b""
    assert child.returncode == 0
    assert b"KeyboardInterrupt" in interrupted(begun())
