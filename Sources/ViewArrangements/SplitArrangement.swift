package import Foundation

/// The distribution of a split view's length among its panes.
///
/// Lengths are points along the axis of the panes.
///
/// - SeeAlso: Apple, "NSSplitView" (`adjustSubviews`, `holdingPriority(forSubviewAt:)`).
package struct SplitArrangement: Sendable {
  /// A pane of the split view.
  package struct Pane: Sendable {
    /// The length before a change.
    package var length: CGFloat
    /// The priority with which it keeps its length when the split view is resized.
    package var holding: Float
    /// Whether it is collapsed, without length.
    package var isCollapsed: Bool
    /// The minimum length of its content.
    package var minimumLength: CGFloat

    /// Creates a pane.
    package init(
      length: CGFloat, holding: Float = 250, isCollapsed: Bool = false, least: CGFloat = 0
    ) {
      self.length = length
      self.holding = holding
      self.isCollapsed = isCollapsed
      self.minimumLength = least
    }
  }

  /// The panes in order.
  package var panes: [Pane]
  /// The length of a divider.
  package var divider: CGFloat

  /// Creates an arrangement.
  package init(panes: [Pane], divider: CGFloat) {
    self.panes = panes
    self.divider = divider
  }

  /// The lengths that fill a total length: panes of the lowest priority absorb the change, in proportion to
  /// their lengths.
  ///
  /// The next ones yield before those become shorter than their contents require; a total that is too short for
  /// all contents is distributed as if they had no minimum. Panes that all have no length share equally.
  ///
  /// - Complexity: O(*n* log *n*) for *n* panes.
  package func lengths(filling whole: CGFloat) -> [CGFloat] {
    let room = whole - divider * CGFloat(max(0, panes.count - 1))
    let open = panes.indices.filter { !panes[$0].isCollapsed }
    let needed = open.reduce(0) { $0 + panes[$1].minimumLength }
    let leasts = panes.map { needed <= room && !$0.isCollapsed ? $0.minimumLength : 0 }
    var lengths = panes.indices.map {
      panes[$0].isCollapsed ? 0 : max(leasts[$0], panes[$0].length)
    }
    var change = room - lengths.reduce(0, +)
    let levels = Dictionary(grouping: open) { panes[$0].holding }
    for (_, level) in levels.sorted(by: { $0.key < $1.key }) where change != 0 {
      change -= share(change, among: level, leasts: leasts, in: &lengths)
    }
    return lengths
  }

  /// Distributes a change among panes and returns the part that they absorb.
  private func share(
    _ change: CGFloat, among level: [Int], leasts: [CGFloat], in lengths: inout [CGFloat]
  ) -> CGFloat {
    var total = level.reduce(0) { $0 + lengths[$1] }
    guard total > 0 else {
      let taken = max(change, 0)
      for index in level { lengths[index] += taken / CGFloat(level.count) }
      return taken
    }
    let taken = max(change, level.reduce(0) { $0 + leasts[$1] } - total)
    var left = total + taken
    // The panes with the least to give come first: what they keep, the others lose.
    for index in level.sorted(by: { leasts[$0] * lengths[$1] > leasts[$1] * lengths[$0] }) {
      let length = total > 0 ? max(leasts[index], lengths[index] / total * left) : leasts[index]
      total -= lengths[index]
      left -= length
      lengths[index] = length
    }
    return taken
  }

  /// The start positions of panes of given lengths.
  package func starts(of lengths: [CGFloat]) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += length + divider }
      return start
    }
  }

  /// The rectangles of panes of given lengths, from the left or from the top, across a split view.
  package func frames(
    of lengths: [CGFloat], breadth: CGFloat, areBeside: Bool
  ) -> [CGRect] {
    zip(starts(of: lengths), lengths).map { start, length in
      areBeside
        ? CGRect(x: start, y: 0, width: length, height: breadth)
        : CGRect(x: 0, y: start, width: breadth, height: length)
    }
  }

  /// The lengths after a divider moved to a position; its two neighbours change, neither below zero.
  package func lengths(movingDivider index: Int, to place: CGFloat) -> [CGFloat] {
    var lengths = panes.map { $0.isCollapsed ? 0 : $0.length }
    guard lengths.indices.contains(index), lengths.indices.contains(index + 1) else {
      return lengths
    }
    let start = starts(of: lengths)[index]
    let both = lengths[index] + lengths[index + 1]
    lengths[index] = min(max(0, place - start), both)
    lengths[index + 1] = both - lengths[index]
    return lengths
  }
}
