internal import FoundationShims
internal import NibBuilding

/// A target and its selector; a nil target stands for the responder chain.
@MainActor struct ActionTarget {
  weak var target: AnyObject?
  let isChain: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    isChain = target == nil
    self.action = action
  }

  /// Whether both have the same target and selector.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    if let target, self.target !== (target as AnyObject) { return false }
    return action == nil || action == self.action
  }

  /// Sends the action to the target, or to the first responder from the sender on that implements it.
  ///
  /// Returns whether an object handled it.
  @discardableResult
  func send(from sender: AnyObject, along chain: UIResponder?) -> Bool {
    guard isChain else {
      return target.map { tell($0, sender) } ?? false
    }
    return sequence(first: chain, next: { $0?.next }).prefix { $0 != nil }.contains {
      $0.map { tell($0, sender) } ?? false
    }
  }

  /// Sends the action to an object that implements selectors through ``ActionResponder`` or for documents.
  private func tell(_ object: AnyObject, _ sender: AnyObject) -> Bool {
    if (object as? any ActionResponder)?.respond(to: action, sender: sender) == true { return true }
    let names = NibConnections.of(object)
    return names?.send(action.description, to: object, from: sender) ?? false
  }
}
