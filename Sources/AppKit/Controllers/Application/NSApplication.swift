internal import Foundation
public import FoundationShims
internal import NibBuilding
internal import ViewDrawing

/// The last responder of every responder chain, and the owner of the windows.
///
/// There is no event loop: events are not dispatched, and layout and pictures do not need them. ``run()`` launches the
/// program and serves the main run loop until ``stop(_:)``.
///
/// - SeeAlso: Apple, "NSApplication".
@preconcurrency @MainActor open class NSApplication: EventApplication, NSAppearanceCustomization {
  /// The shared application, created on first access.
  public static let shared = NSApplication()

  /// The object that responds to events in the life of the program; not retained.
  open weak var delegate: (any NSApplicationDelegate)?
  /// A delegate that has no other owner.
  var retainedDelegate: AnyObject?

  /// The windows on the screen, front to back.
  open internal(set) var orderedWindows: [NSWindow] = []
  /// The windows on the screen.
  open var windows: [NSWindow] { orderedWindows }
  /// The window that receives keyboard input.
  open internal(set) weak var keyWindow: NSWindow?
  /// The window the user works in.
  open internal(set) weak var mainWindow: NSWindow?
  /// Returns the window with a number; nil for none on the screen.
  open func window(withWindowNumber windowNum: Int) -> NSWindow? {
    orderedWindows.first { $0.windowNumber == windowNum }
  }
  /// Calls a closure for the windows on the screen until it sets its argument.
  open func enumerateWindows(
    options: WindowListOptions = [], using block: (NSWindow, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var isDone = false
    for window in orderedWindows where !isDone { block(window, &isDone) }
  }
  /// The reading direction of the program's language; left to right, except in views of documents that a tool
  /// shows from right to left.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    Self.isRightToLeft ? .rightToLeft : .leftToRight
  }
  static var isRightToLeft = false
  /// The appearance of all windows that do not set one; nil for the screen's, which is light.
  open var appearance: NSAppearance? {
    didSet {
      guard appearance != oldValue else { return }
      for window in windows where window.appearance == nil {
        window.contentView?.notifyAppearanceChange()
      }
    }
  }
  /// The application's appearance, or else the screen's.
  open var effectiveAppearance: NSAppearance {
    appearance ?? NSAppearance(CurrentAppearance.screen)
  }

  // MARK: Actions

