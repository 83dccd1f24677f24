internal import Foundation

/// The values of an object as a store or a parent context has them.
///
/// Attributes are values, relationships to one are identities, and those to many lists that never change.
final class Row {
  /// The number of changes of attributes and of relationships to one.
  let version: Int
  let values: [String: Any]
  init(version: Int, values: [String: Any]) {
    (self.version, self.values) = (version, values)
  }
}

/// The changes of one object that a context saves.
struct ObjectChange {
  let id: NSManagedObjectID
  /// The values of the changed keys; a key without a value lost it.
  var values: [String: Any]
  var keys: Set<String>
  /// The row that the context knew; nil for a new object.
  let base: Row?
  unowned let object: NSManagedObject
}

/// The changes that a context saves.
struct ChangeSet {
  var inserted: [ObjectChange] = []
  var updated: [ObjectChange] = []
  var deleted: [ObjectChange] = []
}
