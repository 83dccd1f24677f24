public import Foundation
internal import LayoutTree
internal import StackArrangements

/// A row of a grid view.
///
/// - SeeAlso: Apple, "NSGridRow".
@preconcurrency @MainActor open class NSGridRow: NSObject {
  /// The baselines that the cells of a row share.
  public enum Alignment: Int, Sendable {
    case inherited, none, firstBaseline, lastBaseline
    var inLayout: GridArrangement.RowAlignment { .init(rawValue: rawValue) ?? .inherited }
  }

  let guide: GuideNode
  init(_ grid: NSGridView) {
    guide = GuideNode(kind: .gap, owner: grid.viewNode)
    gridView = grid
  }

  /// The grid.
  open internal(set) weak var gridView: NSGridView?
  /// The number of cells in the row.
  open var numberOfCells: Int { gridView?.numberOfColumns ?? 0 }
  /// The cell in a column.
  open func cell(at index: Int) -> NSGridCell {
    guard let gridView else { fatalError("the row is in no grid") }
    return gridView.cell(atColumnIndex: index, rowIndex: gridView.index(of: self))
  }
  /// The baselines that the cells share.
  open var rowAlignment = Alignment.inherited { didSet { gridView?.update() } }
  /// The vertical placement of contents.
  open var yPlacement = NSGridCell.Placement.inherited { didSet { gridView?.update() } }
  /// The height in points; `NSGridView.sizedForContent` unless set.
  open var height: CGFloat = NSGridView.sizedForContent { didSet { gridView?.update() } }
  /// The padding above the contents, in points.
  open var topPadding: CGFloat = 0 { didSet { gridView?.update() } }
  /// The padding below the contents, in points.
  open var bottomPadding: CGFloat = 0 { didSet { gridView?.update() } }
  /// Whether the row is hidden and takes no space.
  open var isHidden = false { didSet { gridView?.update() } }

  var track: GridArrangement.Track {
    var track = GridArrangement.Track(guide: guide)
    track.length = height == NSGridView.sizedForContent ? nil : Double(height)
    track.padding = (Double(topPadding), Double(bottomPadding))
    track.placement = yPlacement.inLayout
    track.alignment = rowAlignment.inLayout
    track.isHidden = isHidden
    return track
  }
}
