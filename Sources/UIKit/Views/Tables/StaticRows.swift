internal import Foundation
internal import FoundationShims

/// The rows of a static table, by section.
@MainActor struct StaticRows {
  /// The ids of cells, by section.
  let sections: [[String]]
  /// The titles above and below each section.
  let titles: [Titles]
  private var cells: [String: UITableViewCell] = [:]

  /// The titles of a section; nil without a title.
  struct Titles {
    var header: String?
    var footer: String?
  }

  init(sections: [[String]], titles: [Titles]) {
    self.sections = sections
    self.titles = titles
  }

  /// The union of a section's cell frames, in the table's bounds; nil without cells.
  @MainActor func place(of section: Int) -> CGRect? {
    rows(in: section).compactMap { cells[$0]?.frame }
      .reduce(nil) { (place: CGRect?, frame) in place?.union(frame) ?? frame }
  }

  /// Adds the cell of an id.
  mutating func add(_ cell: UITableViewCell, id: String) { cells[id] = cell }

  /// The titles of a section; nil if the section is out of range.
  func title(of section: Int) -> Titles? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  /// The ids of a section; empty if the section is out of range.
  func rows(in section: Int) -> [String] {
    sections.indices.contains(section) ? sections[section] : []
  }
  /// The cell of a row; nil if the row is out of range.
  func cell(at path: IndexPath) -> UITableViewCell? {
    let rows = rows(in: path.section)
    return rows.indices.contains(path.row) ? cells[rows[path.row]] : nil
  }
  /// The row of a cell; nil for another table's cell.
  func path(of cell: UITableViewCell) -> IndexPath? {
    guard let id = cells.first(where: { $0.value === cell })?.key else { return nil }
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(of: id) { return IndexPath(row: row, section: section) }
    }
    return nil
  }
}
