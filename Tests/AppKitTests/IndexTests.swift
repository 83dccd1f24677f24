import AppKit
import Testing

/// Indices outside of what is there end a program with a sentence that names them.
@MainActor struct IndexTests {
  private nonisolated static func text(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test func ofAGridInAnotherProcess() async throws {
    let row = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { _ = NSGridView(numberOfColumns: 2, rows: 3).row(at: 3) } }
    #expect(Self.text(row).contains("the index of a row, 3, is beyond bounds [0, 3)"))
    let column = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { NSGridView(numberOfColumns: 2, rows: 3).removeColumn(at: -1) } }
    #expect(Self.text(column).contains("the index of a column, -1, is beyond bounds [0, 2)"))
    let merged = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        NSGridView(numberOfColumns: 2, rows: 3).mergeCells(
          inHorizontalRange: NSRange(location: 1, length: 2),
          verticalRange: NSRange(location: 0, length: 1))
      }
    }
    #expect(Self.text(merged).contains("the index of a column, 2, is beyond bounds [0, 2)"))
  }

  /// The last index at which a row or a column is inserted is that after the others.
  @Test func theEndOfAGridIsAPlace() {
    let grid = NSGridView(numberOfColumns: 1, rows: 1)
    #expect(grid.index(of: grid.insertRow(at: 1, with: [])) == 1)
    #expect(grid.index(of: grid.insertColumn(at: 1, with: [])) == 1)
    grid.moveRow(at: 1, to: 0)
    grid.mergeCells(
      inHorizontalRange: NSRange(location: 0, length: 2),
      verticalRange: NSRange(location: 0, length: 2))
    #expect(grid.numberOfRows == 2 && grid.numberOfColumns == 2)
  }

  @Test func ofAPathInAnotherProcess() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = NSBezierPath(rect: NSRect(x: 0, y: 0, width: 1, height: 1)).element(at: 9) }
    #expect(Self.text(result).contains("the index of an element, 9, is beyond bounds"))
  }
}
