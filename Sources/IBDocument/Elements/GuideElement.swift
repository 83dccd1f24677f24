package import Diagnostics

/// A layout guide of a view.
package struct GuideElement: Sendable, Hashable {
  /// The identifier to which constraints refer.
  package let id: String
  /// The kind of guide, such as `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `layoutMargins` or `keyboard`;
  /// empty for a guide that the author inserted.
  package let key: String
  /// The position in the text.
  package let position: SourcePosition

  init?(_ element: Element) {
    guard ViewShape.isGuide(element), element.name != "viewControllerLayoutGuide",
      let id = element["id"]
    else { return nil }
    self.id = id
    key = element.name == "keyboardLayoutGuide" ? "keyboard" : element["key"] ?? ""
    position = element.position
  }
}
