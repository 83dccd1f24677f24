internal import IBDocument
internal import NibBuilding

/// The macOS release that drew a document's controls.
///
/// It follows from the tool's version, except for the first versions of Xcode 12: they ran on macOS 10.15 and
/// on macOS 11, and only the document shows which. It was the older system if its insets fulfil more of the
/// required equalities between two edges in the stored frames than those of the newer one. Xcode 26 ran on
/// systems of two generations, which its first versions show in the heights of controls.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#generations-of-controls`.
@MainActor struct DocumentGeneration {
  private let nib: NibSource

  init(_ nib: NibSource) { self.nib = nib }

  /// The generation.
  var generation: ControlGeneration {
    let named = ControlGeneration(toolsVersion: nib.document.toolsVersion)
    if named == .glass { return isBeforeGlass ? .bigSur : named }
    if ToolVersion.mayBeGlass(nib.document.toolsVersion) { return hasGlass ? .glass : named }
    guard (ToolVersion.iOS14..<ToolVersion.macOS11).contains(nib.document.toolsVersion) else {
      return named
    }
    if let isOlder = nib.notes.isOlderSystem { return isOlder ? .aqua : named }
    if needsMacOS11 {
      nib.notes.isOlderSystem = false
      return named
    }
    let votes = votes(in: nib.document.roots, .aqua, .bigSur)
    // Without evidence: Xcode 12.0 and 12.1 came before macOS 11.
    let isOlder =
      votes.older == votes.newer
      ? nib.document.toolsVersion < ToolVersion.withMacOS11 : votes.older > votes.newer
    nib.notes.isOlderSystem = isOlder
    return isOlder ? .aqua : named
  }

  /// Whether the document has what came with macOS 11: system symbols or large controls.
  private var needsMacOS11: Bool {
    nib.document.images.values.contains { $0.isSystem } || hasLargeControl(nib.document.roots)
  }
  private func hasLargeControl(_ views: [ViewElement]) -> Bool {
    views.contains { view in
      let size = Self.cell(of: view)?["controlSize"] ?? view.attribute("controlSize")
      return size == "large" || size == "extraLarge" || hasLargeControl(view.children)
    }
  }

  /// Whether a document of a tool of the current generation was saved on the previous system: Xcode 26 runs on
  /// both.
  ///
  /// True if some equalities hold only with the insets of macOS 15, and none only with those of the current
  /// generation.
  private var isBeforeGlass: Bool {
    if let known = nib.notes.isOlderSystem { return known }
    let votes = votes(in: nib.document.roots, .bigSur, .glass)
    let found = votes.older > 0 && votes.newer == 0
    nib.notes.isOlderSystem = found
    return found
  }

  /// Whether a document of a first version of Xcode 26 was saved in the current generation.
  ///
  /// True if some controls have heights that exist only in the current generation, and none has one that exists
  /// only in the previous generation.
  private var hasGlass: Bool {
    if let known = nib.notes.isOlderSystem { return !known }
    let votes = heightVotes(in: nib.document.roots)
    let found = votes.newer > 0 && votes.older == 0
    nib.notes.isOlderSystem = !found
    return found
  }

  /// The numbers of controls whose stored height exists in a single generation.
  private func heightVotes(in views: [ViewElement]) -> Votes {
    views.reduce(into: (0, 0)) { votes, view in
      let style = Self.style(of: view)
      if view.hasFrame, style != .none {
        let isOlder = StoredMetrics.heights(style, .regular, .bigSur).contains(view.frame.height)
        let isNewer = StoredMetrics.heights(style, .regular, .glass).contains(view.frame.height)
        if isOlder, !isNewer { votes.older += 1 }
        if isNewer, !isOlder { votes.newer += 1 }
      }
      let inner = heightVotes(in: view.children)
      votes = (votes.older + inner.older, votes.newer + inner.newer)
    }
  }

  /// Whether text lines are those of macOS 11 while controls are those of the generation before: so in macOS
  /// 10.15.
  ///
  /// Xcode 12 requires that system. Xcode 11 ran on macOS 10.14, too: it ran on 10.15 if more stored labels and
  /// fields of 13 points have the newer line height than the former one.
  var hasNewerLines: Bool {
    guard generation == .aqua else { return false }
    let version = nib.document.toolsVersion
    if version >= ToolVersion.iOS14 { return true }
    guard version >= ToolVersion.macOS10_14 else { return false }
    if let known = nib.notes.hasNewerLines { return known }
    let votes = lineVotes(in: nib.document.roots)
    let found = votes >= 0
    nib.notes.hasNewerLines = found
    return found
  }

