"""Checks every shuffle and every die of a recorded game, without kickdoor: hashes and nothing else.

python examples/check_draws.py game.json
"""

import hashlib
import json
import sys


def draw(seed: bytes, stream: str, index: int, n: int) -> int:
    fair = 2**64 - 2**64 % n  # numbers from here on would favour some results: hash again
    for attempt in range(100):
        text = b"/%s/%d/%d" % (stream.encode(), index, attempt)
        number = int.from_bytes(hashlib.sha256(seed + text).digest()[:8], "big")
        if number < fair:
            return number % n
    raise ValueError("a hundred unfair numbers in a row: this is no SHA-256")


with open(sys.argv[1], encoding="utf-8") as file:
    data = json.load(file)
record = data.get("record", data)  # kept by `kickdoor play`, or bare
seed = bytes.fromhex(record["seed"])
wrong = [d for d in record["draws"] if draw(seed, d[0], d[1], d[2]) != d[3]]
print(f"{len(record['draws'])} draws, {len(wrong)} of them not as the seed has it", *wrong[:3])
sys.exit(bool(wrong))
