public import Foundation
internal import FoundationShims

/// A tab stop.
///
/// Source: Apple, "NSTextTab".
///
/// Unchecked: open for subclasses, like Apple's class; its properties are constant, and its options are plain values.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()

  /// The key of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet` of characters that end a column; stored only.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text after the tab at the stop.
  public let alignment: NSTextAlignment
  /// The distance from the edge where lines begin, in points.
  public let location: CGFloat
  /// Additional options; stored only.
  public let options: [OptionKey: Any]

  /// Creates a stop with an alignment, a location in points, and options.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = loc
    self.options = options
  }

  /// The same stop, because stops are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the alignment and the location are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  /// A hash value that is consistent with `isEqual`.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }
}
