public import Foundation

/// The form of a batch's result.
///
/// Source: Apple, "NSBatchDeleteRequestResultType".
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case resultTypeStatusOnly = 0
  /// The identities of objects.
  case resultTypeObjectIDs = 1
  /// The number of objects.
  case resultTypeCount = 2
}
/// The form of a batch's result.
///
/// Source: Apple, "NSBatchUpdateRequestResultType".
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnlyResultType = 0
  /// The identities of objects.
  case updatedObjectIDsResultType = 1
  /// The number of objects.
  case updatedObjectsCountResultType = 2
}
/// The form of a batch's result.
///
/// Source: Apple, "NSBatchInsertRequestResultType".
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnly = 0
  /// The identities of objects.
  case objectIDs = 1
  /// The number of objects.
  case count = 2
}

/// A deletion of objects in the stores, which contexts do not notice.
///
/// Source: Apple, "NSBatchDeleteRequest".
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The search for objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The identities of objects; nil for a search.
  let objectIDs: [NSManagedObjectID]?
  /// The form of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// Creates a deletion of what a search finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, objectIDs) = (fetch, nil)
    super.init()
  }
  /// Creates a deletion of objects of one entity.
  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objectIDs.first?.entity.name ?? "")
    self.objectIDs = objectIDs
    super.init()
  }
  /// A deletion.
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

/// New values of objects in the stores, which contexts do not notice.
///
/// Source: Apple, "NSBatchUpdateRequest".
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The entity's name.
  public let entityName: String
  /// The entity.
  public let entity: NSEntityDescription?
  /// The condition of objects.
  open var predicate: NSPredicate?
  /// Whether objects of subentities count.
  open var includesSubentities = true
  /// The values by property, given by name or description.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// The form of the result.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Creates new values for objects of an entity.
  public init(entityName: String) {
    (self.entityName, entity) = (entityName, nil)
    super.init()
  }
  /// Creates new values for objects of an entity.
  public init(entity: NSEntityDescription) {
    (entityName, self.entity) = (entity.name ?? "", entity)
    super.init()
  }
  /// New values.
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// New objects in the stores, which contexts do not notice.
///
/// Source: Apple, "NSBatchInsertRequest".
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The entity's name.
  public let entityName: String
  /// The entity.
  public let entity: NSEntityDescription?
  /// The objects' values.
  open var objectsToInsert: [[String: Any]]?
  /// Fills the next dictionary; true for no more.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills the next object; true for no more.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// The form of the result.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Creates objects of an entity.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, entity, objectsToInsert) = (entityName, nil, dictionaries)
    super.init()
  }
  /// Creates objects of an entity.
  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    (entityName, self.entity, objectsToInsert) = (entity.name ?? "", entity, dictionaries)
    super.init()
  }
  /// Creates objects of an entity until a closure returns true.
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    (self.entityName, entity, dictionaryHandler) = (entityName, nil, handler)
    super.init()
  }
  /// Creates objects of an entity until a closure returns true.
  public init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    (entityName, self.entity, dictionaryHandler) = (entity.name ?? "", entity, handler)
    super.init()
  }
  /// Creates objects of an entity until a closure returns true.
  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    (self.entityName, entity, managedObjectHandler) = (entityName, nil, handler)
    super.init()
  }
  /// Creates objects of an entity until a closure returns true.
  public init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    (entityName, self.entity, managedObjectHandler) = (entity.name ?? "", entity, handler)
    super.init()
  }
  /// New objects.
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// The result of a deletion: a truth value, a number or identities.
///
/// Source: Apple, "NSBatchDeleteResult".
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// Its form.
  public let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
    (self.result, self.resultType) = (result, resultType)
  }
}
/// The result of new values: a truth value, a number or identities.
///
/// Source: Apple, "NSBatchUpdateResult".
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// Its form.
  public let resultType: NSBatchUpdateRequestResultType
  init(_ result: Any?, _ resultType: NSBatchUpdateRequestResultType) {
    (self.result, self.resultType) = (result, resultType)
  }
}
/// The result of new objects: a truth value, a number or identities.
///
/// Source: Apple, "NSBatchInsertResult".
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// Its form.
  public let resultType: NSBatchInsertRequestResultType
  init(_ result: Any?, _ resultType: NSBatchInsertRequestResultType) {
    (self.result, self.resultType) = (result, resultType)
  }
}
