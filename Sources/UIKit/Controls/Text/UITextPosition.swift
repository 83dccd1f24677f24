internal import Foundation

/// A position in a text.
///
/// Text inputs create their own subclasses; those of this library are equal when they are at the same place.
///
/// - SeeAlso: Apple, "UITextPosition".
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() { super.init() }
}

/// A position in UTF-16 units.
final class TextOffset: UITextPosition {
  nonisolated let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "<UITextPosition offset = \(offset)>" }
}
