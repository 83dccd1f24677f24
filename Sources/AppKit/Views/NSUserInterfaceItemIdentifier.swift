/// A name by which a part of the interface can be found.
///
/// - SeeAlso: Apple, "NSUserInterfaceItemIdentifier".
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  /// The name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A part of the interface that has a name.
@preconcurrency @MainActor public protocol NSUserInterfaceItemIdentification: AnyObject {
  /// Its name; nil without one.
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}
