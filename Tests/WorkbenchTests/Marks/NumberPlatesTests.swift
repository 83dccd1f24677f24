import Foundation
import TestSupport
import Testing

@testable import ViewDrawing

/// The plates with the numbers of views.
struct NumberPlatesTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 400, height: 300)

  private static func marks(_ count: Int, seed: UInt64) -> [NumberMark] {
    var random = SeededRandom(seed: seed)
    return (1...count).map { number in
      let x = Double.random(in: 0..<380, using: &random)
      let y = Double.random(in: 0..<280, using: &random)
      return NumberMark(
        number: number,
        rect: CGRect(
          x: x, y: y, width: .random(in: 0...(400 - x), using: &random),
          height: .random(in: 0...(300 - y), using: &random)),
        isContent: Bool.random(using: &random))
    }
  }

  /// Plates lie in the picture, at an edge of their view, and not on each other; a number has a plate or is omitted.
  @Test(arguments: [(5, 1), (40, 2), (40, 3), (400, 4)] as [(Int, UInt64)])
  func platesDoNotOverlap(count: Int, seed: UInt64) {
    let plates = NumberPlates(Self.marks(count, seed: seed), in: Self.bounds)
    let placed = plates.placed
    #expect(
      (placed.map(\.mark.number) + plates.omitted).sorted() == Array(1...count), "seed \(seed)")
    for (index, one) in placed.enumerated() {
      #expect(Self.bounds.contains(one.plate))
      #expect(one.plate.insetBy(dx: -0.01, dy: -0.01).intersects(one.mark.rect))
      for other in placed[(index + 1)...] { #expect(!one.plate.overlaps(other.plate)) }
    }
  }

  /// A plate leaves the text beside it alone when there is room.
  @Test func platesLieBesideContent() throws {
    let label = CGRect(x: 100, y: 100, width: 120, height: 20)
    let plates = NumberPlates(
      [
        NumberMark(number: 1, rect: Self.bounds, isContent: false),
        NumberMark(number: 2, rect: label, isContent: true),
      ], in: Self.bounds)
    let plate = try #require(plates.placed.last?.plate)
    #expect(!plate.overlaps(label))
    #expect(plates.placed[0].plate.origin == .zero)
  }

  /// A picture full of views of one frame has plates along the edges, and says which numbers have none.
  @Test func viewsOfOneFrameShareItsEdges() {
    let rect = CGRect(x: 100, y: 100, width: 40, height: 30)
    let marks = (1...200).map { NumberMark(number: $0, rect: rect, isContent: true) }
    let plates = NumberPlates(marks, in: Self.bounds)
    #expect(plates.placed.count > 8)
    #expect(plates.omitted == Array((plates.placed.count + 1)...200))
  }

  /// The covered amount is that of cells counted one by one.
  @Test(arguments: [UInt64(1), 2, 3]) func coveredAreas(seed: UInt64) {
    let rects = Self.marks(12, seed: seed).map(\.rect)
    let area = CoveredArea(of: rects, in: Self.bounds)
    func cells(_ rect: CGRect) -> Set<[Int]> {
      let columns = Int((rect.minX / 4).rounded(.down))..<Int((rect.maxX / 4).rounded(.up))
      let rows = Int((rect.minY / 4).rounded(.down))..<Int((rect.maxY / 4).rounded(.up))
      return Set(rows.flatMap { row in columns.map { [row, $0] } })
    }
    let covered = rects.reduce(into: Set()) { $0.formUnion(cells($1)) }
    for rect in Self.marks(50, seed: seed + 100).map(\.rect) {
      #expect(area.amount(in: rect) == covered.intersection(cells(rect)).count, "seed \(seed)")
    }
  }

  /// Rectangles outside of the picture, and without area, are accepted.
  @Test func strangeRectangles() {
    let rects = [
      CGRect(x: -50, y: -50, width: 20, height: 20), CGRect(x: 1e9, y: 0, width: 1, height: 1),
      CGRect(x: -1e9, y: -1e9, width: 3e9, height: 3e9), .zero,
    ]
    let marks = rects.enumerated().map {
      NumberMark(number: $0.offset + 1, rect: $0.element, isContent: true)
    }
    let plates = NumberPlates(marks, in: Self.bounds)
    #expect(plates.omitted.contains(2) && !plates.omitted.contains(4))
  }
}
