internal import Foundation

/// A line under or through letters.
package struct TextStripe: Hashable, Sendable {
  /// The pattern of the line.
  package enum Pattern: Int, Hashable, Sendable {
    /// One piece.
    case solid
    /// Dots.
    case dot
    /// Dashes.
    case dash
    /// Alternating dashes and dots.
    case dashDot
    /// Alternating dashes and pairs of dots.
    case dashDotDot
  }

  /// The pattern of the line.
  package var pattern = Pattern.solid
  /// Whether it is twice as thick.
  package var isThick = false
  /// Whether there are two.
  package var isDouble = false
  /// Whether the spaces between words are skipped.
  package var isByWord = false
  /// The colour; nil takes the letters' colour.
  package var color: CGColor?

  /// Creates a single line in the colour of the letters.
  package init() {}

  /// Returns the lengths of dashes and gaps for a thickness in points; empty for a solid line.
  func dashes(thickness: Double) -> [CGFloat] {
    let lengths: [Double] =
      switch pattern {
      case .solid: []
      case .dot: [2, 2]
      case .dash: [6, 3]
      case .dashDot: [6, 3, 2, 3]
      case .dashDotDot: [6, 3, 2, 3, 2, 3]
      }
    return lengths.map { $0 * thickness }
  }
}
