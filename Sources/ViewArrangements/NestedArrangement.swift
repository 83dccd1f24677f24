package import Foundation
package import LayoutGeometry

/// A compositional layout of items in nested groups, and groups in consecutive sections.
///
/// A pure function of sizes in points, y down, from the content's origin. The description of a group defines
/// the positions of its items; it is repeated until all items of the section are placed. A group's parts are
/// repeated in their order while they fit.
///
/// - SeeAlso: Apple, "UICollectionViewCompositionalLayout", "NSCollectionLayoutGroup".
package struct NestedArrangement {
  /// A length, absolute or relative to the container.
  package enum Length: Sendable {
    /// A fraction of the container's width.
    case fractionOfWidth(CGFloat)
    /// A fraction of the container's height.
    case fractionOfHeight(CGFloat)
    /// A length in points.
    case absolute(CGFloat)
    /// An estimate in points until the content is measured.
    case estimated(CGFloat)

    /// Whether the content determines the length.
    package var isEstimated: Bool { if case .estimated = self { true } else { false } }

    fileprivate func points(in container: CGSize) -> CGFloat {
      switch self {
      case .fractionOfWidth(let part): max(0, part * container.width)
      case .fractionOfHeight(let part): max(0, part * container.height)
      case .absolute(let points), .estimated(let points): max(0, points)
      }
    }
  }

  /// An item, or a group of parts.
  package struct Part {
    /// The width.
    package var width: Length
    /// The height.
    package var height: Length
    /// The insets of the content at its edges.
    package var insets = ViewInsets.zero
    /// The parts of a group; empty for an item.
    package var parts: [Part] = []
    /// Whether the parts are stacked vertically.
    package var isVertical = false
    /// The number of repetitions of the parts, which share the length evenly; nil for the number that fits.
    package var count: Int?
    /// The spacing between the parts.
    package var spacing: CGFloat = 0
    /// Whether the remaining length is distributed between the parts.
    package var isFlexible = false

    /// Creates an item.
    package init(width: Length, height: Length) { (self.width, self.height) = (width, height) }
  }

  /// A supplementary item before or after a section.
  package struct Edge {
    /// The width.
    package var width: Length
    /// The height.
    package var height: Length
    /// Whether it is after the section.
    package var isAtEnd: Bool

    /// Creates a supplementary item.
    package init(width: Length, height: Length, isAtEnd: Bool) {
      (self.width, self.height, self.isAtEnd) = (width, height, isAtEnd)
    }
  }

  /// A section with a repeated group.
  package struct Section {
    /// The group that is repeated.
    package var group: Part
    /// The number of items.
    package var items: Int
    /// The insets around the groups.
    package var insets = ViewInsets.zero
    /// The spacing between groups.
    package var spacing: CGFloat = 0
    /// The supplementary items before and after the section.
    package var edges: [Edge] = []
    /// Whether groups are arranged across the scrolling axis.
    package var isOrthogonal = false

    /// Creates a section.
    package init(group: Part, items: Int) { (self.group, self.items) = (group, items) }
  }

  /// The resulting rectangles of a section.
  package struct Place {
    /// The rectangles of the items.
    package var items: [CGRect] = []
    /// The rectangles of the supplementary items, in their order.
    package var edges: [CGRect] = []
  }

  /// The resulting rectangles of the sections.
  package private(set) var places: [Place] = []
  /// The size of the content.
  package private(set) var contentSize = CGSize.zero

  private let container: CGSize
  private let isHorizontal: Bool
  private let measuredItem: (Int, Int) -> CGSize?
  private let measuredEdge: (Int, Int) -> CGSize?
  /// The maximum number of parts of a group: an unlimited number of parts without length would fit.
  private static let maximumParts = 1000

  /// Creates a layout of sections.
  ///
  /// - Parameters:
  ///   - sections: From the first to the last.
  ///   - container: The visible size.
  ///   - isHorizontal: Whether the content scrolls along the width.
  ///   - spacing: The spacing between sections.
  ///   - measuredItem: Returns the measured size of an item of a section; nil before it was measured.
  ///   - measuredEdge: Returns the measured size of a supplementary item; nil before it was measured.
  /// - Complexity: O(items).
  package init(
    sections: [Section], container: CGSize, isHorizontal: Bool = false, spacing: CGFloat = 0,
    measuredItem: @escaping (Int, Int) -> CGSize? = { _, _ in nil },
    measuredEdge: @escaping (Int, Int) -> CGSize? = { _, _ in nil }
  ) {
    (self.container, self.isHorizontal) = (container, isHorizontal)
    (self.measuredItem, self.measuredEdge) = (measuredItem, measuredEdge)
    var position: CGFloat = 0
    for (index, section) in sections.enumerated() {
      if index > 0 { position += spacing }
      places.append(place(section, index, &position))
    }
    contentSize =
      isHorizontal
      ? CGSize(width: position, height: container.height)
      : CGSize(width: container.width, height: position)
  }

  private func place(_ section: Section, _ index: Int, _ position: inout CGFloat) -> Place {
    var place = Place()
    place.edges = Array(repeating: .zero, count: section.edges.count)
    let insets = section.insets
    let room = CGSize(
      width: max(0, container.width - insets.left - insets.right),
      height: max(0, container.height - insets.top - insets.bottom))
    func put(_ atEnd: Bool) {
      for (number, edge) in section.edges.enumerated() where edge.isAtEnd == atEnd {
        var size = CGSize(
          width: edge.width.points(in: room), height: edge.height.points(in: room))
        if let known = measuredEdge(index, number) {
          if edge.width.isEstimated { size.width = known.width }
          if edge.height.isEstimated { size.height = known.height }
        }
        place.edges[number] = CGRect(origin: point(position, start(insets)), size: size)
        position += isHorizontal ? size.width : size.height
      }
    }
    put(false)
    position += isHorizontal ? insets.left : insets.top
    var cursor = CGFloat.zero
    var thickness = CGFloat.zero
    while place.items.count < section.items {
      let before = place.items.count
      let origin =
        section.isOrthogonal
        ? point(position, start(insets) + cursor) : point(position + cursor, start(insets))
      var walk = FillState(section: index, limit: section.items, frames: place.items)
      let size = add(section.group, at: origin, in: room, &walk)
      place.items = walk.frames
      // A group without items, or one that none fits in, would never end.
      guard place.items.count > before else { break }
      let (along, across) =
        isHorizontal ? (size.width, size.height) : (size.height, size.width)
      cursor += (section.isOrthogonal ? across : along) + section.spacing
      thickness = max(thickness, along)
    }
    let isEmpty = place.items.isEmpty
    if section.isOrthogonal {
      position += thickness
    } else if !isEmpty {
      position += cursor - section.spacing
    }
    position += isHorizontal ? insets.right : insets.bottom
    put(true)
    return place
  }

  /// The state while groups are filled.
  private struct FillState {
    let section: Int
    let limit: Int
    var frames: [CGRect]
    var isDone: Bool { frames.count >= limit }
  }

  /// Places an item or a group and returns its size.
  private func add(_ part: Part, at origin: CGPoint, in container: CGSize, _ walk: inout FillState)
    -> CGSize
  {
    var size = CGSize(
      width: part.width.points(in: container), height: part.height.points(in: container))
    guard !part.parts.isEmpty else {
      if let known = measuredItem(walk.section, walk.frames.count) {
        let insets = part.insets
        if part.width.isEstimated { size.width = known.width + insets.left + insets.right }
        if part.height.isEstimated { size.height = known.height + insets.top + insets.bottom }
      }
      walk.frames.append(Self.inset(CGRect(origin: origin, size: size), part.insets))
      return size
    }
    let inside = Self.inset(CGRect(origin: origin, size: size), part.insets)
    let used = fill(part, inside, &walk)
    if part.width.isEstimated { size.width = used.width + part.insets.left + part.insets.right }
    if part.height.isEstimated {
      size.height = used.height + part.insets.top + part.insets.bottom
    }
    return size
  }

  /// Places the parts of a group and returns their size.
  private func fill(_ group: Part, _ inside: CGRect, _ walk: inout FillState) -> CGSize {
    let isVertical = group.isVertical
    let length = isVertical ? inside.height : inside.width
    let isOpen = isVertical ? group.height.isEstimated : group.width.isEstimated
    let first = walk.frames.count
    var starts: [Int] = []
    var cursor: CGFloat = 0
    var thickness: CGFloat = 0
    let repeats = group.count.map { max(0, $0) * group.parts.count }
    for number in 0..<min(repeats ?? Self.maximumParts, Self.maximumParts) where !walk.isDone {
      var part = group.parts[number % group.parts.count]
      if let repeats, !isOpen {
        let share = (length - group.spacing * CGFloat(repeats - 1)) / CGFloat(repeats)
        if isVertical { part.height = .absolute(share) } else { part.width = .absolute(share) }
      }
      let asked = (isVertical ? part.height : part.width).points(in: inside.size)
      let start = cursor + (starts.isEmpty ? 0 : group.spacing)
      // Sums of fractions may be a hair longer than the room; a first part has its place in any case.
      if repeats == nil, !starts.isEmpty {
        if isOpen ? number >= group.parts.count : start + asked > length + 1e-6 { break }
      }
      starts.append(walk.frames.count)
      let origin = CGPoint(
        x: inside.minX + (isVertical ? 0 : start), y: inside.minY + (isVertical ? start : 0))
      let size = add(part, at: origin, in: inside.size, &walk)
      cursor = start + (isVertical ? size.height : size.width)
      thickness = max(thickness, isVertical ? size.width : size.height)
    }
    if group.isFlexible, !isOpen, starts.count > 1, cursor < length {
      let more = (length - cursor) / CGFloat(starts.count - 1)
      spread(&walk.frames, from: first, starts, by: more, isVertical)
    }
    return isVertical
      ? CGSize(width: thickness, height: cursor) : CGSize(width: cursor, height: thickness)
  }

  /// Distributes the remaining length between the parts of a group.
  private func spread(
    _ frames: inout [CGRect], from first: Int, _ starts: [Int], by more: CGFloat,
    _ isVertical: Bool
  ) {
    for index in first..<frames.count {
      let steps = CGFloat((starts.lastIndex { $0 <= index } ?? 0))
      if isVertical {
        frames[index].origin.y += steps * more
      } else {
        frames[index].origin.x += steps * more
      }
    }
  }

  private func start(_ insets: ViewInsets) -> CGFloat { isHorizontal ? insets.top : insets.left }
  private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
  private static func inset(_ rect: CGRect, _ insets: ViewInsets) -> CGRect {
    CGRect(
      x: rect.minX + insets.left, y: rect.minY + insets.top,
      width: max(0, rect.width - insets.left - insets.right),
      height: max(0, rect.height - insets.top - insets.bottom))
  }
}
