import Foundation
import Testing
import UIKit

/// Presentations with objects of the program.
///
/// Source: Apple, "UIPresentationController", "UIViewControllerTransitioningDelegate",
/// "UIViewControllerAnimatedTransitioning", "UIPercentDrivenInteractiveTransition".
@MainActor struct TransitionTests {
  @MainActor final class Diary { var lines: [String] = [] }

  final class Page: UIViewController {
    let diary: Diary
    let name: String
    init(_ name: String, _ diary: Diary) {
      (self.name, self.diary) = (name, diary)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { diary.lines.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { diary.lines.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { diary.lines.append("\(name) will go") }
    override func viewDidDisappear(_ animated: Bool) { diary.lines.append("\(name) is gone") }
  }

  final class Card: UIPresentationController {
    var diary: Diary?
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 10, y: 20, width: 100, height: 200)
    }
    override func presentationTransitionWillBegin() {
      diary?.lines.append("begin")
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [diary] _ in diary?.lines.append("alongside") },
        completion: { [diary] in diary?.lines.append("coordinated \(!$0.isCancelled)") })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      diary?.lines.append("end \(completed)")
    }
    override func dismissalTransitionWillBegin() { diary?.lines.append("dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      diary?.lines.append("dismissed \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  final class Director: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let diary: Diary
    var driver: UIPercentDrivenInteractiveTransition?
    init(_ diary: Diary) { self.diary = diary }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      diary.lines.append("animator?")
      return self
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      diary.lines.append("controller?")
      let card = Card(presentedViewController: presented, presenting: presenting)
      card.diary = diary
      return card
    }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.25 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      diary.lines.append("animate \(context.isAnimated)")
      let isPresenting = context.view(forKey: .to) != nil
      if isPresenting, let view = context.view(forKey: .to),
        let controller = context.viewController(forKey: .to)
      {
        view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: transitionDuration(using: context)) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) {
      diary.lines.append("ended \(transitionCompleted)")
    }
  }

  private struct Scene {
    let diary = Diary()
    let root: Page, page: Page, director: Director, window: UIWindow
    @MainActor init() {
      root = Page("root", diary)
      page = Page("page", diary)
      director = Director(diary)
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = director
      diary.lines = []
    }
  }

  @Test func theOrderOfAnAnimatedPresentation() {
    let scene = Scene()
    defer { scene.window.isHidden = true }
    scene.root.present(scene.page, animated: true) { scene.diary.lines.append("done") }
    #expect(
      scene.diary.lines == [
        "controller?", "animator?", "begin", "page will appear", "animate true", "page did appear",
        "end true", "done", "alongside", "coordinated true", "ended true",
      ])
    #expect(scene.page.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(scene.page.presentationController is Card)
    #expect(scene.page.view.superview === scene.page.presentationController?.containerView)
    #expect(scene.page.presentationController?.containerView?.frame == scene.window.bounds)
    #expect(scene.page.transitionCoordinator == nil)
    scene.diary.lines = []
    scene.page.dismiss(animated: true) { scene.diary.lines.append("done") }
    #expect(
      scene.diary.lines == [
        "dismiss", "page will go", "animate true", "page is gone", "dismissed true", "done",
        "ended true",
      ])
    #expect(scene.window.subviews == [scene.root.view])
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func withoutAnimationNoAnimatorIsAsked() {
    let scene = Scene()
    defer { scene.window.isHidden = true }
    scene.root.present(scene.page, animated: false)
    #expect(
      scene.diary.lines == [
        "controller?", "begin", "page will appear", "page did appear", "end true",
      ])
    #expect(scene.page.view.frame.minX == 10)
    scene.root.dismiss(animated: false)
    #expect(scene.page.view.window == nil)
  }

  @Test(arguments: [true, false])
  func anInteractionDecides(isFinished: Bool) {
    let scene = Scene()
    defer { scene.window.isHidden = true }
    scene.root.present(scene.page, animated: false)
    let driver = UIPercentDrivenInteractiveTransition()
    scene.director.driver = driver
    scene.diary.lines = []
    scene.page.dismiss(animated: true)
    #expect(scene.page.isBeingDismissed)
    #expect(scene.page.transitionCoordinator?.isInteractive == true)
    #expect(driver.duration == 0.25)
    driver.update(0.4)
    #expect(scene.page.transitionCoordinator?.percentComplete == 0.4)
    driver.update(2)
    #expect(driver.percentComplete == 1)
    if isFinished { driver.finish() } else { driver.cancel() }
    #expect(!scene.page.isBeingDismissed)
    #expect((scene.page.view.window == nil) == isFinished)
    #expect((scene.root.presentedViewController == nil) == isFinished)
    #expect(
      scene.diary.lines
        == (isFinished
          ? [
            "dismiss", "page will go", "animate true", "page is gone", "dismissed true",
            "ended true",
          ]
          : [
            "dismiss", "page will go", "page will appear", "page did appear", "dismissed false",
            "ended false",
          ]))
  }

  /// A full screen of the program makes the presenting controller disappear.
  @Test func aFullScreenCoversThePresenter() {
    let scene = Scene()
    defer { scene.window.isHidden = true }
    scene.page.modalPresentationStyle = .fullScreen
    scene.root.present(scene.page, animated: true)
    #expect(scene.diary.lines.contains("root is gone"))
    #expect(scene.page.view.frame == scene.window.bounds)
    scene.diary.lines = []
    scene.page.dismiss(animated: true)
    #expect(scene.diary.lines.contains("root did appear"))
  }

  @Test func childrenReportTheirPreferredSize() {
    final class Parent: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { heard.append(container.preferredContentSize) }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(parent.heard == [CGSize(width: 3, height: 4)])
  }
}
