public import Foundation
public import UniformTypeIdentifiers

/// The programs, files and settings of the system.
///
/// Nothing is opened or started; the settings for accessibility are those of a system without any.
///
/// - SeeAlso: Apple, "NSWorkspace".
@preconcurrency @MainActor open class NSWorkspace: NSObject {
  /// The workspace of the program.
  public static let shared = NSWorkspace()
  /// The centre of the workspace's notifications.
  public let notificationCenter = NotificationCenter()

  // MARK: Opening

  /// Opens an address; returns false, as no program opens it.
  @discardableResult
  open func open(_ url: URL) -> Bool { false }
  /// Opens an address in a program; the handler gets an error, as no program opens it.
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, unavailable)
  }
  /// Opens addresses in a program; the handler gets an error, as no program opens them.
  open func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, unavailable)
  }
  /// Starts a program; the handler gets an error, as nothing is started.
  open func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, unavailable)
  }
  private var unavailable: any Error { CocoaError(.featureUnsupported) }
  /// Opens a file; returns false.
  @discardableResult
  open func openFile(_ fullPath: String) -> Bool { false }
  /// Opens a file in a program; returns false.
  @discardableResult
  open func openFile(_ fullPath: String, withApplication appName: String?) -> Bool { false }
  /// Starts a program; returns false.
  @discardableResult
  open func launchApplication(_ appName: String) -> Bool { false }
  /// Shows a file in the program of files; returns false.
  @discardableResult
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    false
  }
  /// Shows files in the program of files; does nothing.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  /// Searches for a text in the program of files; returns false.
  @discardableResult
  open func showSearchResults(forQueryString queryString: String) -> Bool { false }
  /// Moves files to the bin; the handler gets an error.
  open func recycle(
    _ URLs: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil
  ) {
    handler?([:], unavailable)
  }
  /// Copies files; the handler gets an error.
  open func duplicate(
    _ URLs: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil
  ) {
    handler?([:], unavailable)
  }
  /// Notes that a file changed; does nothing.
  open func noteFileSystemChanged(_ path: String) {}

  // MARK: Programs

  /// The programs that run: this one.
  open var runningApplications: [NSRunningApplication] { [.current] }
  /// The program in front: this one.
  open var frontmostApplication: NSRunningApplication? { .current }
  /// The program with the menu bar: this one.
  open var menuBarOwningApplication: NSRunningApplication? { .current }
  /// Returns the program that opens an address; nil.
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// Returns the program that opens files of a type; nil.
  open func urlForApplication(toOpen contentType: UTType) -> URL? { nil }
  /// Returns the programs that open an address; none.
  open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  /// Returns the program with an identifier; nil.
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// Returns the programs with an identifier; none.
  open func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
  /// Returns the path of a program with an identifier; nil.
  open func absolutePathForApplication(withBundleIdentifier bundleIdentifier: String) -> String? {
    nil
  }
  /// Returns the path of a program; nil.
  open func fullPath(forApplication appName: String) -> String? { nil }
  /// Hides the other programs; does nothing.
  open func hideOtherApplications() {}
  /// Makes a program open files; the handler gets an error.
  open func setDefaultApplication(
    at applicationURL: URL, toOpenURLsWithScheme urlScheme: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(unavailable)
  }

  // MARK: Files

  /// Returns the icon of a file: a symbol of a folder or a document.
  open func icon(forFile fullPath: String) -> NSImage {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
    return Self.icon(isFolder.boolValue ? "folder.fill" : "doc")
  }
  /// Returns the icon of several files: a symbol of documents.
  open func icon(forFiles fullPaths: [String]) -> NSImage? { Self.icon("doc.on.doc") }
  /// Returns the icon of files with an extension: a symbol of a document.
  open func icon(forFileType fileType: String) -> NSImage { Self.icon("doc") }
  /// Returns the icon of files of a type: a symbol of a folder or a document.
  open func icon(for contentType: UTType) -> NSImage {
    Self.icon(contentType.conforms(to: .folder) ? "folder.fill" : "doc")
  }
  private static func icon(_ name: String) -> NSImage {
    let image = NSImage(systemSymbolName: name, accessibilityDescription: nil) ?? NSImage()
    let icon = image.withSymbolConfiguration(.init(pointSize: 27, weight: .regular)) ?? image
    icon.size = NSSize(width: 32, height: 32)
    return icon
  }
  /// Sets the icon of a file; returns false.
  @discardableResult
  open func setIcon(
    _ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []
  ) -> Bool { false }
  /// Returns the identifier of a file's type, by its extension.
  open func type(ofFile absoluteFilePath: String) throws -> String {
    let path = URL(fileURLWithPath: absoluteFilePath)
    return UTType(filenameExtension: path.pathExtension)?.identifier ?? UTType.data.identifier
  }
  /// Whether a type is a kind of another one.
  open func type(_ firstTypeName: String, conformsToType secondTypeName: String) -> Bool {
    guard let one = UTType(firstTypeName), let other = UTType(secondTypeName) else {
      return firstTypeName == secondTypeName
    }
    return one.conforms(to: other)
  }
  /// Returns the extension of a type's files.
  open func preferredFilenameExtension(forType typeName: String) -> String? {
    UTType(typeName)?.preferredFilenameExtension
  }
  /// Returns the description of a type: its identifier here.
  open func localizedDescription(forType typeName: String) -> String? {
    UTType(typeName)?.identifier
  }
  /// Whether a file is a folder that looks like a file; false.
  open func isFilePackage(atPath fullPath: String) -> Bool { false }
  /// The names of the files that are labels; empty.
  open var fileLabels: [String] { [] }
  /// The colours of labels; none.
  open var fileLabelColors: [NSColor] { [] }
  /// Returns the picture of a screen; nil.
  open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
  /// Returns the options of a screen's picture; nil.
  open func desktopImageOptions(for screen: NSScreen) -> [DesktopImageOptionKey: Any]? { nil }
  /// Sets the picture of a screen; throws here.
  open func setDesktopImageURL(
    _ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]
  ) throws { throw CocoaError(.featureUnsupported) }
  /// Ends the use of a volume; throws.
  open func unmountAndEjectDevice(at url: URL) throws { throw CocoaError(.featureUnsupported) }

  // MARK: Settings

  /// Whether the screen is read aloud; false.
  open var isVoiceOverEnabled: Bool { false }
  /// Whether switches control the program; false.
  open var isSwitchControlEnabled: Bool { false }
  /// Whether contrast is increased; false.
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  /// Whether signs go with colours; false.
  open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  /// Whether transparency is reduced; false.
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  /// Whether motion is reduced; false.
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// Whether colours are inverted; false.
  open var accessibilityDisplayShouldInvertColors: Bool { false }
}

