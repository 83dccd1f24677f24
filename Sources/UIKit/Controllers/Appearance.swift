/// Where a controller stands between gone and shown; each of its steps is told once.
@MainActor final class Appearance {
  private enum State { case gone, appearing, shown, disappearing }
  private var state = State.gone
  private var isAnimated = false

  /// Whether the controller is shown or about to be.
  var isVisible: Bool { state == .shown || state == .appearing }

  /// Tells that the controller is about to come or go, unless it is there or gone already.
  func begin(_ controller: UIViewController, isAppearing: Bool, animated: Bool) {
    guard isAppearing != isVisible else { return }
    state = isAppearing ? .appearing : .disappearing
    isAnimated = animated
    if isAppearing {
      controller.viewWillAppear(animated)
    } else {
      controller.viewWillDisappear(animated)
    }
  }

  /// Tells that the controller came or went, if it was on its way.
  func end(_ controller: UIViewController) {
    switch state {
    case .appearing:
      state = .shown
      controller.viewIsAppearing(isAnimated)
      controller.viewDidAppear(isAnimated)
    case .disappearing:
      state = .gone
      controller.viewDidDisappear(isAnimated)
    case .gone, .shown: break
    }
  }
}

/// A subtree that goes from one window, or none, to another: every view and controller in it is told.
@MainActor final class WindowChange {
  private let views: [UIView]
  private let window: UIWindow?
  private let isLeaving: Bool
  private let isEntering: Bool

  /// Nil where the window stays the same.
  init?(of view: UIView, to window: UIWindow?) {
    let old = view.window
    guard old !== window else { return nil }
    self.window = window
    views = view.viewNode.preorder().compactMap { $0.host as? UIView }
    isLeaving = old?.isShown == true
    isEntering = window?.isShown == true
  }

  /// A window that is shown or hidden, with everything in it.
  init(showing window: UIWindow, _ isShown: Bool) {
    self.window = window
    views = window.viewNode.preorder().compactMap { $0.host as? UIView }
    isLeaving = !isShown
    isEntering = isShown
  }

  /// Who was told of the beginning here; whoever heard of it from a container hears of the end there, too.
  private var begun: [UIViewController] = []

  /// Called before the change.
  func begin() {
    for view in views { view.willMove(toWindow: window) }
    beginAppearances()
  }

  /// Called after the change.
  func end() {
    for view in views {
      // As Apple's: before the view is told that it is there.
      if window != nil { AppearanceProxies.shared.apply(to: view) }
      // A label that comes into a tree of another text size takes the font of that size.
      if window != nil, let follower = view as? any TextSizeFollower {
        follower.follow(view.traitCollection)
      }
      view.didMoveToWindow()
    }
    endAppearances()
  }

  /// Tells controllers that they are about to come or go.
  func beginAppearances() {
    guard isLeaving != isEntering else { return }
    begun = views.compactMap(\.viewController).filter { $0.appearance.isVisible != isEntering }
    for controller in begun {
      controller.appearance.begin(controller, isAppearing: isEntering, animated: false)
    }
  }

  /// Tells controllers that they came or went.
  func endAppearances() {
    for controller in begun { controller.appearance.end(controller) }
    begun = []
  }
}
