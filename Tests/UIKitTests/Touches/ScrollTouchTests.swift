import Foundation
import TestSupport
import Testing
import UIKit

/// Scroll views, tables and collections under simulated fingers.
///
/// Source: Apple, "UIScrollView", "UIScrollViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate".
@MainActor struct ScrollTouchTests {
  final class Diary: UIScrollViewDelegate {
    var lines: [String] = []
    var velocity = CGPoint.zero
    var target: CGPoint?
    var given = CGPoint.zero
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if lines.last != "scroll" { lines.append("scroll") }
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      lines.append("will end")
      (self.velocity, given) = (velocity, targetContentOffset.pointee)
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
  }

  /// A screen that is filled by a scroll view with content.
  private func screen(
    _ width: Double, _ height: Double, inset: UIEdgeInsets = .zero
  ) -> (TouchedScreen, UIScrollView, Diary) {
    let (screen, scroll, diary) = (TouchedScreen(), UIScrollView(), Diary())
    scroll.frame = screen.window.bounds
    scroll.contentInsetAdjustmentBehavior = .never
    screen.window.addSubview(scroll)
    scroll.contentSize = CGSize(width: width, height: height)
    scroll.contentInset = inset
    scroll.contentOffset = CGPoint(x: -inset.left, y: -inset.top)
    scroll.delegate = diary
    return (screen, scroll, diary)
  }

  /// A finger that rests before it is lifted moves the content by its way, along axes with longer content only.
  @Test(arguments: [
    (300.0, 1000.0, 0.0, -100.0, 0.0, 100.0), (300, 1000, -100, -20, 0, 0),
    (900, 400, -100, -20, 100, 0), (900, 1000, -100, -80, 100, 80), (300, 400, -50, -100, 0, 0),
    (300, 1000, 0, -900, 0, 600), (300, 1000, 0, 200, 0, 0),
  ])
  func drags(width: Double, height: Double, x: Double, y: Double, offsetX: Double, offsetY: Double)
  {
    let (screen, scroll, _) = screen(width, height)
    screen.drag([CGPoint(x: 150, y: 200), CGPoint(x: 150 + x, y: 200 + y)], seconds: 0.5)
    #expect(scroll.contentOffset == CGPoint(x: offsetX, y: offsetY))
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
  }

