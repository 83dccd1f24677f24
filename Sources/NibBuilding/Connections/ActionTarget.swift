package import FoundationShims

/// A target and its action; a nil target means the responder chain.
@MainActor package struct ActionTarget {
  /// The receiver of the action; nil if it was deallocated, or for the responder chain.
  package private(set) weak var target: AnyObject?
  /// Whether the action is sent along the responder chain.
  package let isChain: Bool
  /// The action.
  package let action: Selector

  /// Creates an action for a target, which is not retained.
  package init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    isChain = target == nil
    self.action = action
  }

  /// Whether the target and the action are equal to the given ones.
  package func matches(_ target: Any?, _ action: Selector?) -> Bool {
    if let target, self.target !== (target as AnyObject) { return false }
    return action == nil || action == self.action
  }

  /// Sends the action to the target, or to the first object in a chain that implements it, and returns whether it was
  /// handled.
  @discardableResult
  package func send(from sender: AnyObject, along chain: some Sequence<AnyObject>) -> Bool {
    guard isChain else {
      return target.map { send(to: $0, sender) } ?? false
    }
    return chain.contains { send(to: $0, sender) }
  }

  /// Sends the action to an object that declares its selectors, either for documents or for Objective-C.
  private func send(to object: AnyObject, _ sender: AnyObject) -> Bool {
    if (object as? any ActionResponder)?.respond(to: action, sender: sender) == true { return true }
    if let names = NibConnections.of(object) {
      return names.send(action.description, to: object, from: sender)
    }
    return ObjectiveCNames.send(action, to: object, sender, nil)
  }
}
