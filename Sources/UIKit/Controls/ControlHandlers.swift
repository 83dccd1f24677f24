internal import Foundation
internal import NibBuilding

/// Who hears what happens to a control; made when the first one comes.
@MainActor final class ControlHandlers {
  /// One who hears: a target or an action.
  enum Handler {
    case target(ActionTarget)
    case action(UIAction)
  }
  private(set) var entries: [(handler: Handler, events: UIControl.Event)] = []

  /// Adds a target, or further events to one that is there.
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

  /// Adds an action, in the place of one with the same name for the same events.
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
