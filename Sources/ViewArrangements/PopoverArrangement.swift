package import Foundation
package import LayoutGeometry

/// The layout of a popover: a box beside the rectangle that its arrow points at.
///
/// A pure function of lengths in points, y down. Apple documents the directions and the margins; the length of the
/// arrow, the corners and the order in which sides are tried are from memory.
///
/// - SeeAlso: Apple, "UIPopoverPresentationController".
package struct PopoverArrangement {
  /// A direction in which the arrow points; the box is on the other side.
  package enum Direction: Sendable, Hashable, CaseIterable {
    case up, down, left, right
  }

  /// The radius of the corners of the box.
  package static let cornerRadius: CGFloat = 13
  /// The size of a box whose content prefers none.
  package static let standardSize = CGSize(width: 320, height: 480)
  /// The margins between a popover and the edges of its container.
  package static let standardMargins = ViewInsets(top: 10, left: 10, bottom: 10, right: 10)
  private static let arrowLength: CGFloat = 13
  private static let arrowBase: CGFloat = 37

  /// The rectangle that the popover may cover.
  package var room: CGRect
  /// The rectangle that the arrow points at.
  package var source: CGRect
  /// The size that the content prefers.
  package var size: CGSize
  /// The directions that the arrow may have; without any the box is centred on the source, without an arrow.
  package var directions: Set<Direction>

  /// Creates the arrangement of a popover in a container, inside its safe area and margins.
  package init(
    container: CGRect, safeArea: ViewInsets, margins: ViewInsets = Self.standardMargins,
    source: CGRect, size: CGSize, directions: Set<Direction> = Set(Direction.allCases)
  ) {
    let left = container.minX + max(safeArea.left, margins.left)
    let top = container.minY + max(safeArea.top, margins.top)
    room = CGRect(
      x: left, y: top,
      width: max(0, container.maxX - max(safeArea.right, margins.right) - left),
      height: max(0, container.maxY - max(safeArea.bottom, margins.bottom) - top))
    self.source = source
    self.size = size
    self.directions = directions
  }

  /// Returns the middle of a container, for popovers without a source.
  package static func middle(of container: CGRect) -> CGRect {
    CGRect(x: container.midX, y: container.midY, width: 0, height: 0)
  }

  /// The direction of the arrow: the first of up, down, left and right with room for the box, else the one with most.
  package var direction: Direction? {
    let tried = Direction.allCases.filter(directions.contains)
    let fitting = tried.first { direction in
      let space = space(direction)
      return space.width >= size.width && space.height >= size.height
    }
    return fitting
      ?? tried.max { left, right in
        let (first, second) = (space(left), space(right))
        return min(first.width, size.width) * min(first.height, size.height)
          < min(second.width, size.width) * min(second.height, size.height)
      }
  }

  /// The size of the space for the box where the arrow has a direction.
  private func space(_ direction: Direction) -> CGSize {
    var space = room.size
    switch direction {
    case .up: space.height = room.maxY - source.maxY - Self.arrowLength
    case .down: space.height = source.minY - room.minY - Self.arrowLength
    case .left: space.width = room.maxX - source.maxX - Self.arrowLength
    case .right: space.width = source.minX - room.minX - Self.arrowLength
    }
    return CGSize(width: max(0, space.width), height: max(0, space.height))
  }

  /// The rectangle of the box, with a whole-point origin.
  package var frame: CGRect {
    let direction = direction
    let space = direction.map(space) ?? room.size
    let box = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
    var origin = CGPoint(x: source.midX - box.width / 2, y: source.midY - box.height / 2)
    switch direction {
    case .up: origin.y = source.maxY + Self.arrowLength
    case .down: origin.y = source.minY - Self.arrowLength - box.height
    case .left: origin.x = source.maxX + Self.arrowLength
    case .right: origin.x = source.minX - Self.arrowLength - box.width
    case nil: break
    }
    func inside(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(value, high)).rounded()
    }
    return CGRect(
      x: inside(origin.x, room.minX, room.maxX - box.width),
      y: inside(origin.y, room.minY, room.maxY - box.height), width: box.width, height: box.height)
  }

  /// The corners of the arrow, its tip in the middle; none without a direction.
  ///
  /// The tip points at the middle of the source, or as near to it as the corners of the box permit.
  package var arrow: [CGPoint] {
    guard let direction else { return [] }
    let box = frame
    let (half, edge) = (Self.arrowBase / 2, Self.cornerRadius + Self.arrowBase / 2)
    func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low + edge > high - edge ? (low + high) / 2 : max(low + edge, min(value, high - edge))
    }
    let x = along(source.midX, box.minX, box.maxX)
    let y = along(source.midY, box.minY, box.maxY)
    switch direction {
    case .up:
      return [(x - half, box.minY), (x, box.minY - Self.arrowLength), (x + half, box.minY)].points
    case .down:
      return [(x - half, box.maxY), (x, box.maxY + Self.arrowLength), (x + half, box.maxY)].points
    case .left:
      return [(box.minX, y - half), (box.minX - Self.arrowLength, y), (box.minX, y + half)].points
    case .right:
      return [(box.maxX, y - half), (box.maxX + Self.arrowLength, y), (box.maxX, y + half)].points
    }
  }
}

extension [(CGFloat, CGFloat)] {
  fileprivate var points: [CGPoint] { map { CGPoint(x: $0.0, y: $0.1) } }
}
