import UIKit

/// Frame and mask as constraints that anybody may make.
enum PublicMaskConstraints {
  /// Width and horizontal middle of a view, in that order; none of them is active.
  @MainActor static func horizontal(of view: UIView) -> [NSLayoutConstraint] {
    guard let superview = view.superview else { return [] }
    let parts = Parts(
      left: view.frame.minX, width: view.frame.width, whole: superview.bounds.width,
      mask: view.autoresizingMask)
    return [width(of: view, in: superview, parts), middle(of: view, in: superview, parts)]
  }

  /// The three parts of the superview's width, and which of them may change.
  private struct Parts {
    var left: CGFloat
    var width: CGFloat
    var whole: CGFloat
    var mask: UIView.AutoresizingMask
    var right: CGFloat { whole - left - width }
    var middle: CGFloat { left + width / 2 }
    var isLeftFlexible: Bool { mask.contains(.flexibleLeftMargin) }
    var isWidthFlexible: Bool { mask.contains(.flexibleWidth) }
    var isRightFlexible: Bool { mask.contains(.flexibleRightMargin) }
    /// The part of the superview that is shared out: all but a margin that stays.
    var shared: CGFloat {
      whole - (isLeftFlexible ? 0 : left) - (isRightFlexible ? 0 : right)
    }
  }

  @MainActor private static func width(
    of view: UIView, in superview: UIView, _ parts: Parts
  ) -> NSLayoutConstraint {
    guard parts.isWidthFlexible else {
      return NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 0, constant: parts.width)
    }
    let factor = parts.isLeftFlexible || parts.isRightFlexible ? parts.width / parts.shared : 1
    return NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: superview, attribute: .width,
      multiplier: factor, constant: parts.width - factor * parts.whole)
  }

  @MainActor private static func middle(
    of view: UIView, in superview: UIView, _ parts: Parts
  ) -> NSLayoutConstraint {
    func tie(_ attribute: NSLayoutConstraint.Attribute, _ factor: CGFloat, _ constant: CGFloat)
      -> NSLayoutConstraint
    {
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: superview,
        attribute: attribute, multiplier: factor, constant: constant)
    }
    switch (parts.isLeftFlexible, parts.isWidthFlexible, parts.isRightFlexible) {
    case (true, _, true): return tie(.right, parts.middle / parts.whole, 0)
    case (true, true, false):
      // The middle of what lies left of the fixed right margin, which is zero with the superview.
      let factor = parts.middle / (parts.shared / 2)
      return tie(.centerX, factor, -factor * parts.right / 2)
    case (false, true, true):
      // With no width left the middle lies on the left margin. The factor is the width's, not the middle's
      // part of the rest: that would move the view by its margin as well.
      let factor = parts.width / parts.shared
      return tie(.centerX, factor, parts.left - factor * parts.left / 2)
    case (true, false, false): return tie(.right, 1, parts.middle - parts.whole)
    case (false, false, _): return tie(.left, 1, parts.middle)
    case (false, true, false): return tie(.centerX, 1, parts.middle - parts.whole / 2)
    }
  }
}