extension NSWorkspace {
  /// Options of a file's icon.
  public struct IconCreationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without the icons of Quick Draw.
    public static let excludeQuickDrawElementsIconCreationOption = IconCreationOptions(
      rawValue: 1 << 1)
    /// Without the icons of macOS 10.4.
    public static let exclude10_4ElementsIconCreationOption = IconCreationOptions(
      rawValue: 1 << 2)
  }
  /// An option of a screen's picture.
  public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The scaling.
    public static let imageScaling = DesktopImageOptionKey(
      rawValue: "NSWorkspaceDesktopImageScalingKey")
    /// Whether the picture may be cut.
    public static let allowClipping = DesktopImageOptionKey(
      rawValue: "NSWorkspaceDesktopImageAllowClippingKey")
    /// The colour around the picture.
    public static let fillColor = DesktopImageOptionKey(
      rawValue: "NSWorkspaceDesktopImageFillColorKey")
  }

  /// The way in which a program is opened.
  ///
  /// - SeeAlso: Apple, "NSWorkspace.OpenConfiguration".
  @preconcurrency @MainActor open class OpenConfiguration: NSObject {
    /// Whether users are asked.
    open var promptsUserIfNeeded = true
    /// Whether documents are added to the recent ones.
    open var addsToRecentItems = true
    /// Whether the program comes to the front.
    open var activates = true
    /// Whether the program is hidden.
    open var hides = false
    /// Whether other programs are hidden.
    open var hidesOthers = false
    /// Whether documents are printed.
    open var isForPrinting = false
    /// Whether another process of the program is started.
    open var createsNewApplicationInstance = false
    /// Whether a running process of another place is used.
    open var allowsRunningApplicationSubstitution = true
    /// The arguments.
    open var arguments: [String] = []
    /// The environment.
    open var environment: [String: String] = [:]
    /// Whether an address must open in a program that declares it.
    open var requiresUniversalLinks = false
  }

  /// Posted after a program was started.
  public nonisolated static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  /// Posted before a program is started.
  public nonisolated static let willLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceWillLaunchApplicationNotification")
  /// Posted after a program ended.
  public nonisolated static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  /// Posted after a program came to the front.
  public nonisolated static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  /// Posted after a program went to the back.
  public nonisolated static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification")
  /// Posted after a program was hidden.
  public nonisolated static let didHideApplicationNotification = Notification.Name(
    "NSWorkspaceDidHideApplicationNotification")
  /// Posted after a program was shown again.
  public nonisolated static let didUnhideApplicationNotification = Notification.Name(
    "NSWorkspaceDidUnhideApplicationNotification")
  /// Posted after a volume was added.
  public nonisolated static let didMountNotification = Notification.Name(
    "NSWorkspaceDidMountNotification")
  /// Posted after a volume was removed.
  public nonisolated static let didUnmountNotification = Notification.Name(
    "NSWorkspaceDidUnmountNotification")
  /// Posted before a volume is removed.
  public nonisolated static let willUnmountNotification = Notification.Name(
    "NSWorkspaceWillUnmountNotification")
  /// Posted after a volume got another name.
  public nonisolated static let didRenameVolumeNotification = Notification.Name(
    "NSWorkspaceDidRenameVolumeNotification")
  /// Posted before the machine sleeps.
  public nonisolated static let willSleepNotification = Notification.Name(
    "NSWorkspaceWillSleepNotification")
  /// Posted after the machine woke.
  public nonisolated static let didWakeNotification = Notification.Name(
    "NSWorkspaceDidWakeNotification")
  /// Posted before the machine is switched off.
  public nonisolated static let willPowerOffNotification = Notification.Name(
    "NSWorkspaceWillPowerOffNotification")
  /// Posted after the screens went dark.
  public nonisolated static let screensDidSleepNotification = Notification.Name(
    "NSWorkspaceScreensDidSleepNotification")
  /// Posted after the screens woke.
  public nonisolated static let screensDidWakeNotification = Notification.Name(
    "NSWorkspaceScreensDidWakeNotification")
  /// Posted after the user's session became active.
  public nonisolated static let sessionDidBecomeActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidBecomeActiveNotification")
  /// Posted after the user's session became inactive.
  public nonisolated static let sessionDidResignActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidResignActiveNotification")
  /// Posted after another space became active.
  public nonisolated static let activeSpaceDidChangeNotification = Notification.Name(
    "NSWorkspaceActiveSpaceDidChangeNotification")
  /// Posted after the labels of files changed.
  public nonisolated static let didChangeFileLabelsNotification = Notification.Name(
    "NSWorkspaceDidChangeFileLabelsNotification")
  /// Posted after settings of the display changed.
  public nonisolated static let accessibilityDisplayOptionsDidChangeNotification =
    Notification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
  /// The key of the program, in notifications.
  public nonisolated static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  /// The key of a volume's address, in notifications.
  public nonisolated static let volumeURLUserInfoKey = "NSWorkspaceVolumeURLKey"
}

