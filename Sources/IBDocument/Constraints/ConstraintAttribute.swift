/// An attribute of a constraint, with its name in documents.
package enum ConstraintAttribute: String, Sendable, Hashable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The horizontal centre.
  case centerX
  /// The vertical centre.
  case centerY
  /// The baseline of the last line; also written `baseline`.
  case lastBaseline
  /// The baseline of the first line.
  case firstBaseline
  /// The left margin.
  case leftMargin
  /// The right margin.
  case rightMargin
  /// The upper margin.
  case topMargin
  /// The lower margin.
  case bottomMargin
  /// The leading margin.
  case leadingMargin
  /// The trailing margin.
  case trailingMargin
  /// The horizontal centre between the margins.
  case centerXWithinMargins
  /// The vertical centre between the margins.
  case centerYWithinMargins
  /// No attribute: the constraint compares with a number.
  case notAnAttribute

  /// Creates the attribute with a name; nil for an unknown name.
  package init?(word: String) {
    if word == "baseline" {
      self = .lastBaseline
    } else if let attribute = Self(rawValue: word) {
      self = attribute
    } else {
      return nil
    }
  }
}
