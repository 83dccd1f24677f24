public import Foundation

/// A record of changes that can be undone and redone.
///
/// A change outside of a group opens one, which ends with the change, as there is no event loop that would end it.
///
/// ```swift
/// let manager = UndoManager()
/// let list = NSMutableArray()
/// manager.registerUndo(withTarget: list) { $0.add("old") }
/// print(manager.canUndo)  // true
/// manager.undo()
/// print(list.count, manager.canUndo)  // 1 false
/// ```
///
/// - Units: None.
/// - Errors: Ending a group that was not begun ends the program, in Apple's words.
/// - Complexity: Registering is O(1); undoing costs what its changes do.
/// - SeeAlso: Apple, "UndoManager".
///
/// Unchecked: used where its targets are, as on Apple's systems; it has no lock.
open class UndoManager: NSObject, @unchecked Sendable {
  private final class Change {
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
    init(_ target: AnyObject, _ perform: @escaping (AnyObject) -> Void) {
      (self.target, self.perform) = (target, perform)
    }
  }
  private struct Group {
    var changes: [Change] = []
    var name = ""
    var isDiscardable = false
  }
  private var undoable: [Group] = []
  private var redoable: [Group] = []
  private var open: [Group] = []
  private var disabled = 0

  /// Creates a manager without changes.
  public override init() { super.init() }

  // MARK: Groups

  /// The number of groups that were begun and not ended.
  open var groupingLevel: Int { open.count }
  /// Whether a change without a group opens one; true unless set.
  open var groupsByEvent = true
  /// The largest number of groups that can be undone; 0 for no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// The modes in which an event loop ends groups; stored only.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// Begins a group, whose changes are undone together.
  open func beginUndoGrouping() { open.append(Group()) }
  /// Ends the innermost group.
  open func endUndoGrouping() {
    require(!open.isEmpty, "endUndoGrouping called with no matching begin")
    guard let group = open.popLast() else { return }
    guard open.isEmpty else {
      open[open.count - 1].changes += group.changes
      return
    }
    guard !group.changes.isEmpty else { return }
    if isUndoing { redoable.append(group) } else { undoable.append(group) }
    if !isUndoing, !isRedoing { redoable = [] }
    trim()
    post(.NSUndoManagerDidCloseUndoGroup)
  }
  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoable.removeFirst(max(0, undoable.count - levelsOfUndo))
    redoable.removeFirst(max(0, redoable.count - levelsOfUndo))
  }

  // MARK: Changes

  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Stops recording changes; calls nest.
  open func disableUndoRegistration() { disabled += 1 }
  /// Records changes again.
  open func enableUndoRegistration() {
    require(disabled > 0, "enableUndoRegistration called with no matching disable")
    disabled -= 1
  }
  /// Records the opposite of a change.
  ///
  /// - Parameters:
  ///   - target: The object of the change; not retained.
  ///   - handler: Called with the target when the change is undone.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(
      Change(target) { object in
        if let object = object as? TargetType { handler(object) }
      })
  }
  /// Records a message that is the opposite of a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(
      Change(target as AnyObject) { object in
        ObjectiveCNames.send(selector, to: object, anObject)
      })
  }
  private func register(_ change: Change) {
    guard isUndoRegistrationEnabled else { return }
    let isAlone = open.isEmpty && groupsByEvent
    if isAlone { beginUndoGrouping() }
    require(!open.isEmpty, "must begin a group before registering undo")
    open[open.count - 1].changes.append(change)
    if isAlone { endUndoGrouping() }
  }
  /// Forgets all changes.
  open func removeAllActions() { (undoable, redoable, open) = ([], [], []) }
  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func cleared(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.changes.removeAll { $0.target === object }
        return group.changes.isEmpty ? nil : group
      }
    }
    (undoable, redoable) = (cleared(undoable), cleared(redoable))
  }

  // MARK: Undo and redo

  /// Whether a change is being undone.
  open private(set) var isUndoing = false
  /// Whether a change is being redone.
  open private(set) var isRedoing = false
  /// Whether there is something to undo.
  open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoable.isEmpty }
  /// The number of groups that can be undone.
  open var undoCount: Int { undoable.count }
  /// The number of groups that can be redone.
  open var redoCount: Int { redoable.count }
  /// Ends the open group and undoes the last one.
  open func undo() {
    if open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Undoes the last group.
  open func undoNestedGroup() {
    guard let group = undoable.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }
  /// Redoes the group that was undone last.
  open func redo() {
    guard let group = redoable.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }
  private func perform(_ group: Group) {
    beginUndoGrouping()
    open[open.count - 1].name = group.name
    for change in group.changes.reversed() {
      if let target = change.target { change.perform(target) }
    }
    endUndoGrouping()
  }

  // MARK: Names

  /// The name of the change that would be undone; empty for none.
  open var undoActionName: String { canUndo ? (open.first ?? undoable.last)?.name ?? "" : "" }
  /// The name of the change that would be redone; empty for none.
  open var redoActionName: String { redoable.last?.name ?? "" }
  /// Names the open group, or the last one.
  open func setActionName(_ actionName: String) {
    if let index = open.indices.first {
      open[index].name = actionName
    } else if let index = undoable.indices.last {
      undoable[index].name = actionName
    }
  }
  /// Whether the last change may be lost.
  open func setActionIsDiscardable(_ discardable: Bool) {
    if let index = undoable.indices.last { undoable[index].isDiscardable = discardable }
  }
  /// Whether the change that would be undone may be lost.
  open var undoActionIsDiscardable: Bool { undoable.last?.isDiscardable ?? false }
  /// Whether the change that would be redone may be lost.
  open var redoActionIsDiscardable: Bool { redoable.last?.isDiscardable ?? false }
  /// The title of the menu item that undoes, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the menu item that redoes, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of the menu item that undoes a change with a name, in English.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of the menu item that redoes a change with a name, in English.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  /// Posted after a group ended.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a change is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after a change was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before a change is redone.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after a change was redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
