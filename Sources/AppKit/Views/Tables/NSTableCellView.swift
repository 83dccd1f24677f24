/// A cell of a table.
///
/// - SeeAlso: Apple, "NSTableCellView".
@preconcurrency @MainActor open class NSTableCellView: NSView {
  /// The cell's main text.
  open weak var textField: NSTextField?
  /// The cell's image view.
  open weak var imageView: NSImageView?
}
