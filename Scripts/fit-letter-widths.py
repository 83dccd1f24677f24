#!/usr/bin/env python3
"""Estimates how much wider San Francisco's letters are than Inter's, from widths stored in documents.

Usage: fit-letter-widths.py [--table FILE] [--write SOURCES] FOLDER...

Reads every .xib and .storyboard below the folders. A label of one line without a stretching
constraint is as wide as its text, rounded up to the pixel, or to the point where its root has no stack
view; a system button is as wide as its title, rounded up to a point; a macOS label is 4 points wider than its text, rounded up to a point. Which
labels are stretched is not known, so all that are near what Inter says take part and the fit is
robust: one number a letter and one a pair of letters that six texts have (em, held near 0, pairs more
so), with the tracking that Apple publishes below 20 points
and a free number a size from there on, by least squares whose weights fall off as 1 / (1 + (r/1.5s)^2).
A text is somewhere in the last pixel of its stored width; r is the distance from there. Titles of check
boxes, radio buttons and push buttons of macOS take part too: the room that a family and size of them adds is
the most frequent difference, left free within a point. Labels of Xcode 7 and older have another
font and are left out; iOS text at 17 points before Xcode 12 is wider (Sources/Drawing/Text/FontEdition.swift).

Prints the letters' table (Sources/Drawing/Text/LetterWidths.swift), the pairs' (LetterPairs.swift) and what bold letters need on
top of them (BoldLetters.swift; held near 0, fitted on medium, semibold and bold text), what the weights and the sizes
from 20 points on need (Sources/Drawing/Text/Tracking.swift), and how many labels of folders
left out of the fit come out within half a point. With a table of widths (tab-separated: platform, font,
size, text, frame width) it also fits without the texts of one half of the table's rows in the system font,
predicts that half, does the same the other way round, and prints the mean error. With --write the fitted numbers
of letters, pairs and weights replace those of the Swift files in a folder of sources, unformatted, and nothing is
held out (Scripts/score-folds does that in a copy). The numbers of the blank, of apostrophes and quotation marks and of
an x beside a digit come from single observations and are put back by hand. Needs numpy.
"""
import collections, csv, ctypes, json, math, os, pathlib, re, statistics, sys
import xml.etree.ElementTree as ET
import numpy as np

PUBLISHED = {6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20,
             17: -26, 18: -25, 19: -24}  # Human Interface Guidelines, 1/1000 em
STYLES = {"Body": (17, 400), "Headline": (17, 600), "Subhead": (15, 400), "Footnote": (13, 400),
          "Caption1": (12, 400), "Caption2": (11, 400), "Callout": (16, 400), "Title1": (28, 400),
          "Title2": (22, 400), "Title3": (20, 400), "Title0": (34, 400)}
WEIGHTS = {"ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
           "semibold": 600, "bold": 700, "heavy": 800, "black": 900}
THREE_PIXELS = {"retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_72", "retina6_7",
                "retina6_5", "retina6_3"}
ROLES = {"system": (13, 400), "systemBold": (13, 700), "systemSemibold": (13, 600),
         "smallSystem": (11, 400), "miniSystem": (9, 400), "message": (11, 400), "menu": (13, 400),
         "label": (10, 400)}

XCODE_8, XCODE_12, XCODE_12_4, GLASS, INTERNAL = 9000, 17100, 17600, 24000, 32000  # toolsVersion
EARLY = 0.0033  # em a letter at 17 points before Xcode 12
NEAR, NEAR_PAIR, NEAR_BOLD, TEXTS_OF_PAIR = 0.02, 0.003, 0.01, 6
BOLDNESS = {500: 1 / 3, 600: 2 / 3, 700: 1}  # the share of a bold letter's own number

gobject = ctypes.CDLL("libgobject-2.0.so.0")
pango = ctypes.CDLL("libpango-1.0.so.0")
pangocairo = ctypes.CDLL("libpangocairo-1.0.so.0")
for lib, name in [(pangocairo, "pango_cairo_font_map_new"), (pango, "pango_layout_new"),
                  (pango, "pango_font_map_create_context"), (pango, "pango_font_description_new")]:
    getattr(lib, name).restype = ctypes.c_void_p
