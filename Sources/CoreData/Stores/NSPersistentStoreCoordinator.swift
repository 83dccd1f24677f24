public import Foundation

/// The stores of a model, in memory.
///
/// Unchecked: what changes is used under its lock.
///
/// Source: Apple, "NSPersistentStoreCoordinator".
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The name.
  open var name: String?
  private let lock = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  private var contexts: [Weak<NSManagedObjectContext>] = []

  /// Creates a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// The stores.
  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.object == nil || $0.object === context }
      contexts.append(Weak(context))
    }
  }
  var liveContexts: [NSManagedObjectContext] {
    lock.withLock { contexts.compactMap(\.object) }.filter { $0.parent == nil }
  }

  // MARK: Stores

  /// Adds a store, which is in memory whatever its type; a line says so for one with a file.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let types = [NSSQLiteStoreType, NSBinaryStoreType, NSInMemoryStoreType, NSXMLStoreType]
    guard types.contains(storeType) else {
      throw CoreDataErrors.make(
        NSPersistentStoreInvalidTypeError, "There is no store of the type \"\(storeType)\".")
    }
    let entities = managedObjectModel.entities(forConfigurationName: configuration)
    guard entities != nil else {
      throw CoreDataErrors.make(
        NSPersistentStoreIncompatibleSchemaError,
        "The model has no configuration \"\(configuration ?? "")\".")
    }
    if let storeURL, storeType != NSInMemoryStoreType, storeURL.path != "/dev/null" {
      CoreDataNotices.say("\(storeURL.path) is not written: the store is in memory.")
    }
    let store = NSPersistentStore(storeType, configuration, storeURL, options)
    store.persistentStoreCoordinator = self
    lock.withLock { stores.append(store) }
    postChange([NSAddedPersistentStoresKey: [store]])
    return store
  }
  /// Adds a store of a type.
  @discardableResult
  public final func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }
  /// Adds a store of a description, and calls a closure at once.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options
      ).isReadOnly = storeDescription.isReadOnly
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }
  /// Removes a store with its objects.
  open func remove(_ store: NSPersistentStore) throws {
    try lock.withLock {
      guard let index = stores.firstIndex(where: { $0 === store }) else {
        throw CoreDataErrors.make(NSCoreDataError, "The coordinator does not have the store.")
      }
      stores.remove(at: index)
      store.persistentStoreCoordinator = nil
    }
    postChange([NSRemovedPersistentStoresKey: [store]])
  }
  private func postChange(_ userInfo: [String: Any]) {
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: userInfo)
  }
  /// Returns the store of an address.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }
  /// Returns the address of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }
  /// Sets the address of a store.
  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }
  /// Returns the information of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }
  /// Sets the information of a store.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }
  /// Returns the identity of an address.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let number = Int(url.lastPathComponent.dropFirst()),
      url.lastPathComponent.hasPrefix("p")
    else { return nil }
    let host = url.host?.lowercased()
    return lock.withLock {
      stores.first { $0.identifier?.lowercased() == host }?.table.id(numbered: number)
    }
  }

  // MARK: Files

  /// Does nothing: there is no file.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {}
  /// Does nothing: there is no file.
  public final func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {}
  /// Throws: there is no file.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {
    throw CoreDataErrors.needsDisk("Replacing a store")
  }
  /// Throws: there is no file.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    throw CoreDataErrors.needsDisk("Migrating a store")
  }
  /// Throws: there is no file.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    throw CoreDataErrors.needsDisk("Reading the metadata of a file")
  }

  // MARK: Work

  /// Runs work while no other uses the stores, later.
  open func perform(_ block: @escaping () -> Void) {
    let work = Unchecked(block)
    DispatchQueue.global().async {
      self.lock.withLock { work.value() }
    }
  }
  /// Runs work while no other uses the stores.
  open func performAndWait(_ block: () -> Void) { lock.withLock(block) }
}

/// The stores that were added, in a notification.
public let NSAddedPersistentStoresKey = "added"
/// The stores that were removed, in a notification.
public let NSRemovedPersistentStoresKey = "removed"

extension NSPersistentStoreCoordinator: ObjectSource {
  func has(_ id: NSManagedObjectID) -> Bool { row(of: id) != nil }

  func row(of id: NSManagedObjectID) -> Row? {
    lock.withLock {
      guard let store = id.persistentStore, store.persistentStoreCoordinator === self else {
        return nil
      }
      return store.table.row(of: id)
    }
  }

  func ids(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
    lock.withLock {
      stores.flatMap { store in entities.flatMap { store.table.ids(of: $0.name ?? "") } }
    }
  }

  func commit(_ changes: ChangeSet, from context: NSManagedObjectContext) throws -> CommitResult {
    try lock.withLock {
      var plan = CommitPlan(self, context)
      return try plan.run(changes)
    }
  }

  /// Returns the store in which an object is or will be.
  func store(of id: NSManagedObjectID, _ assigned: NSPersistentStore?) throws -> NSPersistentStore {
    if let store = id.persistentStore, store.persistentStoreCoordinator === self { return store }
    if let assigned, assigned.persistentStoreCoordinator === self { return assigned }
    let found = stores.first { store in
      let names = managedObjectModel.configurations
      guard names.contains(store.configurationName) else { return true }
      return managedObjectModel.entities(forConfigurationName: store.configurationName)?
        .contains { $0.name == id.entity.name } ?? false
    }
    guard let found else {
      throw CoreDataErrors.make(
        NSCoreDataError,
        stores.isEmpty
          ? "The coordinator has no stores; loadPersistentStores adds those of a container."
          : "No store has objects of the entity \"\(id.entity.name ?? "")\".")
    }
    return found
  }

  /// Makes a temporary identity permanent.
  func settle(_ id: NSManagedObjectID, in assigned: NSPersistentStore?) throws {
    try lock.withLock {
      let store = try store(of: id, assigned)
      id.settle(in: store, number: store.table.nextNumber(for: id))
    }
  }
}
