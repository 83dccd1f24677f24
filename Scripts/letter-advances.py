#!/usr/bin/env python3
"""Print tables of letters' widths and lines as Swift, for Sources/Drawing/Text/Absent.

usage: Scripts/letter-advances.py [--texts FOLDER] LIST
       Scripts/letter-advances.py --units WIDTH …

LIST has a family a line: its name, a tab, and its font files, each as WEIGHT=PATH, tabs between them; a variable font
stands for each weight it is listed for. Weights are those of Apple's names, from 100 to 900. The widths of the letters
of ASCII, and of those that LetterAdvances.beyondASCII lists, are written in 1/2048 em, two digits of base 90 each, from
"#" on without the backslash. The lines are those of the table hhea, without its gap. With --texts, kerning of the face
nearest to 400 is added for up to 300 pairs of letters, the ones that cost most in the texts of documents below a
folder: both letters and a digit, whose value is 45 more than the distance in 1/256 em.

With --units the arguments are widths in 1/2048 em, whose digits are printed.

Sources of our tables: the Liberation fonts, and fonts that apps bring along, from Debian's packages and the foundries'
repositories, all under the SIL Open Font License, the Apache licence or the Ubuntu Font Licence. Needs fontTools,
brotli and uharfbuzz.
"""
import collections
import io
import os
import sys

ASCII = [chr(code) for code in range(0x20, 0x7F)]
BEYOND = "‘’“”–—…•©®™°€£¡¿·«»"
LINE = 86


def digits(value):
    def digit(d):
        return chr(0x23 + d + (1 if d >= 57 else 0))
    value = max(0, min(value, 90 * 90 - 1))
    return digit(value // 90) + digit(value % 90)


def literal(text, indent):
    """A text as a literal of several lines."""
    lines = [text[start:start + LINE] for start in range(0, len(text), LINE)]
    body = "".join(f"{indent}{line}\\\n" for line in lines[:-1]) + f"{indent}{lines[-1]}\n"
    return f'"""\n{body}{indent}"""'


def open_font(path, weight):
    from fontTools.ttLib import TTFont
    font = TTFont(path)
    if "fvar" in font:
        from fontTools.varLib import instancer
        css = {100: 200, 200: 100}.get(weight, weight)
        places = {axis.axisTag: css if axis.axisTag == "wght" else axis.defaultValue for axis in font["fvar"].axes}
        font = instancer.instantiateVariableFont(font, places)
    return font


def widths(font):
    names, table = font.getBestCmap(), font["hmtx"]
    unit = 2048 / font["head"].unitsPerEm
    space = table[names[0x20]][0]
    return [round((table[names[ord(c)]][0] if ord(c) in names else space) * unit) for c in ASCII + list(BEYOND)]


def counts(folder):
    """How often two letters follow each other in the texts of documents."""
    import xml.etree.ElementTree as ET
    found, seen = collections.Counter(), set()
    for path, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            if not name.endswith((".xib", ".storyboard")):
                continue
            try:
                root = ET.parse(os.path.join(path, name)).getroot()
            except ET.ParseError:
                continue
            for element in root.iter():
                for text in (element.get("text"), element.get("title")):
                    if text and text not in seen:
                        seen.add(text)
                        found.update(a + b for a, b in zip(text, text[1:]))
    return found


def kerning(font, frequent):
    import uharfbuzz as hb
    data = io.BytesIO()
    font.flavor = None
    font.save(data)
    face = hb.Face(data.getvalue())
    shaper = hb.Font(face)

    def advance(text):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(shaper, buffer)
        return sum(p.x_advance for p in buffer.glyph_positions) / face.upem

    allowed = set(ASCII) - set('"\\')
    single = {c: advance(c) for c in allowed}
    costs = {}
    for pair, count in frequent.items():
        if set(pair) <= allowed:
            units = round((advance(pair) - single[pair[0]] - single[pair[1]]) * 256)
            if abs(units) >= 2:
                costs[pair] = (count * abs(units), max(-44, min(units, 44)))
    best = sorted(costs, key=lambda pair: (-costs[pair][0], pair))[:300]
    return "".join(pair + digits(costs[pair][1] + 45)[1] for pair in sorted(best))


def family(name, faces, frequent):
    fonts = {weight: open_font(path, weight) for weight, path in faces}
    regular = fonts[min(fonts, key=lambda weight: (abs(weight - 400), weight))]
    hhea, em = regular["hhea"], regular["head"].unitsPerEm
    print(f'    "{name}": AbsentFont(')
    print(f"      ascender: {hhea.ascent / em:.4g}, descender: {-hhea.descent / em:.4g},")
    print("      letters: .faces(LetterFaces([")
    for weight in sorted(fonts):
        print(f"        {weight}: {literal(''.join(map(digits, widths(fonts[weight]))), ' ' * 8)},")
    pairs = kerning(regular, frequent) if frequent else ""
    print(f"      ], pairs: {literal(pairs, ' ' * 6)}))),") if pairs else print("      ]))),")


def main(arguments):
    if arguments[:1] == ["--units"]:
        print("".join(digits(int(width)) for width in arguments[1:]))
        return
    frequent = None
    if arguments[:1] == ["--texts"]:
        frequent, arguments = counts(arguments[1]), arguments[2:]
    for line in open(arguments[0], encoding="utf-8"):
        name, *files = line.rstrip("\n").split("\t")
        if name:
            family(name, [(int(weight), path) for weight, path in (f.split("=", 1) for f in files)], frequent)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1:])
