public import ViewDrawing

extension UIFont {
  /// What a text is for.
  ///
  /// Source: Apple, "UIFont.TextStyle".
  public typealias TextStyle = FontTextStyle
}
