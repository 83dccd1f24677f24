internal import Foundation

extension NSManagedObjectContext {
  func run(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as any AnyFetchRequest: return try request.found(in: self)
    case let request as NSBatchDeleteRequest: return try delete(request)
    case let request as NSBatchUpdateRequest: return try update(request)
    case let request as NSBatchInsertRequest: return try insert(request)
    case let request as NSPersistentHistoryChangeRequest:
      return NSPersistentHistoryResult(request.resultType)
    default:
      throw CoreDataErrors.make(
        NSPersistentStoreUnsupportedRequestTypeError,
        "\(type(of: request)) is not supported by stores in memory.")
    }
  }

  /// A context of the stores alone, so that batches go by this one as on Apple's systems.
  private func storeContext() throws -> NSManagedObjectContext {
    guard let coordinator = persistentStoreCoordinator else {
      throw CoreDataErrors.make(NSCoreDataError, "The context has no coordinator.")
    }
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    return context
  }
  /// Saves without notifications, validation and the objects' methods.
  private func saveSilently() throws {
    guard let source else { return }
    let changes = ChangeSet(
      inserted: objects(of: inserted).map { $0.change() },
      updated: objects(of: updated).map { $0.change() },
      deleted: objects(of: deleted).map { $0.change() })
    _ = try source.commit(changes, from: self)
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let context = try storeContext()
    let found: [NSManagedObject]
    if let ids = request.objectIDs {
      found = ids.compactMap { context.existing($0) }
    } else {
      let details = request.fetchRequest.details.copy()
      details.affectedStores = request.affectedStores ?? details.affectedStores
      found = try context.objects(details)
    }
    for object in found { context.delete(object) }
    let ids = context.objects(of: context.deleted).map(\.objectID)
    try context.saveSilently()
    let result: Any =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
    return NSBatchDeleteResult(result, request.resultType)
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let context = try storeContext()
    let details = FetchDetails()
    (details.entityName, details.predicate) = (request.entityName, request.predicate)
    details.includesSubentities = request.includesSubentities
    details.affectedStores = request.affectedStores
    let found = try context.objects(details)
    for (key, value) in request.propertiesToUpdate ?? [:] {
      let name = (key.base as? NSPropertyDescription)?.name ?? "\(key.base)"
      for object in found {
        object.change(name, to: value)
        object.noteChange(name)
      }
    }
    try context.saveSilently()
    let result: Any =
      switch request.resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: found.map(\.objectID)
      case .updatedObjectsCountResultType: found.count
      }
    return NSBatchUpdateResult(result, request.resultType)
  }

  private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    let context = try storeContext()
    let details = FetchDetails()
    details.entityName = request.entityName
    let entity = try context.entity(details)
    var made: [NSManagedObject] = []
    func add(_ values: [String: Any]) {
      let object = ManagedClasses.create(entity, in: context)
      object.setValuesForKeys(values)
      made.append(object)
    }
    for values in request.objectsToInsert ?? [] { add(values) }
    if let handler = request.dictionaryHandler {
      while true {
        let table = NSMutableDictionary()
        guard !handler(table) else { break }
        add(table as? [String: Any] ?? [:])
      }
    }
    if let handler = request.managedObjectHandler {
      while true {
        let object = ManagedClasses.create(entity, in: context)
        if handler(object) {
          context.forget(object)
          break
        }
        made.append(object)
      }
    }
    try context.saveSilently()
    let result: Any =
      switch request.resultType {
      case .statusOnly: true
      case .objectIDs: made.map(\.objectID)
      case .count: made.count
      }
    return NSBatchInsertResult(result, request.resultType)
  }
}
