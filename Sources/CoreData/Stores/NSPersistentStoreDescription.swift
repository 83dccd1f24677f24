public import Foundation

/// The description of a store that a container adds.
///
/// Source: Apple, "NSPersistentStoreDescription".
open class NSPersistentStoreDescription: NSObject, NSCopying {
  /// The type.
  open var type = NSSQLiteStoreType
  /// The part of the model.
  open var configuration: String?
  /// The address, at which nothing is written.
  open var url: URL?
  /// Whether the store refuses changes.
  open var isReadOnly = false
  /// The time limit; stored only.
  open var timeout: TimeInterval = 240
  /// Whether the store is added later; stored only: it is added at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older store is migrated; stored only.
  open var shouldMigrateStoreAutomatically = true
  /// Whether a migration is derived; stored only.
  open var shouldInferMappingModelAutomatically = true
  /// The database of CloudKit; stored only.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  private var table: [String: NSObject] = [:]
  private var pragmas: [String: NSObject] = [:]

  /// Creates a description of a store at an address.
  public init(url: URL) { self.url = url }
  /// Creates a description of a store without an address.
  public override init() { super.init() }

  /// The options.
  open var options: [String: NSObject] { table }
  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { table[key] = option }
  /// The pragmas of SQLite, which have no effect.
  open var sqlitePragmas: [String: NSObject] { pragmas }
  /// Sets a pragma of SQLite.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { pragmas[name] = value }

  /// Returns a description of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.configuration, copy.url) = (type, configuration, url)
    (copy.isReadOnly, copy.timeout) = (isReadOnly, timeout)
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    (copy.table, copy.pragmas) = (table, pragmas)
    return copy
  }
}
