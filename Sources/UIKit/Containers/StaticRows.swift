internal import Foundation

/// The rows that a document states, by their places in its sections.
@MainActor struct StaticRows {
  /// The ids of cells, by section.
  let sections: [[String]]
  private var cells: [String: UITableViewCell] = [:]

  init(sections: [[String]]) { self.sections = sections }

  /// Takes the cell of an id.
  mutating func add(_ cell: UITableViewCell, id: String) { cells[id] = cell }

  /// The ids of a section; none for a section that is not there.
  func rows(in section: Int) -> [String] {
    sections.indices.contains(section) ? sections[section] : []
  }
  /// The cell of a row; nil for a row that is not there.
  func cell(at path: IndexPath) -> UITableViewCell? {
    let rows = rows(in: path.section)
    return rows.indices.contains(path.row) ? cells[rows[path.row]] : nil
  }
  /// The row of a cell; nil for another table's.
  func path(of cell: UITableViewCell) -> IndexPath? {
    guard let id = cells.first(where: { $0.value === cell })?.key else { return nil }
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(of: id) { return IndexPath(row: row, section: section) }
    }
    return nil
  }
}
