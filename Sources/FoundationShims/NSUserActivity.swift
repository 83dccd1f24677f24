public import Foundation

/// The type of an activity that browses a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The state of an activity that another device or launch can continue; data here, nothing is handed on.
///
/// - SeeAlso: Apple, "NSUserActivity".
///
/// Unchecked: used where the activity is, as on Apple's systems; it has no lock.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The identifier under which an activity is stored for suggestions.
  public typealias PersistentIdentifier = String

  /// The type, in reverse domain order.
  public let activityType: String
  /// The title.
  open var title: String?
  /// The state to restore.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that a continuation needs.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether ``userInfo`` is out of date.
  open var needsSave = false
  /// The page that shows the same.
  open var webpageURL: URL? {
    didSet {
      require(webpageURL.map(Self.isWebPage) ?? true, "webpageURL is not http or https")
    }
  }
  /// The page that led to the activity.
  open var referrerURL: URL?
  /// The date after which the activity cannot be continued.
  open var expirationDate: Date?
  /// The words under which a search finds the activity.
  open var keywords: Set<String> = []
  /// The identifier for a searchable item of the same content.
  open var targetContentIdentifier: String?
  /// The identifier under which the activity is stored for suggestions.
  open var persistentIdentifier: PersistentIdentifier?
  /// Whether the continuation can ask for streams; stored only.
  open var supportsContinuationStreams = false
  /// Whether another device can continue the activity; stored only.
  open var isEligibleForHandoff = true
  /// Whether searches on the device find the activity; stored only.
  open var isEligibleForSearch = false
  /// Whether public searches find the activity; stored only.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest the activity; stored only.
  open var isEligibleForPrediction = false
  /// The phrase that the system suggests; stored only.
  open var suggestedInvocationPhrase: String?
  /// The object that is notified; never called here.
  open weak var delegate: (any NSUserActivityDelegate)?

  private static func isWebPage(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased())
  }

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to ``userInfo``.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes the activity the current one; has no effect.
  open func becomeCurrent() {}
  /// Ends being the current activity; has no effect.
  open func resignCurrent() {}
  /// Ends the activity; has no effect.
  open func invalidate() {}
}

/// An object that is notified of an activity's continuation; never called here.
///
/// - SeeAlso: Apple, "NSUserActivityDelegate".
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when another device continues the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
