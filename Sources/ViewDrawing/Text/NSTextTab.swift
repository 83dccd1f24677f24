public import Foundation
internal import FoundationShims

/// A stop of a tab character.
///
/// Source: Apple, "NSTextTab".
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant, its options plain
/// values.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()

  /// The name of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet` of letters that end a column; stored only.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text behind the tab that is at the stop: its start, middle or end.
  public let alignment: NSTextAlignment
  /// From the edge where lines begin, in points.
  public let location: CGFloat
  /// More about the stop; stored only.
  public let options: [OptionKey: Any]

  /// Creates a stop from its parts; the location in points.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = loc
    self.options = options
  }

  /// The same stop, as it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal when alignment and location are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  /// Consistent with `isEqual`.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }
}
