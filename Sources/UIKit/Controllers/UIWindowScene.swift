public import Foundation

/// A part of a program that people see: data only, since nobody opens or closes it here.
///
/// - SeeAlso: Apple, "UIScene".
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether people see a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  /// The scene over all the times that people see it.
  public let session: UISceneSession
  /// Who hears what happens to it.
  open weak var delegate: (any UISceneDelegate)?
  /// Makes a scene of a program.
  public convenience override init() {
    self.init(session: UISceneSession(role: .windowApplication), connectionOptions: .init())
  }
  /// Makes a scene.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
  /// Opens an address; nobody does here, so that it fails.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)?
  ) {
    completion?(false)
  }
  /// How an address is opened.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only a program that knows the address opens it.
    open var universalLinksOnly = false
  }
  /// Whether people see it; here they always do.
  open var activationState: ActivationState { .foregroundActive }
  /// What the system would say of it.
  open var title: String! = ""
}

/// A scene with windows.
///
/// - SeeAlso: Apple, "UIWindowScene".
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private struct Reference { weak var window: UIWindow? }
  private var references: [Reference] = []

  /// The windows that were made for the scene and are still there.
  open var windows: [UIWindow] { references.compactMap(\.window) }
  /// The window that gets keyboard input.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen that it is on.
  open var screen: UIScreen { UIScreen.main }
  /// What its status bar is like.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// How what is shown stands, as ``UIScreen/isLandscape`` says.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  func take(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    references.append(Reference(window: window))
  }
  func release(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
  }
}
