internal import Foundation

extension CGSize {
  /// A frame's size less alignment insets.
  func less(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
