public import Foundation

/// An instance of the program's user interface; it is never opened or closed here.
///
/// - SeeAlso: Apple, "UIScene".
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  /// The session of the scene.
  public let session: UISceneSession
  /// The scene's delegate.
  open weak var delegate: (any UISceneDelegate)?
  /// Creates a scene with the application role.
  public convenience override init() {
    self.init(session: UISceneSession(role: .windowApplication), connectionOptions: .init())
  }
  /// Creates a scene.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
  /// Opens a URL; always fails.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)?
  ) {
    completion?(false)
  }
  /// The options for opening a URL.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only a program with a matching universal link opens the URL.
    open var universalLinksOnly = false
  }
  /// The activation state; always `foregroundActive`.
  open var activationState: ActivationState { .foregroundActive }
  /// The title that the system shows; stored only.
  open var title: String! = ""
}

/// A scene with windows.
///
/// - SeeAlso: Apple, "UIWindowScene".
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private struct Reference { weak var window: UIWindow? }
  private var references: [Reference] = []

  /// The windows of the scene.
  open var windows: [UIWindow] { references.compactMap(\.window) }
  /// The window that gets keyboard input.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen of the scene.
  open var screen: UIScreen { UIScreen.main }
  /// The scene's points: those of its screen, which it fills.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The configuration of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The interface orientation, from ``UIScreen/isLandscape``.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  func add(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    references.append(Reference(window: window))
  }
  func release(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
  }
}
