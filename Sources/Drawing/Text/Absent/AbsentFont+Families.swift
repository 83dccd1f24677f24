/// The families, by their names as ``FontName/key(_:)`` writes them.
///
/// Lines are ascender and descender of the fonts' own tables, as published (Capsize's metrics of system fonts), and
/// agree with stored heights. Helvetica and Times get 15 % more above, as in WebKit and UIKit, Courier only in AppKit: at 9
/// points nine stored labels of iOS are 9 high, at 12 points eight of macOS 14. Futura's share of Inter's widths is a median
/// over stored labels.
///
/// - SeeAlso: `Rules/Sizes.md#fonts-that-are-not-installed`.
extension AbsentFont {
  static let families: [String: AbsentFont] = [
    // Stored: 13 → 15, 27 → 32.
    "helvetica": AbsentFont(ascender: 0.920, descender: 0.230, letters: .faces(.sans)),
    // Stored: 12 → 14, 16 → 19, 24 → 28; bold 16 → 19⅓, 24 → 28⅔; thin 60 → 71, 70 → 83; ultralight 140 → 160½;
    // macOS 7 → 8, 10 → 12, 11 → 12, 22 → 27.
    "helveticaneue": AbsentFont(
      ascender: 0.952, descender: 0.213, gap: 0.028,
      otherLines: [
        100: (0.931, 0.213), 200: (0.967, 0.213), 300: (0.967, 0.213), 500: (0.975, 0.217),
      ],
      letters: .faces(.helveticaNeue)),
    // Stored: 14 → 16; macOS 18 → 20.
    "arial": AbsentFont(ascender: 0.905, descender: 0.212, letters: .faces(.sans)),
    "times": AbsentFont(ascender: 0.900, descender: 0.250, letters: .faces(.serif)),
    "timesnewroman": AbsentFont(ascender: 0.891, descender: 0.216, letters: .faces(.serif)),
    // Stored: 15 → 20½, 18 → 25, 20 → 27½, 32 → 44.
    "avenir": AbsentFont(ascender: 1.000, descender: 0.366, letters: .faces(.avenir)),
    // Stored: 10 → 14, 15 → 20½, 17 → 24, 20 → 27½, 22 → 30½, 40 → 55, 90 → 123, 100 → 137.
    "avenirnext": AbsentFont(ascender: 1.000, descender: 0.366, letters: .faces(.avenirNext)),
    // Stored: 15 → 20, 17 → 23, 18 → 23½.
    "futura": AbsentFont(ascender: 1.039, descender: 0.260, letters: .share(0.975)),
    "georgia": AbsentFont(ascender: 0.917, descender: 0.219, letters: .faces(.georgia)),
    "verdana": AbsentFont(ascender: 1.005, descender: 0.210, letters: .faces(.verdana)),
    "trebuchetms": AbsentFont(ascender: 0.939, descender: 0.222, letters: .faces(.trebuchet)),
    "lucidagrande": AbsentFont(ascender: 0.967, descender: 0.211, letters: .faces(.lucida)),
    "tahoma": AbsentFont(ascender: 1.000, descender: 0.207, letters: .faces(.tahoma)),
    // Stored: 48 → 56; macOS 9 → 10, 10 → 11, 11 → 13, 13 → 15, 19 → 22, 20 → 24, 25 → 29, 28 → 33.
    "menlo": AbsentFont(ascender: 0.928, descender: 0.236, letters: .fixed(0.602)),
    // Stored: 17 → 19⅓, 30 → 34.
    "couriernew": AbsentFont(ascender: 0.833, descender: 0.300, letters: .fixed(0.600)),
    "courier": AbsentFont(
      ascender: 0.754, descender: 0.246, lift: 0.150, letters: .fixed(0.600)),
  ]
}
