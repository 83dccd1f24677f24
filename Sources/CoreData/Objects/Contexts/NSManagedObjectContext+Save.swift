public import Foundation

extension NSManagedObjectContext {
  func saveChanges() throws {
    processPendingChanges()
    guard hasChanges else { return forgetDiscarded() }
    guard let source else {
      throw CoreDataErrors.make(NSCoreDataError, "The context has neither a parent nor stores.")
    }
    post(.NSManagedObjectContextWillSave, [:])
    try callWillSave()
    try validateChanges()
    let objects = (objects(of: inserted), objects(of: updated), objects(of: deleted))
    let changes = ChangeSet(
      inserted: objects.0.map { $0.change() }, updated: objects.1.map { $0.change() },
      deleted: objects.2.map { $0.change() })
    let result = try source.commit(changes, from: self)
    settle(changes, result)
    for object in objects.0 + objects.1 + objects.2 { object.didSave() }
    postSave(objects.0, objects.1, objects.2)
    for sibling in siblings where sibling.automaticallyMergesChangesFromParent {
      sibling.mergeLater(changes, result)
    }
  }

  /// Calls `willSave` for objects until none of them changes another.
  private func callWillSave() throws {
    var waiting = objects(of: inserted) + objects(of: updated) + objects(of: deleted)
    for _ in 0..<1000 {
      for object in waiting where object.managedObjectContext === self { object.willSave() }
      guard !pending.isEmpty else { return }
      let changed = pending
      processPendingChanges()
      waiting =
        objects(of: changed.inserted) + objects(of: changed.updated) + objects(of: changed.deleted)
      if waiting.isEmpty { return }
    }
    throw CoreDataErrors.make(
      NSCoreDataError, "willSave changes objects again and again; nothing is saved.")
  }

  private func validateChanges() throws {
    var errors: [NSError] = []
    func collect(_ validate: () throws -> Void) {
      do {
        try validate()
      } catch let error as NSError where error.code == NSValidationMultipleErrorsError {
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      } catch {
        errors.append(error as NSError)
      }
    }
    for object in objects(of: inserted) { collect { try object.validateForInsert() } }
    for object in objects(of: updated) { collect { try object.validateForUpdate() } }
    for object in objects(of: deleted) { collect { try object.validateForDelete() } }
    if let error = CoreDataErrors.combined(errors) { throw error }
  }

  private func settle(_ changes: ChangeSet, _ result: CommitResult) {
    for list in [inserted, updated, deleted] { list.removeAll() }
    for change in changes.inserted + changes.updated {
      change.object.settle(result.rows[ObjectIdentifier(change.id)])
    }
    for (id, row) in result.rows {
      // Of an object that this context did not change, an end of a relationship.
      if let object = registered[id], object.row !== row, !object.hasChanges { object.merge(row) }
    }
    for change in changes.deleted { forget(change.object) }
    for id in result.dropped + result.replaced {
      guard let object = registered[ObjectIdentifier(id)] else { continue }
      pending.gone.append(object)
      forget(object)
      pending.deleted.add(id)
    }
    for change in changes.inserted { assignments[ObjectIdentifier(change.id)] = nil }
    forgetDiscarded()
    processPendingChanges()
  }
  private func forgetDiscarded() {
    for object in discarded.values { forget(object) }
    discarded = [:]
  }

  private func postSave(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]
  ) {
    post(
      .NSManagedObjectContextDidSave,
      [
        NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
      ])
    let ids = [
      NSInsertedObjectIDsKey: inserted, NSUpdatedObjectIDsKey: updated,
      NSDeletedObjectIDsKey: deleted,
    ].filter { !$0.value.isEmpty }.mapValues { Set($0.map(\.objectID)) as Any }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: ids)
  }

  // MARK: Going back

  func giveUpChanges() {
    let new = objects(of: inserted) + Array(discarded.values)
    let changed = objects(of: updated) + objects(of: deleted)
    for list in [inserted, updated, deleted] { list.removeAll() }
    discarded = [:]
    for object in new {
      forget(object)
      pending.gone.append(object)
      pending.deleted.add(object.objectID)
    }
    for object in changed {
      guard let row = source?.row(of: object.objectID) else {
        vanish(object)
        continue
      }
      object.state = NSManagedObject.State()
      object.take(row)
      object.awake(fromSnapshotEvents: .rollback)
      pending.forget(object.objectID)
      pending.refreshed.add(object.objectID)
    }
    processPendingChanges()
  }

  /// Forgets an object that is gone from its store.
  private func vanish(_ object: NSManagedObject) {
    forget(object)
    (object.isGone, object.state.isDeleted) = (true, true)
    pending.gone.append(object)
    pending.deleted.add(object.objectID)
  }

  func forgetAll() {
    let all = Array(registered.values)
    for list in [inserted, updated, deleted] { list.removeAll() }
    (registered, discarded, pending) = ([:], [:], PendingChanges())
    for object in all {
      object.managedObjectContext = nil
      object.state = NSManagedObject.State()
    }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: all.map(\.objectID)])
  }

  func readAgain(_ object: NSManagedObject, keepsChanges: Bool) {
    guard object.managedObjectContext === self, !object.isInserted else { return }
    if keepsChanges {
      object.merge(source?.row(of: object.objectID))
    } else {
      updated.remove(object.objectID)
      if deleted.remove(object.objectID) { pending.deleted.remove(object.objectID) }
      pending.updated.remove(object.objectID)
      object.state = NSManagedObject.State()
      object.turnIntoFault()
    }
    pending.refreshed.add(object.objectID)
    scheduleProcessing()
  }
  func readAllAgain() {
    for object in registered.values where !object.isInserted {
      if object.hasChanges {
        readAgain(object, keepsChanges: true)
      } else {
        object.turnIntoFault()
      }
    }
  }

  /// Does nothing: the current state of a store is what is read.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  /// The state of the store that is read; always the current one.
  public var queryGenerationToken: NSQueryGenerationToken? { nil }
}

/// A state of a store; there is only the current one.
///
/// Source: Apple, "NSQueryGenerationToken".
public final class NSQueryGenerationToken: NSObject, Sendable {
  /// The current state.
  public static let current = NSQueryGenerationToken()
}
