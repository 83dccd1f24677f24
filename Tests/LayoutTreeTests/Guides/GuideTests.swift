import Foundation
import LayoutGeometry
import LayoutTree
import Testing

/// Where the guides of the system and those of programs lie
/// (`Rules/Guides.md#guides-are-items-of-their-own`).
@MainActor @Suite struct GuideTests {
  /// Width of the view and its margins at the sides; inset of the guide, by generation.
  nonisolated static let readable:
    [(width: CGFloat, margin: CGFloat, current: CGFloat, early: CGFloat)] = [
      // Narrower than any limit: the margins.
      (600, 8, 8, 8),
      // (1000 − 672) / 2; 920 only counts beyond 1008.
      (1000, 8, 8, 164), (1008, 8, 8, 168),
      // (1024 − 672) / 2 = 176, as published for an iPad; (1024 − 920) / 2 = 52.
      (1024, 8, 52, 176),
      // 1024 − 2 · 60 = 904 is below 920.
      (1024, 60, 60, 176), (1366, 8, 223, 347),
    ]

  @Test(arguments: readable) func linesThatAreComfortableToRead(
    _ row: (width: CGFloat, margin: CGFloat, current: CGFloat, early: CGFloat)
  ) {
    for (habit, inset) in [
      (LayoutProfile.ReadableWidth.current, row.current), (.early, row.early),
    ] {
      with(\.readableWidth, habit) {
        let view = PlainView(frame: CGRect(x: 0, y: 0, width: row.width, height: 100))
        view.node.margins.base = ViewInsets(top: 8, left: row.margin, bottom: 8, right: row.margin)
        let probe = PlainView("probe", nil, 10)
        view.insert(probe)
        let guide = view.node.margins.readableGuide
        probe.tie(.leading, .equal, guide)
        probe.tie(.trailing, .equal, guide)
        probe.tie(.top, .equal, guide)
        view.layoutIfNeeded()
        #expect(
          probe.frame == CGRect(x: inset, y: 8, width: row.width - 2 * inset, height: 10))
      }
    }
  }

  @Test func theKeyboardsGuide() {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.node.margins.assignedSafeArea = ViewInsets(top: 0, left: 0, bottom: 34, right: 0)
    let child = PlainView(frame: CGRect(x: 0, y: 100, width: 300, height: 250))
    root.insert(child)
    let probes = [root, child].map { view in
      let probe = PlainView("probe", 10, 10)
      view.insert(probe)
      probe.tie(.bottom, .equal, view.node.margins.keyboardGuide, .top)
      probe.tie(.left, .equal, view)
      return probe
    }
    func tops() -> [CGFloat] {
      root.layoutIfNeeded()
      return probes.map(\.frame.maxY)
    }
    // Without a keyboard the safe area's lower edge; the child ends above it.
    #expect(tops() == [366, 250])
    root.node.margins.keyboardHeight = 200
    // The keyboard begins at 200, 100 below the child's top.
    #expect(tops() == [200, 100])
    root.node.margins.keyboardHeight = 20
    #expect(tops() == [366, 250])
    root.node.margins.keyboardUsesBottomSafeArea = false
    #expect(tops() == [380, 250])
    root.node.margins.keyboardHeight = 0
    #expect(tops() == [400, 250])
  }

  /// A controller's old guides: 44 at the top, 34 and 6 of its own at the bottom.
  @Test func stripsOfTheSafeArea() {
    let view = PlainView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.node.margins.assignedSafeArea = ViewInsets(top: 44, left: 0, bottom: 34, right: 0)
    view.node.margins.additionalSafeArea.bottom = 6
    let probe = PlainView("probe", 10, nil)
    view.insert(probe)
    probe.tie(.top, .equal, view.node.stripGuide(.topStrip), .bottom)
    probe.tie(.bottom, .equal, view.node.stripGuide(.bottomStrip), .top)
    probe.tie(.left, .equal, view)
    view.layoutIfNeeded()
    #expect(probe.frame == CGRect(x: 0, y: 44, width: 10, height: 316))
  }

  /// 16 in from the right, behind a guide that is itself 8 in: 300 − 8 − 16 − 50
  /// (`Rules/Guides.md#guides-are-items-of-their-own`).
  @Test func guidesTurnWithTheirView() {
    let view = PlainView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let child = PlainView("child", 50, 10)
    view.insert(child)
    for view in [view, child] { view.node.isRightToLeft = true }
    child.tie(.leading, .equal, view.node.margins.marginsGuide, constant: 16)
    child.tie(.top, .equal, view)
    view.layoutIfNeeded()
    #expect(child.frame.minX == 226)
  }

  enum Guide: String, CaseIterable, Sendable { case margins, safeArea, readable, keyboard, own }

  /// A frame of 100 by 100 with insets (1, 2, 3, 4) has the alignment rectangle (2, 1, 94, 96); the safe
  /// area lies 10 inside that at the top and 20 at the bottom, margins 8 inside the safe area.
  @Test(arguments: [
    (Guide.margins, CGRect(x: 10, y: 19, width: 78, height: 50)),
    (.readable, CGRect(x: 10, y: 19, width: 78, height: 50)),
    (.safeArea, CGRect(x: 2, y: 11, width: 94, height: 66)),
    (.keyboard, CGRect(x: 2, y: 77, width: 94, height: 20)),
    (.own, CGRect(x: 2, y: 1, width: 94, height: 96)),
  ])
  func guidesFollowTheInsets(_ kind: Guide, _ expected: CGRect) {
    let view = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.insets = ViewInsets(top: 1, left: 2, bottom: 3, right: 4)
    let margins = view.node.margins
    margins.assignedSafeArea = ViewInsets(top: 10, left: 0, bottom: 20, right: 0)
    let guide: GuideNode
    switch kind {
    case .margins: guide = margins.marginsGuide
    case .safeArea: guide = margins.safeAreaGuide
    case .readable: guide = margins.readableGuide
    case .keyboard: guide = margins.keyboardGuide
    case .own:
      guide = GuideNode(kind: .custom)
      view.node.addGuide(guide)
      guide.fill(view)
    }
    let child = PlainView()
    view.insert(child)
    child.fill(guide)
    view.layoutIfNeeded()
    #expect(child.frame == expected)
    #expect(guide.shownFrame == expected)
  }

  /// Content of a view that scrolls ends where constraints put it; its visible part goes with the offset.
  @Test func guidesOfAScrollingView() {
    let scroll = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    scroll.node.trait = .scrollable
    let (content, pinned) = (PlainView("content", 300, 200), PlainView("pinned", 10, 10))
    scroll.insert(content)
    scroll.insert(pinned)
    content.fill(scroll.node.contentGuide)
    pinned.tie(.left, .equal, scroll.node.frameGuide)
    pinned.tie(.bottom, .equal, scroll.node.frameGuide)
    scroll.layoutIfNeeded()
    #expect(scroll.node.contentSize == CGSize(width: 300, height: 200))
    #expect(pinned.frame == CGRect(x: 0, y: 70, width: 10, height: 10))
    scroll.node.bounds.origin = CGPoint(x: 40, y: 30)
    scroll.layoutIfNeeded()
    // 30 + 80 − 10.
    #expect(pinned.frame == CGRect(x: 40, y: 100, width: 10, height: 10))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }
}