context = ctypes.c_void_p(pango.pango_font_map_create_context(
    ctypes.c_void_p(pangocairo.pango_cairo_font_map_new())))
pango.pango_context_set_round_glyph_positions(context, 0)


def inter(text, size, weight):
    """Width in points of one line in Inter without tracking."""
    layout = ctypes.c_void_p(pango.pango_layout_new(context))
    font = ctypes.c_void_p(pango.pango_font_description_new())
    pango.pango_font_description_set_family(font, b"Inter")
    pango.pango_font_description_set_weight(font, weight)
    pango.pango_font_description_set_absolute_size(font, ctypes.c_double(size * 1024.0))
    pango.pango_layout_set_font_description(layout, font)
    raw = text.encode()
    pango.pango_layout_set_text(layout, raw, len(raw))
    w, h = ctypes.c_int(), ctypes.c_int()
    pango.pango_layout_get_size(layout, ctypes.byref(w), ctypes.byref(h))
    pango.pango_font_description_free(font)
    gobject.g_object_unref(layout)
    return w.value / 1024.0


def published(size):
    low = max(s for s in PUBLISHED if s <= size)
    high = min((s for s in PUBLISHED if s >= size), default=low)
    share = 0 if high == low else (size - low) / (high - low)
    return (PUBLISHED[low] * (1 - share) + PUBLISHED[high] * share) / 1000


def ios_font(element):
    font = element.find("fontDescription[@key='fontDescription']")
    if font is None:
        return (17, 400) if element.tag == "label" else (15, 400)
    if font.get("style"):
        return STYLES.get(font.get("style").replace("UICTFontTextStyle", ""))
    if font.get("name") or not font.get("pointSize"):
        return None
    if font.get("type") == "boldSystem":
        return float(font.get("pointSize")), 700
    if font.get("type") == "system":
        return float(font.get("pointSize")), WEIGHTS.get(font.get("weight"), 400)
    return None


def text_of(element):
    """Text, font, pixels a point and what is around the text; None for what tells nothing."""
    if element.get("customClass") or element.get("misplaced") == "YES":
        return None
    if element.tag == "label" and element.get("usesAttributedText") != "YES":
        return element.get("text"), ios_font(element), None, 0
    if element.tag == "button" and element.get("buttonType") in ("system", "roundedRect"):
        state = element.find("state[@key='normal']")
        if state is not None and not state.get("image") \
                and element.find("buttonConfiguration") is None \
                and element.find("inset[@key='contentEdgeInsets']") is None:
            return state.get("title"), ios_font(element), 1, 0
    cell = element.find("textFieldCell")
    if element.tag == "textField" and cell is not None and cell.get("editable") != "YES" \
            and not cell.get("borderStyle"):
        font = cell.find("font")
        role = ROLES.get(font.get("metaFont")) if font is not None else None
        if role:
            return cell.get("title"), (float(font.get("size") or role[0]), role[1]), 1, 4
    return None


def below_stacks(root):
    """The elements of views that hold a stack view somewhere, whole hierarchies of views at a time."""
    found = set()

    def visit(element):
        if element.find("rect[@key='frame']") is None:
            for child in element:
                visit(child)
        elif element.tag == "stackView" or element.find(".//stackView") is not None:
            found.update(element.iter())

    visit(root)
    return found


def documents(folders):
    """The readable documents of folders: folder, root element and version of the tool, in order of path."""
    for folder in folders:
        for path, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                if not name.endswith((".xib", ".storyboard")):
                    continue
                try:
                    root = ET.parse(os.path.join(path, name)).getroot()
                except ET.ParseError:
                    continue
                yield path, root, int((root.get("toolsVersion") or "0").split(".")[0])


