public import Foundation

extension NSApplication {
  /// The answer of a modal session, an alert or a panel.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Int
    /// Creates an answer from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates an answer from a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The user agreed: 1.
    public static let OK = ModalResponse(rawValue: 1)
    /// The user cancelled: 0.
    public static let cancel = ModalResponse(rawValue: 0)
    /// The session was stopped: −1000.
    public static let stop = ModalResponse(rawValue: -1000)
    /// The session was aborted: −1001.
    public static let abort = ModalResponse(rawValue: -1001)
    /// The session continues: −1002.
    public static let `continue` = ModalResponse(rawValue: -1002)
    /// The first button of an alert: 1000.
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    /// The second button of an alert: 1001.
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    /// The third button of an alert: 1002.
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }
  /// A modal session; see ``beginModalSession(for:)``.
  public struct ModalSession: Hashable, Sendable {
    let number: Int
  }
  /// The part of a program in the Dock and the menu bar; raw values are Apple's.
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  /// The answer to the question whether a program may end; raw values are Apple's.
  public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
  /// The answer to a request to open or print files; raw values are Apple's.
  public enum DelegateReply: UInt, Sendable { case success, cancel, failure }
  /// The answer to a request to print files; raw values are Apple's.
  public enum PrintReply: UInt, Sendable {
    case printingCancelled, printingSuccess, printingReplyLater, printingFailure = 3
  }
  /// The urgency of a request for the user's attention; raw values are Apple's.
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0, informationalRequest = 10
  }
  /// The way in which a program becomes active; raw values are Apple's.
  public struct ActivationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All windows come to the front.
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    /// Even while another program is active.
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 1 << 1)
  }
  /// The parts of the system that are hidden or disabled; raw values are Apple's.
  public struct PresentationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The Dock appears under the pointer.
    public static let autoHideDock = PresentationOptions(rawValue: 1)
    /// The Dock is hidden.
    public static let hideDock = PresentationOptions(rawValue: 1 << 1)
    /// The menu bar appears under the pointer.
    public static let autoHideMenuBar = PresentationOptions(rawValue: 1 << 2)
    /// The menu bar is hidden.
    public static let hideMenuBar = PresentationOptions(rawValue: 1 << 3)
    /// The Apple menu is disabled.
    public static let disableAppleMenu = PresentationOptions(rawValue: 1 << 4)
    /// Other programs cannot be switched to.
    public static let disableProcessSwitching = PresentationOptions(rawValue: 1 << 5)
    /// The program cannot be forced to quit.
    public static let disableForceQuit = PresentationOptions(rawValue: 1 << 6)
    /// The user cannot log out.
    public static let disableSessionTermination = PresentationOptions(rawValue: 1 << 7)
    /// The program cannot be hidden.
    public static let disableHideApplication = PresentationOptions(rawValue: 1 << 8)
    /// The menu bar is opaque.
    public static let disableMenuBarTransparency = PresentationOptions(rawValue: 1 << 9)
    /// The program fills the screen.
    public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
    /// The toolbar appears with the menu bar.
    public static let autoHideToolbar = PresentationOptions(rawValue: 1 << 11)
    /// The pointer does not grow when it is shaken.
    public static let disableCursorLocationAssistance = PresentationOptions(rawValue: 1 << 12)
  }
  /// The kinds of notifications from servers; raw values are Apple's.
  public struct RemoteNotificationType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A badge.
    public static let badge = RemoteNotificationType(rawValue: 1)
    /// A sound.
    public static let sound = RemoteNotificationType(rawValue: 1 << 1)
    /// An alert.
    public static let alert = RemoteNotificationType(rawValue: 1 << 2)
  }
  /// The visible part of a program; raw values are Apple's.
  public struct OcclusionState: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A part of a window is visible.
    public static let visible = OcclusionState(rawValue: 1 << 1)
  }
  /// The order of a list of windows; raw values are Apple's.
  public struct WindowListOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// From the front.
    public static let orderedFrontToBack = WindowListOptions(rawValue: 1)
  }
  /// A value of the panel about the program.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Thanks, an attributed string.
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    /// The name of the program.
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    /// The icon, an image.
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    /// The version of the build.
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    /// The version of the program.
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
  }

  /// Posted after the program became active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// Posted after the program was hidden; never here.
  public nonisolated static let didHideNotification = Notification.Name(
    "NSApplicationDidHideNotification")
  /// Posted after the launch.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// Posted after the program stopped being active.
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// Posted after the program was shown again; never here.
  public nonisolated static let didUnhideNotification = Notification.Name(
    "NSApplicationDidUnhideNotification")
  /// Posted in each turn of the event loop; never here.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "NSApplicationDidUpdateNotification")
  /// Posted before the program becomes active.
  public nonisolated static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  /// Posted before the launch ends.
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// Posted before the program is hidden.
  public nonisolated static let willHideNotification = Notification.Name(
    "NSApplicationWillHideNotification")
  /// Posted before the program stops being active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// Posted before the program is shown again.
  public nonisolated static let willUnhideNotification = Notification.Name(
    "NSApplicationWillUnhideNotification")
  /// Posted before the program ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
  /// Posted in each turn of the event loop; never here.
  public nonisolated static let willUpdateNotification = Notification.Name(
    "NSApplicationWillUpdateNotification")
  /// Posted after the screens changed; never here.
  public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
  /// Posted after windows were restored; never here.
  public nonisolated static let didFinishRestoringWindowsNotification = Notification.Name(
    "NSApplicationDidFinishRestoringWindowsNotification")
  /// Posted after the visible part of the program changed; never here.
  public nonisolated static let didChangeOcclusionStateNotification = Notification.Name(
    "NSApplicationDidChangeOcclusionStateNotification")
  /// The key in the user info of ``didFinishLaunchingNotification`` for a launch by the user.
  public nonisolated static let launchIsDefaultUserInfoKey = "NSApplicationLaunchIsDefaultLaunchKey"
  /// The key in the user info of ``didFinishLaunchingNotification`` for the notification that caused the launch.
  public nonisolated static let launchUserNotificationUserInfoKey =
    "NSApplicationLaunchUserNotificationKey"
}
