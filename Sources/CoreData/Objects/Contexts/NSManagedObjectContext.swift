public import Foundation

/// A place where objects are read, made and changed before they are saved.
///
/// It keeps each object that it made or read until it is reset, and is confined to its queue as on Apple's systems.
///
/// Unchecked: used on its queue only.
///
/// Source: Apple, "NSManagedObjectContext".
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue of a context, by number.
  ///
  /// Source: Apple, "NSManagedObjectContextConcurrencyType".
  public struct ConcurrencyType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt
    /// Creates a type of its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A queue of its own.
    public static let privateQueue = ConcurrencyType(rawValue: 1)
    /// The main queue.
    public static let mainQueue = ConcurrencyType(rawValue: 2)
  }

  /// The queue.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The context to which it saves; nil for one that saves to stores.
  open var parent: NSManagedObjectContext? { didSet { parent?.add(child: self) } }
  /// The coordinator of stores, which for a child is that of its parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.add(self)
    }
  }
  private var ownCoordinator: NSPersistentStoreCoordinator?
  /// The name.
  open var name: String?
  /// The author of changes; stored only.
  open var transactionAuthor: String?
  /// The program's own information.
  open var userInfo = NSMutableDictionary()
  /// The manager of undoing; stored only: the context records nothing in it.
  open var undoManager: AnyObject?
  /// The policy of conflicts with a store, an `NSMergePolicy`; an error unless set.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Whether changes that others save to its store or parent appear in it.
  open var automaticallyMergesChangesFromParent = false
  /// Whether deletions have their effect at once; stored only: they always have.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether objects stay in it without use; stored only: they always do.
  open var retainsRegisteredObjects = false
  /// Whether an object that is gone counts as deleted; stored only: it always does.
  open var shouldDeleteInaccessibleFaults = true
  /// The age after which values are read again; stored only.
  open var stalenessInterval: TimeInterval = -1

  var registered: [ObjectIdentifier: NSManagedObject] = [:]
  let inserted = IdentifierList()
  let updated = IdentifierList()
  let deleted = IdentifierList()
  var pending = PendingChanges()
  var isScheduled = false
  let executor: ContextExecutor
  var assignments: [ObjectIdentifier: NSPersistentStore] = [:]
  /// The new objects that were deleted before they were saved, until then.
  var discarded: [ObjectIdentifier: NSManagedObject] = [:]
  private var children: [Weak<NSManagedObjectContext>] = []

  /// Creates a context of a queue, without stores or a parent.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    executor = ContextExecutor(ct)
    super.init()
  }
  /// Creates a context of a queue.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }
  /// Creates a context of the queue that uses it.
  public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

  /// The place from which objects are read and to which they are saved.
  var source: (any ObjectSource)? { parent ?? ownCoordinator }
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
  var policy: NSMergePolicy { mergePolicy as? NSMergePolicy ?? .error }

  // MARK: Objects

  /// The objects that it made or read.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// The new objects.
  open var insertedObjects: Set<NSManagedObject> { Set(objects(of: inserted)) }
  /// The objects with changes.
  open var updatedObjects: Set<NSManagedObject> { Set(objects(of: updated)) }
  /// The objects that will be deleted.
  open var deletedObjects: Set<NSManagedObject> { Set(objects(of: deleted)) }
  /// Whether there is something to save.
  open var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }

  func objects(of list: IdentifierList) -> [NSManagedObject] {
    list.members.compactMap { registered[ObjectIdentifier($0)] }
  }

  /// Returns the object of an identity if it was made or read here.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[ObjectIdentifier(objectID)]
  }
  /// Returns the object of an identity, whether or not there is one.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registered[ObjectIdentifier(objectID)] ?? fault(objectID)
  }
  /// Returns the object of an identity.
  ///
  /// - Throws: `NSManagedObjectReferentialIntegrityError` where it is missing.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = existing(objectID), !object.isDeleted else {
      throw CoreDataErrors.make(
        NSManagedObjectReferentialIntegrityError, "There is no object \(objectID).")
    }
    return object
  }
  func existing(_ id: NSManagedObjectID) -> NSManagedObject? {
    let object = registered[ObjectIdentifier(id)]
    if let object, !object.faulted { return object }
    return source?.has(id) == true ? object ?? fault(id) : nil
  }
  /// Creates the object of an identity, whose values are read when they are asked for.
  func fault(_ id: NSManagedObjectID) -> NSManagedObject {
    let object = detached(id)
    object.faulted = true
    registered[ObjectIdentifier(id)] = object
    return object
  }
  /// Creates an object of an identity outside of the registered ones.
  func detached(_ id: NSManagedObjectID) -> NSManagedObject {
    let object = ManagedClasses.create(
      model?.entitiesByName[id.entity.name ?? ""] ?? id.entity, in: nil)
    object.objectID = id
    object.values = [:]
    object.managedObjectContext = self
    return object
  }

  /// Makes an object part of the context, as a new one.
  open func insert(_ object: NSManagedObject) {
    if object.managedObjectContext === self {
      if object.isDeleted { restore(object) }
      return
    }
    if let other = object.managedObjectContext {
      CoreDataNotices.say("\(object.objectID) is inserted into a second context.")
      other.forget(object)
    }
    // Objects that are related to it without a context come with it; a list, as chains may be long.
    var waiting = [object]
    while let object = waiting.popLast() {
      guard object.managedObjectContext == nil else { continue }
      object.managedObjectContext = self
      object.state.isInserted = true
      registered[ObjectIdentifier(object.objectID)] = object
      inserted.add(object.objectID)
      pending.inserted.add(object.objectID)
      waiting += object.partners.values.filter { $0.managedObjectContext == nil }
      object.partners = [:]
      object.awakeFromInsert()
    }
    scheduleProcessing()
  }

  func forget(_ object: NSManagedObject) {
    for list in [inserted, updated, deleted] { list.remove(object.objectID) }
    pending.forget(object.objectID)
    registered[ObjectIdentifier(object.objectID)] = nil
    object.managedObjectContext = nil
    object.state = NSManagedObject.State()
  }

  /// Notes that an object has changes.
  func noteChange(of object: NSManagedObject) {
    guard registered[ObjectIdentifier(object.objectID)] === object else { return }
    if !object.state.isInserted, !object.state.isDeleted {
      object.state.isUpdated = true
      updated.add(object.objectID)
    }
    pending.noteUpdate(object.objectID)
    scheduleProcessing()
  }

  /// Notes that an object begins to be observed for conflicts; every changed one is.
  open func detectConflicts(for object: NSManagedObject) {}

  /// Gives new objects their permanent identities before they are saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else {
      throw CoreDataErrors.make(NSCoreDataError, "The context has no coordinator.")
    }
    for object in objects where object.objectID.isTemporaryID {
      try coordinator.settle(object.objectID, in: assignments[ObjectIdentifier(object.objectID)])
    }
  }
  /// States the store of a new object.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject else { return }
    assignments[ObjectIdentifier(object.objectID)] = store
    parent?.assignments[ObjectIdentifier(object.objectID)] = store
  }

  // MARK: Changes

  /// Deletes an object when the context is saved, and now what its relationships' rules say.
  ///
  /// - Complexity: In proportion to the number of deleted and related objects.
  open func delete(_ object: NSManagedObject) { markDeleted(object) }
  /// Saves the changes to the parent or to the stores, which are in memory.
  ///
  /// - Throws: Errors of validation and of conflicts; nothing is saved then.
  open func save() throws { try saveChanges() }
  /// Gives up the changes.
  open func rollback() { giveUpChanges() }
  /// Forgets all objects with their changes.
  open func reset() { forgetAll() }
  /// Reads an object again; its changes are kept or given up.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    readAgain(object, keepsChanges: flag)
  }
  /// Reads all objects again and keeps their changes.
  open func refreshAllObjects() { readAllAgain() }
  /// Posts the notification of the changes since the last one.
  open func processPendingChanges() { postPendingChanges() }
  /// Merges what another context saved into this one.
  open func mergeChanges(fromContextDidSave notification: Notification) { merge(notification) }
  /// Runs a request.
  ///
  /// - Returns: A result of the request's kind.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try run(request)
  }
  /// Undoes nothing: changes are not recorded.
  open func undo() { CoreDataNotices.say("a context records no changes that can be undone.") }
  /// Redoes nothing: changes are not recorded.
  open func redo() { CoreDataNotices.say("a context records no changes that can be redone.") }

  // MARK: Related contexts

  func add(child: NSManagedObjectContext) {
    children.removeAll { $0.object == nil || $0.object === child }
    children.append(Weak(child))
  }
  /// The contexts that read from the same place.
  var siblings: [NSManagedObjectContext] {
    let all = parent?.liveChildren ?? ownCoordinator?.liveContexts ?? []
    return all.filter { $0 !== self }
  }
  var liveChildren: [NSManagedObjectContext] { children.compactMap(\.object) }
}

/// The queue of a context.
///
/// Source: Apple, "NSManagedObjectContextConcurrencyType".
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The queue that uses it.
  case confinementConcurrencyType = 0
  /// A queue of its own.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// A place from which a context reads objects and to which it saves them.
protocol ObjectSource: AnyObject {
  /// Whether there is an object.
  func has(_ id: NSManagedObjectID) -> Bool
  /// Returns the values of an object; nil for none.
  func row(of id: NSManagedObjectID) -> Row?
  /// Returns the objects of entities with their current rows, in the order in which they were saved.
  func ids(of entities: [NSEntityDescription]) -> [NSManagedObjectID]
  /// Saves changes; all or none.
  func commit(_ changes: ChangeSet, from context: NSManagedObjectContext) throws -> CommitResult
}

/// The results of saving.
struct CommitResult {
  /// The new rows by identity.
  var rows: [ObjectIdentifier: Row] = [:]
  /// The objects that a policy of conflicts gave up.
  var dropped: [NSManagedObjectID] = []
  /// The objects of the store that a policy of conflicts replaced.
  var replaced: [NSManagedObjectID] = []
}
