internal import Foundation

/// An underline or strikethrough.
package struct TextStripe: Hashable, Sendable {
  /// The pattern of the line.
  package enum Pattern: Int, Hashable, Sendable {
    /// A solid line.
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
  /// Whether the line has double thickness.
  package var isThick = false
  /// Whether there are two lines.
  package var isDouble = false
  /// Whether the spaces between words are skipped.
  package var isByWord = false
  /// The colour; nil for the text colour.
  package var color: CGColor?

  /// Creates a single line in the text colour.
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
