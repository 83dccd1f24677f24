import Testing
import UIKit

// Style 14: grids: equal cells with gaps, made from rows of views.

@MainActor struct Grid {
  let cells: [[UIView]]
  var gap: CGFloat = 0
  var inset: CGFloat = 0

  func install(in parent: UIView) {
    var rules: [NSLayoutConstraint] = []
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() {
        cell.translatesAutoresizingMaskIntoConstraints = false
        if cell.superview == nil { parent.addSubview(cell) }
        let first = cells[0][0]
        if cell !== first {
          rules.append(cell.widthAnchor.constraint(equalTo: first.widthAnchor))
          rules.append(cell.heightAnchor.constraint(equalTo: first.heightAnchor))
        }
        rules.append(
          column == 0
            ? cell.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset)
            : cell.leadingAnchor.constraint(equalTo: line[column - 1].trailingAnchor, constant: gap)
        )
        rules.append(
          row == 0
            ? cell.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset)
            : cell.topAnchor.constraint(
              equalTo: cells[row - 1][column].bottomAnchor, constant: gap))
        if column == line.count - 1 {
          rules.append(
            cell.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset))
        }
        if row == cells.count - 1 {
          rules.append(
            cell.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset))
        }
      }
    }
    NSLayoutConstraint.activate(rules)
  }
}

@MainActor @Suite struct GridBuilderTests {
  struct Row: Sendable {
    let rows: Int
    let columns: Int
    let gap: CGFloat
    let inset: CGFloat
    let size: (CGFloat, CGFloat)
    /// (W − 2 · inset − (columns − 1) · gap) / columns, and the same for the height.
    let cell: (CGFloat, CGFloat)
  }
  nonisolated static let grids = [
    Row(rows: 1, columns: 1, gap: 5, inset: 10, size: (100, 50), cell: (80, 30)),
    Row(rows: 2, columns: 2, gap: 0, inset: 0, size: (100, 50), cell: (50, 25)),
    Row(rows: 3, columns: 4, gap: 4, inset: 2, size: (96, 102), cell: (20, 30)),
    Row(rows: 4, columns: 3, gap: 10, inset: 5, size: (120, 130), cell: (30, 22.5)),
    Row(rows: 5, columns: 5, gap: 1, inset: 3, size: (60, 35), cell: (10, 5)),
    Row(rows: 6, columns: 2, gap: 2, inset: 0, size: (42, 70), cell: (20, 10)),
  ]
  @Test(arguments: grids) func grids(_ row: Row) {
    let root = root(row.size.0, row.size.1)
    let cells = (0..<row.rows).map { _ in (0..<row.columns).map { _ in UIView() } }
    Grid(cells: cells, gap: row.gap, inset: row.inset).install(in: root)
    var boxes: [Box] = []
    for y in 0..<row.rows {
      for x in 0..<row.columns {
        boxes.append(
          (
            row.inset + CGFloat(x) * (row.cell.0 + row.gap),
            row.inset + CGFloat(y) * (row.cell.1 + row.gap), row.cell.0, row.cell.1
          ))
      }
    }
    check(root, cells.flatMap { $0 }, boxes, "\(row.rows) × \(row.columns)")
  }
}
