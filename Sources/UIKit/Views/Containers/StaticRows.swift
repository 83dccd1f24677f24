internal import Foundation

/// The rows that a document states, by their places in its sections.
@MainActor struct StaticRows {
  /// The ids of cells, by section.
  let sections: [[String]]
  /// What stands above and below each section.
  let titles: [Titles]
  private var cells: [String: UITableViewCell] = [:]

  /// A section's texts; nil for none.
  struct Titles {
    var header: String?
    var footer: String?
  }

  init(sections: [[String]], titles: [Titles]) {
    self.sections = sections
    self.titles = titles
  }

  /// The rectangle around a section's cells, in the table's bounds; nil for one without cells.
  @MainActor func place(of section: Int) -> CGRect? {
    rows(in: section).compactMap { cells[$0]?.frame }
      .reduce(nil) { (place: CGRect?, frame) in place?.union(frame) ?? frame }
  }

  /// Takes the cell of an id.
  mutating func add(_ cell: UITableViewCell, id: String) { cells[id] = cell }

  /// The texts of a section; nil for a section that is not there.
  func title(of section: Int) -> Titles? {
    titles.indices.contains(section) ? titles[section] : nil
  }
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
