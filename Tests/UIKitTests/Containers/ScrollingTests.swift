import Foundation
import Testing
import UIKit

/// Where content begins below what covers it, what of the safe area it gets itself, and zooming.
///
/// Sources: Apple, "UIScrollView.ContentInsetAdjustmentBehavior", "adjustedContentInset", "zoomScale",
/// "zoom(to:animated:)"; `UIScrollView.h` on the automatic behaviour inside navigation controllers.
@MainActor struct ScrollingTests {
  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell() }
  }
  private func show(_ root: UIViewController, _ body: () throws -> Void) rethrows {
    try onDevice("iPhone 15") {
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      try body()
      window.isHidden = true
    }
  }

  /// 59 points are covered at the top, and a bar has 44, or 96 with a large title.
  @Test(arguments: [(false, 103), (true, 155)] as [(Bool, CGFloat)])
  func aTableBelowABarStartsBelowIt(isLarge: Bool, top: CGFloat) throws {
    let rows = Rows()
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = isLarge
    try show(navigation) {
      let table = try #require(rows.tableView)
      #expect(table.contentOffset == CGPoint(x: 0, y: -top))
      #expect(table.adjustedContentInset == UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.convert(CGPoint.zero, to: nil).y == top)
      // What the table adds, cells do not have as a safe area.
      #expect(cell.safeAreaInsets == .zero)
      table.contentOffset.y = 7
      rows.additionalSafeAreaInsets.top = 10
      table.layoutIfNeeded()
      #expect(table.adjustedContentInset.top == top + 10)
      #expect(table.contentOffset.y == 7, "what was scrolled stays")
    }
  }

  /// Content that cannot be scrolled is moved in navigation controllers only, and not where that is switched off.
  @Test(arguments: [(true, true), (true, false), (false, true)])
  func automaticInsetsOfSmallContent(inNavigation: Bool, adjusts: Bool) {
    let controller = UIViewController()
    controller.automaticallyAdjustsScrollViewInsets = adjusts
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(scroll)
    show(inNavigation ? UINavigationController(rootViewController: controller) : controller) {
      #expect(scroll.contentOffset.y == (inNavigation && adjusts ? -103 : 0))
    }
  }

  /// A behaviour, the content's height, and what content that fills the visible part has as its safe area, of
  /// (10, 20, 30, 40) in a view 200 × 100.
  nonisolated static let rests:
    [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, UIEdgeInsets)] = [
      (.never, 500, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)),
      (.always, 50, .zero),
      (.automatic, 50, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)),
      (.scrollableAxes, 500, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)),
    ]
  @Test(arguments: rests) func theRestOfTheSafeAreaIsTheContents(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, rest: UIEdgeInsets
  ) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.addSubview(content)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = CGSize(width: 200, height: height)
    scroll.setSafeArea(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(content.safeAreaInsets == rest)
    // Scrolled by 4, it reaches less far down, and above never more is covered than of the view around.
    scroll.contentOffset = CGPoint(x: 0, y: 4)
    #expect(content.safeAreaInsets.top == rest.top)
    #expect(content.safeAreaInsets.bottom == max(0, rest.bottom - 4))
  }

  /// What grows by its safe area comes to rest.
  ///
  /// Content of 80 with room of its own there is 120 high in a view of 100, so it scrolls; then the room is the
  /// view's, and the content 80 high again. That must not go on.
  @Test func contentInTheSafeAreaComesToRest() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.setSafeArea(UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0))
    let scroll = UIScrollView(frame: root.bounds)
    let (content, inner) = (UIView(), UIView())
    root.addSubview(scroll)
    scroll.addSubview(content)
    content.addSubview(inner)
    for view in [content, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    let safe = content.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      inner.topAnchor.constraint(equalTo: safe.topAnchor),
      inner.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      inner.leftAnchor.constraint(equalTo: safe.leftAnchor),
      inner.rightAnchor.constraint(equalTo: safe.rightAnchor),
      inner.heightAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    let height =
      scroll.contentSize.height + scroll.adjustedContentInset.top
      + scroll.adjustedContentInset.bottom
    #expect(height == 120)
    let size = scroll.contentSize
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == size)
  }

  final class Zooming: UIScrollViewDelegate {
    let view: UIView
    var events: [String] = []
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { events.append("did zoom") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      events.append("will begin")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { events.append("did end at \(scale)") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      events.append("scrolled")
    }
  }

  /// The same picture of 200 × 100 held by its frame or by constraints, zoomed by 2, lies in the same place.
  @Test(arguments: [false, true]) func zoomedContentGrowsFromItsBeginning(byConstraints: Bool) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.addSubview(picture)
    if byConstraints {
      picture.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: scroll.topAnchor),
        picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        picture.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        picture.rightAnchor.constraint(equalTo: scroll.rightAnchor),
        picture.widthAnchor.constraint(equalToConstant: 200),
        picture.heightAnchor.constraint(equalToConstant: 100),
      ])
    } else {
      scroll.contentSize = picture.bounds.size
    }
    scroll.layoutIfNeeded()
    let delegate = Zooming(picture)
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    for _ in 1...2 {
      scroll.zoomScale = 2
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 400, height: 200))
      #expect(picture.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
      #expect(picture.transform.a == 2 && picture.transform.d == 2)
      // The middle, (100, 50), is now at (200, 100), so what is seen begins half a view before.
      #expect(scroll.contentOffset == CGPoint(x: 100, y: 50))
    }
    #expect(delegate.events == ["did zoom"])
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4, "no more than the maximum")
    scroll.setZoomScale(0.1, animated: true)
    scroll.layoutIfNeeded()
    #expect(scroll.zoomScale == 1 && scroll.contentOffset == .zero)
    #expect(picture.frame == picture.bounds)
    #expect(delegate.events.suffix(3) == ["will begin", "did zoom", "did end at 1.0"])
  }

  /// A rectangle of the picture, the scale at which it fills 200 × 100, and the offset that centres it.
  @Test(arguments: [
    (CGRect(x: 50, y: 20, width: 50, height: 10), 4.0, CGPoint(x: 200, y: 50)),
    (CGRect(x: 0, y: 0, width: 100, height: 10), 2, .zero),
    (CGRect(x: 150, y: 50, width: 50, height: 50), 2, CGPoint(x: 200, y: 100)),
  ])
  func zoomingToARectangle(_ rect: CGRect, scale: CGFloat, offset: CGPoint) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.addSubview(picture)
    scroll.contentSize = picture.bounds.size
    let delegate = Zooming(picture)
    scroll.delegate = delegate
    scroll.maximumZoomScale = 10
    scroll.zoom(to: rect, animated: false)
    #expect(scroll.zoomScale == scale)
    #expect(scroll.contentOffset == offset)
  }

  @Test func nothingIsZoomedWithoutAView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.maximumZoomScale = 3
    for scale in [2, .nan, -1, 0, .infinity] as [CGFloat] { scroll.zoomScale = scale }
    scroll.zoom(to: .zero, animated: true)
    #expect(scroll.zoomScale == 1)
    let delegate = Zooming(UIView())
    scroll.delegate = delegate
    for scale in [.nan, -1, 0, .infinity] as [CGFloat] { scroll.zoomScale = scale }
    scroll.zoom(to: .zero, animated: true)
    #expect(scroll.zoomScale == 1 && delegate.events.isEmpty)
    scroll.setContentOffset(CGPoint(x: 1, y: 2), animated: true)
    scroll.setContentOffset(CGPoint(x: 1, y: 2), animated: true)
    #expect(delegate.events == ["scrolled"])
  }

  @Test func recognizersAreMadeWhenAskedFor() {
    let scroll = UIScrollView()
    #expect(scroll.gestureRecognizers == nil && scroll.pinchGestureRecognizer == nil)
    let pan = scroll.panGestureRecognizer
    #expect(pan === scroll.panGestureRecognizer && pan.view === scroll)
    #expect(scroll.gestureRecognizers?.count == 1)
    scroll.maximumZoomScale = 2
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.verticalScrollIndicatorInsets == scroll.horizontalScrollIndicatorInsets)
    #expect(scroll.touchesShouldCancel(in: UIView()) && !scroll.touchesShouldCancel(in: UIButton()))
  }

  final class Typing: UITextViewDelegate {
    var scrolled = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
  }
  @Test func textViewsHaveADelegateOfTheirOwnType() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let typing = Typing()
    text.delegate = typing
    let delegate: (any UITextViewDelegate)? = text.delegate
    #expect(delegate === typing)
    text.contentOffset.y = 3
    #expect(typing.scrolled == 1)
  }
}
