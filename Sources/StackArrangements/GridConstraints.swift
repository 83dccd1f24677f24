internal import Foundation
internal import LayoutEngine
internal import LayoutTree

/// Builds the constraints of a grid: tracks in sequence, contents in their cells.
///
/// - SeeAlso: `Rules/Stacks.md#rows-and-columns-of-a-grid`, whose numbers the comments give.
@MainActor struct GridConstraints: ArrangementConstraints {
  let arrangement: GridArrangement
  let container: ViewNode
  let context: LayoutContext
  var bodies: [GeneratedConstraint] = []

  /// The priority at which a track hugs each of its contents: less than a stack hugs.
  static let hugging: Float = 249
  /// Just below required.
  static let almostRequired: Float = 999.5

  mutating func build() {
    let tracks = (arrangement.columns + arrangement.rows).map(\.guide)
    for node in [container] + arrangement.contents + tracks { _ = context.item(for: node) }
    addTracks(arrangement.columns, spacing: arrangement.spacing.x, (.leading, .trailing, .width))
    addTracks(arrangement.rows, spacing: arrangement.spacing.y, (.top, .bottom, .height))
    let cells = arrangement.cells.filter { arrangement.isVisible($0) }
    // Filling gives way only where another cell of the row shares the baseline.
    var aligned: [ClosedRange<Int>: Int] = [:]
    for cell in cells where arrangement.alignment(of: cell) != .none && cell.rows.count == 1 {
      aligned[cell.rows, default: 0] += 1
    }
    for cell in cells {
      addPlace(
        of: cell, (.leading, .trailing, .centerX), arrangement.columns, cell.columns,
        arrangement.placement(of: cell).x, isAligned: false)
      addPlace(
        of: cell, (.top, .bottom, .centerY), arrangement.rows, cell.rows,
        arrangement.placement(of: cell).y, isAligned: aligned[cell.rows, default: 0] > 1)
    }
    for index in arrangement.rows.indices {
      shareBaselines(cells.filter { $0.rows == index...index })
    }
    for cell in cells { addHugging(of: cell) }
  }

  /// Adds the tracks in sequence, from the grid's near edge to its far edge.
  private mutating func addTracks(
    _ tracks: [GridArrangement.Track], spacing: Double,
    _ names: (start: Attribute, end: Attribute, length: Attribute)
  ) {
    var previous: GridArrangement.Track?
    for track in tracks {
      guard !track.isHidden else {
        add(track.guide, names.length, priority: 1000, "NSGridView-hidden")
        continue
      }
      if let previous {
        add(
          track.guide, names.start, .equal, previous.guide, names.end,
          constant: previous.padding.after + spacing + track.padding.before, "NSGridView-spacing")
      } else {
        add(
          track.guide, names.start, .equal, container, names.start,
          constant: track.padding.before, "NSGridView-edge")
      }
      if let length = track.length {
        add(track.guide, names.length, constant: length, priority: 1000, "NSGridView-length")
      }
      previous = track
    }
    guard let last = previous else { return }
    add(
      container, names.end, .equal, last.guide, names.end, constant: last.padding.after,
      "NSGridView-edge")
  }

  /// Adds the placement of content in its cell.
  private mutating func addPlace(
    of cell: GridArrangement.Cell,
    _ names: (start: Attribute, end: Attribute, middle: Attribute),
    _ tracks: [GridArrangement.Track], _ range: ClosedRange<Int>,
    _ placement: GridArrangement.Placement, isAligned: Bool
  ) {
    let visible = tracks[range].filter { !$0.isHidden }
    guard let first = visible.first?.guide, let last = visible.last?.guide else { return }
    let content = cell.content
    let name = "NSGridView-placement"
    add(content, names.start, .greaterThanOrEqual, first, names.start, "NSGridView-inside")
    add(content, names.end, .lessThanOrEqual, last, names.end, "NSGridView-inside")
    switch placement {
    case .start:
      add(
        content, names.start, .equal, first, names.start,
        priority: isAligned ? Self.almostRequired : 1000, name)
    case .end:
      if !isAligned { add(content, names.end, .equal, last, names.end, name) }
    case .center:
      if isAligned { break }
      if first === last {
        add(content, names.middle, .equal, first, names.middle, name)
      } else {
        addMiddle(content, names, first, last, name)
      }
    case .fill:
      if isAligned { break }
      add(content, names.start, .equal, first, names.start, name)
      add(content, names.end, .equal, last, names.end, name)
    case .none, .inherited: break
    }
  }

  /// Centres content across several tracks: equally far from the start of the first and the end of the last
  /// one.
  private mutating func addMiddle(
    _ content: ViewNode, _ names: (start: Attribute, end: Attribute, middle: Attribute),
    _ first: GuideNode, _ last: GuideNode, _ name: String
  ) {
    let before = Operand(
      context.item(for: content), names.start, from: .init(context.item(for: first), names.start))
    let after = Operand(
      context.item(for: last), names.end, from: .init(context.item(for: content), names.end))
    bodies.append(.relation(ConstraintSpec(before, .equal, after), identifier: name))
  }

  /// Aligns the baselines of a row's cells.
  private mutating func shareBaselines(_ cells: [GridArrangement.Cell]) {
    let aligned = cells.filter { arrangement.alignment(of: $0) != .none }
    guard let first = aligned.first else { return }
    for cell in aligned.dropFirst() {
      let names = [first, cell].map { aligned -> Attribute in
        arrangement.alignment(of: aligned) == .lastBaseline ? .lastBaseline : .firstBaseline
      }
      add(cell.content, names[1], .equal, first.content, names[0], "NSGridView-baseline")
    }
  }

  /// Adds the hugging of a track to each of its contents; content that spans several tracks is ignored (5.6,
  /// 5.7).
  private mutating func addHugging(of cell: GridArrangement.Cell) {
    if cell.columns.count == 1, cell.content.naturalSize.width >= 0 {
      add(
        arrangement.columns[cell.columns.lowerBound].guide, .width, .lessThanOrEqual, cell.content,
        .width, priority: Self.hugging, "NSGridView-hugging")
    }
    if cell.rows.count == 1, cell.content.naturalSize.height >= 0 {
      add(
        arrangement.rows[cell.rows.lowerBound].guide, .height, .lessThanOrEqual, cell.content,
        .height, priority: Self.hugging, "NSGridView-hugging")
    }
  }
}