def samples(folders):
    """One a text, font and width: group (folder of the document), pixels, Inter's width."""
    seen = {}
    for path, root, version in documents(folders):
        if version < XCODE_8:
            continue
        device = root.find("device")
        dense = device is not None and device.get("id") in THREE_PIXELS
        platform = "mac" if "Cocoa.X" in root.get("type", "") else "ios"
        stacked = below_stacks(root)
        for parent in root.iter():
            for element in parent:
                rect = element.find("rect[@key='frame']")
                told = text_of(element) if rect is not None else None
                if not told or not told[0] or not told[1] or "\n" in told[0]:
                    continue
                text, (size, weight), pixels, room = told
                if element.tag != "textField" and parent.tag != "stackView" and \
                        element.get("translatesAutoresizingMaskIntoConstraints") != "NO":
                    continue
                width = float(rect.get("width")) - room
                if not pixels:
                    is_whole = element not in stacked and width == round(width) \
                        and element.get("numberOfLines", "1") == "1" \
                        and element.find("fontDescription[@style]") is None
                    pixels = 1 if is_whole else 3 if dense else 2
                key = (text, size, weight, pixels, round(width, 2))
                if key in seen:
                    seen[key]["groups"].add(path)
                    continue
                plain = inter(text, size, weight)
                if platform == "ios" and size == 17 and version < XCODE_12:
                    plain += EARLY * size * len(text)
                guess = plain + len(text) * size * (published(size) if size < 20 else -0.04)
                if abs(width - guess) > 0.09 * guess + 1.5:
                    continue
                seen[key] = dict(text=text, size=size, weight=weight, pixels=pixels,
                                 width=width, plain=plain, groups={path}, on=platform)
    return list(seen.values())


def title_of(element, version):
    """Title, size and family of a control of macOS whose width follows its title; None for others."""
    cell = element.find("buttonCell")
    if cell is None or not cell.get("title") or "\n" in cell.get("title") or \
            element.get("customClass") or element.get("misplaced") == "YES":
        return None
    kind, font = cell.get("type"), cell.find("font")
    if kind not in ("check", "radio", "push") or font is None:
        return None
    if kind == "push" and cell.get("image") or kind != "push" and cell.get("imagePosition") != "left":
        return None
    if any(c.get("firstAttribute") == "width" and c.get("firstItem") is None
           for c in element.iter("constraint")):
        return None
    control = cell.get("controlSize", "regular")
    if font.get("usesAppearanceFont"):
        role = {"small": 11, "mini": 9}.get(control, 13), 400
    else:
        role = ROLES.get(font.get("metaFont"))
    if not role or role[1] != 400:
        return None
    look = 0 if version < XCODE_12 else 1 if version < XCODE_12_4 else \
        2 if version < GLASS or version >= INTERNAL else 3
    size = float(font.get("size") or role[0])
    return cell.get("title"), size, (kind, control, look, size)


def titles(folders):
    """Rows for titles of controls, with what their family adds taken off as far as most agree on it."""
    families, seen = collections.defaultdict(list), set()
    for path, root, version in documents(folders):
        for parent in root.iter():
            for element in parent:
                rect = element.find("rect[@key='frame']")
                told = title_of(element, version) if element.tag == "button" else None
                if rect is None or not told or parent.tag != "stackView" and \
                        element.get("translatesAutoresizingMaskIntoConstraints") != "NO":
                    continue
                text, size, family = told
                width = float(rect.get("width"))
                if (told, width) in seen:
                    continue
                seen.add((told, width))
                families[family].append(
                    dict(text=text, size=size, weight=400, pixels=1, width=width, on="mac",
                         plain=inter(text, size, 400), groups={path}, family=family))
    kept = []
    for family, rows in sorted(families.items()):
        rooms = [r["width"] - r["plain"] - r["size"] * len(r["text"]) * published(r["size"])
                 for r in rows]
        mode = max(rooms, key=lambda c: sum(abs(c - x) < 1.2 for x in rooms))
        mode = statistics.mean(x for x in rooms if abs(mode - x) < 1.2)
        near = [r for r, x in zip(rows, rooms) if abs(x - mode) < 2.5 + 0.02 * r["plain"]]
        if len(rows) >= 12 and len(near) >= 10:
            for r in near:
                r["plain"] += mode
            kept += near
    return kept


