public import Foundation

/// What a menu consists of.
///
/// - SeeAlso: Apple, "UIMenuElement".
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element is shown and whether it reacts.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It does not react.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away for good.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }
  /// Whether an element is on.
  public enum State: Int, Sendable { case off, on, mixed }

  /// What it says.
  open internal(set) var title: String
  /// What it shows.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Something to do, as a closure.
///
/// - SeeAlso: Apple, "UIAction".
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// A name by which an action is found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name by which the action is found; unique unless given.
  public let identifier: Identifier
  /// A longer description.
  open var discoverabilityTitle: String?
  /// How it is shown and whether it reacts.
  open var attributes: Attributes
  /// Whether it is on.
  open var state: State
  /// Who sent it, while it is done.
  open internal(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does it on behalf of somebody.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
