#!/usr/bin/env python3
"""Print the widths of ASCII letters of a font as rows of Swift, in units of 1/2048 em.

usage: Scripts/letter-advances.py FONT.ttf …

Source of the tables in Sources/Drawing/Text/Absent: the Liberation fonts (SIL Open Font License), whose letters are
as wide as those of Arial, Helvetica and Times New Roman. Needs fontTools.
"""
import sys

from fontTools.ttLib import TTFont


def rows(path):
    font = TTFont(path)
    names, widths = font.getBestCmap(), font["hmtx"]
    unit = 2048 / font["head"].unitsPerEm
    numbers = [str(round(widths[names[code]][0] * unit)) for code in range(0x20, 0x7F)]
    for start in range(0, len(numbers), 15):
        print("    " + ", ".join(numbers[start:start + 15]) + ",")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for path in sys.argv[1:]:
        print(f"  // {path.rsplit('/', 1)[-1]}")
        rows(path)
