internal import Foundation

/// The set of a relationship to many, whose changes are the relationship's.
final class ManagedMutableSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String
  init(owner: NSManagedObject, key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }
  required init?(coder: NSCoder) { return nil }
  required convenience init(capacity numItems: Int) {
    self.init(owner: NSManagedObject(entity: NSEntityDescription(), insertInto: nil), key: "")
  }

  private var objects: [NSManagedObject] {
    owner.objectIDs(forRelationshipNamed: key).compactMap { owner.resolve($0) }
  }
  override var count: Int { owner.objectIDs(forRelationshipNamed: key).count }
  override var allObjects: [Any] { objects }
  override func member(_ object: Any) -> Any? { contains(object) ? object : nil }
  override func contains(_ anObject: Any) -> Bool {
    guard let object = anObject as? NSManagedObject else { return false }
    return (owner.values[key] as? IdentifierList)?.contains(object.objectID) ?? false
  }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override func add(_ object: Any) { owner.addManaged(object, to: key) }
  override func remove(_ object: Any) { owner.removeManaged(object, from: key) }
  override func addObjects(from array: [Any]) { owner.addManaged(array, to: key) }
  override func removeAllObjects() { owner.setValue(nil, forKey: key) }
}

/// The ordered set of a relationship to many, whose changes are the relationship's.
final class ManagedMutableOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let key: String
  init(owner: NSManagedObject, key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(objects: nil, count: 0)
  }
  required init?(coder: NSCoder) { return nil }
  required convenience init(arrayLiteral elements: Any...) {
    self.init(owner: NSManagedObject(entity: NSEntityDescription(), insertInto: nil), key: "")
  }

  private var ids: [NSManagedObjectID] { owner.objectIDs(forRelationshipNamed: key) }
  override var count: Int { ids.count }
  override func object(at idx: Int) -> Any { owner.resolve(ids[idx]) ?? NSNull() }
  override func index(of object: Any) -> Int {
    guard let object = object as? NSManagedObject else { return NSNotFound }
    return ids.firstIndex { $0 === object.objectID } ?? NSNotFound
  }
  override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
  override func insert(_ object: Any, at idx: Int) {
    owner.insertManaged(object, to: key, at: idx)
  }
  override func removeObject(at idx: Int) {
    owner.removeManaged(from: key, at: IndexSet(integer: idx))
  }
  override func replaceObject(at idx: Int, with obj: Any) {
    owner.replaceManaged(in: key, at: IndexSet(integer: idx), with: obj)
  }
  override func add(_ object: Any) { owner.addManaged(object, to: key) }
  override func remove(_ val: Any) { owner.removeManaged(val, from: key) }
  override func addObjects(from array: [Any]) { owner.addManaged(array, to: key) }
  override func removeAllObjects() { owner.setValue(nil, forKey: key) }
}
