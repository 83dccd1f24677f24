public import Foundation

/// The new objects of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects of a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
/// The objects of a notification that got the values of a store.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects of a notification that are no longer known.
public let NSInvalidatedObjectsKey = "invalidated"
/// Whether no object is known any longer.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identities of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identities of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identities of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  /// Posted after a context was saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Posted before a context is saved.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted after objects of a context changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted after a context was saved, with identities.
  public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// Posted after changes were merged, with identities.
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

extension NSManagedObjectContext {
  /// The keys of notifications.
  ///
  /// Source: Apple, "NSManagedObjectContext.NotificationKey".
  public enum NotificationKey: String, Sendable {
    /// The source context.
    case sourceContext = "sourceContext"
    /// The query generation.
    case queryGeneration = "newQueryGeneration"
    /// Whether no object is known any longer.
    case invalidatedAllObjects = "invalidatedAll"
    /// The new objects.
    case insertedObjects = "inserted"
    /// The changed objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The objects that got the values of a store.
    case refreshedObjects = "refreshed"
    /// The objects that are no longer known.
    case invalidatedObjects = "invalidated"
    /// The identities of new objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identities of changed objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identities of deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
    /// The identities of refreshed objects.
    case refreshedObjectIDs = "refreshed_objectIDs"
    /// The identities of objects that are no longer known.
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }
  /// The name of the notification before a context is saved.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// The name of the notification after a context was saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The name of the notification of changes.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
  /// The name of the notification of a save with identities.
  public static let didSaveObjectIDsNotification =
    Notification.Name.NSManagedObjectContextDidSaveObjectIDs
  /// The name of the notification of a merge with identities.
  public static let didMergeChangesObjectIDsNotification =
    Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs
}

/// The changes of a context that no notification named yet.
struct PendingChanges {
  let inserted = IdentifierList()
  let updated = IdentifierList()
  let deleted = IdentifierList()
  let refreshed = IdentifierList()
  /// The deleted objects, which the context may no longer know.
  var gone: [NSManagedObject] = []

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }
  func noteUpdate(_ id: NSManagedObjectID) {
    if !inserted.contains(id), !deleted.contains(id) { updated.add(id) }
  }
  func forget(_ id: NSManagedObjectID) {
    for list in [inserted, updated, deleted, refreshed] { list.remove(id) }
  }
}

extension NSManagedObjectContext {
  func postPendingChanges() {
    // What observers change is posted in the next round; a pair that never ends is left for later.
    for _ in 0..<100 where !pending.isEmpty { postChanges() }
  }

  private func postChanges() {
    let changes = pending
    pending = PendingChanges()
    let deleted = changes.gone.filter { changes.deleted.contains($0.objectID) }
    let sets = [
      NSInsertedObjectsKey: objects(of: changes.inserted),
      NSUpdatedObjectsKey: objects(of: changes.updated).filter { !$0.isDeleted },
      NSDeletedObjectsKey: deleted,
      NSRefreshedObjectsKey: objects(of: changes.refreshed),
    ]
    post(.NSManagedObjectContextObjectsDidChange, sets)
  }

  func post(_ name: Notification.Name, _ objects: [String: [NSManagedObject]]) {
    let userInfo = objects.filter { !$0.value.isEmpty }.mapValues { Set($0) as Any }
    guard !userInfo.isEmpty || name == .NSManagedObjectContextWillSave else { return }
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  /// Processes changes at the end of the main queue's turn, as an event loop does.
  func scheduleProcessing() {
    guard concurrencyType == .mainQueueConcurrencyType, !isScheduled, Thread.isMainThread else {
      return
    }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      self?.isScheduled = false
      self?.processPendingChanges()
    }
  }
}
