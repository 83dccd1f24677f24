import UIKit

/// A button that takes touches 10 points beyond what is seen and aligned.
///
/// A button places its parts itself, from its bounds, so each rectangle needs an override. The natural
/// size is enlarged as well, which is one time too many: that size is already the alignment rectangle's,
/// around which the frame adds the insets again. The frame is therefore 40 points wider than the title,
/// not 20.
final class RoomyButton: UIButton {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }

  override var intrinsicContentSize: CGSize {
    let content = super.intrinsicContentSize
    let insets = alignmentRectInsets
    return CGSize(
      width: insets.left + content.width + insets.right,
      height: insets.top + content.height + insets.bottom)
  }

  /// What is seen: the bounds without the room around.
  var visibleBounds: CGRect { bounds.inset(by: alignmentRectInsets) }

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    super.backgroundRect(forBounds: visibleBounds)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    super.imageRect(forContentRect: visibleBounds)
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: visibleBounds)
  }
}
