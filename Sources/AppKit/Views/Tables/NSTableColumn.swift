public import Foundation

/// A column of a table.
///
/// - SeeAlso: Apple, "NSTableColumn".
@preconcurrency @MainActor open class NSTableColumn: NSObject {
  /// The identifier of the column.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The title in the header.
  open var title = ""
  /// The width in points.
  open var width: CGFloat = 100
  /// Whether the column is hidden.
  open var isHidden = false
  /// The text that a cell-based column shows in each row of a document; nil for view-based columns.
  package var sampleText: String?
  /// The alignment of the header's title.
  package var titleAlignment = NSTextAlignment.natural

  /// Creates a column with an identifier.
  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }
}
