public import ViewDrawing

extension UIFont {
  /// The purpose of a text.
  ///
  /// Source: Apple, "UIFont.TextStyle".
  public typealias TextStyle = FontTextStyle
}
