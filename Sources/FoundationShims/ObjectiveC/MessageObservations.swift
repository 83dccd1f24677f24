internal import Foundation
internal import Synchronization

/// An observer of notifications that receives messages.
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

  /// Whether it belongs to an observer, with the given name and sender if they are not nil.
  func isOf(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
    self.observer === observer && (name == nil || self.name == name)
      && (object == nil || self.object === object)
  }
}

/// The observers of one notification center that receive messages.
final class MessageObservations: Sendable {
  private static var key: AssociationKey { AssociationKey(MessageObservations.self) }
  private static let creation = Mutex(())

  /// The observers of a center, which are released with it.
  static func of(_ center: NotificationCenter) -> MessageObservations {
    creation.withLock { _ in
      if let known = key.value(of: center) as? MessageObservations { return known }
      let made = MessageObservations()
      key.set(made, of: center)
      return made
    }
  }

  private let all = Mutex<[MessageObservation]>([])

  func add(_ observation: MessageObservation) {
    all.withLock { all in
      all.removeAll { $0.observer == nil }
      all.append(observation)
    }
  }

  func remove(_ observation: MessageObservation) {
    all.withLock { $0.removeAll { $0 === observation } }
  }

  /// Removes and returns the entries of an observer.
  func removeEntries(
    of observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?
  ) -> [MessageObservation] {
    // Unchecked: compared by identity only.
    nonisolated(unsafe) let wanted = (observer, object.map { $0 as AnyObject })
    return all.withLock { all in
      let taken = all.filter { $0.isOf(wanted.0, name, wanted.1) }
      all.removeAll { entry in taken.contains { $0 === entry } }
      return taken
    }
  }
}
