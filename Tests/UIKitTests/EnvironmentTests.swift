import Foundation
import Testing
import UIKit

/// Margins, safe area, guides, direction (`Rules/Guides.md#margins-add-the-safe-area`; numbers measured on
/// iOS 26.1).
@MainActor @Suite struct EnvironmentTests {
  private func root(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.setSafeArea(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    return view
  }

  @Test func marginsAddTheSafeArea() {
    let view = root()
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let probe = UIView()
    probe.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(probe)
    pin(probe, to: view.layoutMarginsGuide)
    view.layoutIfNeeded()
    #expect(probe.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
    #expect(view.layoutMarginsGuide.layoutFrame == probe.frame)
  }

  @Test func aChildInTheUnsafeBandHasTheFullInset() {
    let view = root()
    let child = UIView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
    view.addSubview(child)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
  }

  /// What the scroll view makes insets of; the rest is what `ScrollingTests` has.
  @Test func whatIsScrolledHasNoSafeArea() {
    let view = root()
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentInsetAdjustmentBehavior = .always
    let inner = UIView(frame: view.bounds)
    view.addSubview(scroll)
    scroll.addSubview(inner)
    #expect(scroll.safeAreaInsets.top == 44)
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func aBarTiedToItsOwnSafeAreaGrowsByIt() {
    let view = root()
    let bar = UIView()
    let content = UIView()
    for view in [bar, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(bar)
    bar.addSubview(content)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 44),
    ])
    view.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 402, width: 320, height: 78))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Parent margin 20, child at (10, 10) reaching the other edges: the margin that reaches in is 10.
  @Test func preservedMarginsReachIntoTheChild() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 150, height: 150))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test func leadingIsTheRightEdgeFromRightToLeft() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    parent.semanticContentAttribute = .forceRightToLeft
    let child = UIView()
    child.semanticContentAttribute = .forceRightToLeft
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
      child.widthAnchor.constraint(equalToConstant: 50),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 300 - 16 - 50, y: 0, width: 50, height: 10))
  }

  @Test func directionalMarginsFollowTheDirection() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  /// The content's edges are the scroll view's, seen from inside; size and centre are the frame's.
  @Test func aScrollViewsContentSizeFollowsItsConstraints() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 5, width: 100, height: 700))
    #expect(scroll.contentSize == CGSize(width: 100, height: 705))
  }

  @Test func theFrameGuideStaysInSightWhileScrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(badge)
    pin(badge, to: scroll.frameLayoutGuide)
    scroll.layoutIfNeeded()
    #expect(badge.frame.origin == .zero)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    scroll.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 0, y: 30, width: 100, height: 100))
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}
