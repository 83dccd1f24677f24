public import Foundation
public import FoundationShims

/// An entry of a menu that sends a selector up the responder chain; data here.
///
/// - SeeAlso: Apple, "UICommand".
@preconcurrency @MainActor open class UICommand: NSObject {
  /// The title.
  open var title: String
  /// The image.
  open var image: UIImage?
  /// The longer title for discoverability.
  open var discoverabilityTitle: String?
  /// The selector.
  public let action: Selector
  /// The program's own value.
  public let propertyList: Any?
  /// The look of the entry.
  open var attributes: UIMenuElement.Attributes
  /// The mark beside the entry.
  open var state: UIMenuElement.State

  /// Creates an entry.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.title = title
    self.image = image
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
}

/// The types that a responder takes from the pasteboard.
///
/// - SeeAlso: Apple, "UIPasteConfiguration".
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  /// The identifiers of the types.
  open var acceptableTypeIdentifiers: [String]
  /// Creates a list of types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }
  /// Creates a list of the types that a class reads.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }
  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  /// Adds the types that a class reads.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}
