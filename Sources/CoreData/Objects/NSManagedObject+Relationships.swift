internal import Foundation

extension NSManagedObject {
  /// Sets the objects of a relationship.
  final func setRelated(
    _ value: Any?, _ relationship: NSRelationshipDescription, isInverseKept: Bool
  ) {
    let objects = Self.members(value).compactMap { adopted($0, relationship) }
    let inverse = isInverseKept ? relationship.inverseRelationship : nil
    guard relationship.isToMany else {
      return setOne(objects.first, relationship, inverse)
    }
    let new = IdentifierList(objects.map(\.objectID))
    let old = values[relationship.name] as? IdentifierList
    values[relationship.name] = new
    ownLists.insert(relationship.name)
    guard let inverse else { return }
    for id in old?.members ?? [] where !new.contains(id) { resolve(id)?.detach(self, inverse) }
    for object in objects where old?.contains(object.objectID) != true {
      object.attach(self, inverse)
    }
  }

  private func setOne(
    _ object: NSManagedObject?, _ relationship: NSRelationshipDescription,
    _ inverse: NSRelationshipDescription?
  ) {
    let old = values[relationship.name] as? NSManagedObjectID
    guard old !== object?.objectID else { return }
    values[relationship.name] = object?.objectID
    guard let inverse else { return }
    if let old { resolve(old)?.detach(self, inverse) }
    object?.attach(self, inverse)
  }

  /// Adds objects to a relationship to many; an index places them in an order.
  final func add(
    _ objects: [NSManagedObject], _ relationship: NSRelationshipDescription, at index: Int? = nil
  ) {
    load()
    let list = ownList(relationship)
    for (offset, object) in objects.enumerated() {
      guard let object = adopted(object, relationship) else { continue }
      if let index {
        let isNew = !list.contains(object.objectID)
        list.insert(object.objectID, at: index + offset)
        guard isNew else { continue }
      } else if !list.add(object.objectID) {
        continue
      }
      if let inverse = relationship.inverseRelationship { object.attach(self, inverse) }
    }
  }

  /// Removes objects from a relationship to many.
  final func remove(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    load()
    let list = ownList(relationship)
    for object in objects where list.remove(object.objectID) {
      if let inverse = relationship.inverseRelationship { object.detach(self, inverse) }
    }
  }

  /// Notes the other end of a relationship that began: an object that it replaces loses its end.
  private func attach(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    load()
    keep(other)
    if relationship.isToMany {
      guard ownList(relationship).add(other.objectID) else { return }
    } else {
      let old = values[relationship.name] as? NSManagedObjectID
      guard old !== other.objectID else { return }
      values[relationship.name] = other.objectID
      if let old, let inverse = relationship.inverseRelationship {
        resolve(old)?.detach(self, inverse)
      }
    }
    noteChange(relationship.name)
  }

  /// Notes the other end of a relationship that ended.
  final func detach(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    load()
    if relationship.isToMany {
      guard (values[relationship.name] as? IdentifierList)?.contains(other.objectID) == true else {
        return
      }
      ownList(relationship).remove(other.objectID)
    } else {
      guard values[relationship.name] as? NSManagedObjectID === other.objectID else { return }
      values[relationship.name] = nil
    }
    noteChange(relationship.name)
  }

  /// The list of a relationship to many, which may be changed.
  final func ownList(_ relationship: NSRelationshipDescription) -> IdentifierList {
    let old = values[relationship.name] as? IdentifierList
    if let old, ownLists.contains(relationship.name) { return old }
    let list = old?.copy() ?? IdentifierList()
    values[relationship.name] = list
    ownLists.insert(relationship.name)
    return list
  }

  /// Returns an object as one of this object's context; nil where it cannot be related.
  private func adopted(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription
  ) -> NSManagedObject? {
    if let destination = relationship.destinationEntity,
      !object.entity.isKindOf(entity: destination)
    {
      // Of another copy of the model, as two contexts in tests may have.
      guard object.entity.name == destination.name else {
        CoreDataNotices.say(
          "\(object.entity.name ?? "") is not an object of \(entity.name ?? "").\(relationship.name)."
        )
        return nil
      }
    }
    guard let context = managedObjectContext else {
      keep(object)
      object.keep(self)
      return object
    }
    guard let other = object.managedObjectContext else {
      context.insert(object)
      return object
    }
    if other === context { return object }
    CoreDataNotices.say(
      "\(entity.name ?? "").\(relationship.name) is set to an object of another context.")
    return context.existing(object.objectID)
  }

  /// Keeps an object that no context keeps.
  private func keep(_ object: NSManagedObject) {
    if managedObjectContext == nil || object.managedObjectContext == nil {
      partners[ObjectIdentifier(object.objectID)] = object
    }
  }

  /// The objects of a value: one, a set, an ordered set, an array.
  static func members(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet:
      set.allObjects.compactMap { $0 as? NSManagedObject }
        .sorted { $0.objectID.serial < $1.objectID.serial }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let array as NSArray: array.compactMap { $0 as? NSManagedObject }
    case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }
}
