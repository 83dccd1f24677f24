internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints what a table's cell draws itself: its ground, the line below it and its accessory.
@MainActor struct CellPainter {
  let painter: ControlPainter
  let cell: UITableViewCell

  private var table: UITableView? { cell.table }
  private var ornaments: CellOrnaments { CellOrnaments(bounds: painter.bounds) }

  /// Paints all of it.
  func draw() {
    let table = table
    if let background = cell.backgroundConfiguration {
      background.draw(in: painter.context, of: cell)
    } else if cell.backgroundColor == nil, let table, table.style != .plain {
      ground(.secondarySystemGroupedBackground)
    }
    if cell.isSelected || cell.isHighlighted, cell.selectionStyle != .none,
      cell.selectedBackgroundView == nil
    {
      ground(.systemGray4)
    }
    if table?.separatorStyle ?? .singleLine != .none, roundEnds?.isLast != true {
      separator(of: table)
    }
    if cell.accessoryView == nil { accessory() }
  }

  /// The line below the row: from where the content begins, unless the cell or the table says otherwise.
  private func separator(of table: UITableView?) {
    let insets =
      cell.ownSeparatorInset ?? table?.ownSeparatorInset
      ?? UIEdgeInsets(top: 0, left: cell.contentView.layoutMargins.left, bottom: 0, right: 0)
    painter.fill(
      ornaments.separator(thickness: painter.pixel, insets: ViewInsets(insets)),
      table?.separatorColor ?? .separator)
  }

  /// Whether the row is the first and the last of a group with round corners; nil in other tables.
  private var roundEnds: (isFirst: Bool, isLast: Bool)? {
    guard table?.style == .insetGrouped else { return nil }
    let (rows, frame) = (
      cell.superview?.subviews.filter { $0 is UITableViewCell } ?? [], cell.frame
    )
    return (
      !rows.contains { abs($0.frame.maxY - frame.minY) < 1 },
      !rows.contains { abs($0.frame.minY - frame.maxY) < 1 }
    )
  }

  /// A ground as large as the row; the first and the last of a group may have round corners.
  private func ground(_ color: UIColor) {
    guard let (isFirst, isLast) = roundEnds, isFirst || isLast else {
      return painter.fill(painter.bounds, color)
    }
    painter.fill(painter.bounds, radius: ornaments.radius, color)
    if !(isFirst && isLast) { painter.fill(ornaments.square(isRoundAbove: isFirst), color) }
  }

  private func accessory() {
    switch cell.accessoryType {
    case .none: break
    case .checkmark: painter.line(ornaments.checkmark, width: 2, painter.tint)
    case .detailButton: detail(isBeforeDisclosure: false)
    case .disclosureIndicator: painter.line(ornaments.disclosure, width: 2, .systemGray3)
    case .detailDisclosureButton:
      detail(isBeforeDisclosure: true)
      painter.line(ornaments.disclosure, width: 2, .systemGray3)
    }
  }

  private func detail(isBeforeDisclosure: Bool) {
    let circle = ornaments.detail(isBeforeDisclosure: isBeforeDisclosure)
    painter.stroke(circle, radius: circle.width / 2, width: 1.5, painter.tint)
    painter.text(.line("i", size: 15, painter.tint.cgColor), across: circle)
  }
}
