internal import ConflictLogs

/// The kind of a log line.
enum LineShape: Hashable {
  /// An end of an axis.
  enum End: Hashable { case near, far }

  /// A length of an item.
  case length(LogItem)
  /// A length in proportion to that of another item, or to the item's other length.
  case proportion(LogItem, LogItem)
  /// The inward distance of an item's edge from the same edge of its container.
  case inset(LogItem, in: LogItem, End)
  /// The distance from one item's far edge to the next item's near edge.
  case gap(LogItem, LogItem)
  /// A centre aligned with another centre.
  case centre(LogItem, in: LogItem)
  /// A position from a mask.
  case place(LogItem)
  /// A baseline aligned with another one.
  case baseline(LogItem, LogItem)
  /// Any other equation.
  case other(LogItem, LogItem?)

  /// Creates the shape of an equation.
  init(_ equation: LogEquation, _ containers: Containers) {
    let (first, second) = (equation.first, equation.second)
    guard let second else {
      switch first.attribute {
      case .width, .height: self = .length(first.item)
      default: self = first.attribute.isMaskPlace ? .place(first.item) : .other(first.item, nil)
      }
      return
    }
    let items = (first.item, second.item)
    if first.attribute.isLength, second.attribute.isLength {
      self = .proportion(items.0, items.1)
    } else if first.attribute.isBaseline || second.attribute.isBaseline {
      self = .baseline(items.0, items.1)
    } else if let end = first.attribute.end, second.attribute.end == end,
      equation.multiplier == 1, items.0.key != items.1.key
    {
      let isSecondOuter = containers.isOuter(items.1, of: items.0, equation, end)
      self =
        isSecondOuter ? .inset(items.0, in: items.1, end) : .inset(items.1, in: items.0, end)
    } else if first.attribute.end == .near, second.attribute.end == .far,
      equation.multiplier == 1
    {
      self = .gap(items.1, items.0)
    } else if first.attribute.end == .far, second.attribute.end == .near,
      equation.multiplier == 1
    {
      self = .gap(items.0, items.1)
    } else if first.attribute.isCentre, second.attribute.isCentre, equation.multiplier == 1 {
      let isSecondOuter =
        containers.contains(items.1, items.0) || !containers.contains(items.0, items.1)
      self = isSecondOuter ? .centre(items.0, in: items.1) : .centre(items.1, in: items.0)
    } else {
      self = .other(items.0, items.1)
    }
  }

  /// The subject of the line: the item that it positions or sizes.
  var subject: LogItem {
    switch self {
    case .length(let item), .place(let item), .proportion(let item, _), .inset(let item, _, _),
      .gap(_, let item), .centre(let item, _), .baseline(let item, _), .other(let item, _):
      item
    }
  }
}

extension LogAttribute {
  var isLength: Bool { self == .width || self == .height }
  var isBaseline: Bool { self == .baseline || self == .lastBaseline || self == .firstBaseline }
  var isCentre: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// The end of its axis for an edge, with margins treated as edges; nil for other attributes.
  var end: LineShape.End? {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .far
    default: nil
    }
  }

  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
