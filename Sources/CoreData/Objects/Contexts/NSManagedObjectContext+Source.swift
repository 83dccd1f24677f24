internal import Foundation

// A context as the parent of others.
extension NSManagedObjectContext: ObjectSource {
  func has(_ id: NSManagedObjectID) -> Bool {
    executor.sync {
      if let object = registered[ObjectIdentifier(id)], !object.faulted { return !object.isDeleted }
      return source?.has(id) ?? false
    }
  }

  func row(of id: NSManagedObjectID) -> Row? {
    executor.sync {
      if let object = registered[ObjectIdentifier(id)] {
        return object.isDeleted ? nil : object.rowForChildren
      }
      return source?.row(of: id)
    }
  }

  func ids(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
    executor.sync {
      let names = Set(entities.map { $0.name ?? "" })
      let saved = (source?.ids(of: entities) ?? []).filter {
        registered[ObjectIdentifier($0)]?.isDeleted != true
      }
      let new = inserted.members.filter {
        names.contains($0.entity.name ?? "") && source?.has($0) != true
      }
      return saved + new
    }
  }

  func commit(_ changes: ChangeSet, from context: NSManagedObjectContext) throws -> CommitResult {
    executor.sync {
      var result = CommitResult()
      for change in changes.inserted where registered[ObjectIdentifier(change.id)] == nil {
        let object = detached(change.id)
        object.state.isInserted = true
        registered[ObjectIdentifier(change.id)] = object
        inserted.add(change.id)
        pending.inserted.add(change.id)
      }
      for change in changes.inserted + changes.updated {
        guard let object = existing(change.id) else {
          result.dropped.append(change.id)
          continue
        }
        object.load()
        take(change, into: object)
      }
      for change in changes.deleted {
        if let object = existing(change.id), !object.isDeleted { markDeleted(object) }
      }
      processPendingChanges()
      for change in changes.inserted + changes.updated {
        result.rows[ObjectIdentifier(change.id)] =
          registered[ObjectIdentifier(change.id)]?.rowForChildren
      }
      return result
    }
  }

  /// Sets the values that a child changed; the other ends of relationships are among its changes.
  private func take(_ change: ObjectChange, into object: NSManagedObject) {
    for key in change.keys.sorted() {
      if let list = change.values[key] as? IdentifierList {
        let base = change.base?.values[key] as? IdentifierList
        let own = object.values[key] as? IdentifierList
        if own === base {
          object.values[key] = list.copy()
        } else {
          let merged = own?.copy() ?? IdentifierList()
          merged.merge(from: base ?? IdentifierList(), to: list) { _ in true }
          object.values[key] = merged
        }
        object.ownLists.insert(key)
      } else {
        object.values[key] = change.values[key]
      }
      object.changedKeys.insert(key)
    }
    object.childRow = nil
    noteChange(of: object)
  }
}
