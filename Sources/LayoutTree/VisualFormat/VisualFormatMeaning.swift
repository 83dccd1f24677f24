internal import Foundation
internal import VisualFormats

/// The interpretation of a visual format: resolves names and creates constraints.
///
/// The later item comes first in each constraint and the superview first at the closing bar, in this order: the
/// opening, then each view with its lengths and the connection behind it, then alignments of neighbours.
///
/// - SeeAlso: `Rules/VisualFormat.md#the-meaning-of-a-format`.
@MainActor struct VisualFormatMeaning {
  private let format: VisualFormat
  private let text: String
  private let options: NSLayoutConstraint.FormatOptions
  private let names: VisualFormatNames
  private var constraints: [NSLayoutConstraint] = []

  /// Parses a format and returns its constraints, none of them active.
  static func constraints(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var meaning = VisualFormatMeaning(
      format: try VisualFormatParser.parse(text), text: text, options: options,
      names: VisualFormatNames(text: text, metrics: metrics, views: views))
    try meaning.make()
    return meaning.constraints
  }

  private mutating func make() throws(VisualFormatError) {
    var items: [any ConstraintItem] = []
    for view in format.views { items.append(try names.item(view)) }
    try checkAlignment()
    if let opening = format.opening {
      try connect(
        items[0], after: try names.superview(of: items[0], opening), opening.connection, .opening)
    }
    for (index, view) in format.views.enumerated() {
      try addLengths(of: items[index], view)
      if index + 1 < items.count {
        try connect(items[index + 1], after: items[index], format.connections[index], .between)
      }
    }
    if let closing = format.closing, let last = items.last {
      try connect(try names.superview(of: last, closing), after: last, closing.connection, .closing)
    }
    for attribute in options.alignments {
      for (earlier, later) in zip(items, items.dropFirst()) {
        try add(.init(earlier, attribute), .equal, .init(later, attribute), 0, nil, text.count)
      }
    }
  }

  // MARK: Connections

  private enum Place {
    case opening
    case between
    case closing
  }

  private mutating func connect(
    _ later: any ConstraintItem, after earlier: any ConstraintItem,
    _ connection: VisualFormat.Connection, _ place: Place
  ) throws(VisualFormatError) {
    switch connection {
    case .touching: try join(later, earlier, place, .equal, 0, nil, text.count)
    case .standard: try joinByStandard(later, earlier, place)
    case .predicates(let predicates):
      for predicate in predicates {
        try join(
          later, earlier, place, .init(predicate.relation),
          CGFloat(try names.number(predicate.object)),
          predicate.priority, predicate.column)
      }
    }
  }

  /// Adds the standard distance: 8 between views; at the superview's edge its margin, or in AppKit 20.
  private mutating func joinByStandard(
    _ later: any ConstraintItem, _ earlier: any ConstraintItem, _ place: Place
  ) throws(VisualFormatError) {
    var spacing = SystemSpacing(name: .standard, multiplier: 1)
    if place != .between {
      let superview = (place == .opening ? earlier : later).layoutNode.nearestView
      guard let distance = superview?.host.hostConventions.superviewSpacing else {
        return try join(later, earlier, place, .equal, 0, nil, text.count, toMargin: true)
      }
      spacing.distance = CGFloat(distance)
    }
    try join(later, earlier, place, .equal, spacing.distance, nil, text.count)
    constraints.last?.spacing = spacing
    constraints.last?.refreshSpacing()
  }

  private mutating func join(
    _ later: any ConstraintItem, _ earlier: any ConstraintItem, _ place: Place,
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
    _ priority: VisualFormat.Value?, _ column: Int, toMargin: Bool = false
  ) throws(VisualFormatError) {
    var (near, far) = edges
    // A superview is met at the edge of the same name.
    switch place {
    case .opening: far = near
    case .closing: near = far
    case .between:
      if format.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
        (near, far) = (.firstBaseline, .lastBaseline)
      }
    }
    if toMargin {
      if place == .opening { far = Self.margin(far) } else { near = Self.margin(near) }
    }
    var (first, second) = (ConstraintSide(later, near), ConstraintSide(earlier, far))
    // Against the direction of x the earlier item stands to the right, so it comes first.
    if isReversed { swap(&first, &second) }
    try add(first, relation, second, constant, priority, column)
  }

  /// The edges at which an item begins and ends along the format.
  private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    guard format.axis == .horizontal else { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private var isReversed: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private static func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    default: .bottomMargin
    }
  }

  // MARK: Lengths and alignment

  private mutating func addLengths(of item: any ConstraintItem, _ view: VisualFormat.View)
    throws(VisualFormatError)
  {
    let length: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    for predicate in view.predicates {
      var second: ConstraintSide?
      var constant = 0.0
      if let other = names.view(predicate.object) {
        second = ConstraintSide(other, length)
      } else {
        constant = try names.number(predicate.object)
      }
      try add(
        ConstraintSide(item, length), .init(predicate.relation), second, CGFloat(constant),
        predicate.priority, predicate.column)
    }
  }

  /// Throws if an alignment is along the format instead of across it.
  private func checkAlignment() throws(VisualFormatError) {
    let axis = format.axis == .horizontal ? "horizontal" : "vertical"
    for attribute in options.alignments {
      let isVertical = ConstraintRules.kind(attribute) == .vertical
      guard isVertical == (format.axis == .vertical) else { continue }
      throw error(
        "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also \(axis).",
        text.count)
    }
  }

  private mutating func add(
    _ first: ConstraintSide, _ relation: NSLayoutConstraint.Relation, _ second: ConstraintSide?,
    _ constant: CGFloat, _ priority: VisualFormat.Value?, _ column: Int
  ) throws(VisualFormatError) {
    let constraint = NSLayoutConstraint()
    var importance = LayoutPriority.required
    if let priority { importance = LayoutPriority(Float(try names.number(priority))) }
    do {
      try constraint.configure(first, relation, second, 1, constant)
      try ConstraintRules.check(importance, replacing: .required, holder: nil)
    } catch {
      throw self.error(error.message, column)
    }
    constraint.priority = importance
    constraints.append(constraint)
  }

  private func error(_ message: String, _ column: Int) -> VisualFormatError {
    VisualFormatError(message, format: text, column: column)
  }
}
