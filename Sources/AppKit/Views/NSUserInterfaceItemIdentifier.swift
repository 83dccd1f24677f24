/// A name by which a part of the interface can be found.
///
/// - SeeAlso: Apple, "NSUserInterfaceItemIdentifier".
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  /// The name.
  public var rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// Something of the interface that has a name.
@preconcurrency @MainActor public protocol NSUserInterfaceItemIdentification: AnyObject {
  /// Its name; nil without one.
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}
