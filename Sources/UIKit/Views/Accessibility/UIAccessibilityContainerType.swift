/// What the accessibility elements in a container are together.
///
/// Source: Apple, "UIAccessibilityContainerType".
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
