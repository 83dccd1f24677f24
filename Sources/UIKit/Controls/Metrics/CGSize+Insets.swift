internal import Foundation

extension CGSize {
  /// A frame's size less alignment insets.
  func less(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
  /// A content's size with insets around it.
  func more(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width + (insets.left + insets.right), height: height + (insets.top + insets.bottom))
  }
}