  /// The number of single-line texts with the newer line height, less those with the former one.
  private func lineVotes(in views: [ViewElement]) -> Int {
    views.reduce(0) { sum, view in
      sum + lineVote(of: view) + lineVotes(in: view.children)
    }
  }

  private func lineVote(of view: ViewElement) -> Int {
    guard view.kind == .textField, view.hasFrame, !view.isMisplaced,
      // A frame that no layout sets may be that of an older system.
      !view.translatesAutoresizingMask, view.bool("fixedFrame") != true,
      let cell = Self.cell(of: view),
      let font = cell.children.first(where: { $0["key"] == "font" }),
      font["metaFont"] == "system" || font["usesAppearanceFont"] == "YES",
      cell["controlSize"] == nil, font["size"].map({ $0 == "13" }) ?? true
    else { return 0 }
    switch (cell["borderStyle"], view.frame.height) {
    case (nil, 16), ("bezel", 21): return 1
    case (nil, 17), ("bezel", 22): return -1
    default: return 0
    }
  }

  private typealias Votes = (older: Int, newer: Int)

  private func votes(
    in views: [ViewElement], _ older: ControlGeneration, _ newer: ControlGeneration
  ) -> Votes {
    var votes: Votes = (0, 0)
    for view in views {
      let items = Dictionary(
        ([view] + view.children).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      for constraint in view.constraints {
        count(constraint, of: view, items, (older, newer), &votes)
      }
      let inner = self.votes(in: view.children, older, newer)
      votes = (votes.older + inner.older, votes.newer + inner.newer)
    }
    return votes
  }

  /// Counts a constraint for the generation if that one alone fulfils it.
  private func count(
    _ constraint: ConstraintElement, of owner: ViewElement, _ items: [String: ViewElement],
    _ systems: (older: ControlGeneration, newer: ControlGeneration), _ votes: inout Votes
  ) {
    guard constraint.relation == .equal, constraint.priority >= 1000, !constraint.isExcluded,
      constraint.multiplier == 1, let anchor = constraint.second,
      let first = items[constraint.first.id], let second = items[anchor.id],
      !first.isMisplaced, !second.isMisplaced, first.hasFrame, second.hasFrame
    else { return }
    func holds(_ generation: ControlGeneration) -> Bool? {
      guard
        let left = edge(constraint.first.attribute, of: first, in: owner, generation),
        let right = edge(anchor.attribute, of: second, in: owner, generation),
        left.isVertical == right.isVertical
      else { return nil }
      let constant = left.isVertical ? -constraint.constant : constraint.constant
      return abs(left.place - right.place - constant) < 0.5
    }
    guard let isOlder = holds(systems.older), let isNewer = holds(systems.newer),
      isOlder != isNewer
    else { return }
    if isOlder { votes.older += 1 } else { votes.newer += 1 }
  }

  /// The position of an edge of the alignment rectangle in the owner's coordinates, y up.
  private func edge(
    _ attribute: ConstraintAttribute, of item: ViewElement, in owner: ViewElement,
    _ generation: ControlGeneration
  ) -> (place: Double, isVertical: Bool)? {
    let frame = item.frame
    let isOwner = item.id == owner.id
    let insets = ControlInsets.insets(
      isOwner ? .none : Self.style(of: item), .regular, generation, frameHeight: frame.height)
    let x = isOwner ? 0 : frame.x
    let y = isOwner ? 0 : frame.y
    switch attribute {
    case .leading, .left: return (x + Double(insets.left), false)
    case .trailing, .right: return (x + frame.width - Double(insets.right), false)
    case .bottom: return (y + Double(insets.bottom), true)
    case .top: return (y + frame.height - Double(insets.top), true)
    default: return nil
    }
  }

  private static func cell(of element: ViewElement) -> Element? {
    element.element.children.first { $0["key"] == "cell" }
  }

  /// The style of labels and of the controls that distinguish the two systems; all others have no insets.
  private static func style(of element: ViewElement) -> ControlStyle {
    guard let cell = Self.cell(of: element), cell["controlSize"] == nil,
      element.attribute("controlSize") == nil
    else {
      return .none
    }
    switch (element.kind, cell["type"], cell["bezelStyle"]) {
    case (.button, "push", "rounded") where cell["borderStyle"] != nil: return .push
    case (.button, "check", _): return .checkBox()
    case (.button, "radio", _): return .radio
    case (.popUpButton, _, "rounded") where cell["borderStyle"] != nil: return .popUp
    case (.textField, _, _) where cell["borderStyle"] == nil: return .label
    case (.slider, _, _) where cell["numberOfTickMarks"] == nil:
      return .slider(isVertical: false, marks: .none)
    default: return .none
    }
  }
}
