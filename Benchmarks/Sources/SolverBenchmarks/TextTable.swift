/// A table in plain text: some columns of words to the left, numbers to the right.
struct TextTable {
  private var rows: [[String]]

  /// How many columns are words.
  private let words: Int

  /// Starts a table with its header.
  init(words: Int, _ header: [String]) {
    self.words = words
    rows = [header]
  }

  /// Adds a row.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// Adds an empty line.
  mutating func addGap() { rows.append([]) }

  /// The lines, ready to print.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < words ? cell + padding : padding + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
