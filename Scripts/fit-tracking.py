#!/usr/bin/env python3
"""Fits letter spacing so that Inter sets text as wide as recorded San Francisco labels.

Usage: fit-tracking.py WIDTHS.tsv

The table has the columns platform, font, size, text, frame width, times seen. Rows of platform "ios"
with a system font or a text style count. A frame width w is the text's width rounded up to a half (or
third) pixel, so the target is w - 0.25. For every size with enough rows the spacing in em is the
weighted median of (target - width in Inter) / (letters x size); the script prints it and the error
that remains with the tables REGULAR and BOLD below (piecewise linear in the size).
"""
import csv, ctypes, statistics, sys

STYLES = {"Body": (17, 400), "Headline": (17, 600), "Subhead": (15, 400), "Footnote": (13, 400),
          "Caption1": (12, 400), "Caption2": (11, 400), "Callout": (16, 400), "Title1": (28, 400),
          "Title2": (22, 400), "Title3": (20, 400), "LargeTitle": (34, 400)}
FONTS = {"system": 400, "boldSystem": 700, ".AppleSystemUIFont": 400}

gobject = ctypes.CDLL("libgobject-2.0.so.0")
pango = ctypes.CDLL("libpango-1.0.so.0")
pangocairo = ctypes.CDLL("libpangocairo-1.0.so.0")
for lib, name in [(pangocairo, "pango_cairo_font_map_new"), (pango, "pango_font_map_create_context"),
                  (pango, "pango_layout_new"), (pango, "pango_font_description_new"),
                  (pango, "pango_attr_list_new"), (pango, "pango_attr_letter_spacing_new")]:
    getattr(lib, name).restype = ctypes.c_void_p
context = ctypes.c_void_p(pango.pango_font_map_create_context(
    ctypes.c_void_p(pangocairo.pango_cairo_font_map_new())))
pango.pango_context_set_round_glyph_positions(context, 0)


def width(text, size, weight, em=0.0):
    """Width in points of one line in Inter with a spacing of em times the size."""
    layout = ctypes.c_void_p(pango.pango_layout_new(context))
    font = ctypes.c_void_p(pango.pango_font_description_new())
    pango.pango_font_description_set_family(font, b"Inter")
    pango.pango_font_description_set_weight(font, weight)
    pango.pango_font_description_set_absolute_size(font, ctypes.c_double(size * 1024.0))
    pango.pango_layout_set_font_description(layout, font)
    attributes = ctypes.c_void_p(pango.pango_attr_list_new())
    pango.pango_attr_list_insert(attributes, ctypes.c_void_p(
        pango.pango_attr_letter_spacing_new(int(round(em * size * 1024)))))
    pango.pango_layout_set_attributes(layout, attributes)
    raw = text.encode()
    pango.pango_layout_set_text(layout, raw, len(raw))
    w, h = ctypes.c_int(), ctypes.c_int()
    pango.pango_layout_get_size(layout, ctypes.byref(w), ctypes.byref(h))
    pango.pango_attr_list_unref(attributes)
    pango.pango_font_description_free(font)
    gobject.g_object_unref(layout)
    return w.value / 1024.0


def rows(path):
    for row in csv.DictReader(open(path, encoding="utf-8"), delimiter="\t", quoting=csv.QUOTE_NONE):
        if row["platform"] != "ios":
            continue
        font = row["font"]
        if font.startswith("UICTFontTextStyle"):
            size, weight = STYLES[font[len("UICTFontTextStyle"):]]
        elif font in FONTS:
            size, weight = float(row["size"]), FONTS[font]
        else:
            continue
        yield size, weight, row["text"], float(row["frame width"])


# Spacing in em by size in points, as in Sources/Drawing/Text/Tracking.swift.
REGULAR = [(10, 0.010), (11, 0.003), (12, 0.002), (13, -0.003), (14, -0.014), (15, -0.024),
           (16, -0.025), (17, -0.0253), (18, -0.0315), (20, -0.038), (24, -0.047), (30, -0.046),
           (40, -0.038)]
BOLD = [(12, 0.000), (14, -0.0056), (24, -0.0273), (36, -0.0509)]


def interpolate(points, size):
    if size <= points[0][0]:
        return points[0][1]
    for (low, a), (high, b) in zip(points, points[1:]):
        if size <= high:
            return a + (b - a) * (size - low) / (high - low)
    return points[-1][1]


def table(size, weight):
    share = min(max((weight - 400) / 300, 0), 1)
    return interpolate(REGULAR, size) * (1 - share) + interpolate(BOLD, size) * share


def main(path):
    groups, errors, before = {}, [], []
    for size, weight, text, frame in rows(path):
        target = frame - 0.25
        plain = width(text, size, weight)
        spacing = (target - plain) / (len(text) * size)
        groups.setdefault((size, weight), []).append((spacing, len(text), text, plain, frame))
        before.append(abs(plain - target) / target)
        error = abs(width(text, size, weight, table(size, weight)) - target) / target
        errors.append((error, size, weight, text, frame))
    for key in sorted(groups):
        values = sorted(groups[key])
        half = sum(v[1] for v in values) / 2
        total = 0
        for v in values:
            total += v[1]
            if total >= half:
                break
        print("%5.1f pt weight %d: %3d rows, spacing %+.4f em (range %+.4f %+.4f)" % (
            key[0], key[1], len(values), v[0], values[0][0], values[-1][0]))
    for name, data in [("untracked", sorted(before)), ("with table", sorted(e[0] for e in errors))]:
        print("%s: median %.2f %%, 90th percentile %.2f %%, worst %.2f %%" % (
            name, 100 * statistics.median(data), 100 * data[int(len(data) * 0.9)], 100 * data[-1]))
    for error in sorted(errors, reverse=True)[:12]:
        print("  %.1f %%  %g pt %d  %r  %g" % ((100 * error[0],) + error[1:]))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
