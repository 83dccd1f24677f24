public import Foundation

extension NotificationCenter {
  /// Adds an observer that receives a message with each notification; it is not retained.
  ///
  /// - Parameters:
  ///   - observer: The receiver; its observations end with it.
  ///   - aSelector: The message; its argument is the notification.
  ///   - aName: The name of the notifications; nil for all.
  ///   - anObject: The sender of the notifications; nil for any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let observation = MessageObservation(observer, anObject.map { $0 as AnyObject }, aName)
    let token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak self, weak observation] notification in
      guard let observation else { return }
      guard let observer = observation.observer else {
        self?.forget(observation)
        return
      }
      _ = ObjectiveCNames.perform(aSelector, on: observer, [notification])
    }
    observation.token = token
    observations.add(observation)
  }

  /// Removes an observer's entries: those of messages by their receiver, those of blocks by their token.
  ///
  /// - Parameters:
  ///   - observer: The receiver.
  ///   - aName: Only entries with this name; nil for all.
  ///   - anObject: Only entries with this sender; nil for all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any? = nil
  ) {
    for observation in observations.removeEntries(of: observer, aName, anObject) {
      if let token = observation.token { removeObserver(token) }
    }
  }

  /// Removes an observer's entries.
  ///
  /// For the token of a block, Foundation's own `removeObserver(_:)` is called.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
    if let token = observer as? any NSObjectProtocol { removeObserver(token as Any) }
  }

  private var observations: MessageObservations { .of(self) }

  private func forget(_ observation: MessageObservation) {
    observations.remove(observation)
    if let token = observation.token { removeObserver(token) }
  }
}
