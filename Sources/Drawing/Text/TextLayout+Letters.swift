import Foundation

/// The positions of letters; offsets are UTF-16 units of the whole text, the texts of all runs one after
/// another.
extension TextLayout {
  /// The offsets of each line's letters, without the line feed behind them.
  package var ranges: [Range<Int>] { shaped.ranges }
  /// Returns the distance from a line's left edge to the leading side of a letter; behind the line it is the
  /// line's end.
  package func position(of offset: Int, inLine index: Int) -> Double {
    shaped.position(of: offset, line: index)
  }
  /// Returns the letter of a line at a distance from its left edge; the nearest one beyond both ends.
  package func characterIndex(at x: Double, inLine index: Int) -> Int {
    shaped.index(at: x, line: index)
  }
}
