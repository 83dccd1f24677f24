/// Recognises the elements that are views.
///
/// Class names are not sufficient, because a document may contain views of unknown classes. Every view has a `rect`
/// child with the key `frame`; the few views without one are recognised by their parent, and by attributes and children
/// that are specific to views.
enum ViewShape {
  /// Whether the element is a view.
  static func isView(_ element: Element, parent: Element?) -> Bool {
    if isGuide(element) || element.name == "variation" { return false }
    return frame(of: element) != nil || looksLikeView(element, parent: parent)
  }

  /// Returns the element that specifies the frame.
  ///
  /// Some tools of 2015 wrote the distances from the left and upper edges of the parent as `frameInset`.
  static func frame(of element: Element) -> Element? {
    element.child("rect", key: "frame") ?? element.child("frame", key: "frameInset")
  }

  /// Whether an element is a layout guide, which may have a frame.
  static func isGuide(_ element: Element) -> Bool {
    switch element.name {
    case "viewLayoutGuide", "layoutGuide", "viewControllerLayoutGuide", "keyboardLayoutGuide": true
    default: false
    }
  }

  /// The elements that are always views, even without a frame at the top level of a document.
  private static let topLevelViews: Set<String> = [
    "view", "imageView", "stackView", "scrollView", "tableView",
    "collectionView", "tableViewCell", "collectionViewCell", "textField", "textView", "customView",
    "visualEffectView",
  ]

  /// Whether an element without a frame is nevertheless a view.
  private static func looksLikeView(_ element: Element, parent: Element?) -> Bool {
    if parent?.name == "subviews" { return true }
    if parent?.name == "objects", topLevelViews.contains(element.name) { return true }
    if element["translatesAutoresizingMaskIntoConstraints"] != nil { return true }
    return element.child("subviews") != nil
      || element.child("autoresizingMask", key: "autoresizingMask") != nil
  }
}
