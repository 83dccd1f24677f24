/// Changes that resolve the problem in a message.
enum MessageAdvice {
  /// Returns the advice for a message, best first.
  static func advice(for message: SystemMessage) -> [String] {
    let name = message.items.first?.codeName ?? "view"
    switch message.kind {
    case .noCommonAncestor:
      let second = message.items.count > 1 ? message.items[1].codeName : "other"
      let other = second == name ? "other" + second.capital : second
      return [
        "Add both views before you activate the constraint: "
          + "`container.addSubview(\(name)); container.addSubview(\(other))`",
        "Code in `didMoveToSuperview` also runs when a view is removed: "
          + "`guard superview != nil else { return }`",
      ]
    case .unpreparedHierarchy:
      return [
        "Activate the constraint once both views are in one tree, instead of adding it to a view: "
          + "`constraint.isActive = true`"
      ]
    case .invalidPair:
      return [
        "Relate edges of one axis, or sizes: "
          + "`\(name).topAnchor.constraint(equalTo: other.bottomAnchor)`"
      ]
    case .placeAlone:
      return [
        "Measure from the superview: `\(name).leadingAnchor.constraint(equalTo: "
          + "superview.leadingAnchor, constant: 20)`",
        "Check that the second view is not nil at that time, and that the multiplier is not 0.",
      ]
    case .mixedDirections:
      return [
        "Use leading and trailing on both sides: "
          + "`\(name).leadingAnchor.constraint(equalTo: other.leadingAnchor)`"
      ]
    case .invalidFormat: return format(message)
    case .ambiguousLayout: return trace(message, name)
    case .missingHostConstraints:
      return ["Take the trace after a layout: `\(name).layoutIfNeeded()`"]
    case .missingConstraints:
      return [
        "Pin two edges: `\(name).leadingAnchor.constraint(equalTo: superview.leadingAnchor)"
          + ".isActive = true` and the same with `topAnchor`.",
        "Or keep its frame: `\(name).translatesAutoresizingMaskIntoConstraints = true`",
      ]
    case .zeroHeight, .zeroSize:
      return [
        "Let constraints lead from the top of the content view to its bottom: "
          + "`label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)"
          + ".isActive = true`"
      ]
    case .layoutRecursion:
      return [
        "If `layout()` of yours calls `layoutSubtreeIfNeeded()`, call `super.layout()` there.",
        "A breakpoint on `_NSDetectedLayoutRecursion` shows the call.",
      ]
    case .endlessPasses:
      return [
        "Change a constraint only if its value differs: "
          + "`if constraint.constant != value { constraint.constant = value }`",
        "A hosting view of SwiftUI can stop sizing its window: "
          + "`hostingController.sizingOptions = []`",
      ]
    case .feedbackLoop:
      return [
        "Do not call `setNeedsLayout()` during layout, and set a frame only if it differs: "
          + "`if \(name).frame != frame { \(name).frame = frame }`"
      ]
    case .adjustedToolbarItem, .ambiguousToolbarItem: return toolbar(message)
    case .wideFlowItem, .highFlowItem: return flow(message)
    case .viewsBesideContent:
      return ["Add your views to the content view: `header.contentView.addSubview(label)`"]
    case .zeroIntrinsicSize:
      return [
        "State that it has no size of its own: `override var intrinsicContentSize: CGSize { "
          + "CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }`"
      ]
    }
  }

  /// Returns the advice for a format, based on words in the reason.
  private static func format(_ message: SystemMessage) -> [String] {
    let reason = message.formatFault?.reason ?? ""
    var advice: [String] = []
    if reason.contains("have a superview") {
      advice.append("Add the view before its constraints are made: `superview.addSubview(view)`")
    } else if reason.contains("metric with name"), let name = quotedName(in: reason) {
      advice.append("Give the metric its value: `metrics: [\"\(name)\": 8]`")
    } else if reason.contains("views dictionary"), let name = quotedName(in: reason) {
      advice.append("Name the view in the dictionary: `views: [\"\(name)\": view]`")
    } else if reason.contains("non-ASCII") {
      advice.append("Use only ASCII letters as names of views and metrics in the format.")
    } else if reason.contains("empty string") {
      advice.append("Pass a format that names at least one view, such as `H:|-[view]-|`.")
    }
    if let format = message.formatFault?.format, let column = message.formatFault?.column {
      let before = format.prefix(column - 1).suffix(20)
      let rest = format.dropFirst(column - 1).prefix(20)
      advice.append(
        "Correct the format at column \(column), behind `\(SafeText.cleaned(before))`: "
          + "`\(SafeText.cleaned(rest))`")
    }
    return advice + [
      "Anchors are checked by the compiler: "
        + "`view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 8)`"
    ]
  }

  /// The first name in quotation marks, or before a phrase about it.
  private static func quotedName(in reason: String) -> String? {
    let parts = reason.split(separator: "\"", omittingEmptySubsequences: false)
    let name = parts.count > 2 ? parts[1] : reason.prefix { $0 != " " }
    let shown = SafeText.cleaned(name)
    return shown.isEmpty ? nil : shown
  }

  /// Returns the advice for the variables of a trace.
  private static func trace(_ message: SystemMessage, _ name: String) -> [String] {
    let attributes = message.sides.map(\.attribute)
    func isMissing(_ wanted: Set<LogAttribute>) -> Bool {
      attributes.isEmpty || attributes.contains { wanted.contains($0) }
    }
    var advice: [String] = []
    for (wanted, what, anchor) in [
      ([.minX, .midX, .maxX] as Set<LogAttribute>, "horizontal place", "leading"),
      ([.minY, .midY, .maxY], "vertical place", "top"),
    ] where isMissing(wanted) {
      advice.append(
        "State its \(what): `\(name).\(anchor)Anchor.constraint(equalTo: "
          + "superview.\(anchor)Anchor).isActive = true`")
    }
    for length in [LogAttribute.width, .height] where attributes.contains(length) {
      advice.append(
        "State its \(length.rawValue), or pin the other edge: `\(name).\(length.rawValue)Anchor"
          + ".constraint(equalToConstant: 100).isActive = true`")
    }
    return advice + [
      "Before the first layout ambiguity is normal: trace again after `layoutIfNeeded()`."
    ]
  }

  private static func toolbar(_ message: SystemMessage) -> [String] {
    let name = message.items.last?.codeName ?? "view"
    let size =
      message.sizes.last.map {
        "width: \(MessageSentences.length($0.width)), height: \(MessageSentences.length($0.height))"
      } ?? "width: 100, height: 24"
    return [
      "Let the view have its own size before it becomes the item's view: `\(name).sizeToFit()`",
      "Or give it the size: `\(name).setFrameSize(NSSize(\(size)))`",
    ]
  }

  private static func flow(_ message: SystemMessage) -> [String] {
    let length = message.kind == .wideFlowItem ? "width" : "height"
    return [
      "Make items no larger than the room: `layout.itemSize.\(length) = min(layout.itemSize."
        + "\(length), collectionView.bounds.\(length))`, less the insets.",
      "Ask again when bounds change: `collectionView.collectionViewLayout.invalidateLayout()`",
      "While the collection view is still 0 wide or high, the message means nothing.",
    ]
  }
}
