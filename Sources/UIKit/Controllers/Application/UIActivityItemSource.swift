public import Foundation

/// Provides an item of ``UIActivityViewController`` when an activity asks for it; never called here.
///
/// - SeeAlso: Apple, "UIActivityItemSource".
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// An object of the item's type, before the item is made.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The identifier of the item's type for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The preview of the item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// An empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// An empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Nil.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An item that is made when an activity needs it.
///
/// - SeeAlso: Apple, "UIActivityItemProvider".
///
/// Unchecked: the placeholder does not change; operations are Sendable.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// An object of the item's type, before the item is made.
  public let placeholderItem: Any?
  /// The activity that the item is made for; always nil.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The item, which subclasses make; default: the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Creates a provider with an object of the item's type.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
}
