internal import Foundation

/// The heights of symbols in image views beside text of 17 points, of medium scale.
///
/// The alignment rectangle is 20 points high for every symbol; a stated height is its height, and the frame differs from it by
/// what the symbol's own height differs.
///
/// - SeeAlso: `Rules/DocumentsIOS.md#symbols-in-image-views`.
enum SymbolHeights {
  /// The height of alignment rectangles, in em: 20 points beside text of 17.
  static let line: CGFloat = 20 / 17

  /// Returns the height of a symbol, in em; nil for one that no document tells.
  static func height(of name: String) -> CGFloat? {
    let outline = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let isRound = outline.hasSuffix(".circle") || round.contains(outline)
    return (isRound ? 18.8 : points[name] ?? points[outline]).map { $0 / 17 }
  }

  /// The symbols besides those in a circle that are as high as a circle.
  private static let round: Set = ["circle", "clock", "timer", "safari"]

  /// Heights in points.
  private static let points: [String: CGFloat] = [
    "bell": 19.5, "bell.badge": 20.5, "bell.slash": 19.5, "bell.slash.fill": 20.5, "calendar": 17.5,
    "checkmark": 16.5,
    "chevron.backward": 16.5, "chevron.down": 10.25, "chevron.forward": 16.5,
    "chevron.left": 16.5, "chevron.right": 16.5, "chevron.up": 10.25, "gearshape": 19.67,
    "heart": 17.5, "lock.fill": 18, "lock": 18.4, "person": 17.5, "photo": 17, "pin.fill": 21.5,
    "repeat": 16.67,
  ]
}
