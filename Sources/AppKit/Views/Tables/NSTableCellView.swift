/// A cell of a table.
///
/// - SeeAlso: Apple, "NSTableCellView".
@preconcurrency @MainActor open class NSTableCellView: NSView {
  /// The value that the data source has for the cell.
  open var objectValue: Any?
  /// The cell's main text.
  open weak var textField: NSTextField?
  /// The cell's image view.
  open weak var imageView: NSImageView?
  /// The background behind the cell's texts.
  open var backgroundStyle = NSView.BackgroundStyle.normal { didSet { needsDisplay = true } }
  /// The size of the row's content.
  open var rowSizeStyle = NSTableView.RowSizeStyle.custom
}
