internal import Foundation

/// The ends of relationships in the rows of a save, which agree even where another context saved in between.
///
/// An end to one decides; lists follow. The work is in proportion to the changed lists.
struct CommitEnds {
  struct Working {
    let id: NSManagedObjectID
    var values: [String: Any]
    var own: Set<String> = []
    var isChanged = false
  }
  private let coordinator: NSPersistentStoreCoordinator
  private let removed: [ObjectIdentifier: NSManagedObjectID]
  private var planned: [(id: NSManagedObjectID, current: [String: Any])] = []
  private(set) var rows: [ObjectIdentifier: Working] = [:]

  init(
    _ coordinator: NSPersistentStoreCoordinator, removed: [ObjectIdentifier: NSManagedObjectID]
  ) {
    (self.coordinator, self.removed) = (coordinator, removed)
  }

  mutating func add(_ id: NSManagedObjectID, _ values: [String: Any], current: Row?) {
    planned.append((id, current?.values ?? [:]))
    rows[ObjectIdentifier(id)] = Working(id: id, values: values)
  }

  mutating func agree() {
    for id in removed.values.sorted(by: { $0.serial < $1.serial }) { detach(id) }
    for (id, current) in planned { agreeOnOne(id, current) }
    for (id, current) in planned { agreeOnMany(id, current) }
  }

  private mutating func detach(_ id: NSManagedObjectID) {
    guard let row = coordinator.row(of: id) else { return }
    for (key, relationship) in id.entity.table.relationships {
      guard let inverse = relationship.inverseRelationship else { continue }
      let list = row.values[key] as? IdentifierList
      for other in list?.members ?? (row.values[key] as? NSManagedObjectID).map({ [$0] }) ?? [] {
        end(other, inverse, id)
      }
    }
  }

  private mutating func agreeOnOne(_ id: NSManagedObjectID, _ current: [String: Any]) {
    for (key, relationship) in id.entity.table.relationships where !relationship.isToMany {
      guard let inverse = relationship.inverseRelationship else { continue }
      let (old, new) = (one(current[key]), one(value(id, key)))
      if let old, old !== new { end(old, inverse, id) }
      guard let new else { continue }
      if inverse.isToMany {
        change(new, inverse.name, contains: id, true)
      } else if let partner = one(value(new, inverse.name)), partner !== id {
        if one(value(partner, key)) === new { set(partner, key, nil) }
        set(new, inverse.name, id)
      } else if value(new, inverse.name) == nil {
        set(new, inverse.name, id)
      }
    }
  }

  private mutating func agreeOnMany(_ id: NSManagedObjectID, _ current: [String: Any]) {
    for relationship in id.entity.table.toMany {
      guard let inverse = relationship.inverseRelationship else { continue }
      let key = relationship.name
      let old = current[key] as? IdentifierList
      guard let new = value(id, key) as? IdentifierList, new !== old else { continue }
      for member in new.members where old?.contains(member) != true {
        if !exists(member) || !inverse.isToMany && one(value(member, inverse.name)) !== id {
          change(id, key, contains: member, false)
        } else if inverse.isToMany {
          change(member, inverse.name, contains: id, true)
        }
      }
      for member in old?.members ?? [] where !new.contains(member) {
        if inverse.isToMany {
          change(member, inverse.name, contains: id, false)
        } else if exists(member), one(value(member, inverse.name)) === id {
          change(id, key, contains: member, true)
        }
      }
    }
  }

  // MARK: Rows

  private func one(_ value: Any?) -> NSManagedObjectID? { value as? NSManagedObjectID }
  private func exists(_ id: NSManagedObjectID) -> Bool {
    removed[ObjectIdentifier(id)] == nil
      && (rows[ObjectIdentifier(id)] != nil || coordinator.row(of: id) != nil)
  }
  private func value(_ id: NSManagedObjectID, _ key: String) -> Any? {
    guard let row = rows[ObjectIdentifier(id)] else { return coordinator.row(of: id)?.values[key] }
    return row.values[key]
  }
  /// Makes the row of an object one that may be changed; false for an object that is gone.
  private mutating func open(_ id: NSManagedObjectID) -> Bool {
    if rows[ObjectIdentifier(id)] != nil { return true }
    guard exists(id), let row = coordinator.row(of: id) else { return false }
    rows[ObjectIdentifier(id)] = Working(id: id, values: row.values)
    return true
  }
  private mutating func set(_ id: NSManagedObjectID, _ key: String, _ value: NSManagedObjectID?) {
    guard open(id) else { return }
    rows[ObjectIdentifier(id)]?.values[key] = value
    rows[ObjectIdentifier(id)]?.isChanged = true
  }
  private mutating func end(
    _ other: NSManagedObjectID, _ inverse: NSRelationshipDescription, _ id: NSManagedObjectID
  ) {
    if inverse.isToMany {
      change(other, inverse.name, contains: id, false)
    } else if one(value(other, inverse.name)) === id {
      set(other, inverse.name, nil)
    }
  }
  private mutating func change(
    _ owner: NSManagedObjectID, _ key: String, contains member: NSManagedObjectID, _ isMember: Bool
  ) {
    let old = value(owner, key) as? IdentifierList
    guard old?.contains(member) ?? false != isMember, open(owner) else { return }
    let place = ObjectIdentifier(owner)
    if rows[place]?.own.insert(key).inserted == true {
      rows[place]?.values[key] = old?.copy() ?? IdentifierList()
      rows[place]?.isChanged = true
    }
    let list = rows[place]?.values[key] as? IdentifierList
    if isMember { list?.add(member) } else { list?.remove(member) }
  }
}
