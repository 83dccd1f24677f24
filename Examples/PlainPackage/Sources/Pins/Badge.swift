import QuartzCore

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension PlatformView {
  /// Rounds the corners of the view's layer and puts a round badge into its middle.
  ///
  /// A view of AppKit's has no layer until it wants one.
  @discardableResult
  public func addBadge(_ color: CGColor, cornerRadius: CGFloat) -> CALayer {
    let badge = CALayer()
    badge.frame = CGRect(x: bounds.midX - 4, y: bounds.midY - 4, width: 8, height: 8)
    badge.cornerRadius = 4
    badge.backgroundColor = color
    #if canImport(UIKit)
      let own: CALayer? = layer
    #else
      wantsLayer = true
      let own = layer
    #endif
    own?.cornerRadius = cornerRadius
    own?.addSublayer(badge)
    return badge
  }
}
