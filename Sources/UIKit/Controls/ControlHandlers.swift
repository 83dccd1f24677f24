internal import Foundation
internal import NibBuilding

/// The targets and actions of a control, created with the first one.
@MainActor final class ControlHandlers {
  /// A target or an action.
  enum Handler {
    case target(ActionTarget)
    case action(UIAction)
  }
  private(set) var entries: [(handler: Handler, events: UIControl.Event)] = []

  /// Adds a target, or adds events to an existing one.
  func add(_ target: ActionTarget, _ events: UIControl.Event) {
    let same = entries.firstIndex { entry in
      guard case .target(let known) = entry.handler else { return false }
      return known.isChain == target.isChain && known.target === target.target
        && known.action == target.action
    }
    if let same {
      entries[same].events.formUnion(events)
    } else {
      entries.append((.target(target), events))
    }
  }

  /// Adds an action; it replaces one with the same identifier for the same events.
  func add(_ action: UIAction, _ events: UIControl.Event) {
    remove(identifier: action.identifier, events)
    entries.append((.action(action), events))
  }

  func remove(identifier: UIAction.Identifier, _ events: UIControl.Event) {
    remove(events) { handler in
      guard case .action(let action) = handler else { return false }
      return action.identifier == identifier
    }
  }

  func remove(_ target: Any?, _ action: Selector?, _ events: UIControl.Event) {
    remove(events) { handler in
      guard case .target(let known) = handler else { return false }
      return known.matches(target, action)
    }
  }

  private func remove(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
    for index in entries.indices where matches(entries[index].handler) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }
}
