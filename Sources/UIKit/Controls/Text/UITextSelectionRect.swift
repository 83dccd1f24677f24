public import Foundation
public import ViewDrawing

/// A rectangle of a selection.
///
/// - SeeAlso: Apple, "UITextSelectionRect".
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// Creates an empty rectangle.
  public override init() { super.init() }
  /// The rectangle in the text input, in points.
  open var rect: CGRect { .zero }
  /// The direction in which the text is read.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical.
  open var isVertical: Bool { false }
}

/// A rectangle of a selection of this library's text inputs.
final class SelectionRect: UITextSelectionRect {
  private let storedRect: CGRect
  private let ends: (start: Bool, end: Bool)
  init(_ place: CGRect, start: Bool, end: Bool) {
    self.storedRect = place
    ends = (start, end)
    super.init()
  }
  override var rect: CGRect { storedRect }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
