public import Foundation

/// An element of a menu.
///
/// - SeeAlso: Apple, "UIMenuElement".
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after the element was performed.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  /// Whether an element is on.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The title.
  open internal(set) var title: String
  /// The line below the title.
  open var subtitle: String?
  /// The image.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
