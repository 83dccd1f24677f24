public import Foundation

/// A kind of what a request finds.
///
/// Source: Apple, "NSFetchRequestResult".
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The form of what a request finds.
///
/// Source: Apple, "NSFetchRequestResultType".
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a form of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Identities.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// A number.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// The values of a request, without the type of its results.
final class FetchDetails {
  var entityName: String?
  var entity: NSEntityDescription?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var fetchLimit = 0
  var fetchOffset = 0
  var fetchBatchSize = 0
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var propertiesToFetch: [Any]?
  var propertiesToGroupBy: [Any]?
  var havingPredicate: NSPredicate?
  var returnsDistinctResults = false
  var includesPendingChanges = true
  var includesSubentities = true
  var includesPropertyValues = true
  var returnsObjectsAsFaults = true
  var shouldRefreshRefetchedObjects = false
  var relationshipKeyPathsForPrefetching: [String]?
  var affectedStores: [NSPersistentStore]?

  func copy() -> FetchDetails {
    let copy = FetchDetails()
    (copy.entityName, copy.entity, copy.predicate) = (entityName, entity, predicate)
    (copy.sortDescriptors, copy.fetchLimit) = (sortDescriptors, fetchLimit)
    (copy.fetchOffset, copy.fetchBatchSize) = (fetchOffset, fetchBatchSize)
    (copy.resultType, copy.propertiesToFetch) = (resultType, propertiesToFetch)
    (copy.propertiesToGroupBy, copy.havingPredicate) = (propertiesToGroupBy, havingPredicate)
    copy.returnsDistinctResults = returnsDistinctResults
    copy.includesPendingChanges = includesPendingChanges
    copy.includesSubentities = includesSubentities
    copy.includesPropertyValues = includesPropertyValues
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.affectedStores = affectedStores
    return copy
  }

  /// Returns the part of results that offset and limit leave.
  func page<Element>(_ all: [Element]) -> [Element] {
    let rest = all.dropFirst(max(0, fetchOffset))
    return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
  }
}

/// A request for objects of an entity.
///
/// The type of results has no constraint, as `any NSFetchRequestResult` is not an `NSFetchRequestResult` without the
/// Objective-C runtime.
///
/// Source: Apple, "NSFetchRequest".
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  let details: FetchDetails

  /// Creates a request for objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    details.entityName = entityName
  }
  /// Creates a request without an entity.
  public override init() {
    details = FetchDetails()
    super.init()
    if let type = ResultType.self as? NSManagedObject.Type { ManagedClasses.register(type) }
  }
  init(details: FetchDetails) {
    self.details = details
    super.init()
  }
  /// Returns the request for results of every kind that shares this one's values.
  ///
  /// A cast of a request to `NSFetchRequest<NSFetchRequestResult>` fails without the Objective-C runtime. Plumb's
  /// own.
  public final func erased() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest<any NSFetchRequestResult>(details: details)
  }
  /// Returns a request of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSFetchRequest<ResultType>(details: details.copy())
  }

  /// Returns what the request finds in the context whose queue runs the caller.
  ///
  /// - Throws: An error where no context does.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      throw CoreDataErrors.make(
        NSCoreDataError, "execute() is called outside of a context's perform.")
    }
    return try context.fetch(self)
  }

  /// A request for objects.
  open override var requestType: NSPersistentStoreRequestType { .fetchRequestType }
  /// The stores that are searched; all for nil.
  open override var affectedStores: [NSPersistentStore]? {
    get { details.affectedStores }
    set { details.affectedStores = newValue }
  }
  /// The entity's name.
  open var entityName: String? { details.entityName ?? details.entity?.name }
  /// The entity.
  open var entity: NSEntityDescription? {
    get { details.entity }
    set { details.entity = newValue }
  }
  /// The condition of results.
  open var predicate: NSPredicate? {
    get { details.predicate }
    set { details.predicate = newValue }
  }
  /// The order of results.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { details.sortDescriptors }
    set { details.sortDescriptors = newValue }
  }
  /// The largest number of results; 0 for all.
  open var fetchLimit: Int {
    get { details.fetchLimit }
    set { details.fetchLimit = newValue }
  }
  /// The number of results that are skipped at the start.
  open var fetchOffset: Int {
    get { details.fetchOffset }
    set { details.fetchOffset = newValue }
  }
  /// The number of objects that are read together; stored only.
  open var fetchBatchSize: Int {
    get { details.fetchBatchSize }
    set { details.fetchBatchSize = newValue }
  }
  /// The form of results.
  open var resultType: NSFetchRequestResultType {
    get { details.resultType }
    set { details.resultType = newValue }
  }
  /// The properties of dictionaries, as names or descriptions.
  open var propertiesToFetch: [Any]? {
    get { details.propertiesToFetch }
    set { details.propertiesToFetch = newValue }
  }
  /// The properties whose values make a group of dictionaries.
  open var propertiesToGroupBy: [Any]? {
    get { details.propertiesToGroupBy }
    set { details.propertiesToGroupBy = newValue }
  }
  /// The condition of groups.
  open var havingPredicate: NSPredicate? {
    get { details.havingPredicate }
    set { details.havingPredicate = newValue }
  }
  /// Whether equal dictionaries are one.
  open var returnsDistinctResults: Bool {
    get { details.returnsDistinctResults }
    set { details.returnsDistinctResults = newValue }
  }
  /// Whether changes that are not saved count.
  open var includesPendingChanges: Bool {
    get { details.includesPendingChanges }
    set { details.includesPendingChanges = newValue }
  }
  /// Whether objects of subentities count.
  open var includesSubentities: Bool {
    get { details.includesSubentities }
    set { details.includesSubentities = newValue }
  }
  /// Whether values are read together with identities; stored only.
  open var includesPropertyValues: Bool {
    get { details.includesPropertyValues }
    set { details.includesPropertyValues = newValue }
  }
  /// Whether values are read when they are asked for.
  open var returnsObjectsAsFaults: Bool {
    get { details.returnsObjectsAsFaults }
    set { details.returnsObjectsAsFaults = newValue }
  }
  /// Whether objects without changes get the values of the store; stored only.
  open var shouldRefreshRefetchedObjects: Bool {
    get { details.shouldRefreshRefetchedObjects }
    set { details.shouldRefreshRefetchedObjects = newValue }
  }
  /// The relationships that are read with the objects; stored only.
  open var relationshipKeyPathsForPrefetching: [String]? {
    get { details.relationshipKeyPathsForPrefetching }
    set { details.relationshipKeyPathsForPrefetching = newValue }
  }
}

/// A request without the type of its results.
protocol AnyFetchRequest {
  func found(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}
extension NSFetchRequest: AnyFetchRequest {
  func found(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSAsynchronousFetchResult<ResultType>(
      request: nil, context: context, final: try context.fetch(self))
  }
}
