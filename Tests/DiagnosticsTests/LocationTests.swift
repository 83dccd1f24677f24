import Diagnostics
import Testing

/// Positions are in reading order; locations are by file first.
struct LocationTests {
  static let positions = [(1, 1), (1, 2), (1, 10), (2, 1), (2, 9), (10, 1)].map {
    SourcePosition(line: $0.0, column: $0.1)
  }

  @Test func positionsAreInReadingOrder() {
    #expect(Self.positions.reversed().sorted() == Self.positions)
    #expect(Self.positions.map(\.description) == ["1:1", "1:2", "1:10", "2:1", "2:9", "10:1"])
  }

  /// By file, what is about the file itself, then by position; the subject does not count.
  @Test func locationsAreInTheOrderOfReports() {
    let ordered = ["a.xib", "b.xib"].flatMap { file in
      [Location(file)] + Self.positions.map { Location(file, at: $0) }
    }
    for (index, left) in ordered.enumerated() {
      for (other, right) in ordered.enumerated() {
        #expect(left.precedes(right) == (index < other), "\(left) \(right)")
      }
    }
    let one = Location("a.xib", at: Self.positions.first, subject: "x")
    let same = Location("a.xib", at: Self.positions.first, subject: "a")
    #expect(!one.precedes(same) && !same.precedes(one) && one != same)
  }

  @Test(
    arguments: [
      (Location("a.xib", at: SourcePosition(line: 3, column: 4)), "a.xib:3:4"),
      (Location("a.xib"), "a.xib"), (Location(), ""),
    ])
  func aLocationIsWrittenAsCompilersDo(location: Location, text: String) {
    #expect(location.description == text)
  }

  @Test func anEmptySubjectIsTheFileItself() {
    #expect(Location("a", subject: "").subject == nil)
    #expect(Location("a", subject: "images[0]").subject == "images[0]")
  }
}
