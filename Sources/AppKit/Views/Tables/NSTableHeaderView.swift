public import Foundation

/// The titles of a table's columns.
///
/// - SeeAlso: Apple, "NSTableHeaderView".
@preconcurrency @MainActor open class NSTableHeaderView: NSView {
  /// The macOS release that determines the background; the current one unless set.
  open var generation = ControlGeneration.current { didSet { needsDisplay = true } }
  /// The table whose column titles are shown.
  open weak var tableView: NSTableView? { didSet { needsDisplay = true } }
  open override var isFlipped: Bool { true }
  open override func draw(_ dirtyRect: NSRect) { paint { $0.header(self) } }
}
