package import Foundation
package import LayoutGeometry

/// A flow layout of items in lines, and lines in consecutive sections.
///
/// A pure function of sizes, in points, y down. It has two axes: lines follow each other along the scrolling
/// axis, items along the other one.
///
/// Items fill a line while they fit with their minimum spacing. A line that is not a section's last extends
/// from inset to inset: the remaining length is distributed between its items, and around a single item. The
/// last line keeps the minimum spacing, or, if all items are equally long, the spacing of the lines above.
/// Items are centred in their line.
///
/// - SeeAlso: Apple, "UICollectionViewFlowLayout"; how the last line is set is an inference.
package struct FlowArrangement {
  /// A section of items with an optional header and footer.
  package struct Section {
    /// The insets around the items.
    package var inset = ViewInsets.zero
    /// The sizes of the items.
    package var items: [CGSize] = []
    /// The minimum distance between items of a line.
    package var itemSpacing: CGFloat = 0
    /// The minimum distance between lines.
    package var lineSpacing: CGFloat = 0
    /// The length of the header along the scrolling axis; 0 for none.
    package var header: CGFloat = 0
    /// The length of the footer along the scrolling axis; 0 for none.
    package var footer: CGFloat = 0

    /// Creates a section without items.
    package init() {}
  }

  /// The resulting rectangles of a section.
  package struct Place {
    /// The rectangle of the header; empty for none.
    package var header = CGRect.zero
    /// The rectangles of the items.
    package var items: [CGRect] = []
    /// The rectangle of the footer; empty for none.
    package var footer = CGRect.zero
  }

  /// The resulting rectangles of the sections.
  package private(set) var places: [Place] = []
  /// The size of the content.
  package private(set) var contentSize = CGSize.zero

  private let isHorizontal: Bool
  private let breadth: CGFloat

  /// Creates a layout of sections.
  ///
  /// - Parameters:
  ///   - breadth: The maximum length of lines.
  ///   - isHorizontal: Whether the content scrolls along the width.
  /// - Complexity: O(items).
  package init(sections: [Section], breadth: CGFloat, isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
    self.breadth = breadth
    var position: CGFloat = 0
    for section in sections { places.append(place(section, &position)) }
    contentSize = size(along: position, across: breadth)
  }

  private func place(_ section: Section, _ position: inout CGFloat) -> Place {
    var place = Place()
    if section.header > 0 {
      place.header = rect(position, 0, section.header, breadth)
      position += section.header
    }
    let inset = section.inset
    let (start, end) = isHorizontal ? (inset.top, inset.bottom) : (inset.left, inset.right)
    position += isHorizontal ? inset.left : inset.top
    let room = breadth - start - end
    let lines = lines(section, room)
    var lastGap = section.itemSpacing
    for (index, line) in lines.enumerated() {
      if index > 0 { position += section.lineSpacing }
      let sizes = section.items[line]
      let thickness = sizes.map(lengthAlong).max() ?? 0
      let isLast = index == lines.count - 1
      let left = room - sizes.map(across).reduce(0, +)
      var cursor = start
      var gap = section.itemSpacing
      if isLast {
        if isUniform(section) { gap = lastGap }
      } else if sizes.count > 1 {
        gap = left / CGFloat(sizes.count - 1)
        lastGap = gap
      } else {
        cursor += max(0, left / 2)
      }
      for size in sizes {
        place.items.append(
          rect(
            position + (thickness - lengthAlong(size)) / 2, cursor, lengthAlong(size), across(size))
        )
        cursor += across(size) + gap
      }
      position += thickness
    }
    position += isHorizontal ? inset.right : inset.bottom
    if section.footer > 0 {
      place.footer = rect(position, 0, section.footer, breadth)
      position += section.footer
    }
    return place
  }

  /// The ranges of items in the lines; an item that is too long has a separate line.
  private func lines(_ section: Section, _ room: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for (index, size) in section.items.enumerated() {
      let longer = used + (index > first ? section.itemSpacing : 0) + across(size)
      // Sums of fractions may be a hair longer than the room.
      if index > first, longer > room + 1e-6 {
        lines.append(first..<index)
        first = index
        used = across(size)
      } else {
        used = longer
      }
    }
    if first < section.items.count { lines.append(first..<section.items.count) }
    return lines
  }

  private func isUniform(_ section: Section) -> Bool {
    section.items.allSatisfy { across($0) == section.items.first.map(across) }
  }
  private func lengthAlong(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    isHorizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
  private func rect(
    _ position: CGFloat, _ cursor: CGFloat, _ along: CGFloat, _ across: CGFloat
  ) -> CGRect {
    CGRect(
      origin: isHorizontal
        ? CGPoint(x: position, y: cursor) : CGPoint(x: cursor, y: position),
      size: size(along: along, across: across))
  }
}