  /// Sends an action to a target; for nil, to the first responder that implements it, starting at the key
  /// window's first responder, or at the sender without a key window.
  ///
  /// The chain begins at the first responder of the key window, or at the sender where no window has one. It ends with
  /// the application, its delegate and the controller of documents.
  ///
  /// - Returns: Whether a responder handled it; see `ActionResponder`.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    let from = sender.map { $0 as AnyObject } ?? self
    func send(to object: AnyObject) -> Bool {
      ActionTarget(object, action).send(from: from, along: [])
        || (object as? NSResponder)?.performsStandardAction(action, sender) == true
    }
    if let target { return send(to: target as AnyObject) }
    return chain(from: sender).contains { send(to: $0) }
  }
  /// The objects that an action without target reaches, in order.
  func chain(from sender: Any?) -> [AnyObject] {
    let first = keyWindow?.firstResponder ?? sender as? NSResponder
    var chain = sequence(first: first, next: { $0?.nextResponder }).prefix { $0 != nil }
      .compactMap { $0 as AnyObject? }
    if let main = mainWindow, main !== keyWindow { chain.append(main) }
    if !chain.contains(where: { $0 === self }) { chain.append(self) }
    if let delegate { chain.append(delegate as AnyObject) }
    if let documents = NSDocumentController.known { chain.append(documents) }
    return chain
  }
  /// The object that an action without target would reach; nil for none.
  open func target(forAction action: Selector) -> Any? {
    target(forAction: action, to: nil, from: nil)
  }
  /// The object that an action would reach; nil for none.
  open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
    target ?? knownTarget(of: action, from: sender)
  }
  /// The first object of the chain that knows an action; an `ActionResponder` may know any.
  func knownTarget(of action: Selector, from sender: Any?) -> AnyObject? {
    chain(from: sender).first { object in
      if let documents = object as? NSDocumentController {
        return documents.knows(action) || documents.responds(to: action)
      }
      return LibraryActions.mayKnow(action, object)
        || (object as? NSObject)?.responds(to: action) == true
        || (object as? NSResponder)?.knowsStandardAction(action) == true
    }
  }

  // MARK: Life

  /// Whether the program runs, from the launch until ``stop(_:)``.
  open internal(set) var isRunning = false
  /// Whether the program is active: from its launch, until ``deactivate()``.
  open internal(set) var isActive = false
  /// Whether the program is hidden.
  open internal(set) var isHidden = false
  private var isLaunched = false
  private var isStopped = false

  /// Launches the program: posts the notifications of the launch, calls the delegate, and makes the program active.
  open func finishLaunching() {
    guard !isLaunched else { return }
    isLaunched = true
    report(Self.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching($1) }
    report(
      Self.didFinishLaunchingNotification, [Self.launchIsDefaultUserInfoKey: true]
    ) { $0.applicationDidFinishLaunching($1) }
    activate()
  }
  /// Launches the program and serves the main run loop until ``stop(_:)`` or until it has nothing to wait for.
  open func run() {
    isRunning = true
    isStopped = false
    finishLaunching()
    while !isStopped, RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) {}
    isRunning = false
  }
  /// Ends ``run()``, or the modal session that runs.
  open func stop(_ sender: Any?) {
    if sessions.isEmpty { isStopped = true } else { stopModal() }
  }
  /// Ends the program if the delegate agrees: calls the delegate and leaves ``run()``.
  ///
  /// The process goes on, unlike on Apple's systems, so that a server or a test can continue.
  open func terminate(_ sender: Any?) {
    switch delegate?.applicationShouldTerminate(self) ?? .terminateNow {
    case .terminateCancel: return
    case .terminateLater: isTerminating = true
    case .terminateNow: end()
    }
  }
  private var isTerminating = false
  /// Answers the question of ``terminate(_:)`` that the delegate left open.
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    guard isTerminating else { return }
    isTerminating = false
    if shouldTerminate { end() }
  }
  private func end() {
    report(Self.willTerminateNotification) { $0.applicationWillTerminate($1) }
    isStopped = true
    isLaunched = false
    isActive = false
  }
  /// Answers a request to open or print files; stored only.
  open func reply(toOpenOrPrint reply: DelegateReply) { lastReply = reply }
  /// The last answer to a request to open or print files.
  private(set) var lastReply: DelegateReply?
  /// Makes the program active.
  open func activate() {
    guard !isActive else { return }
    report(Self.willBecomeActiveNotification) { $0.applicationWillBecomeActive($1) }
    isActive = true
    report(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
  }
  /// Makes the program active.
  open func activate(ignoringOtherApps flag: Bool) { activate() }
  /// Lets another program become active; no other takes part.
  open func yieldActivation(toApplicationWithBundleIdentifier bundleIdentifier: String) {}
  /// Makes the program inactive.
  open func deactivate() {
    guard isActive else { return }
    report(Self.willResignActiveNotification) { $0.applicationWillResignActive($1) }
    isActive = false
    report(Self.didResignActiveNotification) { $0.applicationDidResignActive($1) }
  }
  /// Hides the program: its windows stay in their order but are not seen.
  open func hide(_ sender: Any?) {
    guard !isHidden else { return }
    report(Self.willHideNotification) { $0.applicationWillHide($1) }
    isHidden = true
    report(Self.didHideNotification) { $0.applicationDidHide($1) }
  }
  /// Shows the program again and makes it active.
  open func unhide(_ sender: Any?) {
    unhideWithoutActivation()
    activate()
  }
  /// Shows the program again.
  open func unhideWithoutActivation() {
    guard isHidden else { return }
    report(Self.willUnhideNotification) { $0.applicationWillUnhide($1) }
    isHidden = false
    report(Self.didUnhideNotification) { $0.applicationDidUnhide($1) }
  }
  /// Hides the other programs, of which the system has no list.
  open func hideOtherApplications(_ sender: Any?) {}
  /// Shows the other programs, of which the system has no list.
  open func unhideAllApplications(_ sender: Any?) {}
  func report(
    _ name: Notification.Name, _ info: [AnyHashable: Any]? = nil,
    _ call: (any NSApplicationDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: info)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  // MARK: Values

  private var policy = ActivationPolicy.regular
  /// The part of the program in the Dock and the menu bar.
  open func activationPolicy() -> ActivationPolicy { policy }
  /// Sets the part of the program in the Dock and the menu bar; stored only.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    policy = activationPolicy
    return true
  }
  /// The parts of the system that are hidden or disabled; stored only.
  open var presentationOptions: PresentationOptions = []
  /// The parts of the system that are hidden or disabled: those that the program stated.
  open var currentSystemPresentationOptions: PresentationOptions { presentationOptions }
  /// The visible part of the program.
  open var occlusionState: OcclusionState { isHidden ? [] : .visible }
  /// The icon of the program.
  open var applicationIconImage: NSImage! = NSImage(size: NSSize(width: 128, height: 128))
  /// The tile of the program in the Dock.
  open private(set) lazy var dockTile = NSDockTile(owner: self)
  /// Whether the keyboard reaches all controls: true, as layout and tests expect.
  open var isFullKeyboardAccessEnabled: Bool { true }
  /// Whether the program is started again when the user logs in.
  open private(set) var relaunchesOnLogin = true
  /// Starts the program again when the user logs in; stored only.
  open func enableRelaunchOnLogin() { relaunchesOnLogin = true }
  /// Does not start the program again when the user logs in; stored only.
  open func disableRelaunchOnLogin() { relaunchesOnLogin = false }
  /// The object that performs services for other programs; stored only.
  open var servicesProvider: Any?
  /// Whether files can be read that need the user to be logged in: true.
  open var isProtectedDataAvailable: Bool { true }
  /// Opens the panel of characters; does nothing.
  open func orderFrontCharacterPalette(_ sender: Any?) {}
  /// Asks for the user's attention; returns the number of the request.
  @discardableResult
  open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int {
    attentionRequests += 1
    return attentionRequests
  }
  private var attentionRequests = 0
  /// Withdraws a request for the user's attention.
  open func cancelUserAttentionRequest(_ request: Int) {}
  /// The kinds of notifications that servers may send.
  open private(set) var enabledRemoteNotificationTypes: RemoteNotificationType = []
  /// Whether servers may send notifications: never, since there is no service for it.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Asks to receive notifications from servers; the delegate learns that there is no service for it.
  open func registerForRemoteNotifications() {
    let error = CocoaError(.featureUnsupported)
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
  }
  /// Asks to receive kinds of notifications from servers; the kinds are stored.
  open func registerForRemoteNotifications(matching types: RemoteNotificationType) {
    enabledRemoteNotificationTypes = types
    registerForRemoteNotifications()
  }
  /// Receives no notifications from servers any longer.
  open func unregisterForRemoteNotifications() { enabledRemoteNotificationTypes = [] }
  /// Shows the panel about the program, with the values of its bundle.
  open func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel() }
  /// Shows the panel about the program, with values that replace those of its bundle.
  open func orderFrontStandardAboutPanel(
    options optionsDictionary: [AboutPanelOptionKey: Any] = [:]
  ) { aboutPanel.show(optionsDictionary) }
  private lazy var aboutPanel = AboutPanel()
  /// Shows the panel for the layout of pages.
  open func runPageLayout(_ sender: Any?) { _ = NSPageLayout().runModal() }

  package override func knowsStandardAction(_ action: Selector) -> Bool {
    Self.actions[action.description] != nil || super.knowsStandardAction(action)
  }
  package override func performsStandardAction(_ action: Selector, _ sender: Any?) -> Bool {
    guard let perform = Self.actions[action.description] else {
      return super.performsStandardAction(action, sender)
    }
    perform(self, sender)
    return true
  }
  /// The actions of a program's first menu.
  private static let actions: [String: (NSApplication, Any?) -> Void] = [
    "terminate:": { $0.terminate($1) }, "hide:": { $0.hide($1) }, "unhide:": { $0.unhide($1) },
    "hideOtherApplications:": { $0.hideOtherApplications($1) },
    "unhideAllApplications:": { $0.unhideAllApplications($1) }, "stop:": { $0.stop($1) },
    "orderFrontStandardAboutPanel:": { $0.orderFrontStandardAboutPanel($1) },
    "arrangeInFront:": { $0.arrangeInFront($1) }, "miniaturizeAll:": { $0.miniaturizeAll($1) },
    "runPageLayout:": { $0.runPageLayout($1) },
  ]

  // MARK: Modal windows

  var sessions: [RunningSession] = []
  private var tiles: [ObjectIdentifier: NSDockTile] = [:]
  /// The tile of a window.
  func dockTile(of window: NSWindow) -> NSDockTile {
    if let tile = tiles[ObjectIdentifier(window)], tile.owner === window { return tile }
    let tile = NSDockTile(owner: window)
    tiles[ObjectIdentifier(window)] = tile
    return tile
  }
  /// The controllers of windows that segues showed, keyed by window.
  var retainedControllers: [ObjectIdentifier: NSWindowController] = [:]
}

/// The application.
@preconcurrency @MainActor public var NSApp: NSApplication! { NSApplication.shared }
