public import Foundation

/// A column of a table.
///
/// - SeeAlso: Apple, "NSTableColumn".
@preconcurrency @MainActor open class NSTableColumn: NSObject {
  /// The name by which programs find the column.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The title of the header.
  open var title = ""
  /// The width in points.
  open var width: CGFloat = 100
  /// Whether the column is hidden.
  open var isHidden = false
  /// The text that a cell without a view shows in a document, in each row; nil where rows are views.
  package var sampleText: String?
  /// The alignment of the header's text.
  package var titleAlignment = NSTextAlignment.natural

  /// Creates a column with a name.
  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }
}
