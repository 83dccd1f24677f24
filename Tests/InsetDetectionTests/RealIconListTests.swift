import Foundation
import Testing

/// The list by which the detector is scored on real icons keeps its form and its halves apart.
struct RealIconListTests {
  private struct Row {
    let hash, half, origin, label: String
    let insets: [Int]?
  }

  private static func rows() throws -> [Row] {
    let url = try #require(
      Bundle.module.url(forResource: "real-icons", withExtension: "tsv", subdirectory: "Fixtures"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return try lines.dropFirst().map { line in
      let cells = line.split(separator: "\t").map(String.init)
      try #require(cells.count == 7, "\(line)")
      let insets = cells[6] == "-" ? nil : cells[6].split(separator: " ").compactMap { Int($0) }
      return Row(
        hash: cells[0], half: cells[1], origin: cells[2], label: cells[5], insets: insets)
    }
  }

  @Test func everyRowSaysWhatIsExpected() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 300)
    #expect(Set(rows.map(\.hash)).count == rows.count)
    for row in rows {
      #expect(row.hash.count == 64 && row.hash.allSatisfy(\.isHexDigit))
      #expect(["plain", "soft", "badge", "arguable"].contains(row.label))
      #expect((row.insets?.count == 4) == ["soft", "badge"].contains(row.label), "\(row)")
    }
  }

  /// A threshold that was selected on one picture of an origin is not measured on another.
  @Test func halvesShareNoOrigin() throws {
    let origins = Dictionary(grouping: try Self.rows(), by: \.origin)
    for (origin, rows) in origins {
      #expect(Set(rows.map(\.half)).count == 1, "\(origin)")
    }
  }

  /// Fewer ornaments would make a share of nine in ten mean nothing.
  @Test(arguments: ["tuning", "held-out"])
  func eachHalfHasOrnamentsAndPlainPictures(half: String) throws {
    let rows = try Self.rows().filter { $0.half == half }
    #expect(rows.filter { $0.insets != nil }.count >= 60)
    #expect(rows.filter { $0.label == "plain" }.count >= 150)
  }
}
