public import Foundation
internal import NibBuilding

/// The program: its windows and its reading direction.
///
/// There is no event loop: ``UIApplicationDelegate/main()`` launches a program and returns. The program is always
/// active, and what it asks of the system does not happen.
///
/// - SeeAlso: Apple, "UIApplication".
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The only one.
  public static let shared = UIApplication()

  private struct Reference { weak var window: UIWindow? }
  private var references: [Reference] = []

  /// The windows that are shown, in the order in which they came.
  open var windows: [UIWindow] { references.compactMap(\.window) }
  /// The scenes of the windows that are shown.
  ///
  /// Those that were launched are there without a window, too.
  open var connectedScenes: Set<UIScene> {
    Set(windows.compactMap(\.windowScene)).union(launchedScenes.map(\.scene))
  }
  private var launchedScenes: [(scene: UIScene, delegate: any UISceneDelegate)] = []
  /// The scenes over all the times that people see them.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether there may be several scenes.
  open var supportsMultipleScenes: Bool { false }
  /// The window that gets keyboard input.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The direction in which the program's language is read.
  ///
  /// Right to left where the program was started with `-NSForceRightToLeftWritingDirection YES`, as Xcode
  /// does for its right-to-left pseudolanguage. Here it can also be set, before views are made: each takes
  /// the direction of its time.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { Self.isRightToLeft ? .rightToLeft : .leftToRight }
    set { Self.isRightToLeft = newValue == .rightToLeft }
  }
  /// How large texts are; as usual unless set.
  ///
  /// Apple's is what people chose in Settings, and cannot be set. Here fonts of text styles follow it when they
  /// are made, everybody in a shown window hears of changed traits, and labels, fields and text views whose
  /// `adjustsFontForContentSizeCategory` says so take the font again.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    get { TextSizeChoice.current }
    set { UIScreen.main.change { TextSizeChoice.current = newValue } }
  }

  // MARK: The program

  /// Who hears what happens to the program; not kept, but by a launch.
  open weak var delegate: (any UIApplicationDelegate)?
  private var launched: (any UIApplicationDelegate)?
  /// Keeps the delegate of a program that is launched.
  func keep(_ delegate: any UIApplicationDelegate) {
    launched = delegate
    self.delegate = delegate
  }
  /// Keeps a scene of a program that is launched, with its delegate.
  func keep(_ scene: UIScene, _ delegate: any UISceneDelegate) {
    scene.delegate = delegate
    launchedScenes.append((scene, delegate))
  }
  /// Whether people use a program.
  public enum State: Int, Sendable { case active, inactive, background }
  /// Whether people use the program; always.
  open var applicationState: State { .active }
  /// Whether the screen stays on; kept.
  open var isIdleTimerDisabled = false
  /// A number on the program's sign; kept.
  open var applicationIconBadgeNumber = 0
  /// Whether shaking the device undoes something; kept.
  open var applicationSupportsShakeToEdit = true
  /// Where protected files can be read; everywhere here.
  open var isProtectedDataAvailable: Bool { true }
  /// Why a program was launched.
  ///
  /// Source: Apple, "UIApplication.LaunchOptionsKey".
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The program that asked.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A message that was sent.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
  /// How an address is opened.
  ///
  /// Source: Apple, "UIApplication.OpenURLOptionsKey".
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program that asked.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether the file may be kept where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  /// How another program is asked to open an address.
  ///
  /// Source: Apple, "UIApplication.OpenExternalURLOptionsKey".
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only a program that knows the address opens it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// The address of the program's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// Opens an address; nobody does here, so that it fails.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  /// Whether somebody would open an address; nobody.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Asks for messages to be sent; none are.
  open func registerForRemoteNotifications() {}
  /// Asks for messages not to be sent any more.
  open func unregisterForRemoteNotifications() {}
  /// Tells a target, or the first responder from the one that takes keyboard input on that knows the action.
  ///
  /// - Returns: Whether one did; see `ActionResponder`.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    let sender = sender.map { $0 as AnyObject } ?? self
    return ActionTarget(target, action).send(from: sender, along: UIResponder.first ?? keyWindow)
  }
  /// Says that a piece of work begins; work is never stopped here.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    tasks += 1
    return UIBackgroundTaskIdentifier(rawValue: tasks)
  }
  /// Says that a piece of work is done.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  private var tasks = 0
  /// How long work may go on, in seconds; as long as it takes.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: The status bar

  private lazy var statusBar = UIStatusBarManager()
  /// Its place on the screen.
  open var statusBarFrame: CGRect { statusBar.statusBarFrame }
  /// Its look.
  open var statusBarStyle: UIStatusBarStyle { statusBar.statusBarStyle }
  /// Whether there is none.
  open var isStatusBarHidden: Bool { statusBar.isStatusBarHidden }
  /// How what is shown stands.
  open var statusBarOrientation: UIInterfaceOrientation { .ofScreen }

  static var isRightToLeft = UserDefaults.standard.bool(
    forKey: "NSForceRightToLeftWritingDirection")

  func show(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    references.append(Reference(window: window))
  }

  func hide(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
  }

  /// Gives the role of the key window away.
  func makeKey(_ window: UIWindow) {
    for other in windows where other !== window && other.isKeyWindow { other.resignKey() }
  }
}

/// A piece of work that goes on while the program is not seen.
///
/// Source: Apple, "UIBackgroundTaskIdentifier".
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// A piece of work by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
