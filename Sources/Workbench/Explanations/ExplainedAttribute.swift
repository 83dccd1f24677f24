internal import IBDocument
package import LayoutTree
internal import NibBuilding

/// An attribute that can be explained, with its name in documents, or `x` or `y`.
package struct ExplainedAttribute: Sendable, Hashable {
  private static let places: [String: ConstraintAttribute] = ["x": .left, "y": .top]

  /// The attribute of a constraint.
  package let attribute: NSLayoutConstraint.Attribute

  /// Creates the attribute with a name; nil for an unknown name.
  package init?(word: String) {
    guard let known = Self.places[word] ?? ConstraintAttribute(word: word), known != .notAnAttribute
    else { return nil }
    attribute = NSLayoutConstraint.Attribute(known)
  }

  /// All names.
  package static let words =
    ["x", "y"] + ConstraintAttribute.allCases.filter { $0 != .notAnAttribute }.map(\.rawValue)
}
