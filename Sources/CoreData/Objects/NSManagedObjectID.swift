public import Foundation
internal import Synchronization

/// The identity of an object in all contexts of a store.
///
/// An object keeps it when it is saved: it is temporary before and permanent after, where on Apple's systems the
/// object gets another one.
///
/// Unchecked: what changes is guarded by a lock.
///
/// Source: Apple, "NSManagedObjectID".
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  private struct Place {
    weak var store: NSPersistentStore?
    var number = 0
  }
  private static let last = Atomic<Int>(0)
  private let place = Mutex(Place())
  /// The number of the object in the order of creation.
  let serial: Int
  /// The entity.
  public let entity: NSEntityDescription

  init(entity: NSEntityDescription) {
    serial = Self.last.add(1, ordering: .relaxed).newValue
    self.entity = entity
  }

  /// Whether the object was never saved to a store.
  open var isTemporaryID: Bool { place.withLock { $0.number == 0 } }
  /// The store; nil for a temporary identity.
  open var persistentStore: NSPersistentStore? { place.withLock { $0.store } }
  /// The identity as an address, for `managedObjectID(forURIRepresentation:)`.
  open func uriRepresentation() -> URL {
    let (store, number) = place.withLock { ($0.store?.identifier ?? "", $0.number) }
    let name =
      (entity.name ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let text =
      number == 0
      ? "x-coredata:///\(name)/t\(serial)" : "x-coredata://\(store)/\(name)/p\(number)"
    return URL(string: text) ?? URL(fileURLWithPath: "/\(serial)")
  }

  /// Makes it permanent; what is permanent stays where it is.
  func settle(in store: NSPersistentStore, number: Int) {
    place.withLock { place in
      if place.number == 0 { (place.store, place.number) = (store, number) }
    }
  }
  /// The number in its store; 0 for a temporary identity.
  var number: Int { place.withLock { $0.number } }

  /// Returns itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The address.
  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
