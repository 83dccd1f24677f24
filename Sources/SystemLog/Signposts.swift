/// The kind of a signpost.
///
/// Source: Apple, "OSSignpostType".
public enum OSSignpostType: UInt8, Sendable {
  /// A point in time.
  case event
  /// The start of an interval.
  case begin
  /// The end of an interval.
  case end
}

/// The identifier that distinguishes intervals with the same name.
///
/// Source: Apple, "OSSignpostID".
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Creates an identifier from its number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier of a log.
  public init(log: OSLog) { rawValue = UInt64.random(in: 1...UInt64.max) }
  /// Creates an identifier of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }
  /// The identifier for intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identifier.
  public static let invalid = OSSignpostID(0)
}

/// Emits a signpost; nothing records signposts here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Emits a signpost with a message; nothing records signposts here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
