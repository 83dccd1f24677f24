import Pins
import QuartzCore
import Testing

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

@MainActor struct PinTests {
  @Test func allEdges() {
    let root = PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let child = PlatformView()
    #expect(root.pin(child, inset: 8).count == 4)
    root.layOutNow()
    #expect(child.frame == CGRect(x: 8, y: 8, width: 84, height: 64))
  }

  @Test func aCornerAndASize() {
    let root = PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let child = PlatformView().size(30, 20)
    root.pin(child, [.top, .trailing], inset: 5)
    root.layOutNow()
    #expect(child.frame.minX == 65)
    // UIKit counts from the top, AppKit from the bottom.
    #if canImport(UIKit)
      #expect(child.frame.minY == 5)
    #else
      #expect(child.frame.minY == 55)
    #endif
  }

  @Test func aLabelIsAsLargeAsItsText() {
    let label = PlatformLabel()
    #if canImport(UIKit)
      label.text = "Name"
    #else
      label.stringValue = "Name"
      label.isBezeled = false
    #endif
    #expect(label.intrinsicContentSize.width > 20)
    #expect(label.intrinsicContentSize.height > 10)
  }

  @Test func aBadgeIsALayerInTheMiddle() {
    let view = PlatformView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let badge = view.addBadge(CGColor(gray: 0, alpha: 1), cornerRadius: 3)
    #expect(badge.position == CGPoint(x: 20, y: 10))
    #if canImport(UIKit)
      let layer: CALayer? = view.layer
    #else
      let layer = view.layer
    #endif
    #expect(badge.superlayer === layer && layer?.cornerRadius == 3)
    #expect(layer?.hitTest(CGPoint(x: 21, y: 11)) === badge)
  }
}
