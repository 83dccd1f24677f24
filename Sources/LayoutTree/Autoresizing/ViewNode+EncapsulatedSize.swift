internal import LayoutEngine
internal import LayoutGeometry

extension ViewNode {
  /// The constraints of a cell's content view while its cell is laid out: the position and size that the cell
  /// determines.
  ///
  /// Apple's logs show the two lengths under these names where content and cell conflict. While the cell's size
  /// is computed, and in a cell that constraints size, the content view follows the cell by its mask instead.
  ///
  /// - Returns: nil for any other view.
  /// - SeeAlso: `Rules/Messages.md#names-of-the-systems-constraints`.
  func encapsulatedSize(_ item: ItemID, _ cell: ItemID, _ context: LayoutContext)
    -> [GeneratedConstraint]?
  {
    guard trait == .cellContent, !context.isFitting, let parent, parent.translatesMask,
      mask.horizontal == .stretching, mask.vertical == .stretching
    else { return nil }
    let rect = placeInParent
    let rows: [(Attribute, Double, String)] = [
      (.left, rect.x, GeneratedNames.mask), (.width, rect.width, GeneratedNames.rootWidth),
      (.top, rect.y, GeneratedNames.mask), (.height, rect.height, GeneratedNames.rootHeight),
    ]
    return rows.map { attribute, value, name in
      .relation(
        ConstraintSpec(
          Operand(item, attribute), constant: value,
          yielding: attribute == .width || attribute == .height ? .first : .inOrder),
        identifier: name)
    }
  }
}

extension AxisMask {
  /// Fixed margins, flexible length.
  fileprivate static let stretching = AxisMask(min: false, size: true, max: false)
}
