internal import Foundation
internal import LayoutEngine
internal import LayoutTree

/// The constraints along the axis: areas, ends, and the distribution of the length.
///
/// - SeeAlso: `Rules/Stacks.md#equal-lengths-and-spacing-in-a-macos-stack`.
extension GravityConstraints {
  /// Adds the constraints of views in their areas.
  ///
  /// Neighbours inside an area are one spacing apart, those of different areas at least that.
  mutating func addAreas(_ areas: [[ViewNode]]) {
    for views in areas {
      for (view, next) in zip(views, views.dropFirst()) {
        addGap(view, next, exactly: max(750, hugging))
      }
    }
    let all = areas.filter { !$0.isEmpty }
    for (views, next) in zip(all, all.dropFirst()) {
      if let last = views.last, let first = next.first { addGap(last, first, exactly: hugging) }
    }
    guard let first = all.first?.first, let last = all.last?.last else { return }
    addEdge(first, start, areas[0].isEmpty ? .greaterThanOrEqual : .equal, "NSStackView-edge")
    addEdge(last, end, .lessThanOrEqual, priority: clippingResistance, "NSStackView-clipping")
    addEdge(last, end, .greaterThanOrEqual, priority: hugging, "NSStackView-hugging")
    if let end = areas[2].last {
      addEdge(end, self.end, .greaterThanOrEqual, priority: Self.almostRequired, "NSStackView-edge")
    }
    if areas[1].count == 1, let view = areas[1].first {
      add(
        view, middle, .equal, container, middle, priority: Self.centering, "NSStackView-centering")
    } else if let first = areas[1].first, let last = areas[1].last, let gap = arrangement.gaps.first
    {
      add(gap, start, .equal, first, start, "NSStackView-area")
      add(gap, end, .equal, last, end, "NSStackView-area")
      add(
        gap, middle, .equal, container, middle, priority: Self.centering, "NSStackView-centering")
    }
  }

  private mutating func addGap(_ view: ViewNode, _ next: ViewNode, exactly priority: Float) {
    let spacing = arrangement.spacing(after: view)
    add(
      next, start, .greaterThanOrEqual, view, end, constant: spacing, "NSStackView-spacing")
    add(
      next, start, .equal, view, end, constant: spacing,
      priority: min(priority, Self.almostRequired), "NSStackView-spacing")
  }

  /// Adds constraints that align the first and the last view with the ends of the stack.
  ///
  /// A single view, with equal distances of centres, is centred.
  mutating func addEnds(_ views: [ViewNode]) {
    guard let first = views.first, let last = views.last else { return }
    if arrangement.distribution == .equalCentering, views.count == 1 {
      add(first, middle, .equal, container, middle, "NSStackView-centering")
      addEdge(
        first, start, .greaterThanOrEqual, priority: clippingResistance, "NSStackView-clipping")
      return addEdge(
        first, end, .lessThanOrEqual, priority: clippingResistance, "NSStackView-clipping")
    }
    addEdge(first, start, .equal, "NSStackView-edge")
    addEdge(last, end, .lessThanOrEqual, priority: clippingResistance, "NSStackView-clipping")
    addEdge(last, end, .greaterThanOrEqual, priority: Self.fill, "NSStackView-fill")
  }

  /// Adds the constraints of the distribution (4.2, 4.10 to 4.13).
  mutating func addDistribution(_ views: [ViewNode]) {
    let pairs = Array(zip(views, views.dropFirst()))
    switch arrangement.distribution {
    case .gravityAreas: break
    case .fill: addSpacing(pairs)
    case .fillEqually:
      addSpacing(pairs)
      // A chain: what one view needs more than its neighbour is not shared by all.
      for (view, next) in pairs {
        add(next, length, .equal, view, length, priority: Self.fill, "NSStackView-equal")
      }
    case .fillProportionally:
      addSpacing(pairs)
      addProportions(views)
    case .equalSpacing, .equalCentering: addEqualGaps(pairs)
    }
  }

  private mutating func addSpacing(_ pairs: [(ViewNode, ViewNode)]) {
    for (view, next) in pairs {
      add(
        next, start, .equal, view, end, constant: arrangement.spacing(after: view),
        "NSStackView-spacing")
    }
  }

  /// Adds lengths in the ratio of natural lengths, or of current lengths for views without a natural one.
  private mutating func addProportions(_ views: [ViewNode]) {
    let lengths = views.map {
      naturalLength(of: $0)
        ?? Double(isHorizontal ? $0.alignmentRect.width : $0.alignmentRect.height)
    }
    guard let base = lengths.first, base > 0 else { return }
    for (view, own) in zip(views, lengths).dropFirst() where own > 0 {
      add(
        view, length, .equal, views[0], length, multiplier: own / base,
        priority: Self.almostRequired, "NSStackView-proportional")
    }
  }

  /// Adds equal gaps between edges, or equal distances between centres.
  private mutating func addEqualGaps(_ pairs: [(ViewNode, ViewNode)]) {
    let isSpacing = arrangement.distribution == .equalSpacing
    for (index, (view, next)) in pairs.enumerated() {
      let spacing = arrangement.spacing(after: view)
      add(
        next, start, .greaterThanOrEqual, view, end, constant: spacing, "NSStackView-spacing")
      if isSpacing {
        add(
          next, start, .equal, view, end, constant: spacing, priority: hugging,
          "NSStackView-spacing")
      }
      guard arrangement.gaps.indices.contains(index) else { continue }
      let gap = arrangement.gaps[index]
      add(gap, start, .equal, view, isSpacing ? end : middle, "NSStackView-gap")
      add(next, isSpacing ? start : middle, .equal, gap, end, "NSStackView-gap")
      if index > 0 {
        add(
          gap, length, .equal, arrangement.gaps[index - 1], length,
          priority: isSpacing ? Self.almostRequired : Self.centering, "NSStackView-equal")
      }
    }
  }
}
