public import Foundation
internal import LayoutGeometry

/// The view at the top of everything that is shown.
///
/// A window that is as large as the screen has the safe area of ``UIScreen/device`` and its pixels, unless
/// ``UIView/setSafeArea(_:)`` says otherwise.
///
/// - SeeAlso: Apple, "UIWindow".
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Makes a window with a frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    screenDidChange()
  }
  /// Makes a window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  /// Makes a window for an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    screenDidChange()
  }

  /// Makes a window that fills the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.take(self)
  }
  /// The scene that the window is a part of.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.release(self)
      windowScene?.take(self)
    }
  }
  open override var frame: CGRect {
    get { super.frame }
    set { change(to: newValue.size) { super.frame = newValue } }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { change(to: newValue.size) { super.bounds = newValue } }
  }
  /// Tells the controllers before and after the window's size changes.
  private func change(to size: CGSize, _ change: () -> Void) {
    guard size != super.bounds.size, let rootViewController else { return change() }
    let transition = SizeTransition(of: self)
    rootViewController.viewWillTransition(to: size, with: transition)
    change()
    transition.finish()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let presented = rootViewController?.ownPresented { Presentation.place(presented) }
  }

  /// The screen that the window is on.
  open var screen: UIScreen { UIScreen.main }
  /// Before or behind which other windows it stands; there is no screen to see it on.
  open var windowLevel = Level.normal
  /// Which of two windows is in front: the one of the higher level.
  ///
  /// Source: Apple, "UIWindow.Level".
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Whether a window of the level stands behind one of another.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// A level so much higher.
    public static func + (level: Level, number: CGFloat) -> Level {
      Level(level.rawValue + number)
    }
    /// A level so much lower.
    public static func - (level: Level, number: CGFloat) -> Level {
      Level(level.rawValue - number)
    }
    /// Of most windows.
    public static let normal = Level(0)
    /// Of the status bar.
    public static let statusBar = Level(1000)
    /// Of questions.
    public static let alert = Level(2000)
  }
  /// Whether the window may get keyboard input; yes unless overridden.
  open var canBecomeKey: Bool { true }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      screenDidChange()
    }
  }
  open override var next: UIResponder? { UIApplication.shared }
  open override var isHidden: Bool {
    didSet { if isHidden == isShown { show(!isHidden) } }
  }
  /// Whether the window was shown: until then its controllers are not told that they appear.
  var isShown = false
  /// Whether the window gets keyboard input.
  open private(set) var isKeyWindow = false
  /// Shows the window and gives it keyboard input.
  open func makeKeyAndVisible() {
    isHidden = false
    if !isShown { show(true) }
    makeKey()
  }
  /// Gives the window keyboard input.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    UIApplication.shared.makeKey(self)
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }
  /// Called when the window got keyboard input.
  open func becomeKey() {}
  /// Posted after a window was shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window got keyboard input.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window lost keyboard input.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  /// Called when the window loses keyboard input; call super.
  open func resignKey() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  private func show(_ isShown: Bool) {
    if isShown {
      UIApplication.shared.show(self)
      screenDidChange()
    }
    let change = WindowChange(showing: self, isShown)
    change.beginAppearances()
    self.isShown = isShown
    change.endAppearances()
    NotificationCenter.default.post(
      name: isShown ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification,
      object: self)
    if !isShown {
      UIApplication.shared.hide(self)
      resignKey()
    }
  }

  /// What the screen gave the window, so that what a program gave it is told apart.
  private var screenInsets: ViewInsets?

  /// Takes the screen's pixels and, where the window fills it, its safe area.
  func screenDidChange() {
    viewNode.pixelScale = Double(screen.scale)
    let margins = viewNode.margins
    guard margins.assignedSafeArea == screenInsets else { return }
    var insets = frame == screen.bounds ? ViewInsets(screen.safeArea) : .zero
    if insets.top <= screen.statusBarHeight, rootViewController?.hidesStatusBar == true {
      insets.top = 0
    }
    guard insets != screenInsets ?? .zero else { return }
    screenInsets = insets
    margins.assignedSafeArea = insets
  }

  private var assignedTraits: UITraitCollection?
  /// The screen's traits with what ``setTraits(_:)`` states.
  open override var traitCollection: UITraitCollection {
    guard let assignedTraits else {
      return screen.traitCollection.with(overrideUserInterfaceStyle)
    }
    return UITraitCollection(traitsFrom: [screen.traitCollection, assignedTraits])
      .with(overrideUserInterfaceStyle)
  }
  /// Gives the window other traits than the screen's, as a part of a tablet's screen has; nil takes that
  /// back.
  ///
  /// Apple has no such function, since there the system decides; here programs and tests do.
  open func setTraits(_ traits: UITraitCollection?) {
    TraitInheritance.changing(below: [self]) { assignedTraits = traits }
  }
}
