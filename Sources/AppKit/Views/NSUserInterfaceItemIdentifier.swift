/// The identifier of a user interface element.
///
/// - SeeAlso: Apple, "NSUserInterfaceItemIdentifier".
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  /// The name.
  public var rawValue: String
  /// Creates an identifier from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from a string literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A user interface element with an identifier.
@preconcurrency @MainActor public protocol NSUserInterfaceItemIdentification: AnyObject {
  /// The identifier; nil for none.
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}
