internal import IBDocument
internal import LayoutGeometry
internal import LayoutTree

/// Facts about an element's geometry that a document does not specify explicitly.
enum ElementGeometry {
  /// Returns the frame of an element, in points in its parent.
  ///
  /// This is the stored frame, except that the content view of a table cell fills the cell. Some documents of Xcode 7
  /// store the 43 points of a default cell for it, with children laid out in the actual one (6 views of 3 documents,
  /// none against). Up to Xcode 10, a cell's separator takes one pixel of its height. Differences of a point or less
  /// are kept. A content view without a stored frame also fills the cell.
  static func frame(of element: ViewElement, parent: ViewElement?, toolsVersion: Int) -> Rect {
    let isRowContent = element.kind == .tableViewCellContentView
    guard let parent, isRowContent || element.key == "contentView" && isCollectionCell(parent),
      !element.hasFrame || isRowContent && abs(parent.frame.height - element.frame.height) > 1
    else { return element.frame }
    let separator = isRowContent && toolsVersion < ToolVersion.sheets ? 0.5 : 0
    return Rect(
      x: element.frame.x, y: element.frame.y,
      width: element.hasFrame ? element.frame.width : parent.frame.width,
      height: max(0, parent.frame.height - separator))
  }

  private static func isCollectionCell(_ element: ViewElement) -> Bool {
    [.collectionViewCell, .collectionReusableView].contains(element.kind)
  }

  /// Whether an element is a view that fills its parent, or a part of it, and keeps its four distances.
  private static func isContent(_ element: ViewElement, parent: ViewElement?) -> Bool {
    if element.via == "tabViewItem" { return true }
    guard element.key == "contentView", let parent else { return false }
    return [.visualEffectView, .box, .scrollView].contains(parent.kind)
  }

  /// Whether an element is a cell laid out by a table, an outline or a collection.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#table-cells-keep-their-frames`.
  static func isCell(_ element: ViewElement, parent: ViewElement?) -> Bool {
    guard let parent else { return false }
    return element.via == "prototypeCellViews"
      || [.outlineView, .collectionView].contains(parent.kind)
  }

  /// Returns the autoresizing rules of an element along both axes.
  ///
  /// A content view keeps its four distances.
  static func mask(of element: ViewElement, parent: ViewElement?)
    -> (horizontal: AxisMask, vertical: AxisMask)
  {
    if isContent(element, parent: parent) {
      let both = AxisMask(min: false, size: true, max: false)
      return (both, both)
    }
    if isCell(element, parent: parent) { return (.fixed, .fixed) }
    guard let mask = element.autoresizingMask else {
      let fixed = AxisMask(min: false, size: false, max: false)
      return (fixed, fixed)
    }
    return (
      AxisMask(min: mask.flexibleMinX, size: mask.widthSizable, max: mask.flexibleMaxX),
      AxisMask(min: mask.flexibleMinY, size: mask.heightSizable, max: mask.flexibleMaxY)
    )
  }

  /// Whether a view is a cell that a data source dequeues, rather than a cell with a stored position.
  static func isPrototype(_ element: ViewElement) -> Bool {
    ["prototypes", "prototypeCellViews"].contains(element.via)
      || element.kind == .collectionViewCell && element.via == "cells"
  }
}
