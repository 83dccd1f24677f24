/// The marks by which lines of logs tell who made a constraint.
///
/// Source: the identifiers and classes of 181 public logs.
package enum OwnerTable {
  /// Beginnings of identifiers, in the order in which they are compared.
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

  /// Classes of constraints that only a toolkit makes.
  static let classes: [String: SystemReason] = [
    "NSAutoresizingMaskLayoutConstraint": .mask,
    "_UILayoutSupportConstraint": .layoutGuide,
    "NSIBPrototypingLayoutConstraint": .standIn,
    "_UIPreviewPresentationPlatterConstraint": .privateViews,
  ]

  /// Classes of constraints of libraries.
  static let libraries: [(end: String, name: String)] = [
    ("SnapKit.LayoutConstraint", "SnapKit"), ("MASLayoutConstraint", "Masonry"),
  ]

  /// Beginnings of classes of views that only a toolkit uses, and the reason for which they have constraints.
  static let views: [(start: String, reason: SystemReason)] = [
    ("UIKeyboard", .keyboard), ("UIInput", .keyboard), ("_UIInput", .keyboard),
    ("_UIAlertController", .alert), ("UIAlertController", .alert),
    ("_UIInterfaceAction", .alert),
    ("_UIToolbar", .toolbar), ("_UIButtonBar", .toolbar), ("NSToolbar", .toolbar),
    ("_NSToolbar", .toolbar),
    ("_UINavigationBar", .navigationBar), ("_UIBarContent", .navigationBar),
    ("_NSSplitView", .splitPane),
    ("_UI", .privateViews), ("_NS", .privateViews), ("AVPlayer", .privateViews),
    ("AVPlaybackControls", .privateViews), ("MPVolume", .privateViews),
    ("NSTouchBar", .privateViews), ("FI_T", .privateViews),
  ]

  /// The owner of a constraint.
  package static func owner(of constraint: LogConstraint) -> ConstraintOwner {
    if let identifier = constraint.identifier,
      let mark = identifiers.first(where: { identifier.hasPrefix($0.start) })
    {
      return .system(mark.reason)
    }
    if let reason = classes[constraint.className] { return .system(reason) }
    // Programs make baselines at system spacing by anchors; stacks' carry an identifier.
    if let library = libraries.first(where: { constraint.className.hasSuffix($0.end) }) {
      return .library(library.name)
    }
    if let reason = privateReason(of: constraint) { return .system(reason) }
    return .program
  }

  /// Whether an item belongs to the toolkit, so that a program can add nothing to it.
  static func isSystem(_ item: LogItem) -> Bool {
    if let text = item.text, ClassWords.guides[text] != nil { return true }
    guard let name = item.className.map(plainName) else { return false }
    return ["UIWindow", "NSWindow"].contains(name)
      || views.contains { name.hasPrefix($0.start) }
  }

  /// The reason of a constraint all of whose items are private to the toolkit; nil for any other.
  private static func privateReason(of constraint: LogConstraint) -> SystemReason? {
    var found: SystemReason?
    for item in constraint.items {
      guard let name = item.className.map(plainName),
        let mark = views.first(where: { name.hasPrefix($0.start) })
      else { return nil }
      found = found ?? mark.reason
    }
    return found
  }

  /// A class without what observing puts before its name.
  private static func plainName(_ name: String) -> String {
    let mark = "NSKVONotifying_"
    return name.hasPrefix(mark) ? String(name.dropFirst(mark.count)) : name
  }
}

extension LogConstraint {
  /// The items of all equations, each once, in order.
  package var items: [LogItem] {
    var seen: Set<String> = []
    return equations.flatMap { [$0.first.item] + ($0.second.map { [$0.item] } ?? []) }
      .filter { seen.insert($0.key).inserted }
  }
}
