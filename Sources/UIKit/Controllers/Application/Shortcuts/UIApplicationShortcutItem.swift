public import Foundation

/// A quick action of the icon on the home screen; data here, no icon is shown.
///
/// - SeeAlso: Apple, "UIApplicationShortcutItem".
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// The type, which the program recognizes.
  public internal(set) var type: String
  /// The title.
  public internal(set) var localizedTitle: String
  /// The subtitle.
  public internal(set) var localizedSubtitle: String?
  /// The icon.
  public internal(set) var icon: UIApplicationShortcutIcon?
  /// The program's own data.
  public internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the content that the action opens.
  public internal(set) var targetContentIdentifier: Any?

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates a quick action without subtitle and icon.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A quick action whose properties can be set.
///
/// - SeeAlso: Apple, "UIMutableApplicationShortcutItem".
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The type, which the program recognizes.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The subtitle.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// The program's own data.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier of the content that the action opens.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The icon of a quick action; data here.
///
/// - SeeAlso: Apple, "UIApplicationShortcutIcon".
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// An icon of the system's.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  private let name: String

  /// Creates an icon of the system's.
  public convenience init(type: IconType) { self.init(name: "type \(type)") }
  /// Creates an icon from an image of the program.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  /// Creates an icon from a symbol.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }
  private init(name: String) { self.name = name }

  /// Whether another object is an icon of the same picture.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.name == name
  }
  /// The hash of the picture's name.
  open override nonisolated var hash: Int { name.hashValue }
}
