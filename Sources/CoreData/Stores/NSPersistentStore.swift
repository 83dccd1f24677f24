public import Foundation

/// The type of a store in a file of SQLite; here it is in memory.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in a binary file; here it is in memory.
public let NSBinaryStoreType = "Binary"
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The type of a store in an XML file; here it is in memory.
public let NSXMLStoreType = "XML"

/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the hashes of a store's model in its metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The option of a store that is only read.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option to migrate older stores, which has no effect.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option to derive how to migrate older stores, which has no effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option of pragmas of SQLite, which have no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option to compact a file, which has no effect.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option to record a history, which has no effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to post changes of other processes, which has no effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option of a file's protection, which has no effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option of a time limit, which has no effect.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"

extension Notification.Name {
  /// Posted when another process changed a store, which does not happen.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
  /// Posted before the stores of a coordinator change.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  /// Posted after the stores of a coordinator changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

/// A store of objects, in memory whatever its type.
///
/// Unchecked: its objects are used under the lock of its coordinator.
///
/// Source: Apple, "NSPersistentStore".
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The type of a store.
  ///
  /// Source: Apple, "NSPersistentStore.StoreType".
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A file of SQLite; here it is in memory.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A binary file; here it is in memory.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// Memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    /// An XML file; here it is in memory.
    public static let xml = StoreType(rawValue: NSXMLStoreType)
  }

  /// The type.
  public let type: String
  /// The coordinator.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The part of the model whose objects it has.
  public let configurationName: String
  /// The options.
  public let options: [AnyHashable: Any]?
  /// The address, at which nothing is written.
  open var url: URL?
  /// The identifier.
  open var identifier: String! = UUID().uuidString
  /// Whether it refuses changes.
  open var isReadOnly: Bool
  /// The program's and the store's information.
  open var metadata: [String: Any]!
  let table = MemoryTable()

  init(
    _ type: String, _ configuration: String?, _ url: URL?, _ options: [AnyHashable: Any]?
  ) {
    (self.type, configurationName) = (type, configuration ?? "PF_DEFAULT_CONFIGURATION_NAME")
    (self.url, self.options) = (url, options)
    isReadOnly =
      options?[NSReadOnlyPersistentStoreOption].flatMap(AttributeConversion.number)?.boolValue
      ?? false
    super.init()
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""]
  }
}