def pieces(text):
    """The letters and the pairs of letters of a text, counted."""
    return collections.Counter(list(text) + [a + b for a, b in zip(text, text[1:])])


def solve(x, top, pixel, sigma, held):
    """Robust least squares: each row is somewhere in the pixel below its top."""
    weights, y = 1 / sigma ** 2, top - pixel / 2
    for _ in range(40):
        solved = np.linalg.solve(x.T @ (x * weights[:, None]) + held, x.T @ (weights * y))
        nearest = np.clip(x @ solved, top - pixel, top)
        weights = 1 / sigma ** 2 / (1 + ((nearest - x @ solved) / sigma / 1.5) ** 2)
        # Half way to the middle of the pixel, so that the numbers are determined.
        y = (nearest + top - pixel / 2) / 2
    return solved


def fit(rows):
    """Excess in em by letter and by pair of letters."""
    parts = [pieces(r["text"]) for r in rows]
    count = collections.Counter(k for p in parts for k in p)
    keys = [k for k in sorted(count) if count[k] >= (2 if len(k) == 1 else TEXTS_OF_PAIR)]
    families = sorted({r["family"] for r in rows if "family" in r})
    index = {k: i for i, k in enumerate(keys + families)}
    x, top, sigma = np.zeros((len(rows), len(index))), np.zeros(len(rows)), np.zeros(len(rows))
    pixel = np.array([1 / r["pixels"] / r["size"] for r in rows])
    for i, r in enumerate(rows):
        for k, times in parts[i].items():
            if k in index:
                x[i, index[k]] = times
        if "family" in r:
            x[i, index[r["family"]]] = 1 / r["size"]
        top[i] = (r["width"] - r["plain"]) / r["size"] - len(r["text"]) * published(r["size"])
        sigma[i] = 0.12 / r["size"]
    held = np.diag([1 / (NEAR if len(k) == 1 else NEAR_PAIR) ** 2 for k in keys]
                   + [0.25] * len(families))
    solved = solve(x, top, pixel, sigma, held)
    return {k: float(v) for k, v in zip(keys, solved)}


def bare(r, numbers, bold=None):
    """Width of a row's text without any tracking."""
    own = 0
    if bold and r["weight"] in BOLDNESS:
        own = BOLDNESS[r["weight"]] * sum(bold.get(k, 0) for k in r["text"])
    return r["plain"] + r["size"] * (own + sum(
        times * numbers.get(k, 0) for k, times in pieces(r["text"]).items()))


def fit_bold(rows, numbers):
    """What bold letters need on top of the regular ones' numbers in em, and what the weights need a letter."""
    rows = [r for r in rows if r["weight"] in BOLDNESS and 8 <= r["size"] < 20]
    keys, weights = sorted({k for r in rows for k in r["text"]}), sorted(BOLDNESS)
    index = {k: i for i, k in enumerate(keys + weights)}
    x, top, sigma = np.zeros((len(rows), len(index))), np.zeros(len(rows)), np.zeros(len(rows))
    for i, r in enumerate(rows):
        for k in r["text"]:
            x[i, index[k]] += BOLDNESS[r["weight"]]
        x[i, index[r["weight"]]] = len(r["text"])
        top[i] = (r["width"] - bare(r, numbers)) / r["size"] - len(r["text"]) * published(r["size"])
        sigma[i] = 0.12 / r["size"]
    pixel = np.array([1 / r["pixels"] / r["size"] for r in rows])
    held = np.diag([1 / NEAR_BOLD ** 2] * len(keys) + [1 / NEAR ** 2] * len(weights))
    solved = solve(x, top, pixel, sigma, held)
    return ({k: float(solved[index[k]]) for k in keys}, {k: float(solved[index[k]]) for k in weights})


def is_right(r, width):
    return abs(math.ceil(width * r["pixels"] - 1e-6) / r["pixels"] - r["width"]) <= 0.5001


