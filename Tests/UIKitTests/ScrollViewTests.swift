import Foundation
import Testing
import UIKit

/// Content and visible part of scroll views (`Rules/Guides.md#scroll-views-have-two-rectangles`).
@MainActor @Suite struct ScrollViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  /// A scroll view at (20, 30) in the root, 200 × 100, laid out by constraints.
  private func scroll(in parent: UIView) -> UIScrollView {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 20),
      scroll.topAnchor.constraint(equalTo: parent.topAnchor, constant: 30),
      scroll.widthAnchor.constraint(equalToConstant: 200),
      scroll.heightAnchor.constraint(equalToConstant: 100),
    ])
    return scroll
  }

  private func child(_ width: CGFloat?, _ height: CGFloat?, in parent: UIView) -> UIView {
    let view = Sized(width, height)
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  /// How the content is tied: to the edges, to the margins, or to the guide.
  enum Style: CaseIterable, Sendable { case edges, guide }

  private func pin(_ view: UIView, to scroll: UIScrollView, _ style: Style, inset: CGFloat) {
    let guide = scroll.contentLayoutGuide
    let (left, right) =
      style == .edges
      ? (scroll.leadingAnchor, scroll.trailingAnchor) : (guide.leadingAnchor, guide.trailingAnchor)
    let (top, bottom) =
      style == .edges
      ? (scroll.topAnchor, scroll.bottomAnchor) : (guide.topAnchor, guide.bottomAnchor)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: left, constant: inset),
      view.topAnchor.constraint(equalTo: top, constant: inset),
      right.constraint(equalTo: view.trailingAnchor, constant: inset),
      bottom.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  @Test(arguments: Style.allCases, [false, true])
  func theContentsSizeFollowsWhatIsInIt(_ style: Style, isRightToLeft: Bool) {
    let scroll = scroll(in: root)
    let view = child(150, 500, in: scroll)
    if isRightToLeft {
      for view in [scroll, view] { view.semanticContentAttribute = .forceRightToLeft }
    }
    pin(view, to: scroll, style, inset: 10)
    root.layoutIfNeeded()
    // 150 + 2 · 10 and 500 + 2 · 10; the same inset on both sides, so both directions agree.
    #expect(scroll.contentSize == CGSize(width: 170, height: 520))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 150, height: 500))
    #expect(scroll.frame == CGRect(x: 20, y: 30, width: 200, height: 100))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 170, height: 520))
  }

  @Test func leadingIsTheContentsRightEdgeFromRightToLeft() {
    let scroll = scroll(in: root)
    let view = child(150, 50, in: scroll)
    for view in [scroll, view] { view.semanticContentAttribute = .forceRightToLeft }
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalToConstant: 600),
      guide.heightAnchor.constraint(equalToConstant: 50),
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scroll.topAnchor),
    ])
    root.layoutIfNeeded()
    // 600 − 10 − 150.
    #expect(view.frame.minX == 440)
  }

  /// Sizes and centres of the scroll view are those of its frame, seen from inside too.
  @Test(arguments: Style.allCases) func asWideAsTheVisiblePart(_ style: Style) {
    let scroll = scroll(in: root)
    let view = child(nil, 300, in: scroll)
    pin(view, to: scroll, style, inset: 0)
    (style == .edges ? view.widthAnchor : scroll.contentLayoutGuide.widthAnchor).constraint(
      equalTo: style == .edges ? scroll.widthAnchor : scroll.frameLayoutGuide.widthAnchor
    ).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 300))
  }

  @Test func scrollingMovesNothingInConstraints() {
    let scroll = scroll(in: root)
    let view = child(150, 500, in: scroll)
    pin(view, to: scroll, .edges, inset: 0)
    let badge = child(10, 10, in: scroll)
    let frame = scroll.frameLayoutGuide
    badge.topAnchor.constraint(equalTo: frame.topAnchor, constant: 5).isActive = true
    badge.leftAnchor.constraint(equalTo: frame.leftAnchor).isActive = true
    let outside = child(10, 10, in: root)
    outside.topAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    outside.leftAnchor.constraint(equalTo: scroll.leftAnchor).isActive = true
    root.layoutIfNeeded()
    scroll.setContentOffset(CGPoint(x: 7, y: 40), animated: false)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 500))
    #expect(scroll.contentSize == CGSize(width: 150, height: 500))
    #expect(outside.frame.origin == CGPoint(x: 20, y: 130))
    // What is tied to the visible part goes along: the guide's origin is the content offset.
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 7, y: 40, width: 200, height: 100))
    #expect(badge.frame.origin == CGPoint(x: 7, y: 45))
  }

  @Test func scrollViewsInScrollViews() {
    let outer = scroll(in: root)
    let inner = UIScrollView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    pin(inner, to: outer, .edges, inset: 5)
    inner.widthAnchor.constraint(equalToConstant: 120).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 600).isActive = true
    let view = child(900, 50, in: inner)
    pin(view, to: inner, .edges, inset: 2)
    root.layoutIfNeeded()
    #expect(outer.contentSize == CGSize(width: 130, height: 610))
    #expect(inner.contentSize == CGSize(width: 904, height: 54))
    // Seen from two levels down, the outer one's edges are its content's as well.
    let far = child(10, 10, in: inner)
    far.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
    far.leftAnchor.constraint(equalTo: inner.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(far.frame.maxY == 605)
  }

  @Test func anAxisThatConstraintsLeaveFreeHasTheSizeThatWasSet() {
    let scroll = scroll(in: root)
    scroll.contentSize = CGSize(width: 70, height: 80)
    let view = child(10, 300, in: scroll)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scroll.topAnchor),
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      view.leftAnchor.constraint(equalTo: scroll.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 70, height: 300))
    scroll.contentSize.width = 90
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 90, height: 300))
  }

  /// A behaviour, the content's size, and along which axes the safe area is added.
  nonisolated static let behaviors:
    [(UIScrollView.ContentInsetAdjustmentBehavior, CGSize, Bool, Bool)] = [
      // Neither axis can be scrolled.
      (.automatic, CGSize(width: 50, height: 50), false, false),
      (.scrollableAxes, CGSize(width: 50, height: 500), false, true),
      (.automatic, CGSize(width: 500, height: 50), true, false),
      (.never, CGSize(width: 500, height: 500), false, false),
      (.always, CGSize(width: 50, height: 50), true, true),
    ]

  /// Insets and safe area (10, 20, 30, 40) of a view 200 × 100 with content of some size.
  @Test(arguments: behaviors) func theSafeAreaIsAddedWhereContentScrolls(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ size: CGSize, _ sideways: Bool,
    _ upright: Bool
  ) {
    final class Counter: UIScrollView {
      var count = 0
      override func adjustedContentInsetDidChange() { count += 1 }
    }
    let scroll = Counter(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.count == 1)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = size
    scroll.setSafeArea(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(
      scroll.adjustedContentInset
        == UIEdgeInsets(
          top: 1 + (upright ? 10 : 0), left: 2 + (sideways ? 20 : 0),
          bottom: 3 + (upright ? 30 : 0), right: 4 + (sideways ? 40 : 0)))
    #expect(scroll.count == (sideways || upright ? 2 : 1))
    // Both axes stood at the beginning, which the insets moved.
    #expect(
      scroll.contentOffset == CGPoint(x: sideways ? -22 : -2, y: upright ? -11 : -1))
  }

  @Test func bouncingAxesCanBeScrolled() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.setSafeArea(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0))
  }

  /// As little as possible; insets of 10 above and 20 below are kept free.
  @Test(arguments: [
    (300, 10, 230),  // 310 + 20 − 100
    (5, 10, -5),  // 5 − 10
    (60, 10, 50),  // in sight
    (200, 90, 190),  // too high: its beginning
  ])
  func scrollingToARectangle(_ top: Int, _ height: Int, _ offset: Int) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 500)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    scroll.contentOffset.y = 50
    scroll.scrollRectToVisible(
      CGRect(x: 0, y: top, width: 10, height: height), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: offset))
  }
}
