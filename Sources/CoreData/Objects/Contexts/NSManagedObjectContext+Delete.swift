internal import Foundation

extension NSManagedObjectContext {
  func markDeleted(_ object: NSManagedObject) {
    guard object.managedObjectContext === self else {
      if let known = registered[ObjectIdentifier(object.objectID)] { return markDeleted(known) }
      CoreDataNotices.say("\(object.objectID) is deleted in a context that does not have it.")
      return
    }
    // A list, not recursion: a chain of cascades may be as long as the data.
    var waiting = [object]
    var marked: [NSManagedObject] = []
    while let object = waiting.popLast() {
      guard !object.isDeleted, object.managedObjectContext === self else { continue }
      object.load()
      object.prepareForDeletion()
      mark(object)
      marked.append(object)
      for relationship in object.entity.table.relationships.values
      where relationship.deleteRule == .cascadeDeleteRule {
        waiting += object.related(relationship)
      }
    }
    for object in marked { nullify(object) }
    scheduleProcessing()
  }

  private func mark(_ object: NSManagedObject) {
    object.state.isDeleted = true
    object.state.isUpdated = false
    updated.remove(object.objectID)
    pending.updated.remove(object.objectID)
    if inserted.remove(object.objectID) {
      // Never saved: there is nothing to delete in a store, and observers who did not see it need not know.
      object.state.isInserted = false
      if !pending.inserted.remove(object.objectID) { pending.deleted.add(object.objectID) }
      discarded[ObjectIdentifier(object.objectID)] = object
    } else {
      deleted.add(object.objectID)
      pending.deleted.add(object.objectID)
    }
    pending.gone.append(object)
  }

  private func nullify(_ object: NSManagedObject) {
    for relationship in object.entity.table.relationships.values.sorted(by: { $0.name < $1.name })
    where relationship.deleteRule != .noActionDeleteRule {
      guard let inverse = relationship.inverseRelationship else { continue }
      for other in object.related(relationship) where !other.isDeleted {
        other.detach(object, inverse)
      }
    }
  }

  /// Makes a deleted object part of the context again.
  func restore(_ object: NSManagedObject) {
    object.state.isDeleted = false
    discarded[ObjectIdentifier(object.objectID)] = nil
    if deleted.remove(object.objectID) {
      noteChange(of: object)
    } else {
      object.state.isInserted = true
      inserted.add(object.objectID)
      pending.inserted.add(object.objectID)
    }
    pending.deleted.remove(object.objectID)
  }
}

extension NSManagedObject {
  /// The objects of a relationship.
  final func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    objectIDs(forRelationshipNamed: relationship.name).compactMap { resolve($0) }
  }
}
