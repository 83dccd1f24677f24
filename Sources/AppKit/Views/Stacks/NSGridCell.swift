public import Foundation
internal import LayoutTree
internal import StackArrangements

/// A cell of a grid view.
///
/// - SeeAlso: Apple, "NSGridCell"; `Rules/Stacks.md#placement-in-a-grid`.
@preconcurrency @MainActor open class NSGridCell: NSObject {
  /// A placement of a content along one axis.
  public enum Placement: Int, Sendable {
    /// The placement of the row or column, or else of the grid.
    case inherited
    /// Constraints of the user say it.
    case none
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
    /// In the middle.
    case center
    /// From edge to edge.
    case fill
    /// At the upper edge.
    public static var top: Placement { .leading }
    /// At the lower edge.
    public static var bottom: Placement { .trailing }

    var inLayout: GridArrangement.Placement { .init(rawValue: rawValue) ?? .inherited }
  }

  weak var grid: NSGridView?
  /// The cell whose content is shown here too; itself unless merged.
  weak var head: NSGridCell?

  init(row: NSGridRow, column: NSGridColumn) {
    self.row = row
    self.column = column
  }

  /// A cell's content stands in its first cell where cells are merged.
  open internal(set) weak var row: NSGridRow?
  /// The column.
  open internal(set) weak var column: NSGridColumn?
  /// The content.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView, let grid {
        contentView.translatesAutoresizingMaskIntoConstraints = false
        grid.addSubview(contentView)
      }
      grid?.update()
    }
  }
  /// The horizontal placement of the content.
  open var xPlacement = Placement.inherited { didSet { grid?.update() } }
  /// The vertical placement of the content.
  open var yPlacement = Placement.inherited { didSet { grid?.update() } }
  /// The baseline that the content shares with its row.
  open var rowAlignment = NSGridRow.Alignment.inherited { didSet { grid?.update() } }
  /// The view of a cell that shows none.
  public static let emptyContentView = NSView()
}
