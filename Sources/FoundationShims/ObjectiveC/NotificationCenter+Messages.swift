public import Foundation
internal import Synchronization

extension NotificationCenter {
  /// Adds an observer that is sent a message with each notification; it is not kept.
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
    MessageObservation.add(observation, to: self)
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
    for observation in MessageObservation.take(from: self, of: observer, aName, anObject) {
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

  private func forget(_ observation: MessageObservation) {
    MessageObservation.remove(observation, from: self)
    if let token = observation.token { removeObserver(token) }
  }
}

/// An observer of notifications that is sent messages.
///
/// Unchecked: its parts are set before it is shared.
final class MessageObservation: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  private weak var object: AnyObject?
  private let name: NSNotification.Name?
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, _ object: AnyObject?, _ name: NSNotification.Name?) {
    (self.observer, self.object, self.name) = (observer, object, name)
  }

  private static let all = Mutex<[ObjectIdentifier: [MessageObservation]]>([:])

  static func add(_ observation: MessageObservation, to center: NotificationCenter) {
    all.withLock { all in
      all[ObjectIdentifier(center), default: []].removeAll { $0.observer == nil }
      all[ObjectIdentifier(center), default: []].append(observation)
    }
  }

  static func remove(_ observation: MessageObservation, from center: NotificationCenter) {
    all.withLock { $0[ObjectIdentifier(center)]?.removeAll { $0 === observation } }
  }

  /// Takes the entries of an observer out of the list.
  static func take(
    from center: NotificationCenter, of observer: AnyObject, _ name: NSNotification.Name?,
    _ object: Any?
  ) -> [MessageObservation] {
    let object = object.map { $0 as AnyObject }
    // Unchecked: compared by identity only.
    nonisolated(unsafe) let wanted = (observer, object)
    return all.withLock { all in
      var taken: [MessageObservation] = []
      all[ObjectIdentifier(center)]?.removeAll { entry in
        guard entry.observer === wanted.0, name == nil || entry.name == name,
          wanted.1 == nil || entry.object === wanted.1
        else { return false }
        taken.append(entry)
        return true
      }
      return taken
    }
  }
}
