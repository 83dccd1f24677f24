import Foundation
import Testing
import UIKit

/// Masks, transforms and overrides of UIKit's views; layout itself is tested in `LayoutTreeTests`.
@MainActor @Suite struct LayoutTests {
  /// Children with masks in a superview that is resized
  /// (`Rules/Autoresizing.md#flexible-parts-share-the-difference`): 100 × 100 to 200 × 150,
  /// child (10, 10, 30, 30).
  nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 10, width: 30, height: 30)),
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 30)),
    (.flexibleHeight, CGRect(x: 10, y: 10, width: 30, height: 80)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 30)),
    (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 30, height: 30)),
    (
      [
        .flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight,
        .flexibleTopMargin, .flexibleBottomMargin,
      ],
      CGRect(x: 20, y: 15, width: 60, height: 45)
    ),
    ([.flexibleWidth, .flexibleLeftMargin], CGRect(x: 35, y: 10, width: 105, height: 30)),
  ]

  @Test(arguments: masks)
  func masksFollowASuperviewThatIsResized(_ mask: UIView.AutoresizingMask, _ end: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == end)
    // Stated as constraints they are Apple's private method's.
    #expect(child._constraintsEquivalentToAutoresizingMask().count == 4)
    #expect(child.autoresizingMaskConstraints.allSatisfy { $0.mentions(child) })
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 300, height: 300)
    #expect(child.frame == end)
  }

  /// Overrides that return nonsense leave the rest of the layout alone.
  final class Nonsense: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
  }

  @Test func nonsenseFromOverridesDoesNotSpread() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let nonsense = Nonsense()
    nonsense.translatesAutoresizingMaskIntoConstraints = false
    let calm = box(20)
    root.addSubview(nonsense)
    root.addSubview(calm)
    calm.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    calm.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    nonsense.topAnchor.constraint(equalTo: calm.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(calm.frame == CGRect(x: 7, y: 0, width: 20, height: 20))
    #expect(nonsense.frame == .zero)
  }

  /// A square turned by 45 degrees: layout keeps bounds and centre, the frame is its diagonal.
  @Test func transformsDoNotDisturbLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = box(20)
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(abs(view.frame.width - 20 * 2.0.squareRoot()) < 1e-9)
    // Its corner is reached where the diagonal points, and not where the upright corner was.
    #expect(root.hitTest(CGPoint(x: 113, y: 100), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 109, y: 109), with: nil) === root)
    let corner = view.convert(CGPoint(x: 20, y: 20), to: root)
    #expect(abs(corner.x - 100) < 1e-9 && abs(corner.y - (100 + 10 * 2.0.squareRoot())) < 1e-9)
  }

  private func box(_ side: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    // Not required, so that hiding wins without a conflict.
    let width = view.widthAnchor.constraint(equalToConstant: side)
    width.priority = LayoutPriority(999)
    width.isActive = true
    view.heightAnchor.constraint(equalToConstant: side).isActive = true
    return view
  }
}

extension NSLayoutConstraint {
  fileprivate func mentions(_ view: UIView) -> Bool { firstItem === view || secondItem === view }
}
