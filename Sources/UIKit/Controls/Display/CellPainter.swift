internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints a table cell's background, separator and accessory.
@MainActor struct CellPainter {
  let painter: ControlPainter
  let cell: UITableViewCell

  private var table: UITableView? { cell.table }
  private var ornaments: CellOrnaments {
    CellOrnaments(
      bounds: painter.bounds, isRightToLeft: painter.isRightToLeft,
      radius: cell.metrics.groupRadius)
  }
  /// The colour of separators that are not set: in glass 231 of 255 on white in a recorded table; inferred for dark.
  private var separatorColor: UIColor {
    guard cell.metrics.isGlass else { return .separator }
    return CurrentAppearance.value == .dark
      ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.094)
  }

  /// Paints the cell.
  func draw() {
    let table = table
    if let background = cell.backgroundConfiguration {
      background.draw(in: painter.context, of: cell)
    } else if cell.backgroundColor == nil, let table {
      fillBackground(
        table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }
    if cell.isSelected || cell.isHighlighted, cell.selectionStyle != .none,
      cell.selectedBackgroundView == nil
    {
      fillBackground(.systemGray4)
    }
    if table?.separatorStyle ?? .singleLine != .none, roundEnds?.isLast != true {
      separator(of: table)
    }
    if cell.shownAccessoryView == nil { accessory() }
  }

  /// Paints the separator; it starts at the content's edge, and in glass ends there, unless the cell or the table sets an
  /// inset.
  private func separator(of table: UITableView?) {
    let insets =
      cell.storedSeparatorInset ?? table?.ownSeparatorInset ?? separatorInset
    painter.fill(
      ornaments.separator(
        thickness: cell.metrics.separatorThickness ?? painter.pixel, insets: ViewInsets(insets)),
      table?.separatorColor ?? separatorColor)
  }

  /// The inset of separators that is not set.
  private var separatorInset: UIEdgeInsets {
    let sides: (left: CGFloat, right: CGFloat) = cell.table?.contentSides ?? (0, 0)
    let margins = cell.contentView.layoutMargins
    let (atStart, atEnd) = (!painter.isRightToLeft, painter.isRightToLeft)
    let isGlass = cell.metrics.isGlass
    return UIEdgeInsets(
      top: 0, left: atStart || isGlass ? sides.left + margins.left : 0, bottom: 0,
      right: atEnd || isGlass ? sides.right + margins.right : 0)
  }

  /// Whether the row is the first or the last of a group with round corners; nil in other tables.
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

  /// Paints the row's background; the first and last rows of a group may have round corners.
  private func fillBackground(_ color: UIColor) {
    guard let (isFirst, isLast) = roundEnds, isFirst || isLast else {
      return painter.fill(painter.bounds, color)
    }
    painter.fill(painter.bounds, radius: ornaments.radius, color)
    if !(isFirst && isLast) { painter.fill(ornaments.square(isRoundAbove: isFirst), color) }
  }

  private func accessory() {
    switch cell.shownAccessoryType {
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
