public import Foundation

/// An object of a program's data.
///
/// Values are in a table by property: the properties that `@NSManaged` states are rewritten into calls of
/// ``managedValue(_:)`` and ``setManagedValue(_:_:)``.
///
/// Source: Apple, "NSManagedObject".
open class NSManagedObject: NSObject {
  /// The values by property; see ``Row``.
  final var values: [String: Any] = [:]
  /// The row that the values were read from; nil for a new object.
  final var row: Row?
  /// The properties that changed since they were read or saved.
  final var changedKeys: Set<String> = []
  /// The lists to many that are the object's own, not the row's.
  final var ownLists: Set<String> = []
  /// The related objects that are in no context.
  final var partners: [ObjectIdentifier: NSManagedObject] = [:]
  final var faulted = false
  /// Whether its row was gone when its values were asked for.
  final var isGone = false
  /// The values as child contexts read them while there are changes; nil where they have to be gathered.
  final var childRow: Row?
  final var state = State()
  /// The model, which is kept for as long as the object: entities refer to each other weakly.
  private final let model: NSManagedObjectModel?

  struct State {
    var isInserted = false
    var isUpdated = false
    var isDeleted = false
  }

  /// The identity.
  public final internal(set) var objectID: NSManagedObjectID
  /// The entity.
  public final let entity: NSEntityDescription
  /// The context; nil after a deletion was saved.
  public internal(set) final weak var managedObjectContext: NSManagedObjectContext?

