internal import ConflictLogs

/// The items that contain others, as far as the lines of a log prove it.
struct Containers {
  private var outer: [String: Set<String>] = [:]
  /// The first superview in a format, by the item's key.
  private var superviews: [String: LogItem] = [:]
  private var guides: Set<String> = []

  /// Creates the containers: the superviews in formats and masks, guides, and items connected inwards at opposite
  /// edges.
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

  /// Adds the container in an equation: margins belong to it, and constants directed inwards reveal it.
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

  /// Whether lines prove that an item contains another one.
  func contains(_ item: LogItem, _ inner: LogItem) -> Bool {
    outer[inner.key]?.contains(item.key) ?? false
  }

  /// Returns the superview in a line.
  func superview(of item: LogItem) -> LogItem? { superviews[item.key] }

  /// Whether the second item is the outer one in an equation between equal edges.
  func isOuter(
    _ second: LogItem, of first: LogItem, _ equation: LogEquation, _ end: LineShape.End
  ) -> Bool {
    if contains(second, first) { return true }
    if contains(first, second) { return false }
    if guides.contains(second.key) { return true }
    if guides.contains(first.key) { return false }
    // Code and documents usually list the inner item first, unless the distance is directed outwards.
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
