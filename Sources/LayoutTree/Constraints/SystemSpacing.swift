package import Foundation

/// A standard distance that determines a constraint's constant.
///
/// It is eight points between two edges, twenty to the edge of an AppKit superview. Between the baselines of
/// two texts it is a line's height, from the upper text's baseline to the bottom of its line plus from the top
/// of the lower line to its baseline: texts at one standard distance look like the lines of one text.
///
/// - SeeAlso: `Rules/AlignmentRectangles.md#baselines-belong-to-the-alignment-rectangle`,
///   `Rules/Guides.md#anchors-make-inactive-constraints`, `Rules/VisualFormat.md#the-meaning-of-a-format`; what
///   texts need is our inference.
@MainActor package struct SystemSpacing {
  /// The name of the distance in logs.
  enum Name: String {
    /// A distance of a visual format or a document.
    case standard = "NSSpace"
    /// A distance of an anchor.
    case anchor = "NSLayoutAnchorConstraintSpace"
  }

  /// The distance between two edges, in points.
  package static let standard: CGFloat = 8

  var name: Name
  /// The factor of the distance.
  var multiplier: CGFloat
  /// The distance between items without text, in points.
  var distance = Self.standard

  /// The current value of the constant, in points.
  func constant(_ first: ConstraintSide?, _ second: ConstraintSide?) -> CGFloat {
    multiplier * (lineHeight(first, second) ?? distance)
  }

  /// The distance from the last baseline of a view to the first one of the view below it, in points.
  package static func betweenBaselines(_ upper: ViewNode, _ lower: ViewNode) -> CGFloat {
    SystemSpacing(name: .standard, multiplier: 1).constant(
      ConstraintSide(lower, .firstBaseline), ConstraintSide(upper, .lastBaseline))
  }

  /// The distance from the last baseline of an upper text to the first one of a lower text; nil for other
  /// sides.
  private func lineHeight(_ first: ConstraintSide?, _ second: ConstraintSide?) -> CGFloat? {
    guard let first, let second, first.attribute == .firstBaseline,
      second.attribute == .lastBaseline, let lower = first.node as? ViewNode,
      let upper = second.node as? ViewNode,
      case .top(let ascent)? = lower.firstTextBaseline,
      case .bottom(let descent)? = upper.lastTextBaseline, ascent + descent > 0
    else { return nil }
    return CGFloat(ascent + descent)
  }
}
