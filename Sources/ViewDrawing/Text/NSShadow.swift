package import Drawing
public import Foundation
internal import FoundationShims

/// A shadow of text or drawing; lengths are in points.
///
/// Each front adds the colour as `shadowColor` in its own class.
///
/// Source: Apple, "NSShadow".
open class NSShadow: NSObject, NSCopying {
  private let header = FoundationHeader()

  /// The offset; a positive height is down in UIKit and up in AppKit.
  open var shadowOffset = CGSize.zero
  /// The blur radius; 0 for a hard edge.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour for the drawing module; nil for no shadow.
  package var paint: CGColor? = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1 / 3)

  /// Creates a shadow without offset or blur, in black with one third opacity.
  public override init() { super.init() }

  /// Whether another shadow has equal properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.paint == paint
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  /// A copy with equal properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.paint = paint
    return copy
  }
}
