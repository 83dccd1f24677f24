internal import ConflictLogs

/// The items that contain others, as far as lines of a log prove it.
struct Containers {
  private var outer: [String: Set<String>] = [:]
  /// The first container that a format names, by the item's key.
  private var superviews: [String: LogItem] = [:]
  private var guides: Set<String> = []

  /// Creates the containers: superviews that formats and masks name, guides, and items whose opposite edges are
  /// tied inwards.
  init(_ constraints: [LogConstraint]) {
    for constraint in constraints {
      for item in constraint.items where item.isGuide { guides.insert(item.key) }
      if let superview = constraint.superview {
        for item in constraint.items where item.key != superview.key {
          outer[item.key, default: []].insert(superview.key)
          superviews[item.key] = superviews[item.key] ?? superview
        }
      }
      for equation in constraint.equations { add(equation) }
    }
  }

  /// Adds the container of an equation: margins belong to it, and constants that point inwards reveal it.
  private mutating func add(_ equation: LogEquation) {
    guard let second = equation.second, equation.multiplier == 1,
      equation.first.item.key != second.item.key
    else { return }
    if second.attribute.isMargin, !equation.first.attribute.isMargin {
      outer[equation.first.item.key, default: []].insert(second.item.key)
    } else if equation.first.attribute.isMargin, !second.attribute.isMargin {
      outer[second.item.key, default: []].insert(equation.first.item.key)
    }
  }

  /// Whether lines state that an item contains another one.
  func contains(_ item: LogItem, _ inner: LogItem) -> Bool {
    outer[inner.key]?.contains(item.key) ?? false
  }

  /// The superview that a line names.
  func superview(of item: LogItem) -> LogItem? { superviews[item.key] }

  /// Whether an equation between equal edges has its second item outside.
  func isOuter(
    _ second: LogItem, of first: LogItem, _ equation: LogEquation, _ end: LineShape.End
  ) -> Bool {
    if contains(second, first) { return true }
    if contains(first, second) { return false }
    if guides.contains(second.key) { return true }
    if guides.contains(first.key) { return false }
    // Code and documents put what is inside first, unless the distance leads outwards.
    let inward = end == .near ? equation.constant : -equation.constant
    return inward >= 0
  }
}

extension LogItem {
  /// Whether the item is a layout guide.
  var isGuide: Bool {
    guard let className else { return false }
    return className.hasSuffix("LayoutGuide") || className.hasSuffix("_UILayoutSpacer")
  }
}
