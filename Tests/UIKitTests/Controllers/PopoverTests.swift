import Foundation
import GoldenFiles
import Testing
import UIKit

/// Popovers in code: beside their source in a regular width, sheets in a compact one unless the delegate says otherwise.
@MainActor struct PopoverTests {
  private final class Styles: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle
    var prepared = 0
    init(_ style: UIModalPresentationStyle) { self.style = style }
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { style }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { prepared += 1 }
  }

  private static func present(
    wide: Bool, size: CGSize = CGSize(width: 200, height: 100), delegate: Styles? = nil,
    _ prepare: (UIViewController, UIPopoverPresentationController) -> Void = { _, _ in }
  ) throws -> (window: UIWindow, shown: UIViewController, popover: UIPopoverPresentationController)
  {
    let (root, shown) = (UIViewController(), UIViewController())
    let window = PresentationTests.window(
      CGSize(width: wide ? 768 : 400, height: 800), root, wide: wide)
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = size
    let popover = try #require(shown.popoverPresentationController)
    popover.delegate = delegate
    prepare(root, popover)
    root.present(shown, animated: false)
    window.layoutIfNeeded()
    return (window, shown, popover)
  }

  /// A touch beside a popover dismisses it where its delegate and its controller permit that; views that are let through
  /// take their touches.
  @Test(arguments: [
    (true, false, ["will", "did"]), (false, false, ["attempt"]), (true, true, ["attempt"]),
  ])
  func aTouchBesideDismisses(permits: Bool, isModal: Bool, calls: [String]) throws {
    final class Judge: NSObject, UIPopoverPresentationControllerDelegate {
      var permits = true
      var calls: [String] = []
      func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
      ) -> Bool { permits }
      func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
      ) { calls.append("will") }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
      }
      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
      ) { calls.append("attempt") }
    }
    let (judge, button) = (Judge(), UIButton(frame: CGRect(x: 600, y: 100, width: 100, height: 40)))
    judge.permits = permits
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let (window, shown, _) = try Self.present(wide: true) { root, popover in
      root.view.addSubview(button)
      popover.sourceView = button
      popover.delegate = judge
      popover.passthroughViews = [button]
    }
    defer { window.isHidden = true }
    shown.isModalInPresentation = isModal
    func tap(_ x: Double, _ y: Double) {
      let fingers = Fingers(on: window)
      fingers.touch([CGPoint(x: x, y: y)])
      fingers.lift()
      TouchClock.shared.settle()
    }
    tap(650, 120)
    tap(600, 200)
    #expect(taps == 1 && judge.calls == [] && shown.view.window != nil)
    tap(50, 700)
    #expect(judge.calls == calls && (shown.view.window == nil) == (calls.count == 2))
  }

  @Test func aPopoverStandsBesideItsSource() throws {
    let (window, shown, popover) = try Self.present(wide: true) { root, popover in
      let button = UIView(frame: CGRect(x: 600, y: 100, width: 100, height: 40))
      root.view.addSubview(button)
      popover.sourceView = button
      #expect(popover.arrowDirection == .unknown)
    }
    defer { window.isHidden = true }
    #expect(popover.arrowDirection == .up)
    // In the middle below the view, less what the margin of 10 takes at the right: 758 - 200.
    #expect(shown.view.frame == CGRect(x: 550, y: 153, width: 200, height: 100))
    popover.sourceRect = CGRect(x: 0, y: 0, width: 0, height: 40)
    #expect(shown.view.frame.midX == 600)
    popover.permittedArrowDirections = .right
    #expect(popover.arrowDirection == .right)
    #expect(shown.view.frame == CGRect(x: 387, y: 70, width: 200, height: 100))
    popover.popoverLayoutMargins = UIEdgeInsets(top: 90, left: 10, bottom: 10, right: 10)
    #expect(shown.view.frame.minY == 90)
    #expect(shown.traitCollection.userInterfaceLevel == .elevated)
    shown.dismiss(animated: false)
    #expect(shown.view.window == nil && window.subviews.count == 1)
  }

  @Test func aPopoverPointsAtAButtonOfABar() throws {
    let items = (0..<3).map {
      UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
    }
    for isTurned in [false, true] {
      let content = UIViewController()
      content.navigationItem.leftBarButtonItem = items[0]
      content.navigationItem.rightBarButtonItems = [items[1], items[2]]
      let root = UINavigationController(rootViewController: content)
      let window = PresentationTests.window(CGSize(width: 768, height: 800), root, wide: true)
      defer { window.isHidden = true }
      root.navigationBar.semanticContentAttribute = isTurned ? .forceRightToLeft : .unspecified
      window.layoutIfNeeded()
      var places: [CGFloat] = []
      for item in items {
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 2, height: 100)
        shown.popoverPresentationController?.barButtonItem = item
        content.present(shown, animated: false)
        #expect(shown.popoverPresentationController?.arrowDirection == .up)
        #expect(shown.view.frame.minY > 90 && shown.view.frame.minY < 120)
        places.append(shown.view.frame.midX)
        shown.dismiss(animated: false)
      }
      let sides = isTurned ? [2, 1, 0] : [0, 2, 1]
      #expect(places.indices.sorted { places[$0] < places[$1] } == (isTurned ? [1, 2, 0] : sides))
    }
  }

  @Test func aButtonOfAToolbarIsFound() throws {
    let item = UIBarButtonItem(title: "Layers", style: .plain, target: nil, action: nil)
    let (window, shown, popover) = try Self.present(wide: true) { root, popover in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 768, height: 44))
      bar.items = [UIBarButtonItem(systemItem: .flexibleSpace), item]
      root.view.addSubview(bar)
      popover.barButtonItem = item
    }
    defer { window.isHidden = true }
    #expect(popover.arrowDirection == .down)
    #expect(shown.view.frame.maxY < 710 && shown.view.frame.maxX == 758)
  }

  /// Apple documents the sheet in a compact width and the delegate's part in it.
  @Test(
    arguments: [
      (nil, CGRect(x: 0, y: 60, width: 400, height: 740)),
      (UIModalPresentationStyle.none, CGRect(x: 100, y: 350, width: 200, height: 100)),
      (.fullScreen, CGRect(x: 0, y: 0, width: 400, height: 800)),
    ] as [(UIModalPresentationStyle?, CGRect)])
  func aCompactWidthAdaptsThePresentation(style: UIModalPresentationStyle?, frame: CGRect) throws {
    let delegate = style.map(Styles.init)
    let (window, shown, popover) = try Self.present(wide: false, delegate: delegate) {
      $1.permittedArrowDirections = []
    }
    defer { window.isHidden = true }
    #expect(shown.view.frame == frame)
    #expect(delegate?.prepared ?? 1 == 1)
    #expect(
      popover.adaptivePresentationStyle
        == (style == UIModalPresentationStyle.none ? .popover : style ?? .pageSheet))
  }

  /// The size of a navigation controller's content has the bar above it; without a size the box is 320 × 480.
  @Test func sizesOfBoxes() throws {
    let (window, shown, _) = try Self.present(wide: true, size: .zero)
    defer { window.isHidden = true }
    #expect(shown.view.frame.size == CGSize(width: 320, height: 480))
    shown.dismiss(animated: false)
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 250, height: 300)
    let navigation = UINavigationController(rootViewController: content)
    navigation.modalPresentationStyle = .popover
    window.rootViewController?.present(navigation, animated: false)
    #expect(navigation.view.frame.size == CGSize(width: 250, height: 344))
  }

  @Test func aPopoverInAPicture() throws {
    UIScreen.main.device = "iPad (9th generation)"
    defer { UIScreen.main.device = "" }
    let (root, shown) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.isHidden = false
    defer { window.isHidden = true }
    root.view.backgroundColor = .systemGroupedBackground
    let button = UIButton(type: .system)
    button.setTitle("Filter", for: .normal)
    button.frame = CGRect(x: 500, y: 60, width: 80, height: 34)
    root.view.addSubview(button)
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 21))
    label.text = "Only unread"
    shown.view.backgroundColor = .systemBackground
    shown.view.addSubview(label)
    shown.preferredContentSize = CGSize(width: 260, height: 120)
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = button
    root.present(shown, animated: false)
    try Golden.expect(
      window.screenPNGData(scale: 0.5), "Documentation/Pictures/screen-popover-of-a-program.png")
  }
}
