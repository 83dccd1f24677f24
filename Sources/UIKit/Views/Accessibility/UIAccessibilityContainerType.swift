/// A kind of container of accessibility elements.
///
/// Source: Apple, "UIAccessibilityContainerType".
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
