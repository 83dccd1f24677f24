import Foundation
import LayoutTree
import TestSupport
import Testing
import UIKit

/// Margins that contain the superview's, in views whose size depends on their margins.
@MainActor struct PreservedMarginTests {
  /// Lays out in a profile that collects reports of layouts that do not settle.
  private func loops(_ make: () -> UIView) -> (root: UIView, reports: [String]) {
    var reports: [String] = []
    var profile = LayoutProfile()
    profile.feedbackLoopFound = { reports.append($0.message) }
    profile.log = { _ in }
    let root = LayoutProfile.with(profile) {
      let root = make()
      root.layoutIfNeeded()
      return root
    }
    return (root, reports)
  }

  private func pin(_ view: UIView, in parent: UIView, bottom: Bool) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    if bottom { view.bottomAnchor.constraint(equalTo: parent.bottomAnchor).isActive = true }
  }

  private func stack(_ heights: [CGFloat], spacing: CGFloat = 8) -> UIStackView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = spacing
    stack.isLayoutMarginsRelativeArrangement = true
    stack.preservesSuperviewLayoutMargins = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    for height in heights {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      stack.addArrangedSubview(view)
    }
    return stack
  }

  /// A stack that is longer than the scroll view around it has the scroll view's margins, and no more.
  @Test func aStackInAScrollView() throws {
    let made = stack([246, 272])
    let (root, reports) = loops {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 483))
      let scroll = UIScrollView()
      scroll.preservesSuperviewLayoutMargins = true
      pin(scroll, in: root, bottom: true)
      pin(made, in: scroll, bottom: true)
      made.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      return root
    }
    #expect(reports.isEmpty)
    // 8 above the first view and below the last.
    #expect(!root.hasAmbiguousLayout)
    #expect(made.frame.height == CGFloat(246 + 8 + 272 + 16))
  }

  /// The margin below is what is left of the superview's: none where the view ends above it, all of it beyond the edge.
  @Test(
    arguments: [(180, 0), (183, 0), (184.5, 8), (188, 8), (201, 8), (260, 8)]
      as [(CGFloat, CGFloat)])
  func aStackInAFixedView(content: CGFloat, margin: CGFloat) {
    let made = stack([content], spacing: 0)
    let (root, reports) = loops {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      pin(made, in: root, bottom: false)
      return root
    }
    #expect(reports.isEmpty)
    #expect(made.layoutMargins.bottom == margin && made.superview === root)
    #expect(made.frame.height == content + 8 + margin)
  }

  /// Any nesting of views, scroll views and stacks comes to rest, and stays as it is in the next pass.
  @Test(arguments: 1...6) func anyNestingSettles(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<30 {
      let (root, reports) = loops {
        let root = UIView(
          frame: CGRect(
            x: 0, y: 0, width: CGFloat.random(in: 100...400, using: &random),
            height: CGFloat.random(in: 100...700, using: &random)))
        root.layoutMargins.bottom = CGFloat.random(in: 0...60, using: &random)
        var parent = root
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let view = Bool.random(using: &random) ? UIView() : UIScrollView()
          view.preservesSuperviewLayoutMargins = Int.random(in: 0..<4, using: &random) > 0
          pin(view, in: parent, bottom: Bool.random(using: &random) || parent === root)
          parent = view
        }
        let heights = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          CGFloat.random(in: 1...300, using: &random)
        }
        let made = stack(heights, spacing: CGFloat.random(in: 0...20, using: &random))
        pin(made, in: parent, bottom: Bool.random(using: &random))
        made.widthAnchor.constraint(equalToConstant: 90).isActive = true
        return root
      }
      #expect(reports.isEmpty, "seed \(seed), round \(round): \(reports)")
      let before = frames(root)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(frames(root) == before, "seed \(seed), round \(round)")
    }
  }

  private func frames(_ view: UIView) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }
}
