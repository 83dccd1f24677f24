/// The appearance state of a view controller; calls each appearance callback once per transition.
@MainActor final class Appearance {
  private enum State { case gone, appearing, shown, disappearing }
  private var state = State.gone
  /// The state's name in logs.
  var word: String {
    switch state {
    case .gone: "disappeared"
    case .appearing: "appearing"
    case .shown: "appeared"
    case .disappearing: "disappearing"
    }
  }
  private var isAnimated = false

  /// Whether the controller is shown or about to be.
  var isVisible: Bool { state == .shown || state == .appearing }

  /// Begins a transition: calls `viewWillAppear` or `viewWillDisappear` unless the controller is already in
  /// that state.
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

  /// Ends the current transition, if any: calls `viewDidAppear` or `viewDidDisappear`.
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

/// The move of a subtree to another window; notifies every view and controller in it.
@MainActor final class WindowChange {
  private let views: [UIView]
  private let window: UIWindow?
  private let isLeaving: Bool
  private let isEntering: Bool

  /// Creates the change of a view that moves to a window; nil if the window does not change.
  init?(of view: UIView, to window: UIWindow?) {
    let old = view.window
    guard old !== window else { return nil }
    self.window = window
    views = view.viewNode.preorder().compactMap { $0.host as? UIView }
    isLeaving = old?.isShown == true
    isEntering = window?.isShown == true
  }

  /// Creates the change of a window that is shown or hidden.
  init(showing window: UIWindow, _ isShown: Bool) {
    self.window = window
    views = window.viewNode.preorder().compactMap { $0.host as? UIView }
    isLeaving = !isShown
    isEntering = isShown
  }

  /// The controllers whose transition began here; a container ends the transitions that it began itself.
  private var begun: [UIViewController] = []

  /// Called before the change.
  func begin() {
    for view in views { view.willMove(toWindow: window) }
    beginAppearances()
  }

  /// Called after the change.
  func end() {
    for view in views {
      // As in Apple's UIKit, before `didMoveToWindow`.
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

  /// Ends the transitions of the controllers.
  func endAppearances() {
    for controller in begun { controller.appearance.end(controller) }
    begun = []
  }
}
