import Foundation
import Testing
import UIKit

/// Views and guides as their own descriptions have them, as in public crash reports.
@MainActor @Suite struct ViewDescriptionTests {
  private func parts(_ view: UIView) -> String {
    let text = view.description
      .replacingOccurrences(of: "<CALayer: \(address(view.layer))>", with: "L")
    return text.replacingOccurrences(of: ": \(address(view));", with: ";")
  }

  @Test func plainViews() {
    #expect(parts(UIView()) == "<UIView; frame = (0 0; 0 0); layer = L>")
    let view = UIView(frame: CGRect(x: 47, y: 10, width: 343.3333333, height: 50.5))
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    #expect(parts(view) == "<UIView; frame = (47 10; 343.333 50.5); autoresize = RM+BM; layer = L>")
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    #expect(
      parts(view)
        == "<UIView; frame = (47 10; 343.333 50.5); clipsToBounds = YES; autoresize = W+H; layer = L>"
    )
  }

  @Test func labels() {
    let label = UILabel()
    label.text = "Name"
    label.isOpaque = true
    #expect(
      parts(label)
        == "<UILabel; frame = (0 0; 0 0); text = 'Name'; userInteractionEnabled = NO; layer = L>")
  }

  @Test func guides() {
    let view = UIView()
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    let rest = "\"gap\", layoutFrame = {{0, 0}, {0, 0}}, owningView ="
    #expect(guide.description == "<UILayoutGuide: \(address(guide)) - \(rest) (null)>")
    view.addLayoutGuide(guide)
    #expect(guide.description == "<UILayoutGuide: \(address(guide)) - \(rest) \(view)>")
  }
}