  /// The calls of a delegate, with and without a velocity; the velocity is in points per millisecond.
  @Test(arguments: [true, false]) func delegateCalls(rests: Bool) {
    let (screen, scroll, diary) = screen(300, 5000)
    screen.drag([CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 200)], seconds: 0.5, rests: rests)
    let calls = ["begin", "scroll", "will end"]
    #expect(
      diary.lines == calls + (rests ? ["end false"] : ["end true", "slow", "scroll", "rest"]))
    let speed = rests ? 0 : 100 / 500.0
    #expect(abs(diary.velocity.y - speed) < 1e-9 && diary.velocity.x == 0)
    // A geometric series: what a velocity covers of which 0.998 remains each millisecond.
    #expect(abs(scroll.contentOffset.y - (100 + speed * 0.998 / 0.002)) < 1e-6)
    #expect(scroll.contentOffset == diary.given)
  }

  @Test func aDelegateChangesTheTarget() {
    let (screen, scroll, diary) = screen(300, 5000)
    diary.target = CGPoint(x: 0, y: 1234)
    screen.drag([CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 200)])
    #expect(scroll.contentOffset.y == 1234 && diary.lines.last == "rest")
  }

  /// Wherever fingers drag and throw it, content rests in its range; pages rest at whole pages.
  @Test(arguments: 0..<40) func contentRestsInItsRange(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let inset = UIEdgeInsets(
      top: number(0...30), left: number(0...30), bottom: number(0...30), right: number(0...30))
    let isPaging = Bool.random(using: &random)
    let (screen, scroll, _) =
      isPaging ? screen(1500, 2000) : screen(number(0...900), number(0...1500), inset: inset)
    scroll.isPagingEnabled = isPaging
    scroll.bounces = Bool.random(using: &random)
    for _ in 0..<8 {
      let points = (0..<3).map { _ in CGPoint(x: number(0...299), y: number(0...399)) }
      screen.drag(points, seconds: number(0.05...0.6), rests: Bool.random(using: &random))
      let (offset, insets) = (scroll.contentOffset, scroll.adjustedContentInset)
      let far = CGPoint(
        x: max(-insets.left, scroll.contentSize.width + insets.right - 300),
        y: max(-insets.top, scroll.contentSize.height + insets.bottom - 400))
      #expect(offset.x >= -insets.left && offset.x <= far.x, "\(seed)")
      #expect(offset.y >= -insets.top && offset.y <= far.y, "\(seed)")
      if isPaging {
        #expect(offset.x.remainder(dividingBy: 300) == 0, "\(seed)")
        #expect(offset.y.remainder(dividingBy: 400) == 0, "\(seed)")
      }
    }
  }

  /// Ways of a finger over pages of 300 points, whether it rests, and the page; a paged view is not asked for a target.
  @Test(arguments: [(-100.0, true, 0.0), (-160, true, 1), (-100, false, 1), (100, false, 0)])
  func pages(way: Double, rests: Bool, page: Double) {
    let (screen, scroll, diary) = screen(1500, 400)
    scroll.isPagingEnabled = true
    screen.drag([CGPoint(x: 150, y: 200), CGPoint(x: 150 + way, y: 200)], rests: rests)
    #expect(scroll.contentOffset.x == page * 300 && !diary.lines.contains("will end"))
  }

  /// Beyond its end content follows less than the finger, and not at all without bouncing.
  @Test(arguments: [true, false]) func bounces(bounces: Bool) {
    let (screen, scroll, _) = screen(300, 1000)
    scroll.bounces = bounces
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: 150, y: 100)])
    fingers.move(to: [CGPoint(x: 150, y: 300)])
    #expect(scroll.isTracking && scroll.isDragging)
    #expect(
      bounces
        ? scroll.contentOffset.y < -50 && scroll.contentOffset.y > -150
        : scroll.contentOffset.y == 0)
    fingers.hold(for: 0.2)
    fingers.lift()
    #expect(scroll.contentOffset.y == 0)
  }

  /// Under a stepped clock content slows down by the remaining share of its way, and a finger stops it.
  @Test func deceleration() {
    let clock = AnimationClock.shared
    clock.pace = .stepped
    defer { clock.pace = .immediate }
    let (screen, scroll, diary) = screen(300, 50000)
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: 150, y: 300)])
    fingers.move(to: [CGPoint(x: 150, y: 200)], in: 0.1)
    fingers.lift()
    #expect(scroll.isDecelerating && !scroll.isTracking && scroll.contentOffset.y == 100)
    clock.advance(by: 0.5)
    let way = 1 * 0.998 / 0.002
    // The last frame may be the one before half a second.
    let (least, most) = (1 - exp(log(0.998) * (500 - 1000 / 60.0)), 1 - exp(log(0.998) * 500))
    #expect(scroll.contentOffset.y > 99.99 + way * least)
    #expect(scroll.contentOffset.y < 100.01 + way * most)
    let place = scroll.contentOffset
    fingers.touch([CGPoint(x: 150, y: 300)])
    #expect(!scroll.isDecelerating && diary.lines.last == "rest")
    clock.advance(by: 1)
    fingers.lift()
    clock.advance(by: 5)
    #expect(scroll.contentOffset == place)
  }

  @Test func locksAndDismissals() {
    let (screen, scroll, _) = screen(900, 1000)
    scroll.isDirectionalLockEnabled = true
    screen.drag([CGPoint(x: 150, y: 200), CGPoint(x: 110, y: 190), CGPoint(x: 50, y: 100)])
    #expect(scroll.contentOffset == CGPoint(x: 100, y: 0))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    scroll.addSubview(field)
    for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag] {
      field.becomeFirstResponder()
      scroll.keyboardDismissMode = mode
      screen.drag([CGPoint(x: 150, y: 200), CGPoint(x: 150, y: 100)])
      #expect(field.isFirstResponder == (mode == .none))
    }
    scroll.isScrollEnabled = false
    scroll.contentOffset = .zero
    screen.drag([CGPoint(x: 150, y: 200), CGPoint(x: 150, y: 100)])
    #expect(scroll.contentOffset == .zero)
  }

  /// A drag over content: a view loses its touches, a control that knows them keeps them, by the scroll view's settings.
  @Test(arguments: [
    (false, 0.0, true, "scrolled"), (false, 0.3, true, "scrolled, cancelled"),
    (true, 0, true, "scrolled"), (true, 0.3, true, "moved"), (false, 0.3, false, "moved"),
  ])
  func touchesInContent(isControl: Bool, held: Double, canCancel: Bool, result: String) {
    let (screen, scroll, _) = screen(300, 1000)
    scroll.canCancelContentTouches = canCancel
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    if isControl {
      let control = UIControl(frame: frame)
      control.addAction(
        UIAction { [weak screen] _ in screen?.diary.append("view moved") }, for: .touchDragInside)
      scroll.addSubview(control)
    } else {
      screen.add("view", frame, to: scroll)
    }
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: 150, y: 300)])
    #expect(screen.diary == [])
    fingers.hold(for: held)
    fingers.move(to: [CGPoint(x: 150, y: 200)], in: 0.1)
    fingers.lift()
    TouchClock.shared.settle()
    #expect((scroll.contentOffset.y > 0) == result.hasPrefix("scrolled"))
    #expect(screen.diary.contains("view cancelled") == result.hasSuffix("cancelled"))
    #expect(screen.diary.contains("view moved") == (result == "moved"))
  }

  /// An inner view that scrolls across leaves movements down to the outer one.
  @Test(arguments: [(-100.0, 0.0, 100.0, 0.0), (0, -100, 0, 100)])
  func nestedViews(x: Double, y: Double, inner: Double, outer: Double) {
    let (screen, scroll, _) = screen(300, 1000)
    let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    row.contentSize = CGSize(width: 2000, height: 300)
    row.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(row)
    screen.drag([CGPoint(x: 150, y: 200), CGPoint(x: 150 + x, y: 200 + y)])
    #expect(row.contentOffset.x == inner && scroll.contentOffset.y == outer)
  }

  @Test func zooming() {
    final class Zooms: UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      var lines: [String] = []
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        lines.append("begin")
        #expect(scrollView.isZooming)
      }
      func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
      ) { lines.append("end \(scale)") }
    }
    let (screen, scroll, _) = screen(300, 400)
    let zooms = Zooms()
    scroll.delegate = zooms
    scroll.addSubview(zooms.view)
    scroll.maximumZoomScale = 3
    for (end, scale) in [(160.0, 2.0), (400, 3), (1, 1)] {
      let fingers = Fingers(on: screen.window)
      let half = 40.0
      fingers.touch([CGPoint(x: 150 - half, y: 200), CGPoint(x: 150 + half, y: 200)])
      fingers.move(to: [CGPoint(x: 150 - end / 2, y: 200), CGPoint(x: 150 + end / 2, y: 200)])
      fingers.lift()
      #expect(abs(scroll.zoomScale - scale) < 1e-6 && !scroll.isZooming)
    }
    #expect(zooms.lines == ["begin", "end 2.0", "begin", "end 3.0", "begin", "end 1.0"])
  }

  @Test func pullingRefreshes() {
    let (screen, scroll, _) = screen(300, 1000)
    let refresh = UIRefreshControl()
    scroll.refreshControl = refresh
    refresh.addAction(
      UIAction { [weak screen] _ in screen?.diary.append("refresh") }, for: .valueChanged)
    scroll.layoutIfNeeded()
    screen.drag([CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 90)])
    #expect(!refresh.isRefreshing)
    screen.drag([CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 350)])
    #expect(refresh.isRefreshing && screen.diary == ["refresh"])
  }

  // MARK: Rows and items

  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var lines: [String] = []
    var refused: Set<Int> = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(indexPath.row)"
      if indexPath.row == 3 { cell.accessoryType = .detailButton }
      return cell
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      !refused.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      lines.append("high \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      lines.append("low \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      lines.append("will \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("did \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      lines.append("off \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { lines.append("detail \(indexPath.row)") }
  }

  private func table() -> (TouchedScreen, UITableView, Rows) {
    let (screen, rows) = (TouchedScreen(), Rows())
    let table = UITableView(frame: screen.window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (rows, rows)
    screen.window.addSubview(table)
    screen.window.layoutIfNeeded()
    return (screen, table, rows)
  }

  @Test func rowsAreSelected() {
    let (screen, table, rows) = table()
    screen.tap(100, 60)
    #expect(rows.lines == ["high 1", "low 1", "will 1", "did 1"])
    rows.lines = []
    screen.tap(100, 100)
    #expect(rows.lines == ["high 2", "low 2", "will 2", "off 1", "did 2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    rows.lines = []
    rows.refused = [4]
    screen.tap(100, 180)
    #expect(rows.lines == [] && table.indexPathForSelectedRow?.row == 2)
    screen.tap(280, 140)
    #expect(rows.lines == ["high 3", "low 3", "detail 3"])
    rows.lines = []
    table.allowsSelection = false
    screen.tap(100, 20)
    #expect(rows.lines == ["high 0", "low 0"])
  }

  /// A finger that stays highlights its row; one that scrolls selects nothing.
  @Test func aScrolledTableSelectsNothing() {
    let (screen, table, rows) = table()
    screen.drag([CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 200)])
    #expect(table.contentOffset.y == 100 && rows.lines == [])
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: 100, y: 100)])
    fingers.hold(for: 0.3)
    #expect(
      rows.lines == ["high 5"]
        && table.cellForRow(at: IndexPath(row: 5, section: 0))?.isHighlighted == true)
    fingers.move(to: [CGPoint(x: 100, y: 50)])
    fingers.hold(for: 0.2)
    fingers.lift()
    #expect(rows.lines == ["high 5", "low 5"] && table.contentOffset.y == 150)
  }

  /// A control in a row takes the touch; the row is not selected.
  @Test func controlsInRows() {
    let (screen, table, rows) = table()
    let toggle = UISwitch()
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.addSubview(toggle)
    screen.tap(10, 10)
    #expect(toggle.isOn && rows.lines == [])
  }

  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var lines: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 60 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    { lines.append("high \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { lines.append("low \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("did \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    { lines.append("off \(indexPath.item)") }
  }

  @Test func itemsAreSelected() {
    let (screen, items, layout) = (TouchedScreen(), Items(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (collection.dataSource, collection.delegate) = (items, items)
    screen.window.addSubview(collection)
    screen.window.layoutIfNeeded()
    screen.tap(150, 150)
    #expect(items.lines == ["high 4", "low 4", "did 4"])
    items.lines = []
    collection.allowsMultipleSelection = true
    screen.tap(150, 150)
    screen.tap(50, 50)
    #expect(items.lines == ["high 4", "low 4", "off 4", "high 0", "low 0", "did 0"])
    items.lines = []
    screen.drag([CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 200)])
    #expect(collection.contentOffset.y == 100 && items.lines == [])
  }
}
