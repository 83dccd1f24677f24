package import LayoutEngine
package import LayoutTree

/// The configuration of an AppKit grid, from which its constraints are generated.
///
/// Lengths are points. Rows run from the top.
///
/// - SeeAlso: `Rules/Stacks.md#rows-and-columns-of-a-grid`; Apple, "NSGridView".
@MainActor package struct GridArrangement: Arrangement {
  /// The placement of content in its cell, along one axis.
  package enum Placement: Int, Sendable {
    /// The placement of the row or column, or else of the grid.
    case inherited = 0
    /// No constraint.
    case none
    /// At the leading or upper edge.
    case start
    /// At the trailing or lower edge.
    case end
    /// Centred.
    case center
    /// Stretched from edge to edge.
    case fill
  }

  /// The baselines that the cells of a row share.
  package enum RowAlignment: Int, Sendable {
    /// The alignment of the row, or else of the grid.
    case inherited = 0
    /// No common baseline.
    case none
    /// The first baselines.
    case firstBaseline
    /// The last baselines.
    case lastBaseline
  }

  /// A row or a column.
  package struct Track {
    /// The guide with its position in layout.
    package let guide: GuideNode
    /// The fixed length; nil for one that fits the contents.
    package var length: Double?
    /// The padding before and after the contents, which may be negative.
    package var padding: (before: Double, after: Double) = (0, 0)
    /// The placement of contents along its axis.
    package var placement = Placement.inherited
    /// The baselines that its cells share; rows only.
    package var alignment = RowAlignment.inherited
    /// Whether it is hidden and takes no space.
    package var isHidden = false

    /// Creates a track with a guide.
    package init(guide: GuideNode) { self.guide = guide }
  }

  /// A cell with content, which spans one or more rows and columns.
  package struct Cell {
    /// The view that the cell shows.
    package var content: ViewNode
    /// The first and the last column.
    package var columns: ClosedRange<Int>
    /// The first and the last row.
    package var rows: ClosedRange<Int>
    /// The placement of the content.
    package var placement: (x: Placement, y: Placement) = (.inherited, .inherited)
    /// The baseline that it shares with its row.
    package var alignment = RowAlignment.inherited

    /// Creates a cell.
    package init(content: ViewNode, columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
      self.content = content
      self.columns = columns
      self.rows = rows
    }
  }

  /// The columns, in reading direction.
  package var columns: [Track] = []
  /// The rows, from the top.
  package var rows: [Track] = []
  /// The cells with a content, row by row.
  package var cells: [Cell] = []
  /// The distance between columns and between rows.
  package var spacing: (x: Double, y: Double) = (6, 6)
  /// The default placement, unless a cell, row or column sets another.
  package var placement: (x: Placement, y: Placement) = (.start, .end)
  /// The default alignment of rows, unless a row sets another.
  package var alignment = RowAlignment.none

  /// Creates an empty grid.
  package init() {}

  /// The contents of the cells, in order.
  var contents: [ViewNode] { cells.map(\.content) }

  /// Whether a cell is in a visible row and column.
  func isVisible(_ cell: Cell) -> Bool {
    !columns[cell.columns].allSatisfy(\.isHidden) && !rows[cell.rows].allSatisfy(\.isHidden)
  }

  /// The placement of a cell's content: that of the cell, else of its first column and row, else of the grid.
  func placement(of cell: Cell) -> (x: Placement, y: Placement) {
    func first(_ choices: Placement...) -> Placement {
      choices.first { $0 != .inherited } ?? .none
    }
    return (
      first(cell.placement.x, columns[cell.columns.lowerBound].placement, placement.x),
      first(cell.placement.y, rows[cell.rows.lowerBound].placement, placement.y)
    )
  }

  /// The baseline that a cell shares with its row.
  func alignment(of cell: Cell) -> RowAlignment {
    let choices = [cell.alignment, rows[cell.rows.lowerBound].alignment, alignment]
    return choices.first { $0 != .inherited } ?? .none
  }

  /// The contents, row by row.
  package var views: [ViewNode] { contents }
  /// The guides of all tracks.
  package var guides: [GuideNode] { (columns + rows).map(\.guide) }
  /// Always nil: a grid's baselines are its edges.
  package var baselineViews: (first: ViewNode?, last: ViewNode?) { (nil, nil) }

  /// All constraints of the arrangement, in order of entry.
  package func constraints(of view: ViewNode, in context: LayoutContext) -> [GeneratedConstraint] {
    var builder = GridConstraints(arrangement: self, container: view, context: context)
    builder.build()
    return builder.bodies
  }
}
