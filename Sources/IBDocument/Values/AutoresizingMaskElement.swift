/// The six flags of an `autoresizingMask` element; absent flags are false.
///
/// The margins are the document's: on macOS the minimum y margin is at the bottom of an unflipped
/// superview.
package struct AutoresizingMaskElement: Sendable, Hashable {
  /// The left margin stretches.
  package let flexibleMinX: Bool
  /// The width stretches.
  package let widthSizable: Bool
  /// The right margin stretches.
  package let flexibleMaxX: Bool
  /// The margin on the side of the smaller y stretches.
  package let flexibleMinY: Bool
  /// The height stretches.
  package let heightSizable: Bool
  /// The margin on the side of the greater y stretches.
  package let flexibleMaxY: Bool

  init(_ element: Element) {
    flexibleMinX = element.bool("flexibleMinX") ?? false
    widthSizable = element.bool("widthSizable") ?? false
    flexibleMaxX = element.bool("flexibleMaxX") ?? false
    flexibleMinY = element.bool("flexibleMinY") ?? false
    heightSizable = element.bool("heightSizable") ?? false
    flexibleMaxY = element.bool("flexibleMaxY") ?? false
  }
}
