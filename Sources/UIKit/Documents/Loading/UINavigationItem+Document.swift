internal import IBDocument

extension UINavigationItem {
  /// Sets the texts and the mode of the title that a document states.
  func configure(with element: NavigationItemElement) {
    title = element.title
    prompt = element.prompt
    largeTitleDisplayMode =
      switch element.largeTitle {
      case .automatic: .automatic
      case .always: .always
      case .never: .never
      case .inline: .inline
      }
    backButtonTitle = element.element.child("barButtonItem", key: "backBarButtonItem")?["title"]
  }
}
