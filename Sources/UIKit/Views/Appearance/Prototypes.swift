internal import Foundation

/// The prototypes of classes, alone or inside containers; see ``UIAppearance``.
@MainActor final class Prototypes<Object: AnyObject> {
  /// A class inside containers and its prototype.
  struct Entry {
    let type: ObjectIdentifier
    let containers: [any UIAppearanceContainer.Type]
    let prototype: Object
    /// Whether an object is of the class.
    let matches: (Object) -> Bool
  }

  /// The entries, in order of precedence.
  private(set) var entries: [Entry] = []
  private let precedes: (_ new: Entry, _ old: Entry) -> Bool

  /// Creates an empty list; the function returns whether a new entry takes precedence over an old one.
  init(precedes: @escaping (_ new: Entry, _ old: Entry) -> Bool) { self.precedes = precedes }

  /// The prototype of a class, created on first access.
  func prototype<Kind>(
    of type: Kind.Type, inside containers: [any UIAppearanceContainer.Type],
    make: () -> Object?
  ) -> Kind {
    let names = containers.map { ObjectIdentifier($0) }
    let known = entries.first {
      $0.type == ObjectIdentifier(type) && $0.containers.map { ObjectIdentifier($0) } == names
    }
    if let found = known?.prototype as? Kind { return found }
    guard let made = make(), let result = made as? Kind else {
      fatalError("\(type): appearance() could not make the object that stands for the class.")
    }
    let entry = Entry(type: ObjectIdentifier(type), containers: containers, prototype: made) {
      $0 is Kind
    }
    let place = entries.firstIndex { precedes(entry, $0) }
    entries.insert(entry, at: place ?? entries.count)
    return result
  }
}
