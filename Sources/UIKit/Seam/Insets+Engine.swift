internal import Foundation
internal import LayoutEngine

extension UIEdgeInsets {
  init(_ insets: LayoutInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension LayoutInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  func physical(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
