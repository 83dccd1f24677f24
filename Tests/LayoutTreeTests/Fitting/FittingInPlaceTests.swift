import Foundation
import LayoutTree
import Testing

/// Asking for a fitting size leaves the layout in force alone, whenever it is asked
/// (`Rules/Sizes.md#fitting-sizes`).
@MainActor @Suite struct FittingInPlaceTests {
  /// A header above a body; the header measures itself whenever the view is laid out.
  private final class Page: PlainView {
    /// 30 characters of 10 points: two lines of 25 in 200 points, three in 120.
    let header = PlainText("a header that wraps on a page.", wraps: true)
    let body = PlainView("body")
    var layouts = 0
    var measured = CGSize.zero

    init() {
      super.init("page", frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      for view in [header, body] {
        insert(view)
        view.tie(.leading, .equal, self)
        view.tie(.trailing, .equal, self)
      }
      header.tie(.top, .equal, self)
      body.tie(.top, .equal, header, .bottom)
      body.tie(.bottom, .equal, self)
    }

    override func hostLayoutSubviews() {
      super.hostLayoutSubviews()
      layouts += 1
      measured = header.fitted(CGSize(width: 120, height: 0), .required)
    }
  }

  @Test func measuringWhileLayingOutSettles() {
    let page = Page()
    #expect(logged { page.layoutIfNeeded() } == [])
    #expect(page.layouts == 1)
    #expect(page.header.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(page.body.frame == CGRect(x: 0, y: 50, width: 200, height: 250))
    // "a header", "that wraps", "on a page."
    #expect(page.measured == CGSize(width: 120, height: 75))
    page.layOutAnew()
    #expect(page.layouts == 2 && page.header.frame.height == 50 && page.body.frame.minY == 50)
  }

  /// After measuring, constraints of the tree still change frames without rebuilding anything.
  @Test func theLayoutInForceGoesOn() {
    let page = Page()
    page.layoutIfNeeded()
    page.body.tie(.height, constant: 100, priority: 750)
    page.layoutIfNeeded()
    let before = page.body.frame
    _ = page.header.fitted()
    _ = page.fitted()
    page.layouts = 0
    page.layoutIfNeeded()
    #expect(page.layouts == 0 && page.body.frame == before)
    page.frame.size.height = 400
    page.layoutIfNeeded()
    #expect(page.body.frame.maxY == 400)
    #expect(!page.header.node.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  /// A view that makes its constraints when it is asked for its size.
  private final class Late: PlainView {
    var isMade = true
    override var hostIntrinsicContentSize: CGSize {
      if !isMade {
        isMade = true
        tie(.height, constant: 33)
      }
      return CGSize(width: 44, height: -1)
    }
  }

  @Test func constraintsMadeWhileMeasuringCount() {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let late = Late("late")
    root.insert(late)
    late.tie(.top, .equal, root)
    late.tie(.left, .equal, root)
    root.layoutIfNeeded()
    late.isMade = false
    _ = late.fitted()
    root.layoutIfNeeded()
    #expect(late.frame == CGRect(x: 0, y: 0, width: 44, height: 33))
  }
}
