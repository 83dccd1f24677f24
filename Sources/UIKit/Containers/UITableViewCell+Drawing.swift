internal import Drawing
internal import Foundation
internal import ViewDrawing

extension UITableViewCell {
  /// The table around the cell.
  var table: UITableView? {
    var view = superview
    while let above = view {
      if let table = above as? UITableView { return table }
      view = above.superview
    }
    return nil
  }

  /// Everything that the cell draws itself.
  func drawCell(in context: CGContext) {
    let table = table
    if let backgroundConfiguration {
      backgroundConfiguration.draw(in: context, of: self)
    } else if backgroundColor == nil, let table, table.style != .plain {
      drawGround(.secondarySystemGroupedBackground, in: context)
    }
    if isSelected || isHighlighted, selectionStyle != .none, selectedBackgroundView == nil {
      drawGround(.systemGray4, in: context)
    }
    if table?.separatorStyle ?? .singleLine != .none, roundEnds?.isLast != true {
      drawSeparator(in: context, of: table)
    }
    if accessoryView == nil { drawAccessory(in: context) }
  }

  /// The line below the row: from where the content begins, unless the cell or the table says otherwise.
  private func drawSeparator(in context: CGContext, of table: UITableView?) {
    let thickness = 1 / max(1, hypot(context.userToCanvas.a, context.userToCanvas.b))
    let inset =
      ownSeparatorInset ?? table?.ownSeparatorInset
      ?? UIEdgeInsets(top: 0, left: contentView.layoutMargins.left, bottom: 0, right: 0)
    let line = CGRect(
      x: bounds.minX + inset.left, y: bounds.maxY - thickness,
      width: max(0, bounds.width - inset.left - inset.right), height: thickness)
    context.fill(line, radius: 0, (table?.separatorColor ?? .separator).cgColor)
  }

  /// Whether the row is the first and the last of a group with round corners; nil in other tables.
  private var roundEnds: (isFirst: Bool, isLast: Bool)? {
    guard table?.style == .insetGrouped else { return nil }
    let rows = superview?.subviews.filter { $0 is UITableViewCell } ?? []
    return (
      !rows.contains { abs($0.frame.maxY - frame.minY) < 1 },
      !rows.contains { abs($0.frame.minY - frame.maxY) < 1 }
    )
  }

  /// A ground as large as the row; the first and the last of a group may have round corners.
  private func drawGround(_ ground: UIColor, in context: CGContext) {
    let color = ground.cgColor
    guard let (isFirst, isLast) = roundEnds, isFirst || isLast else {
      return context.fill(bounds, radius: 0, color)
    }
    context.fill(bounds, radius: min(10, bounds.height / 2), color)
    let half = bounds.divided(
      atDistance: bounds.height / 2, from: isFirst ? .maxYEdge : .minYEdge)
    if !(isFirst && isLast) { context.fill(half.slice, radius: 0, color) }
  }

  private func drawAccessory(in context: CGContext) {
    let (x, y) = (bounds.maxX - 20, bounds.midY)
    func polyline(_ points: [(CGFloat, CGFloat)], _ color: UIColor) {
      context.line(
        points.map { CGPoint(x: x + $0.0, y: y + $0.1) }, width: 2, color.cgColor)
    }
    func info(_ shift: CGFloat) {
      let circle = CGRect(x: x - 17 - shift, y: y - 11, width: 22, height: 22)
      context.stroke(circle, radius: 11, width: 1.5, tintColor.cgColor)
      TextContent.line("i", size: 15, tintColor.cgColor).draw(in: context, across: circle)
    }
    switch accessoryType {
    case .none: break
    case .checkmark: polyline([(-10, 0), (-6, 5), (3, -6)], tintColor)
    case .detailButton: info(0)
    case .disclosureIndicator: polyline([(-3, -6), (3, 0), (-3, 6)], .systemGray3)
    case .detailDisclosureButton:
      info(16)
      polyline([(-3, -6), (3, 0), (-3, 6)], .systemGray3)
    }
  }
}
