public import Foundation
internal import LayoutTree
internal import StackArrangements

/// A column of a grid view.
///
/// - SeeAlso: Apple, "NSGridColumn".
@preconcurrency @MainActor open class NSGridColumn: NSObject {
  let guide: GuideNode
  init(_ grid: NSGridView) {
    guide = GuideNode(kind: .gap, owner: grid.viewNode)
    gridView = grid
  }

  /// The grid.
  open internal(set) weak var gridView: NSGridView?
  /// The number of cells in the column.
  open var numberOfCells: Int { gridView?.numberOfRows ?? 0 }
  /// The cell in a row.
  open func cell(at index: Int) -> NSGridCell {
    guard let gridView else { fatalError("the column is in no grid") }
    return gridView.cell(atColumnIndex: gridView.index(of: self), rowIndex: index)
  }
  /// The horizontal placement of contents.
  open var xPlacement = NSGridCell.Placement.inherited { didSet { gridView?.update() } }
  /// The width in points; `NSGridView.sizedForContent` unless set.
  open var width: CGFloat = NSGridView.sizedForContent { didSet { gridView?.update() } }
  /// The padding before the contents, in points.
  open var leadingPadding: CGFloat = 0 { didSet { gridView?.update() } }
  /// The padding after the contents, in points.
  open var trailingPadding: CGFloat = 0 { didSet { gridView?.update() } }
  /// Whether the column is hidden and takes no space.
  open var isHidden = false { didSet { gridView?.update() } }

  var track: GridArrangement.Track {
    var track = GridArrangement.Track(guide: guide)
    track.length = width == NSGridView.sizedForContent ? nil : Double(width)
    track.padding = (Double(leadingPadding), Double(trailingPadding))
    track.placement = xPlacement.inLayout
    track.isHidden = isHidden
    return track
  }
}