  /// Creates an object of an entity, in a context unless nil.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    // An entity of another copy of the model stands for the context's own.
    let entity = context?.model?.entitiesByName[entity.name ?? ""] ?? entity
    (self.entity, model) = (entity, entity.model)
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    setDefaults()
    context?.insert(self)
  }

  /// Creates an object of the entity of its class in a context.
  ///
  /// A class that the model does not have, which ends the program on Apple's systems, is reported; the object has
  /// no properties and no context.
  public convenience init(context moc: NSManagedObjectContext) {
    let entity = ManagedClasses.entity(of: Self.self, in: moc.model)
    if entity == nil {
      CoreDataNotices.say("the context's model has no entity of the class \(Self.self).")
    }
    self.init(
      entity: entity ?? .missing("\(Self.self)"), insertInto: entity == nil ? nil : moc)
  }

  private func setDefaults() {
    for (name, attribute) in entity.table.defaults {
      if let value = attribute.defaultValue {
        values[name] = AttributeConversion.held(value, as: attribute.attributeType)
      }
    }
  }

  // MARK: Class

  /// Returns the entity of the class in the newest model that has it; one without properties where none has.
  open class func entity() -> NSEntityDescription {
    ManagedClasses.entity(of: self) ?? .missing("\(self)")
  }
  /// Returns a request for the objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let entity = ManagedClasses.entity(of: self)
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: entity?.name ?? "\(self)")
    return request
  }
  /// Whether a context notices changes of properties that a store does not have.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  // MARK: State

  /// Whether it is new in its context.
  open var isInserted: Bool { state.isInserted }
  /// Whether it has changes that are not saved.
  open var isUpdated: Bool { state.isUpdated }
  /// Whether it will be deleted when its context is saved.
  open var isDeleted: Bool { state.isDeleted }
  /// Whether its values were not read yet.
  open var isFault: Bool { faulted }
  /// Whether it is new, changed or deleted.
  open var hasChanges: Bool { state.isInserted || state.isUpdated || state.isDeleted }
  /// Whether properties that a store has differ from it.
  open var hasPersistentChangedValues: Bool {
    changedKeys.contains { key in
      !entity.table.transient.contains(key) && !ValueOrder.areEqual(values[key], row?.values[key])
    }
  }
  /// The number of an awakening or of a turn into a fault; not zero while values are read.
  open var faultingState: Int { faulted ? 1 : 0 }
  /// Whether the relationship of a name was not read yet.
  open func hasFault(forRelationshipNamed key: String) -> Bool { faulted }
  /// Returns the identities of the objects of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    load()
    if let list = values[key] as? IdentifierList { return list.members }
    return (values[key] as? NSManagedObjectID).map { [$0] } ?? []
  }

  /// The values that changed since the object was read or saved.
  open func changedValues() -> [String: Any] { exported(Array(changedKeys)) { values[$0] } }
  /// The values that changed since the last notification of changes.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  /// Returns the values that were read or saved last.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    load()
    return exported(keys ?? entity.table.all.map(\.name)) { row?.values[$0] }
  }
  private func exported(_ keys: [String], _ value: (String) -> Any?) -> [String: Any] {
    Dictionary(keys.map { ($0, exported($0, value($0)) ?? NSNull()) }) { first, _ in first }
  }

  // MARK: Awakening

  /// Called once when the object is new.
  open func awakeFromInsert() {}
  /// Called after the values were read.
  open func awakeFromFetch() {}
  /// Called after the values were undone or merged.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Called before the context saves it.
  open func willSave() {}
  /// Called after the context saved it.
  open func didSave() {}
  /// Called before it is deleted.
  open func prepareForDeletion() {}
  /// Called before it becomes a fault.
  open func willTurnIntoFault() {}
  /// Called after it became a fault.
  open func didTurnIntoFault() {}

  // MARK: Values

  /// Returns the value of a property: a set for a relationship to many, an ordered one where it has an order.
  open func value(forKey key: String) -> Any? {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return primitiveValue(forKey: key)
  }
  /// Sets the value of a property, and the other end of a relationship.
  open func setValue(_ value: Any?, forKey key: String) {
    willChangeValue(forKey: key)
    change(key, to: value)
    didChangeValue(forKey: key)
  }
  /// Returns the value at the end of a path of keys.
  open func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(of: self, path: keyPath) }
  /// Sets the value at the end of a path of keys.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSManagedObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
  /// Returns the values of properties; `NSNull` for none.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
  /// Sets the values of properties; `NSNull` takes one away.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() {
      setValue(keyedValues[key] is NSNull ? nil : keyedValues[key], forKey: key)
    }
  }
  /// Called for a property that the entity does not have: reports it, where Apple's ends the program.
  open func value(forUndefinedKey key: String) -> Any? {
    CoreDataNotices.say("the entity \"\(entity.name ?? "")\" has no property \"\(key)\".")
    return nil
  }
  /// Called for a property that the entity does not have: reports it, where Apple's ends the program.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    CoreDataNotices.say("the entity \"\(entity.name ?? "")\" has no property \"\(key)\".")
  }
  /// Returns the value of a property as it is held.
  open func primitiveValue(forKey key: String) -> Any? {
    if key == "objectID" { return objectID }
    if key == "self" || key == "SELF" { return self }
    guard let property = entity.table.byName[key] else { return value(forUndefinedKey: key) }
    load()
    if let fetched = property as? NSFetchedPropertyDescription { return objects(of: fetched) }
    return exported(key, values[key])
  }
  /// Sets the value of a property without the other end of a relationship.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let property = entity.table.byName[key] else {
      return setValue(value, forUndefinedKey: key)
    }
    load()
    // Saved with the object's other changes, but no change by itself: `willSave` may set it without end.
    changedKeys.insert(key)
    childRow = nil
    if let attribute = property as? NSAttributeDescription {
      setAttribute(value, attribute)
    } else if let relationship = property as? NSRelationshipDescription {
      setRelated(value, relationship, isInverseKept: false)
    }
  }

  /// Returns a set that changes the relationship to many of a name.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    ManagedMutableSet(owner: self, key: key)
  }
  /// Returns an ordered set that changes the relationship to many of a name.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ManagedMutableOrderedSet(owner: self, key: key)
  }

  // MARK: Notifications of a key

  /// Called before a property is read.
  open func willAccessValue(forKey key: String?) { load() }
  /// Called after a property was read.
  open func didAccessValue(forKey key: String?) {}
  /// Called before a property changes.
  open func willChangeValue(forKey key: String) { load() }
  /// Called after a property changed: the object has changes.
  open func didChangeValue(forKey key: String) {
    if entity.table.byName[key] != nil { noteChange(key) }
  }
  /// Called before members of a set change.
  open func willChangeValue(
    forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
    using inObjects: Set<AnyHashable>
  ) {
    willChangeValue(forKey: inKey)
  }
  /// Called after members of a set changed.
  open func didChangeValue(
    forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
    using inObjects: Set<AnyHashable>
  ) {
    didChangeValue(forKey: inKey)
  }

  // MARK: Validation

  /// Checks the values of a new object.
  open func validateForInsert() throws { try validateValues() }
  /// Checks the values of a changed object.
  open func validateForUpdate() throws { try validateValues() }
  /// Checks that no relationship denies a deletion.
  open func validateForDelete() throws { try validateDeletion() }
  /// Checks the value of a property.
  open func validateValue(
    _ value: UnsafeMutablePointer<AnyObject?>, forKey key: String
  ) throws {
    try validate(value.pointee, forKey: key)
  }

  /// The entity, identity and values.
  open override var description: String {
    let text = faulted ? "<fault>" : "\(values.keys.sorted().map { "\($0): \(shown($0))" })"
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(text))"
  }
  private func shown(_ key: String) -> String {
    if let list = values[key] as? IdentifierList { return "\(list.count) objects" }
    return values[key].map { "\($0)" } ?? "nil"
  }
}

/// The kind of a change that gave an object other values.
///
/// Source: Apple, "NSSnapshotEventType".
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The undoing of an insertion.
  public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
  /// The undoing of a deletion.
  public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
  /// The undoing of an update.
  public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
  /// A rollback.
  public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
  /// A refresh.
  public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
  /// The merging of a policy.
  public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

/// The kind of a change of a set.
///
/// Source: Apple, "NSKeyValueSetMutationKind".
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  /// Members are added.
  case union = 1
  /// Members are removed.
  case minus = 2
  /// Members not in another set are removed.
  case intersect = 3
  /// All members are replaced.
  case set = 4
}
