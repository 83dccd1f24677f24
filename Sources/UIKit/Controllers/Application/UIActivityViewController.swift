public import Foundation

/// Something that people may do with what a program gives them.
///
/// - SeeAlso: Apple, "UIActivity".
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
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
    /// Makes a page to write on.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }
  /// Where an activity stands.
  public enum Category: Int, Sendable { case action, share }
  /// Makes an activity.
  public override init() { super.init() }
  /// Where it stands; among actions unless overridden.
  open class var activityCategory: Category { .action }
  /// Its kind; none unless overridden.
  open var activityType: ActivityType? { nil }
  /// What it is called; nothing unless overridden.
  open var activityTitle: String? { nil }
  /// Its sign; none unless overridden.
  open var activityImage: UIImage? { nil }
  /// A controller that does it; none unless overridden.
  open var activityViewController: UIViewController? { nil }
  /// Whether it can be done with some things; no unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it; says so by ``activityDidFinish(_:)``.
  open func perform() {}
  /// Says that it was done, or not.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Asks people what to do with some things; here nobody does anything, and the view is empty.
///
/// - SeeAlso: Apple, "UIActivityViewController".
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What is called in the end.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// The things.
  public let activityItems: [Any]
  /// What the program itself can do with them.
  public let applicationActivities: [UIActivity]?
  /// Called with what was done; clients' tests call it.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not to be offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Makes a controller for some things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller for nothing.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = nil
    super.init(coder: coder)
  }
}
