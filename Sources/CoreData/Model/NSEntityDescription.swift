public import Foundation

/// The description of a kind of objects.
///
/// Unchecked: it is not changed once a context uses it, as on Apple's systems.
///
/// Source: Apple, "NSEntityDescription".
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The name of the class of objects.
  open var managedObjectClassName: String! = "NSManagedObject" { didSet { knownClass = nil } }
  /// Whether only subentities have objects.
  open var isAbstract = false
  /// The program's own information.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an earlier model; stored only.
  open var renamingIdentifier: String?
  /// The modifier of the version's hash; stored only.
  open var versionHashModifier: String?
  /// The indexes, which are data.
  open var indexes: [NSFetchIndexDescription] = [] {
    didSet { for index in indexes { index.entity = self } }
  }
  /// The lists of attributes whose values together are unique.
  open var uniquenessConstraints: [[Any]] = []
  /// The model; an empty one for an entity without.
  open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }
  weak var model: NSManagedObjectModel?
  /// The entity from which it inherits properties.
  open internal(set) weak var superentity: NSEntityDescription? { didSet { forget() } }
  /// The entities that inherit its properties.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for old in oldValue where old.superentity === self { old.superentity = nil }
      for entity in subentities where !entity.isInherited(by: self) { entity.superentity = self }
    }
  }
  /// The properties, first those of the superentities.
  open var properties: [NSPropertyDescription] {
    get { table.all }
    set {
      own = newValue.filter { $0.entity == nil || $0.entity === self || !inherits($0) }
      for property in own { property.entity = self }
      forget()
    }
  }
  private(set) var own: [NSPropertyDescription] = []
  var knownClass: NSManagedObject.Type?

  /// The properties with those of superentities, by kind and name.
  struct Table {
    var all: [NSPropertyDescription] = []
    var byName: [String: NSPropertyDescription] = [:]
    var attributes: [String: NSAttributeDescription] = [:]
    var relationships: [String: NSRelationshipDescription] = [:]
    var defaults: [(name: String, attribute: NSAttributeDescription)] = []
    var toMany: [NSRelationshipDescription] = []
    var transient: Set<String> = []
  }
  private var cached: Table?

  /// Creates an entity without a name.
  public override init() { super.init() }

  /// Returns an entity of the same properties, without a model.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    (copy.name, copy.managedObjectClassName) = (name, managedObjectClassName)
    (copy.isAbstract, copy.userInfo) = (isAbstract, userInfo)
    copy.uniquenessConstraints = uniquenessConstraints
    copy.properties = own.compactMap { $0.copy() as? NSPropertyDescription }
    return copy
  }

  // MARK: Properties

  /// The properties by name.
  open var propertiesByName: [String: NSPropertyDescription] { table.byName }
  /// The attributes by name.
  open var attributesByName: [String: NSAttributeDescription] { table.attributes }
  /// The relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] { table.relationships }
  /// The subentities by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  /// Returns the relationships to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    table.all.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }
  /// Whether it is an entity or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool { entity.isInherited(by: self) }

  var table: Table {
    if let cached { return cached }
    var table = superentity?.table ?? Table()
    for property in own { table.add(property) }
    cached = table
    return table
  }
  /// Forgets the table, with those of the subentities.
  func forget() {
    var waiting = [self]
    var seen: Set<ObjectIdentifier> = []
    while let entity = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(entity)).inserted else { continue }
      entity.cached = nil
      waiting += entity.subentities
    }
  }
  private func isInherited(by other: NSEntityDescription) -> Bool {
    sequence(first: other, next: \.superentity).contains { $0 === self }
  }
  private func inherits(_ property: NSPropertyDescription) -> Bool {
    property.entity.map { $0.isInherited(by: self) } ?? false
  }
  /// The entity with all that inherit from it.
  var family: [NSEntityDescription] {
    var (all, next) = ([self], 0)
    while next < all.count {
      all += all[next].subentities
      next += 1
    }
    return all
  }
  /// The entity at the top of its inheritance.
  var root: NSEntityDescription { sequence(first: self, next: \.superentity).reduce(self) { $1 } }

  // MARK: Contexts

  /// Returns the entity of a name in a context's model.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }
  /// Creates an object of an entity in a context.
  ///
  /// A name that the model does not have, which ends the program on Apple's systems, is reported, and the object
  /// is of an entity without properties, in no context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      CoreDataNotices.say("the model has no entity \"\(entityName)\".")
      return NSManagedObject(entity: .missing(entityName), insertInto: nil)
    }
    return ManagedClasses.create(entity, in: context)
  }
  /// Returns the entity of something that the model does not have.
  static func missing(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
  /// The name and the properties' names.
  open override var description: String {
    "(<NSEntityDescription>) name \(name ?? ""), managedObjectClassName "
      + "\(managedObjectClassName ?? ""), properties \(table.all.map(\.name))"
  }
}

extension NSEntityDescription.Table {
  mutating func add(_ property: NSPropertyDescription) {
    if byName.updateValue(property, forKey: property.name) != nil {
      all.removeAll { $0.name == property.name }
      defaults.removeAll { $0.name == property.name }
      toMany.removeAll { $0.name == property.name }
      attributes[property.name] = nil
      relationships[property.name] = nil
    }
    all.append(property)
    if property.isTransient { transient.insert(property.name) }
    if let attribute = property as? NSAttributeDescription {
      attributes[property.name] = attribute
      defaults.append((property.name, attribute))
    } else if let relationship = property as? NSRelationshipDescription {
      relationships[property.name] = relationship
      if relationship.isToMany { toMany.append(relationship) }
    }
  }
}
