internal import NibBuilding

extension ActionTarget {
  /// Sends the action to the target, or to the first responder from one on that knows it; whether one did.
  @discardableResult
  func send(from sender: AnyObject, along chain: UIResponder?) -> Bool {
    send(
      from: sender,
      along: sequence(first: chain, next: { $0?.next }).lazy.prefix { $0 != nil }
        .compactMap { $0 as AnyObject? })
  }
}
