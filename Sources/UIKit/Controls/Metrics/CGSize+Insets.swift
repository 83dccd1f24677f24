internal import Foundation

extension CGSize {
  /// The size less insets.
  func less(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
  /// The size plus insets.
  func more(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width + (insets.left + insets.right), height: height + (insets.top + insets.bottom))
  }
}
