internal import Foundation

extension NSManagedObjectContext {
  /// The identities of saved changes.
  struct SavedIDs: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
  }

  /// Merges what was saved elsewhere into contexts; the values are sets or arrays of identities or addresses.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      context.performAndWait {
        context.merge(context.savedIDs(changeNotificationData))
      }
    }
  }

  func merge(_ notification: Notification) { merge(savedIDs(notification.userInfo ?? [:])) }

  private func savedIDs(_ table: [AnyHashable: Any]) -> SavedIDs {
    func ids(_ keys: String...) -> [NSManagedObjectID] {
      let values = keys.compactMap { table[$0] }.flatMap { KeyValues.elements(of: $0) ?? [] }
      return values.compactMap { value in
        value as? NSManagedObjectID ?? (value as? NSManagedObject)?.objectID
          ?? (value as? URL).flatMap {
            persistentStoreCoordinator?.managedObjectID(forURIRepresentation: $0)
          }
      }.sorted { $0.serial < $1.serial }
    }
    return SavedIDs(
      inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
      updated: ids(
        NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, "refreshed_objectIDs"),
      deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
  }

  func mergeLater(_ changes: ChangeSet, _ result: CommitResult) {
    let ids = SavedIDs(
      inserted: changes.inserted.map(\.id), updated: changes.updated.map(\.id),
      deleted: changes.deleted.map(\.id) + result.replaced)
    if concurrencyType == .mainQueueConcurrencyType, Thread.isMainThread { return merge(ids) }
    executor.async { [weak self] in self?.merge(ids) }
  }

  func merge(_ ids: SavedIDs) {
    for id in ids.inserted {
      let isNew = registered[ObjectIdentifier(id)] == nil
      guard let object = existing(id) else { continue }
      if isNew { pending.inserted.add(id) } else { read(object) }
    }
    for id in ids.updated {
      if let object = existing(id) { read(object) }
    }
    for id in ids.deleted {
      guard let object = registered[ObjectIdentifier(id)] else { continue }
      forget(object)
      object.state.isDeleted = true
      pending.gone.append(object)
      pending.deleted.add(id)
    }
    processPendingChanges()
  }

  private func read(_ object: NSManagedObject) {
    guard !object.isInserted, !object.isDeleted else { return }
    object.merge(source?.row(of: object.objectID))
    if !pending.inserted.contains(object.objectID) { pending.refreshed.add(object.objectID) }
  }
}
