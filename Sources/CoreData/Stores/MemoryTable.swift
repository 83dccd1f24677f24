internal import Foundation

/// The rows of a store.
final class MemoryTable {
  private var rows: [ObjectIdentifier: Row] = [:]
  private var byEntity: [String: IdentifierList] = [:]
  private var byNumber: [Int: NSManagedObjectID] = [:]
  private var unique: [String: [[AnyHashable]: NSManagedObjectID]] = [:]
  private var last = 0

  func row(of id: NSManagedObjectID) -> Row? { rows[ObjectIdentifier(id)] }
  func ids(of entity: String) -> [NSManagedObjectID] { byEntity[entity]?.members ?? [] }
  func id(numbered number: Int) -> NSManagedObjectID? { byNumber[number] }
  func owner(of key: UniqueKey) -> NSManagedObjectID? { unique[key.constraint]?[key.values] }

  func nextNumber(for id: NSManagedObjectID) -> Int {
    last += 1
    byNumber[last] = id
    return last
  }

  func put(_ id: NSManagedObjectID, _ row: Row) {
    let old = rows.updateValue(row, forKey: ObjectIdentifier(id))
    if old == nil {
      byNumber[id.number] = id
      let name = id.entity.name ?? ""
      let list = byEntity[name] ?? IdentifierList()
      list.add(id)
      byEntity[name] = list
    }
    let constraints = UniqueKey.constraints(of: id.entity)
    guard !constraints.isEmpty else { return }
    if let old { forget(UniqueKey.all(constraints, old.values), id) }
    for key in UniqueKey.all(constraints, row.values) {
      unique[key.constraint, default: [:]][key.values] = id
    }
  }

  func remove(_ id: NSManagedObjectID) {
    guard let old = rows.removeValue(forKey: ObjectIdentifier(id)) else { return }
    byEntity[id.entity.name ?? ""]?.remove(id)
    byNumber[id.number] = nil
    let constraints = UniqueKey.constraints(of: id.entity)
    if !constraints.isEmpty { forget(UniqueKey.all(constraints, old.values), id) }
  }
  private func forget(_ keys: [UniqueKey], _ id: NSManagedObjectID) {
    for key in keys where unique[key.constraint]?[key.values] === id {
      unique[key.constraint]?[key.values] = nil
    }
  }
}

/// Values that together are unique among the objects of an entity.
struct UniqueKey: Hashable {
  let constraint: String
  let names: [String]
  let values: [AnyHashable]

  struct Constraint {
    let key: String
    let names: [String]
  }
  /// Returns the constraints of an entity and those that it inherits.
  static func constraints(of entity: NSEntityDescription) -> [Constraint] {
    sequence(first: entity, next: \.superentity).flatMap { owner in
      owner.uniquenessConstraints.map { constraint in
        let names = constraint.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
        return Constraint(key: "\(owner.name ?? "")/\(names.joined(separator: ","))", names: names)
      }
    }
  }
  /// Returns the unique values of an object; nothing for a constraint of which a value is missing.
  static func all(_ constraints: [Constraint], _ values: [String: Any]) -> [UniqueKey] {
    constraints.compactMap { constraint in
      let found = constraint.names.compactMap { values[$0] as? AnyHashable }
      guard found.count == constraint.names.count, !found.isEmpty else { return nil }
      return UniqueKey(constraint: constraint.key, names: constraint.names, values: found)
    }
  }
}