def table_rows(path):
    """Rows of a table of widths in the system font: text, size, weight, room and width of the frame."""
    found = []
    with open(path, newline="", encoding="utf-8") as file:
        for platform, font, size, text, width, *_ in list(csv.reader(file, delimiter="\t"))[1:]:
            if platform == "ios":
                style = STYLES.get(font.replace("UICTFontTextStyle", ""))
                known = style or ({"system": (0, 400), "boldSystem": (0, 700)}.get(font))
                pixels, room = 2, 0
            else:
                known, pixels, room = ROLES.get(font), 1, 4
            if not known:
                continue
            points = float(size) if size.replace(".", "").isdigit() else known[0]
            found.append(dict(text=text, size=points, weight=known[1], pixels=pixels,
                              width=float(width) - room, plain=inter(text, points, known[1])))
    return found


def extra(rows, letters):
    """What sizes from 20 points on and weights need on top: medians over rows, by size and by weight."""
    sizes, weights = collections.defaultdict(list), collections.defaultdict(list)
    for r in rows:
        need = (r["width"] - 0.5 / r["pixels"] - bare(r, letters)) / r["size"] / len(r["text"])
        if r["size"] < 20:
            weights[r["weight"]].append(need - published(r["size"]))
        else:
            sizes[r["size"]].append(need)
    return ({k: statistics.median(v) for k, v in sizes.items()},
            {k: statistics.median(v) for k, v in weights.items() if k != 400})


def cross_validate(rows, more, table):
    """Errors of both halves of the table, each predicted without its own texts."""
    errors = []
    for half in range(2):
        out = table[half::2]
        texts = {r["text"] for r in out}
        left = [r for r in rows if r["text"] not in texts]
        letters = fit([r for r in left + more if r["weight"] == 400 and 8 <= r["size"] < 20
                       and r["text"] not in texts])
        sizes, weights = extra(left, letters)
        for r in out:
            if r["size"] < 20:
                spacing = published(r["size"]) + weights.get(r["weight"], 0)
            else:
                near = min(sizes, key=lambda s: abs(s - r["size"]))
                spacing = sizes[near]
            width = bare(r, letters) + len(r["text"]) * r["size"] * spacing
            width = math.ceil(width * r["pixels"] - 1e-6) / r["pixels"]
            errors.append(abs(width - r["width"]) / r["width"])
    return errors


def pair_terms(letters):
    """A pair's number in 1/10000 em by its letters; only pairs of ASCII letters have a place in the table."""
    return {k: round(v * 10000) for k, v in sorted(letters.items())
            if len(k) == 2 and k.isascii() and abs(v) >= 0.0003}


def replace_literal(path, name, literal):
    """Puts another literal in the place of a static constant's, up to the closing bracket of its declaration."""
    text = path.read_text(encoding="utf-8")
    pattern = re.compile(r"(static let %s: [^=]*= )\[.*?\n  \]" % name, re.DOTALL)
    changed, count = pattern.subn(lambda match: match.group(1) + literal, text)
    if count != 1:
        sys.exit(f"{path}: {count} declarations of {name} instead of one")
    path.write_text(changed, encoding="utf-8")


def write_tables(sources, rows, letters):
    """Replaces the numbers of letters, pairs and weights in the Swift files below a folder of sources."""
    text = pathlib.Path(sources) / "Drawing" / "Text"
    quoted = {k: json.dumps(k, ensure_ascii=False) for k in letters if len(k) == 1}
    replace_literal(text / "LetterWidths.swift", "excess", "[\n" + "".join(
        f"    {quoted[k]}: {v:.3f},\n" for k, v in sorted(letters.items())
        if len(k) == 1 and k.isprintable() and round(v, 3)) + "  ]")
    known = collections.defaultdict(list)
    for pair, number in pair_terms(letters).items():
        known[pair[0]].append("%s%+d" % (pair[1], number))
    replace_literal(text / "LetterPairs.swift", "known", "[\n" + "".join(
        f"    {json.dumps(first)}: {json.dumps(' '.join(terms))},\n" for first, terms in sorted(known.items())) + "  ]")
    bold, weights = fit_bold(rows, letters)
    weights[300] = extra(rows, letters)[1].get(300, 0)
    replace_literal(text / "BoldLetters.swift", "excess", "[\n" + "".join(
        f"    {json.dumps(k, ensure_ascii=False)}: {v:.3f},\n" for k, v in sorted(bold.items())
        if k.isascii() and k.isprintable() and round(v, 3)) + "  ]")
    replace_literal(text / "Tracking.swift", "byWeight", "[\n" + "".join(
        f"    ({weight}, {weights.get(weight, 0):.4f}),\n" for weight in (300, 400, 500, 600, 700)
        ) + "    (800, 0.0244), (900, 0.0330),\n  ]")


