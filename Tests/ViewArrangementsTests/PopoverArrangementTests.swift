import Foundation
import LayoutGeometry
import TestSupport
import Testing
import ViewArrangements

/// Boxes of popovers: inside of their room, beside what they point at, on the first side that has room.
struct PopoverArrangementTests {
  typealias Direction = PopoverArrangement.Direction

  static func arrangement(
    _ source: CGRect, _ size: CGSize, _ directions: Set<Direction> = Set(Direction.allCases)
  ) -> PopoverArrangement {
    PopoverArrangement(
      container: CGRect(x: 0, y: 0, width: 768, height: 1024),
      safeArea: ViewInsets(top: 20, left: 0, bottom: 0, right: 0), source: source, size: size,
      directions: directions)
  }

  static let sides: [(x: CGFloat, y: CGFloat, directions: Set<Direction>, expected: Direction?)] = [
    (700, 20, Set(Direction.allCases), .up), (300, 980, Set(Direction.allCases), .down),
    (300, 980, [.up, .left], .left), (600, 500, [.right], .right), (10, 500, [.right], .right),
    (300, 500, [], nil),
  ]

  @Test(arguments: sides) func theFirstSideWithRoomIsTaken(
    x: CGFloat, y: CGFloat, directions: Set<Direction>, expected: Direction?
  ) {
    let source = CGRect(x: x, y: y, width: 40, height: 30)
    let place = Self.arrangement(source, CGSize(width: 320, height: 480), directions)
    #expect(place.direction == expected)
    switch expected {
    case .up: #expect(place.frame.minY == source.maxY + 13 && place.arrow[1].y == source.maxY)
    case .down: #expect(place.frame.maxY == source.minY - 13 && place.arrow[1].y == source.minY)
    case .left: #expect(place.frame.minX == source.maxX + 13 && place.arrow[1].x == source.maxX)
    case .right: #expect(place.arrow[1].x == place.frame.maxX + 13)
    case nil: #expect(place.arrow.isEmpty && place.frame.midX == source.midX)
    }
  }

  /// Wherever the source is in its room, the box is in the room and the arrow is at the box.
  @Test func boxesStayInTheirRoom() {
    var random = SeededRandom(seed: 43)
    for _ in 0..<2000 {
      let source = CGRect(
        x: .random(in: 0...760, using: &random), y: .random(in: 0...1000, using: &random),
        width: .random(in: 0...60, using: &random), height: .random(in: 0...60, using: &random))
      let size = CGSize(
        width: .random(in: 1...1200, using: &random), height: .random(in: 1...1500, using: &random))
      let place = Self.arrangement(source, size)
      let (room, frame) = (place.room.insetBy(dx: -0.5, dy: -0.5), place.frame)
      #expect(room.contains(frame), "\(source) \(size) \(random)")
      #expect(frame.width <= size.width && frame.height <= size.height)
      let (first, last) = (place.arrow[0], place.arrow[2])
      let isAtBox =
        frame.insetBy(dx: -0.5, dy: -0.5).contains(first)
        && frame.insetBy(dx: -0.5, dy: -0.5).contains(last)
      #expect(isAtBox || min(frame.width, frame.height) < 64, "\(source) \(size) \(random)")
    }
  }
}
