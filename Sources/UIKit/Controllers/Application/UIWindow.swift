public import Foundation
public import FoundationShims
internal import LayoutGeometry
internal import ViewDrawing

/// The root of a view hierarchy.
///
/// A window of the screen's size has the safe area and scale of ``UIScreen/device``, unless
/// ``UIView/setSafeArea(_:)`` overrides the safe area.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
/// let controller = UIViewController()
/// window.rootViewController = controller
/// print(controller.view.window === window)  // true
/// window.frame.size = CGSize(width: 667, height: 375)
/// print(NSStringFromCGRect(controller.view.frame))  // {{0, 0}, {667, 375}}
/// ```
///
/// - Units: Points, y down; the frame is in the space of the screen, whose scale brings edges to
///   pixels.
/// - Errors: None of its own: a window without a controller is an empty root. Frames fail as those of
///   `UIView`.
/// - Complexity: Showing and hiding visit the controllers inside; a new size costs the next layout
///   pass.
/// - SeeAlso: Apple, "UIWindow"; `Rules/Passes.md#edges-snap-to-pixels`.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Creates a window with a frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    screenDidChange()
  }
  /// Creates a window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  /// Creates a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    screenDidChange()
  }

  /// Creates a window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    screenDidChange()
    self.windowScene = windowScene
    windowScene.add(self)
  }
  private lazy var ownUndoManager = UndoManager()
  /// The undo manager of the window and of what is in it.
  open override var undoManager: UndoManager? { ownUndoManager }
  /// The window's scene.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.release(self)
      windowScene?.add(self)
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
  /// Notifies the controllers before and after the window's size changes.
  private func change(to size: CGSize, _ change: () -> Void) {
    guard size != super.bounds.size, let rootViewController else { return change() }
    let transition = TransitionCoordinator(of: self)
    rootViewController.viewWillTransition(to: size, with: transition)
    change()
    transition.finish()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let presented = rootViewController?.storedPresented { Presentation.place(presented) }
  }

  /// The window's screen.
  open var screen: UIScreen { UIScreen.main }
  /// The order of the window relative to other windows; stored only.
  open var windowLevel = Level.normal
  /// The stacking level of a window.
  ///
  /// Source: Apple, "UIWindow.Level".
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Whether a window of the left level is behind one of the right level.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// The level raised by an amount.
    public static func + (level: Level, number: CGFloat) -> Level {
      Level(level.rawValue + number)
    }
    /// The level lowered by an amount.
    public static func - (level: Level, number: CGFloat) -> Level {
      Level(level.rawValue - number)
    }
    /// The level of ordinary windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }
  /// Whether the window can become the key window; default: true.
  open var canBecomeKey: Bool { true }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      // No constraint holds it, and its content must not: in pictures of a public suite it has the window's size.
      view.viewNode.translatesMask = true
      insertSubview(view, at: 0)
      screenDidChange()
    }
  }
  open override var next: UIResponder? { UIApplication.shared }
  open override var isHidden: Bool {
    didSet { if isHidden == isShown { show(!isHidden) } }
  }
  /// Whether the window is visible; its controllers receive appearance callbacks only while it is.
  var isShown = false
  /// Whether the window is the key window.
  open private(set) var isKeyWindow = false
  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    if !isShown { show(true) }
    makeKey()
  }
  /// Returns the window the key window.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    UIApplication.shared.makeKey(self)
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }
  /// Called when the window became the key window.
  open func becomeKey() {}
  /// Posted after a window became visible.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window became the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window resigned as the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  /// Called when the window resigns as the key window; call super.
  open func resignKey() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// The height of the keyboard that appears while a text is edited in the window, in points; 0 for none.
  ///
  /// Not in UIKit. See ``UIView/setKeyboardHeight(_:)``.
  open var automaticKeyboardHeight: CGFloat = 0
  /// Delivers the touches of the window.
  private(set) lazy var delivery = TouchDelivery(of: self)
  /// Delivers the touches of an event to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) { delivery.deliver(event) }

  private let layoutTurn = LayoutTurn()

  private func show(_ isShown: Bool) {
    layoutTurn.follow(isShown ? viewNode : nil)
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

  /// The safe area that the screen set, to distinguish it from one that the program set.
  private var screenInsets: ViewInsets?

  /// Takes the screen's scale and, if the window fills the screen, its safe area.
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
  /// The screen's traits, overridden by ``setTraits(_:)``.
  open override var traitCollection: UITraitCollection {
    guard let assignedTraits else {
      return screen.traitCollection.with(overrideUserInterfaceStyle)
    }
    return UITraitCollection(traitsFrom: [screen.traitCollection, assignedTraits])
      .with(overrideUserInterfaceStyle)
  }
  /// Overrides the screen's traits, for example for a window in Split View; nil removes the override.
  ///
  /// Not in UIKit, where the system sets them.
  open func setTraits(_ traits: UITraitCollection?) {
    TraitInheritance.state(traits)
    TraitInheritance.changing(below: [self]) { assignedTraits = traits }
  }
}
