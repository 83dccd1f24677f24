public import Foundation
public import FoundationShims
internal import NibBuilding

/// The application: its windows and its layout direction.
///
/// No event loop runs: ``UIApplicationDelegate/main()`` launches a program and returns. The program is always
/// active. Requests to the system have no effect.
///
/// - SeeAlso: Apple, "UIApplication".
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The shared application.
  public static let shared = UIApplication()

  private struct Reference { weak var window: UIWindow? }
  private var references: [Reference] = []

  /// The visible windows, in the order in which they were shown.
  open var windows: [UIWindow] { references.compactMap(\.window) }
  /// The scenes of the visible windows.
  ///
  /// Scenes that a launch connected are included even without a window.
  open var connectedScenes: Set<UIScene> {
    Set(windows.compactMap(\.windowScene)).union(launchedScenes.map(\.scene))
  }
  private var launchedScenes: [(scene: UIScene, delegate: any UISceneDelegate)] = []
  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether the program supports several scenes; always false.
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
  /// The preferred text size; default: `large`.
  ///
  /// In Apple's UIKit the user sets it in Settings, and it is read-only. Here it can be set: fonts of text
  /// styles created afterwards follow it, views and controllers in visible windows are notified of changed
  /// traits, and labels, text fields and text views with `adjustsFontForContentSizeCategory` update their
  /// fonts.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    get { TextSizeChoice.current }
    set {
      guard newValue != TextSizeChoice.current else { return }
      UIScreen.main.change { TextSizeChoice.current = newValue }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue])
    }
  }

  // MARK: The program

  /// The application's delegate; not retained, except by a launch.
  open weak var delegate: (any UIApplicationDelegate)?
  private var launched: (any UIApplicationDelegate)?
  /// Retains the delegate of a launched program.
  func retain(_ delegate: any UIApplicationDelegate) {
    launched = delegate
    self.delegate = delegate
  }
  /// Retains a scene of a launched program and its delegate.
  func retain(_ scene: UIScene, _ delegate: any UISceneDelegate) {
    scene.delegate = delegate
    launchedScenes.append((scene, delegate))
  }
  /// The activity state of a program.
  public enum State: Int, Sendable { case active, inactive, background }
  /// The activity state; always `active`.
  open var applicationState: State { .active }
  /// Whether the screen stays on; stored only.
  open var isIdleTimerDisabled = false
  /// The number on the program's icon; stored only.
  open var applicationIconBadgeNumber = 0
  /// The quick actions of the program's icon; stored only.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether the icon can be changed; always false.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon; always nil.
  open var alternateIconName: String? { nil }
  /// Changes the icon; fails.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// Whether the program may work in the background; always false.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Asks for work in the background; has no effect.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// The interval for as little work in the background as possible, in seconds.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval
    .greatestFiniteMagnitude
  /// The interval for as much work in the background as the system allows, in seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Receives the events of a remote control; has no effect.
  open func beginReceivingRemoteControlEvents() {}
  /// Ends the events of a remote control; has no effect.
  open func endReceivingRemoteControlEvents() {}
  /// Whether the program is registered for remote notifications; always false.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Opens a scene; fails.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Closes a scene; fails.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Draws a scene's content for the list of programs again; has no effect.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Whether shaking the device shows the undo menu; stored only.
  open var applicationSupportsShakeToEdit = true
  /// Whether protected files are available; always true.
  open var isProtectedDataAvailable: Bool { true }
  /// A key of the launch options.
  ///
  /// Source: Apple, "UIApplication.LaunchOptionsKey".
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the requesting program.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The content of a remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The quick action.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activity to continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity to continue.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// Whether a place has changed.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
  }
  /// A key of the options for opening a URL.
  ///
  /// Source: Apple, "UIApplication.OpenURLOptionsKey".
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the requesting program.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether the file is opened in place.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  /// A key of the options for opening a URL in another program.
  ///
  /// Source: Apple, "UIApplication.OpenExternalURLOptionsKey".
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only a program with a matching universal link opens the URL.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// The URL of the program's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// Opens a URL; always fails, as `open(_:options:completionHandler:)`, which replaced it.
  @discardableResult open func openURL(_ url: URL) -> Bool {
    open(url, options: [:], completionHandler: nil)
    return false
  }
  /// Opens a URL; always fails.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  /// Whether a program can open a URL; always false.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Registers for remote notifications; has no effect.
  open func registerForRemoteNotifications() {}
  /// Unregisters from remote notifications; has no effect.
  open func unregisterForRemoteNotifications() {}
  /// Sends an action to a target; if the target is nil, to the responder chain from the first responder on.
  ///
  /// - Returns: Whether an object handled the action; see `ActionResponder`.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    let sender = sender.map { $0 as AnyObject } ?? self
    return ActionTarget(target, action).send(from: sender, along: UIResponder.first ?? keyWindow)
  }
  /// Delivers an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for window in (event.allTouches ?? []).compactMap(\.window) {
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
  }
  /// Begins a background task; tasks never expire here.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    tasks += 1
    return UIBackgroundTaskIdentifier(rawValue: tasks)
  }
  /// Ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  private var tasks = 0
  /// The time left for background tasks, in seconds; unlimited.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: The status bar

  private lazy var statusBar = UIStatusBarManager()
  /// The frame of the status bar on the screen.
  open var statusBarFrame: CGRect { statusBar.statusBarFrame }
  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle {
    get { storedStatusBarStyle ?? statusBar.statusBarStyle }
    set { storedStatusBarStyle = newValue }
  }
  private var storedStatusBarStyle: UIStatusBarStyle?
  /// Sets the style of the status bar.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Shows or hides the status bar.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool {
    get { storedStatusBarHiding ?? statusBar.isStatusBarHidden }
    set { storedStatusBarHiding = newValue }
  }
  private var storedStatusBarHiding: Bool?
  /// The interface orientation.
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

  /// Resigns every other key window.
  func makeKey(_ window: UIWindow) {
    for other in windows where other !== window && other.isKeyWindow { other.resignKey() }
  }
}

/// The identifier of a background task.
///
/// Source: Apple, "UIBackgroundTaskIdentifier".
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates a piece of work from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
