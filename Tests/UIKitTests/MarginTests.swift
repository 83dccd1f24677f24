import Foundation
import Testing
import UIKit

/// Margins, safe areas and the guides of both (`Rules/Guides.md#guides-are-items-of-their-own`,
/// `Rules/Guides.md#margins-add-the-safe-area`; `Rules/DocumentsIOS.md#root-margins-of-the-canvas`).
@MainActor @Suite struct MarginTests {
  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> UIEdgeInsets
  {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private func controller(width: CGFloat) throws -> (UIViewController, UIView) {
    let controller = UIViewController()
    let view = try #require(controller.view)
    view.frame = CGRect(x: 0, y: 0, width: width, height: 400)
    return (controller, view)
  }

  // MARK: Controllers

  /// 16 at the sides, 20 from a width of 414 on; nothing above and below.
  @Test(
    arguments: [(320, 16), (375, 16), (393, 16), (400, 20), (1024, 20)] as [(CGFloat, CGFloat)])
  func theSystemsMarginsOfARootView(_ width: CGFloat, _ side: CGFloat) throws {
    let (controller, view) = try controller(width: width)
    #expect(view.layoutMargins == insets(0, side, 0, side))
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    // The safe area is added, also where the view says that it should not be
    // (`Rules/DocumentsIOS.md#root-margins-of-the-canvas`).
    view.setSafeArea(insets(44, 0, 34, 0))
    #expect(view.layoutMargins == insets(44, side, 34, side))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets(44, side, 34, side))
  }

  @Test func marginsOfOnesOwnAreAtLeastTheSystems() throws {
    let (controller, view) = try controller(width: 375)
    view.layoutMargins = insets(5, 5, 5, 30)
    #expect(view.layoutMargins == insets(5, 16, 5, 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins == insets(5, 5, 5, 30))
    controller.viewRespectsSystemMinimumLayoutMargins = true
    #expect(view.layoutMargins == insets(5, 16, 5, 30))
    // Another view takes its place.
    controller.view = UIView(frame: view.frame)
    #expect(view.layoutMargins == insets(5, 5, 5, 30))
    #expect(controller.view.layoutMargins == insets(0, 16, 0, 16))
  }

  @Test func additionalInsetsReachTheViewsBelow() throws {
    let (controller, view) = try controller(width: 300)
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 300, height: 380))
    view.addSubview(child)
    view.setSafeArea(insets(44, 0, 34, 0))
    controller.additionalSafeAreaInsets = insets(10, 1, 2, 3)
    #expect(view.safeAreaInsets == insets(54, 1, 36, 3))
    // 54 − 20 above; all of it elsewhere.
    #expect(child.safeAreaInsets == insets(34, 1, 36, 3))
    view.layoutIfNeeded()
    let guide = view.safeAreaLayoutGuide
    let probe = Sized(nil, nil)
    probe.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(probe)
    NSLayoutConstraint.activate([
      probe.topAnchor.constraint(equalTo: guide.topAnchor),
      probe.leftAnchor.constraint(equalTo: guide.leftAnchor),
      probe.rightAnchor.constraint(equalTo: guide.rightAnchor),
      probe.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(probe.frame == CGRect(x: 1, y: 54, width: 296, height: 310))
    controller.additionalSafeAreaInsets = .zero
    view.layoutIfNeeded()
    #expect(probe.frame == CGRect(x: 0, y: 44, width: 300, height: 322))
  }

  @Test func theOldGuidesAreStripsOfTheSafeArea() throws {
    let (controller, view) = try controller(width: 300)
    view.setSafeArea(insets(44, 0, 34, 0))
    controller.additionalSafeAreaInsets.bottom = 6
    let probe = Sized(10, nil)
    probe.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(probe)
    NSLayoutConstraint.activate([
      probe.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      probe.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      probe.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    view.layoutIfNeeded()
    #expect(probe.frame == CGRect(x: 0, y: 44, width: 10, height: 316))
    #expect(controller.topLayoutGuide.length == 44 && controller.bottomLayoutGuide.length == 40)
  }

  // MARK: Notifications

  final class Recorder: UIView {
    var margins: [UIEdgeInsets] = []
    var safeAreas: [UIEdgeInsets] = []
    override func layoutMarginsDidChange() { margins.append(layoutMargins) }
    override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
  }

  @Test func changesAreReportedOnce() {
    let view = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.margins.isEmpty && view.safeAreas.isEmpty)
    view.layoutMargins = insets(8, 8, 8, 8)
    #expect(view.margins.isEmpty)
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(view.margins == [insets(1, 2, 3, 4)])
    view.setSafeArea(insets(10, 0, 0, 0))
    #expect(view.margins == [insets(1, 2, 3, 4), insets(11, 2, 3, 4)])
    #expect(view.safeAreas == [insets(10, 0, 0, 0)])
    view.insetsLayoutMarginsFromSafeArea = false
    view.setSafeArea(insets(20, 0, 0, 0))
    #expect(view.margins.count == 3 && view.safeAreas.count == 2)
  }

  // MARK: Direction

  @Test func directionalMarginsTurnAndPlainOnesDoNot() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets(1, 4, 3, 2))
    #expect(view.directionalLayoutMargins.leading == 2)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
    view.layoutMargins = insets(1, 2, 3, 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
    #expect(view.directionalLayoutMargins.leading == 4)
  }

  // MARK: Keyboard

  @Test func theKeyboardsGuide() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.setSafeArea(insets(0, 0, 34, 0))
    let child = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 250))
    root.addSubview(child)
    let guides = [root.keyboardLayoutGuide, child.keyboardLayoutGuide]
    #expect(guides[0] === root.keyboardLayoutGuide && guides[0].owningView === root)
    for (view, guide) in zip([root, child], guides) {
      let probe = Sized(10, 10)
      probe.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(probe)
      probe.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      probe.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    }
    func tops() -> [CGFloat] {
      root.layoutIfNeeded()
      return [root.subviews[1].frame.maxY, child.subviews[0].frame.maxY]
    }
    // Without a keyboard the safe area's lower edge; the child ends above it.
    #expect(tops() == [366, 250])
    root.setKeyboardHeight(200)
    // The keyboard begins at 200, 100 below the child's top.
    #expect(tops() == [200, 100])
    root.setKeyboardHeight(20)
    #expect(tops() == [366, 250])
    guides[0].usesBottomSafeArea = false
    #expect(tops() == [380, 250])
    root.setKeyboardHeight(0)
    #expect(tops() == [400, 250])
    #expect(!guides[0].followsUndockedKeyboard && guides[0].keyboardDismissPadding == 0)
  }

  // MARK: Alignment in reading direction

  /// An ornament of 10 points on the leading side stays there; Plumb's own.
  @Test func alignmentInsetsInReadingDirection() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = Sized(50, 20)
    #expect(view.directionalAlignmentRectInsets == nil)
    view.directionalAlignmentRectInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 10, bottom: 2, trailing: 0)
    #expect(view.alignmentRectInsets == insets(1, 10, 2, 0))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    // The alignment rectangle is at 30, 50 × 20; the frame reaches 10 further on the leading side.
    #expect(view.frame == CGRect(x: 20, y: -1, width: 60, height: 23))
    for view in [root, view] { view.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    // 200 − 30 − 50 = 120 … 170, and 10 more at the right.
    #expect(view.frame == CGRect(x: 120, y: -1, width: 60, height: 23))
    view.directionalAlignmentRectInsets?.leading = 4
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 120, y: -1, width: 54, height: 23))
    view.directionalAlignmentRectInsets = nil
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 120, y: 0, width: 50, height: 20))
  }
}
