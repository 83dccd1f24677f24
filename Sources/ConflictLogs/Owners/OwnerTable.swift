/// The marks in log lines that identify the owner of a constraint.
///
/// Source: the identifiers and classes of 181 public logs.
package enum OwnerTable {
  /// The prefixes of identifiers, in order of comparison.
  static let identifiers: [(start: String, reason: SystemReason)] = [
    ("UIView-Encapsulated-Layout-", .encapsulatedSize),
    ("NSView-Encapsulated-Layout-", .encapsulatedSize),
    ("_UITemporaryLayout", .temporarySize),
    ("fittingSize", .fittingTarget),
    ("UISV-hiding", .hiddenInStack),
    ("UISV-", .stack),
    ("NSStackView", .stack),
    ("UIViewSafeAreaLayoutGuide-", .safeArea),
    ("UIView-topMargin-", .margins), ("UIView-bottomMargin-", .margins),
    ("UIView-leftMargin-", .margins), ("UIView-rightMargin-", .margins),
    ("UIView-leadingMargin-", .margins), ("UIView-trailingMargin-", .margins),
    ("UIViewLeadingMargin-", .margins), ("UIViewTrailingMargin-", .margins),
    ("UIViewLayoutMarginsGuide", .margins),
    ("_UILayoutSupport", .layoutGuide),
    ("IB auto generated at build time", .standIn),
    ("UIIBSystemGenerated", .contentPins),
    ("UINav", .navigationBar), ("_UINav", .navigationBar), ("BIB_", .navigationBar),
    ("CB_", .navigationBar), ("Mask_", .navigationBar), ("MaskEV_", .navigationBar),
    ("UIButtonBar", .toolbar), ("IB_", .toolbar), ("TB_", .toolbar),
    ("accessoryView.", .keyboard), ("inputView.", .keyboard), ("UIInput", .keyboard),
    ("UIKeyboard", .keyboard),
  ]

  /// The constraint classes that are private to a toolkit.
  static let classes: [String: SystemReason] = [
    "NSAutoresizingMaskLayoutConstraint": .mask,
    "_UILayoutSupportConstraint": .layoutGuide,
    "NSIBPrototypingLayoutConstraint": .standIn,
    "_UIPreviewPresentationPlatterConstraint": .privateViews,
  ]

  /// The constraint classes of libraries.
  static let libraries: [(end: String, name: String)] = [
    ("SnapKit.LayoutConstraint", "SnapKit"), ("MASLayoutConstraint", "Masonry"),
  ]

  /// The prefixes of view classes that are private to a toolkit, and the reason for their constraints.
  static let views: [(start: String, reason: SystemReason)] = [
    ("UIKeyboard", .keyboard), ("UIInputSet", .keyboard), ("UIInputWindow", .keyboard),
    ("_UIInput", .keyboard), ("UITextEffects", .keyboard), ("UIRemoteKeyboard", .keyboard),
    ("_UIActivity", .alert), ("SFAirDrop", .alert), ("CKMessage", .privateViews),
    ("_UIAlertController", .alert), ("UIAlertController", .alert),
    ("_UIInterfaceAction", .alert),
    ("_UIToolbar", .toolbar), ("_UIButtonBar", .toolbar), ("NSToolbar", .toolbar),
    ("_NSToolbar", .toolbar),
    ("_UINavigationBar", .navigationBar), ("_UIBarContent", .navigationBar),
    ("_NSSplitView", .splitPane),
    ("_AV", .player), ("AVPlayer", .player), ("AVPlayback", .player), ("AVFocus", .player),
    ("AVTransport", .player), ("AVScrub", .player), ("AVVolume", .player), ("AVRoute", .player),
    ("MPVolume", .player), ("MPMovie", .player), ("MPKnockout", .player),
    ("_UI", .privateViews), ("_NS", .privateViews),
    ("NSTouchBar", .privateViews), ("FI_T", .privateViews),
  ]

  /// Returns the owner of a constraint.
  package static func owner(of constraint: LogConstraint) -> ConstraintOwner {
    if let identifier = constraint.identifier,
      let mark = identifiers.first(where: { identifier.hasPrefix($0.start) })
    {
      return .system(mark.reason)
    }
    if let reason = classes[constraint.className] { return .system(reason) }
    // Programs create baseline constraints with system spacing through anchors; those of stacks have an identifier.
    if let library = libraries.first(where: { constraint.className.hasSuffix($0.end) }) {
      return .library(library.name)
    }
    if let reason = privateReason(of: constraint) { return .system(reason) }
    if isSheetsWidth(constraint) { return .system(.alert) }
    return isContentSize(constraint) ? .system(.encapsulatedSize) : .program
  }

  /// Whether an item belongs to the toolkit, so that a program cannot add constraints to it.
  static func isSystem(_ item: LogItem) -> Bool {
    if let text = item.text, ClassWords.guides[text] != nil { return true }
    guard let name = item.className.map(ClassWords.observedName) else { return false }
    return ["UIWindow", "NSWindow"].contains(name)
      || views.contains { name.hasPrefix($0.start) }
  }

  /// Whether a line fixes the size of a cell's content view, which only tables do; logs without identifiers contain
  /// such lines.
  private static func isContentSize(_ constraint: LogConstraint) -> Bool {
    guard constraint.equations.count == 1, let equation = constraint.equations.first,
      equation.second == nil, equation.relation == .equal
    else { return false }
    let isLength = equation.first.attribute == .width || equation.first.attribute == .height
    return isLength && equation.first.item.className == "UITableViewCellContentView"
  }

  /// Returns the owners of the constraints in one list.
  ///
  /// Plain views in alerts, sheets and players have no special class; the constraints that connect them to those reveal
  /// their owner.
  ///
  /// - Complexity: O(constraints).
  package static func owners(of constraints: [LogConstraint]) -> [ConstraintOwner] {
    var owners = constraints.map { owner(of: $0) }
    var lines: [String: [Int]] = [:]
    for (line, constraint) in constraints.enumerated() {
      for item in constraint.items { lines[item.key, default: []].append(line) }
    }
    var seen: Set<String> = []
    let spread: [ConstraintOwner] = [.system(.alert), .system(.player)]
    var waiting = constraints.indices.filter { spread.contains(owners[$0]) }
    while let line = waiting.popLast() {
      for item in constraints[line].items
      where isToolkits(item) && seen.insert(item.key).inserted {
        for other in lines[item.key] ?? []
        where owners[other] == .program && constraints[other].items.allSatisfy(isToolkits) {
          owners[other] = owners[line]
          waiting.append(other)
        }
      }
    }
    return owners
  }

  /// Whether a class belongs to a toolkit, so that a sheet may use it.
  private static func isToolkits(_ item: LogItem) -> Bool {
    guard let name = item.className.map(ClassWords.observedName) else { return false }
    return name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("_")
      || reason(of: item) != nil
  }

  /// The reason of a constraint that a program probably did not create.
  ///
  /// All its items are private to the toolkit, or one is inaccessible to programs and the others have toolkit classes.
  private static func privateReason(of constraint: LogConstraint) -> SystemReason? {
    let items = constraint.items
    let reasons = items.map(reason(of:))
    if items.allSatisfy(isToolkits) {
      for (item, reason) in zip(items, reasons) {
        if let reason, !isReachable(item) { return reason }
      }
    }
    guard !reasons.contains(nil) else { return nil }
    return reasons.first ?? nil
  }

  /// The reason for the constraints of an item that only a toolkit uses; nil for any other item.
  static func reason(of item: LogItem) -> SystemReason? {
    guard let name = item.className.map(ClassWords.observedName) else { return nil }
    return views.first { name.hasPrefix($0.start) }?.reason
  }

  /// Whether programs can access an item of a private class: content views, guides, spacers and hosts of their views.
  private static func isReachable(_ item: LogItem) -> Bool {
    guard let name = item.className.map(ClassWords.observedName) else { return true }
    return name.hasSuffix("ContentView") || name.hasSuffix("LayoutGuide")
      || ["_UILayoutSpacer", "UIInputSetHostView", "_NSSplitViewItemViewWrapper"].contains(name)
  }

  /// Whether a constraint is the single negative width of a toolkit's sheet, as created by iOS 12.2 and 13.
  ///
  /// Source: radar 49289931.
  static func isSheetsWidth(_ constraint: LogConstraint) -> Bool {
    guard constraint.equations.count == 1, let equation = constraint.equations.first else {
      return false
    }
    return equation.second == nil && equation.first.attribute == .width
      && equation.relation == .equal && equation.constant == -16
      && equation.first.item.className == "UIView" && constraint.identifier == nil
  }
}

extension LogConstraint {
  /// The items of all equations without duplicates, in order.
  package var items: [LogItem] {
    var seen: Set<String> = []
    return equations.flatMap { [$0.first.item] + ($0.second.map { [$0.item] } ?? []) }
      .filter { seen.insert($0.key).inserted }
  }
}
