import Pins
import XCTest

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The same through XCTest, whose classes call the main actor's views directly in Swift 5.
final class PinXCTests: XCTestCase {
  func testOpposingEdgesFollowTheSuperview() {
    let root = PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let child = PlatformView()
    root.pin(child, [.leading, .trailing], inset: 10)
    child.heightAnchor.constraint(equalToConstant: 20).isActive = true
    child.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layOutNow()
    XCTAssertEqual(child.frame, CGRect(x: 10, y: 30, width: 80, height: 20))
    root.frame.size.width = 200
    root.layOutNow()
    XCTAssertEqual(child.frame.width, 180)
  }
}
