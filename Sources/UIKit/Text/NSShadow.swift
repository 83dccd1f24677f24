public import Foundation

/// A shadow of text or drawing; lengths in points.
///
/// Source: Apple, "NSShadow".
open class NSShadow: NSObject, NSCopying {
  /// Shift; positive height is down.
  open var shadowOffset = CGSize.zero
  /// Blur; 0 is a hard edge.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil is none.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// A shadow of one third black without shift or blur.
  public override init() { super.init() }

  /// A shadow with equal properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