def main(arguments):
    table, sources = None, None
    while arguments and arguments[0] in ("--table", "--write"):
        if arguments[0] == "--table":
            table = table_rows(arguments[1])
        else:
            sources = arguments[1]
        arguments = arguments[2:]
    rows, more = samples(arguments), titles(arguments)
    if sources:
        fitting = [r for r in rows if r["weight"] == 400 and 8 <= r["size"] < 20] + more
        write_tables(sources, rows, fit(fitting))
        return
    if table:
        errors = cross_validate(rows, more, table)
        print("%d rows of the table, each predicted without its text: mean error %.2f %%, median %.2f %%"
              % (len(errors), 100 * statistics.mean(errors), 100 * statistics.median(errors)))
    plain = [r for r in rows if r["weight"] == 400 and 8 <= r["size"] < 20]
    groups = sorted({g for r in plain for g in r["groups"]})
    right = total = 0
    for k in range(10):
        out = set(groups[k::10])
        letters = fit([r for r in plain + more if not r["groups"] & out])
        for r in plain:
            if r["groups"] & out:
                total += 1
                right += is_right(
                    r, bare(r, letters) + len(r["text"]) * r["size"] * published(r["size"]))
    print("regular below 20 points, left out of the fit: %d of %d right" % (right, total))
    letters = fit(plain + more)
    letters = {k: round(v, 3 if len(k) == 1 else 4) for k, v in letters.items()}
    right = sum(is_right(r, bare(r, letters) + len(r["text"]) * r["size"] * published(r["size"]))
                for r in plain)
    print("in the fit: %d of %d right" % (right, len(plain)))
    print({k: v for k, v in letters.items() if v and len(k) == 1})
    pairs = ["%s%+d" % term for term in pair_terms(letters).items()]
    print(len(pairs), "pairs", " ".join(pairs))
    heavy = [r for r in rows if r["weight"] in BOLDNESS and 8 <= r["size"] < 20]
    texts, right = sorted({r["text"] for r in heavy}), 0
    for k in range(10):
        out = set(texts[k::10])
        bold, weights = fit_bold([r for r in heavy if r["text"] not in out], letters)
        right += sum(is_right(r, bare(r, letters, bold) + len(r["text"]) * r["size"] * (
            published(r["size"]) + weights[r["weight"]])) for r in heavy if r["text"] in out)
    print("medium to bold below 20 points, each text left out of the fit: %d of %d right" % (right, len(heavy)))
    bold, weights = fit_bold(heavy, letters)
    print({k: round(v, 3) for k, v in bold.items() if round(v, 3)}, weights)
    rest = collections.defaultdict(list)
    for r in rows:
        need = (r["width"] - 0.5 / r["pixels"] - bare(r, letters, bold)) / r["size"] / len(r["text"])
        if r["size"] < 20 and r["weight"] != 400:
            rest["weight %d" % r["weight"]].append(need - published(r["size"]))
        elif r["size"] >= 22 and r["weight"] in (600, 700):
            rest["size %g, weight %d" % (r["size"], r["weight"])].append(need - weights[r["weight"]])
        elif r["size"] >= 20 and r["weight"] in (300, 400, 500) and r["on"] == "ios":
            rest["size %g" % r["size"]].append(need)
    for key in sorted(rest):
        print("%s: %d rows, median %+.4f em" % (key, len(rest[key]), statistics.median(rest[key])))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1:])
