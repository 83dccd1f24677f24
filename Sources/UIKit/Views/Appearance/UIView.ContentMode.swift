extension UIView {
  /// The placement of content when the bounds change; raw values are Apple's.
  ///
  /// Scaling modes change the content's size and `redraw` draws it again; the others keep it and place it
  /// at the side, in the corner or in the middle that they name.
  ///
  /// - SeeAlso: Apple, "UIView.ContentMode".
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}
