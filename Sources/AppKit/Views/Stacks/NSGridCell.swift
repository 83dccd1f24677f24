public import Foundation
internal import LayoutTree
internal import StackArrangements

/// A cell of a grid view.
///
/// - SeeAlso: Apple, "NSGridCell"; `Rules/Stacks.md#placement-in-a-grid`.
@preconcurrency @MainActor open class NSGridCell: NSObject {
  /// The placement of a cell's content along one axis.
  public enum Placement: Int, Sendable {
    /// The placement of the row or column, or else of the grid.
    case inherited
    /// The placement by constraints that the program adds.
    case none
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
    /// Centred.
    case center
    /// Stretched from edge to edge.
    case fill
    /// At the upper edge.
    public static var top: Placement { .leading }
    /// At the lower edge.
    public static var bottom: Placement { .trailing }

    var inLayout: GridArrangement.Placement { .init(rawValue: rawValue) ?? .inherited }
  }

  weak var grid: NSGridView?
  /// The first cell of a merged area, whose content is shown here too; the cell itself unless merged.
  weak var head: NSGridCell?

  init(row: NSGridRow, column: NSGridColumn) {
    self.row = row
    self.column = column
  }

  /// The row; for merged cells that of the first cell, which has the content.
  open internal(set) weak var row: NSGridRow?
  /// The column.
  open internal(set) weak var column: NSGridColumn?
  /// The view that the cell shows.
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
  /// The content view of an empty cell.
  public static let emptyContentView = NSView()
}
