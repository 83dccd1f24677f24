package import Drawing
public import Foundation
internal import FoundationShims

/// A shadow of text or drawing; lengths in points.
///
/// Each front adds the colour in its own class, as `shadowColor`.
///
/// Source: Apple, "NSShadow".
open class NSShadow: NSObject, NSCopying {
  private let header = FoundationHeader()

  /// Shift; positive height is down in UIKit and up in AppKit.
  open var shadowOffset = CGSize.zero
  /// Blur; 0 is a hard edge.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour as the drawing layer knows it; nil for no shadow.
  package var paint: CGColor? = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1 / 3)

  /// Creates a shadow of one third black without shift or blur.
  public override init() { super.init() }

  /// A shadow with equal properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.paint = paint
    return copy
  }
}
