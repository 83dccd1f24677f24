package import Foundation
internal import LayoutEngine

/// Builds the constraints of one stack arrangement.
@MainActor struct StackConstraints {
  let arrangement: StackArrangement
  let stack: ItemID
  let canvas: ItemID
  let context: LayoutContext
  var bodies: [GeneratedConstraint.Body] = []

  /// Just below required: holds in every layout that can hold it, breaks without a report.
  static let almostRequired: Float = 999.5
  /// How hard a canvas hugs its gaps, and its views on a common first baseline.
  static let fit: Float = 49
  /// How hard a canvas hugs its views across; Apple's logs print `(0@51)`.
  static let spanningFit: Float = 51

  private var isHorizontal: Bool { arrangement.axis == .horizontal }
  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var length: Attribute { isHorizontal ? .width : .height }
  private var middle: Attribute { isHorizontal ? .centerX : .centerY }
  private var crossStart: Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var crossLength: Attribute { isHorizontal ? .height : .width }
  private var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }

  init(
    arrangement: StackArrangement, stack: ItemID, canvas: ItemID, context: LayoutContext
  ) {
    self.arrangement = arrangement
    self.stack = stack
    self.canvas = canvas
    self.context = context
  }

  mutating func build() {
    let visible = arrangement.views.filter { !arrangement.isHidden($0) }
    let items = visible.map { context.item(for: $0) }
    if let first = items.first, let last = items.last {
      add(first, start, .equal, canvas, start, "UISV-canvas-connection")
      add(canvas, end, .equal, last, end, "UISV-canvas-connection")
      addSpacing(visible, items)
      addDistribution(visible, items)
      addAlignment(visible, items)
    }
    addHidden()
  }

  // MARK: Along the axis

  private mutating func addSpacing(_ views: [ViewNode], _ items: [ItemID]) {
    let isExact: Bool
    switch arrangement.distribution {
    case .fill, .fillEqually, .fillProportionally: isExact = true
    case .equalSpacing, .equalCentering: isExact = false
    }
    let isBaseline = arrangement.isBaselineRelative && !isHorizontal
    for index in items.indices.dropLast() {
      add(
        items[index + 1], isBaseline ? .firstBaseline : start,
        isExact ? .equal : .greaterThanOrEqual, items[index], isBaseline ? .lastBaseline : end,
        constant: arrangement.spacing(after: views[index]), "UISV-spacing")
    }
  }

  private mutating func addDistribution(_ views: [ViewNode], _ items: [ItemID]) {
    switch arrangement.distribution {
    case .fill: break
    case .fillEqually:
      for item in items.dropFirst() {
        add(item, length, .equal, items[0], length, "UISV-fill-equally")
      }
    case .fillProportionally: addProportions(views, items)
    case .equalSpacing, .equalCentering: addGaps(views, items)
    }
  }

  /// Each length is its share of the canvas: natural length over the sum of naturals and spacings.
  private mutating func addProportions(_ views: [ViewNode], _ items: [ItemID]) {
    let naturals = views.map { view in
      let size = view.naturalSize
      return max(0, Double(isHorizontal ? size.width : size.height))
    }
    let spacings = views.dropLast().reduce(0) { $0 + arrangement.spacing(after: $1) }
    let total = naturals.reduce(0, +) + spacings
    guard total > 0 else { return }
    var priority: Float = 999
    for (item, natural) in zip(items, naturals) where natural > 0 {
      bodies.append(
        .relation(
          ConstraintSpec(
            Operand(item, length), .equal, Operand(canvas, length), multiplier: natural / total,
            priority: max(1, priority)),
          identifier: "UISV-fill-proportionally"))
      priority -= 1
    }
  }

  /// Guides between neighbours, tied to their edges or centres and made equal.
  private mutating func addGaps(_ views: [ViewNode], _ items: [ItemID]) {
    guard items.count > 1 else { return }
    let isSpacing = arrangement.distribution == .equalSpacing
    let gaps = arrangement.gaps.prefix(items.count - 1).map { context.item(for: $0) }
    for (index, gap) in gaps.enumerated() {
      add(
        gap, start, .equal, items[index], isSpacing ? end : middle, "UISV-distributing-edge")
      add(
        items[index + 1], isSpacing ? start : middle, .equal, gap, end, "UISV-distributing-edge")
      if index > 0 {
        add(
          gap, length, .equal, gaps[0], length,
          priority: isSpacing ? Self.almostRequired : max(1, 150 - Float(index)),
          "UISV-fill-equally")
      }
      if isSpacing {
        bodies.append(
          .relation(
            ConstraintSpec(
              Operand(gap, length), .equal,
              constant: arrangement.spacing(after: views[index]), priority: Self.fit),
            identifier: "UISV-canvas-fit"))
      }
    }
  }

  // MARK: Across the axis

  private mutating func addAlignment(_ views: [ViewNode], _ items: [ItemID]) {
    switch arrangement.alignment {
    case .fill:
      if let first = items.first {
        add(first, crossStart, .equal, canvas, crossStart, "UISV-canvas-connection")
        add(canvas, crossEnd, .equal, first, crossEnd, "UISV-canvas-connection")
      }
      alignWithFirst(items, crossStart)
      alignWithFirst(items, crossEnd)
    case .leading: alignAll(items, crossStart)
    case .trailing: alignAll(items, crossEnd)
    case .center: alignAll(items, crossMiddle)
    case .lastBaseline where isHorizontal:
      alignWithFirst(items, .lastBaseline)
      for item in items { addInside(item) }
      addFit()
    case .firstBaseline where isHorizontal:
      alignWithFirst(items, .firstBaseline)
      if let first = items.first {
        add(first, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary")
      }
      for item in items {
        add(item, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary")
        add(item, crossEnd, .equal, canvas, crossEnd, priority: Self.fit, "UISV-canvas-fit")
      }
    case .firstBaseline, .lastBaseline: alignAll(items, crossStart)
    }
  }

  private mutating func alignAll(_ items: [ItemID], _ attribute: Attribute) {
    for item in items { addInside(item) }
    if let first = items.first {
      add(canvas, attribute, .equal, first, attribute, "UISV-canvas-connection")
    }
    alignWithFirst(items, attribute)
    addFit()
  }

  /// Only the first view is tied to the canvas, the others to it.
  ///
  /// Where both cannot hold, the canvas lets go of the first view and the others stay with it.
  private mutating func alignWithFirst(_ items: [ItemID], _ attribute: Attribute) {
    for item in items.dropFirst() {
      add(item, attribute, .equal, items[0], attribute, "UISV-alignment")
    }
  }

  private mutating func addInside(_ item: ItemID) {
    add(item, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary")
    add(item, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary")
  }

  /// The canvas is as short as its views allow; the views themselves are not pulled at, so one that
  /// nothing sizes keeps its length.
  private mutating func addFit() {
    bodies.append(
      .relation(
        ConstraintSpec(Operand(canvas, crossLength), priority: Self.spanningFit),
        identifier: "UISV-spanning-fit"))
  }

  // MARK: Hidden views

  /// A hidden view keeps a place, with no length, halfway into the gap that closed over it.
  private mutating func addHidden() {
    var previous: ViewNode?
    for view in arrangement.views {
      guard arrangement.isHidden(view) else {
        previous = view
        continue
      }
      let item = context.item(for: view)
      bodies.append(
        .relation(
          ConstraintSpec(Operand(item, length), priority: 999.999), identifier: "UISV-hiding"))
      if let previous {
        add(
          item, start, .equal, context.item(for: previous), end,
          constant: arrangement.spacing(after: previous) / 2, priority: Self.almostRequired,
          "UISV-spacing-hidden")
      } else {
        add(
          item, start, .equal, canvas, start, priority: Self.almostRequired,
          "UISV-spacing-hidden")
      }
      if arrangement.alignment == .fill {
        add(item, crossStart, .equal, canvas, crossStart, "UISV-canvas-connection")
        add(item, crossEnd, .equal, canvas, crossEnd, "UISV-canvas-connection")
      } else {
        add(
          item, crossStart, .equal, canvas, crossStart, priority: Self.almostRequired,
          "UISV-alignment")
      }
    }
  }

  private mutating func add(
    _ first: ItemID, _ firstAttribute: Attribute, _ relation: LayoutRelation, _ second: ItemID,
    _ secondAttribute: Attribute, constant: Double = 0, priority: Float = 1000,
    _ identifier: String
  ) {
    bodies.append(
      .relation(
        ConstraintSpec(
          Operand(first, firstAttribute), relation, Operand(second, secondAttribute),
          constant: constant, priority: priority),
        identifier: identifier))
  }
}

extension ViewNode {
  /// The natural size that layout uses: the view's own, or what stands in for it.
  package var naturalSize: CGSize {
    var size = host.hostIntrinsicContentSize
    if let width = intrinsicOverride.width { size.width = width }
    if let height = intrinsicOverride.height { size.height = height }
    return size
  }
}
