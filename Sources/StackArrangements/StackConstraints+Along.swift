internal import Foundation
internal import LayoutEngine
internal import LayoutTree

/// The constraints along the axis: ends, spacings, and the distribution of the length.
extension StackConstraints {
  /// Aligns the first and the last view with the ends of the canvas; required.
  ///
  /// A vertical stack that measures from baselines keeps the outermost ones of texts a spacing away from its
  /// edges (Apple, "isBaselineRelativeArrangement").
  mutating func addEnds(_ views: [ViewNode]) {
    guard let first = views.first, let last = views.last else { return }
    let isTop = measuresBaselines && first.firstTextBaseline != nil
    let isBottom = measuresBaselines && last.lastTextBaseline != nil
    add(
      first, isTop ? .firstBaseline : start, .equal, canvas, start,
      constant: isTop ? arrangement.edgeSpacing : 0, "UISV-canvas-connection")
    add(
      canvas, end, .equal, last, isBottom ? .lastBaseline : end,
      constant: isBottom ? arrangement.edgeSpacing : 0, "UISV-canvas-connection")
  }

  /// Adds the spacing between neighbours, exact or minimal.
  mutating func addSpacing(_ views: [ViewNode]) {
    let isExact: Bool
    switch arrangement.distribution {
    case .fill, .fillEqually, .fillProportionally: isExact = true
    case .equalSpacing, .equalCentering: isExact = false
    }
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        next, measuresBaselines && next.firstTextBaseline != nil ? .firstBaseline : start,
        isExact ? .equal : .greaterThanOrEqual, view,
        measuresBaselines && view.lastTextBaseline != nil ? .lastBaseline : end,
        constant: arrangement.spacing(after: view, before: next), "UISV-spacing")
    }
  }

  /// Adds the constraints of the distribution.
  mutating func addDistribution(_ views: [ViewNode]) {
    switch arrangement.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        add(view, length, .equal, views[0], length, "UISV-fill-equally")
      }
    case .fillProportionally: addProportions(views)
    case .equalSpacing, .equalCentering: addGaps(views)
    }
  }

  /// Whether spacing is measured between baselines; true only for vertical stacks.
  private var measuresBaselines: Bool { arrangement.isBaselineRelative && !isHorizontal }

  /// Adds proportional lengths: each is its share of the canvas, natural length over the sum of naturals and
  /// spacings.
  ///
  /// If no view has a natural length, the lengths of frames share what the spacings leave and keep their ratio.
  /// A view without a natural length among others is ignored, since its frame follows from the shares.
  private mutating func addProportions(_ views: [ViewNode]) {
    let stated = views.map { naturalLength(of: $0) }
    let areFrames = stated.allSatisfy { $0 == nil }
    let naturals = zip(views, stated).map { view, natural in
      guard areFrames else { return natural ?? 0 }
      return Double(isHorizontal ? view.alignmentRect.width : view.alignmentRect.height)
    }
    let spacings = zip(views, views.dropFirst()).reduce(0) {
      $0 + arrangement.spacing(after: $1.0, before: $1.1)
    }
    let sum = naturals.reduce(0, +)
    let total = areFrames ? sum : sum + spacings
    guard total > 0 else { return }
    var priority: Float = 999
    for (view, natural) in zip(views, naturals) where natural > 0 {
      add(
        view, length, .equal, canvas, length, multiplier: natural / total,
        constant: areFrames ? -spacings * natural / total : 0,
        priority: max(1, priority), "UISV-fill-proportionally")
      priority -= 1
    }
  }

  /// Adds guides between neighbours, tied to their edges or centres, of equal lengths.
  private mutating func addGaps(_ views: [ViewNode]) {
    guard views.count > 1 else { return }
    let isSpacing = arrangement.distribution == .equalSpacing
    let gaps = arrangement.gaps.prefix(views.count - 1)
    for (index, gap) in gaps.enumerated() {
      let (view, next) = (views[index], views[index + 1])
      add(gap, start, .equal, view, isSpacing ? end : middle, "UISV-distributing-edge")
      add(next, isSpacing ? start : middle, .equal, gap, end, "UISV-distributing-edge")
      if index > 0 {
        add(
          gap, length, .equal, gaps[0], length,
          priority: isSpacing ? Self.almostRequired : max(1, 150 - Float(index)),
          "UISV-fill-equally")
      }
      if isSpacing {
        add(
          gap, length, constant: arrangement.spacing(after: view, before: next),
          priority: Self.fit, "UISV-canvas-fit")
      }
    }
  }
}

extension StackArrangement {
  /// The distance of the outermost baselines from the edges, in points.
  fileprivate var edgeSpacing: Double {
    if case .points(let points) = spacing { return points }
    return Double(SystemSpacing.standard)
  }
}
