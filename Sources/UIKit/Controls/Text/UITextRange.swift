internal import Foundation

/// A range in a text.
///
/// Text inputs create their own subclasses; those of this library are equal when they have the same ends.
///
/// - SeeAlso: Apple, "UITextRange".
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Creates an empty range.
  public override init() { super.init() }
  /// The beginning.
  open var start: UITextPosition { UITextPosition() }
  /// The end.
  open var end: UITextPosition { start }
  /// Whether the range has no characters.
  open var isEmpty: Bool { true }
}

/// A range in UTF-16 units.
final class TextSpan: UITextRange {
  nonisolated let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.upperBound) }
  override var isEmpty: Bool { range.length == 0 }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  override var hash: Int { range.location &* 31 &+ range.length }
  override var description: String {
    "<UITextRange (\(range.location), \(range.length))>"
  }
}
