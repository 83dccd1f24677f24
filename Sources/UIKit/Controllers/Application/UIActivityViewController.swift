public import Foundation

/// A service that acts on a program's items, such as sharing or printing.
///
/// - SeeAlso: Apple, "UIActivity".
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Gives a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Keeps a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Keeps an address to be read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Hands it to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens a book.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Creates a page to write on.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Posts on Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts on Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts on Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts on Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts on Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts on Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
  }
  /// The group that shows an activity.
  public enum Category: Int, Sendable { case action, share }
  /// Creates an activity.
  public override init() { super.init() }
  /// The group that shows the activity; default: `action`.
  open class var activityCategory: Category { .action }
  /// The type of the activity; default: nil.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; default: nil.
  open var activityTitle: String? { nil }
  /// The icon of the activity; default: nil.
  open var activityImage: UIImage? { nil }
  /// The view controller that performs the activity; default: nil.
  open var activityViewController: UIViewController? { nil }
  /// Whether the activity can act on the given items; default: false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items to act on.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity; implementations call ``activityDidFinish(_:)`` at the end.
  open func perform() {}
  /// Reports that the activity has finished.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Offers activities for a set of items; the view is empty: no activity is offered here.
///
/// - SeeAlso: Apple, "UIActivityViewController".
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The closure that receives the result.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// The items to act on.
  public let activityItems: [Any]
  /// The activities that the program itself provides.
  public let applicationActivities: [UIActivity]?
  /// Receives the result.
  ///
  /// Never called here; tests call it themselves.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activity types that are not offered; stored only.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Creates a controller for the given items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller without items.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = nil
    super.init(coder: coder)
  }
}
