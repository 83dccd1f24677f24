import Foundation
import Testing
import UIKit

/// The objects of guides belong to their views and outlive them.
@MainActor @Suite struct LifetimeTests {
  @Test func aGuideOutlivesItsView() {
    let custom = UILayoutGuide()
    let margins: UILayoutGuide
    let content: UILayoutGuide
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addLayoutGuide(custom)
      margins = view.layoutMarginsGuide
      content = view.contentLayoutGuide
      custom.widthAnchor.constraint(equalTo: margins.widthAnchor).isActive = true
      view.layoutIfNeeded()
      #expect(custom.owningView === view && content.owningView === view)
    }
    #expect(custom.owningView == nil && margins.owningView == nil && content.owningView == nil)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    other.addLayoutGuide(custom)
    custom.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(custom.layoutFrame.width == 80)
  }
}
