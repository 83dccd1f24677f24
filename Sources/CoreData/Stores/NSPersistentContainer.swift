public import Foundation

/// A model, its stores and a context of the main queue.
///
/// Unchecked: it is not changed while several queues use it, as on Apple's systems.
///
/// Source: Apple, "NSPersistentContainer".
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The descriptions of the stores that are added.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container of the model of its name in the program's resources.
  ///
  /// Without such a model, which ends the program later on Apple's systems, a line says so and the model is empty.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: Self.model(name))
  }
  /// Creates a container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = []
    super.init()
    let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    NSManagedObjectContext.note(main: viewContext)
  }
  private static func model(_ name: String) -> NSManagedObjectModel {
    let bundles = [Bundle.main] + Bundle.allBundles
    guard let url = ModelDocument.named(name, in: bundles) else {
      CoreDataNotices.say("there is no model \"\(name)\" in the resources.")
      return NSManagedObjectModel()
    }
    return NSManagedObjectModel(contentsOf: url) ?? NSManagedObjectModel()
  }

  /// Returns the folder of stores, in which nothing is written.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }
  /// Adds the stores, and calls a closure for each before it returns.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }
  /// Returns a context of a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  /// Runs work with a context of a queue of its own.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
  /// Runs work with a context of a queue of its own, and returns its result.
  @_disfavoredOverload
  nonisolated(nonsending) public final func performBackgroundTask<T, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> T in try block(context) }
  }
}

/// A container whose stores CloudKit would synchronise; here its values are data and nothing is synchronised.
///
/// Unchecked: as its superclass.
///
/// Source: Apple, "NSPersistentCloudKitContainer".
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Posted when a synchronisation begins or ends, which does not happen.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  /// Whether the record of an object may be changed: always.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether the record of an object may be deleted: always.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether objects of a store may be changed: always.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
  /// Throws: there is no CloudKit.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {
    throw CoreDataErrors.needsDisk("CloudKit")
  }
}

/// The options of a schema of CloudKit.
///
/// Source: Apple, "NSPersistentCloudKitContainerSchemaInitializationOptions".
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A check that sends nothing.
  public static let dryRun = Self(rawValue: 2)
  /// The schema is printed.
  public static let printSchema = Self(rawValue: 4)
}

/// The database of CloudKit of a store, as data.
///
/// Source: Apple, "NSPersistentCloudKitContainerOptions".
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The identifier of the container.
  public let containerIdentifier: String
  /// Creates options of a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
