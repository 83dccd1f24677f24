public import Foundation

/// A column of a table.
///
/// - SeeAlso: Apple, "NSTableColumn".
@preconcurrency @MainActor open class NSTableColumn: NSObject {
  /// The ways in which a column is resized; raw values are Apple's.
  public struct ResizingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With the table.
    public static let autoresizingMask = ResizingOptions(rawValue: 1)
    /// By the user.
    public static let userResizingMask = ResizingOptions(rawValue: 2)
  }

  /// The identifier of the column.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The table that shows the column.
  open internal(set) weak var tableView: NSTableView?
  /// The title in the header.
  open var title: String {
    get { ownHeaderCell?.stringValue ?? storedTitle }
    set {
      storedTitle = newValue
      ownHeaderCell?.stringValue = newValue
      tableView?.headerView?.needsDisplay = true
    }
  }
  private var storedTitle = ""
  private var ownHeaderCell: NSTableHeaderCell?
  /// The cell of the title.
  open var headerCell: NSTableHeaderCell {
    get {
      if let ownHeaderCell { return ownHeaderCell }
      let made = NSTableHeaderCell(textCell: storedTitle)
      made.alignment = storedAlignment
      made.column = self
      ownHeaderCell = made
      return made
    }
    set {
      newValue.column = self
      ownHeaderCell = newValue
      tableView?.headerView?.needsDisplay = true
    }
  }
  /// The cell of values, for tables without views; stored only: values are texts.
  open lazy var dataCell: Any = NSTextFieldCell(textCell: "")
  /// The cell of the value in a row.
  open func dataCell(forRow row: Int) -> Any { dataCell }
  /// The width in points, between ``minWidth`` and ``maxWidth``.
  open var width: CGFloat {
    get { storedWidth }
    set {
      let old = storedWidth
      storedWidth = newValue.isFinite ? min(max(newValue, minWidth), max(minWidth, maxWidth)) : old
      if storedWidth != old { tableView?.columnDidResize(self, from: old) }
    }
  }
  private var storedWidth: CGFloat = 100
  /// Sets the width of a document's column, whatever its limits.
  func setStoredWidth(_ width: CGFloat) { storedWidth = width }
  /// The smallest width in points; 10 unless set.
  open var minWidth: CGFloat = 10 { didSet { if width < minWidth { width = minWidth } } }
  /// The largest width in points.
  open var maxWidth = CGFloat(Float.greatestFiniteMagnitude) {
    didSet { if width > maxWidth { width = maxWidth } }
  }
  /// The ways in which the column is resized: both unless set.
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
  /// Resizes the column to the width of its title.
  open func sizeToFit() {
    let font = NSFont.systemFont(ofSize: 11, weight: .medium)
    let size = NSAttributedString(string: title, attributes: [.font: font]).size()
    width = (size.width + 10).rounded(.up)
  }
  /// Whether the user may edit the cells.
  open var isEditable = true
  /// Whether the column is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { tableView?.columnsDidChange() } } }
  /// The text that appears under the pointer at the header.
  open var headerToolTip: String?
  /// The order in which a click on the header sorts; nil for none.
  open var sortDescriptorPrototype: NSSortDescriptor?
  /// The text that a cell-based column shows in each row of a document; nil for view-based columns.
  package var sampleText: String?
  /// The alignment of the header's title.
  package var titleAlignment: NSTextAlignment {
    get { ownHeaderCell?.alignment ?? storedAlignment }
    set {
      storedAlignment = newValue
      ownHeaderCell?.alignment = newValue
    }
  }
  private var storedAlignment = NSTextAlignment.natural

  /// Creates a column with an identifier.
  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }
  /// Creates a column without an identifier.
  public convenience override init() { self.init(identifier: "") }
  /// Creates a column from an archive.
  public required init(coder: NSCoder) {
    identifier = ""
    super.init()
  }
}
