import Foundation
import Testing

/// The rows of the table of macOS controls, which the sources read as text.
@Suite struct ControlTableTests {
  @Test func everyRowIsRead() throws {
    let source = try String(
      contentsOf: SourceTree.package.appendingPathComponent(
        "Sources/AppKit/Controls/Metrics/ControlTable.swift"), encoding: .utf8)
    let parts = source.components(separatedBy: "\"\"\"\n")
    let rows = try #require(parts.dropFirst().first).split(separator: "\n").dropLast()
    #expect(rows.count > 100)
    var seen: Set<String> = []
    for row in rows {
      let fields = row.split(separator: " ").map(String.init)
      #expect(fields.count == 8, "\(row)")
      guard fields.count == 8 else { continue }
      #expect(["regular", "small", "mini", "large", "any"].contains(fields[1]), "\(row)")
      #expect(["aqua", "bigSur", "glass"].contains(fields[2]), "\(row)")
      #expect(fields[3] == "-" || Double(fields[3]) != nil, "\(row)")
      #expect(fields[4...].allSatisfy { Double($0) != nil }, "\(row)")
      #expect(seen.insert(fields[0...2].joined(separator: " ")).inserted, "\(row)")
    }
  }
}