/// A program that runs; only this one is known.
///
/// - SeeAlso: Apple, "NSRunningApplication".
@preconcurrency @MainActor open class NSRunningApplication: NSObject {
  /// This program.
  public static let current = NSRunningApplication()
  /// Options of bringing a program to the front.
  public struct ActivationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With all windows.
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    /// In front of another active program.
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
  /// Whether the program runs no longer.
  open var isTerminated: Bool { false }
  /// Whether the program finished starting.
  open var isFinishedLaunching: Bool { true }
  /// Whether the program is hidden.
  open private(set) var isHidden = false
  /// Whether the program is in front.
  open var isActive: Bool { true }
  /// Whether the program has the menu bar.
  open var ownsMenuBar: Bool { true }
  /// The name.
  open var localizedName: String? { ProcessInfo.processInfo.processName }
  /// The identifier.
  open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  /// The address of the bundle.
  open var bundleURL: URL? { Bundle.main.bundleURL }
  /// The address of the executable.
  open var executableURL: URL? { Bundle.main.executableURL }
  /// The number of the process.
  open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  /// The time of the start; nil.
  open var launchDate: Date? { nil }
  /// The icon; a symbol.
  open var icon: NSImage? { NSImage(systemSymbolName: "app", accessibilityDescription: nil) }
  /// The architecture of the executable: 0.
  open var executableArchitecture: Int { 0 }
  /// Hides the program; returns true.
  @discardableResult
  open func hide() -> Bool {
    isHidden = true
    return true
  }
  /// Shows the program; returns true.
  @discardableResult
  open func unhide() -> Bool {
    isHidden = false
    return true
  }
  /// Brings the program to the front; returns true.
  @discardableResult
  open func activate(options: ActivationOptions = []) -> Bool { true }
  /// Brings the program to the front in place of another one; returns true.
  @discardableResult
  open func activate(
    from application: NSRunningApplication, options: ActivationOptions = []
  ) -> Bool { true }
  /// Ends the program; returns false.
  @discardableResult
  open func terminate() -> Bool { false }
  /// Ends the program at once; returns false.
  @discardableResult
  open func forceTerminate() -> Bool { false }
  /// Returns the programs with an identifier: this one, if it is its.
  open class func runningApplications(
    withBundleIdentifier bundleIdentifier: String
  ) -> [NSRunningApplication] { current.bundleIdentifier == bundleIdentifier ? [current] : [] }
  /// Creates the program of a process; nil for another one.
  public convenience init?(processIdentifier pid: pid_t) {
    guard pid == ProcessInfo.processInfo.processIdentifier else { return nil }
    self.init()
  }
}
