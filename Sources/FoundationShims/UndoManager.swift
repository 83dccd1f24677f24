public import Foundation

/// A list of changes that can be undone, in groups.
///
/// On Apple's systems the main run loop closes groups; here a group of ``groupsByEvent`` holds one registration unless
/// ``beginUndoGrouping()`` opened it.
///
/// - SeeAlso: Apple, "UndoManager".
open class UndoManager: NSObject, @unchecked Sendable {
  private typealias Change = (target: ObjectIdentifier, perform: () -> Void)
  private struct Group {
    var name = ""
    var changes: [Change] = []
  }
  private var undone: [Group] = []
  private var redone: [Group] = []
  private var open: [Group] = []
  private var pauses = 0

  /// Creates a manager without changes.
  public override init() { super.init() }

  /// The number of open groups.
  open var groupingLevel: Int { open.count }
  /// Whether registrations make groups by themselves.
  open var groupsByEvent = true
  /// The greatest number of groups; 0 is no limit.
  open var levelsOfUndo = 0
  /// The modes of the run loop in which groups are closed; stored only.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// Whether registrations are kept.
  open var isUndoRegistrationEnabled: Bool { pauses == 0 }
  /// Whether a group is being undone.
  open private(set) var isUndoing = false
  /// Whether a group is being redone.
  open private(set) var isRedoing = false
  /// Whether there is something to undo.
  open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redone.isEmpty }
  /// The name of what would be undone.
  open var undoActionName: String { open.last?.name ?? undone.last?.name ?? "" }
  /// The name of what would be redone.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// The title of a menu's entry that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's entry that redoes.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of an entry that undoes what has a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of an entry that redoes what has a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Opens a group.
  open func beginUndoGrouping() {
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
    open.append(Group())
  }
  /// Closes the group that was opened last.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
    if open.isEmpty {
      finish(group)
    } else {
      open[open.count - 1].changes += group.changes
    }
  }
  private func finish(_ group: Group) {
    guard !group.changes.isEmpty else { return }
    if isUndoing { return redone.append(group) }
    undone.append(group)
    if !isRedoing { redone = [] }
    if levelsOfUndo > 0 { undone.removeFirst(max(0, undone.count - levelsOfUndo)) }
  }
  /// Keeps no registrations until ``enableUndoRegistration()``.
  open func disableUndoRegistration() { pauses += 1 }
  /// Keeps registrations again.
  open func enableUndoRegistration() { pauses = max(0, pauses - 1) }

  /// Registers a closure that undoes a change of a target.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change: Change = (ObjectIdentifier(target), { [weak target] in target.map(handler) })
    if open.isEmpty {
      finish(Group(changes: [change]))
    } else {
      open[open.count - 1].changes.append(change)
    }
  }
  /// Registers a selector that undoes a change of a target.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    guard let target = target as? NSObject else { return }
    registerUndo(withTarget: target) { _ = $0.perform(selector, with: object) }
  }
  /// Names what is registered in the open group, or was last.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing, !redone.isEmpty {
      redone[redone.count - 1].name = actionName
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }

  /// Undoes the last group; changes that are registered meanwhile can be redone.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Undoes the last group.
  open func undoNestedGroup() {
    guard let group = undone.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    perform(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }
  /// Redoes the group that was undone last.
  open func redo() {
    guard let group = redone.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    perform(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }
  private func perform(_ group: Group) {
    open.append(Group(name: group.name))
    for change in group.changes.reversed() { change.perform() }
    if let counter = open.popLast() { finish(counter) }
  }
  /// Forgets all changes.
  open func removeAllActions() { (undone, redone, open) = ([], [], []) }
  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let key = ObjectIdentifier(target as AnyObject)
    let clean = { (groups: [Group]) in
      groups.map { Group(name: $0.name, changes: $0.changes.filter { $0.target != key }) }
        .filter { !$0.changes.isEmpty }
    }
    (undone, redone) = (clean(undone), clean(redone))
  }
}

extension Notification.Name {
  /// A manager opened a group.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// A manager is about to close a group.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// A manager is about to undo.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// A manager undid changes.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// A manager is about to redo.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// A manager redid changes.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
