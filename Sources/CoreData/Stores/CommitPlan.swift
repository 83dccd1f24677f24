internal import Foundation

/// The changes of stores that a save makes, before any of them is made.
struct CommitPlan {
  private struct Planned {
    let change: ObjectChange
    let current: Row?
    var row: Row
    let store: NSPersistentStore
  }
  private let coordinator: NSPersistentStoreCoordinator
  private let context: NSManagedObjectContext
  private let policy: NSMergePolicy
  private var planned: [ObjectIdentifier: Planned] = [:]
  private var order: [NSManagedObjectID] = []
  private var removed: [ObjectIdentifier: NSManagedObjectID] = [:]
  /// The rows of objects that the context did not change and whose ends of relationships did.
  private var others: [ObjectIdentifier: (id: NSManagedObjectID, row: Row)] = [:]
  private var inserted: Set<ObjectIdentifier> = []
  private var conflicts: [NSMergeConflict] = []
  private var result = CommitResult()

  init(_ coordinator: NSPersistentStoreCoordinator, _ context: NSManagedObjectContext) {
    (self.coordinator, self.context, policy) = (coordinator, context, context.policy)
  }

  mutating func run(_ changes: ChangeSet) throws -> CommitResult {
    inserted = Set(changes.inserted.map { ObjectIdentifier($0.id) })
    for change in changes.deleted { planRemoval(change) }
    for change in changes.inserted { try plan(change, over: coordinator.row(of: change.id)) }
    for change in changes.updated { try planUpdate(change) }
    try policy.resolve(optimisticLockingConflicts: conflicts)
    try keepUnique()
    agreeOnEnds()
    apply()
    return result
  }

  private mutating func planRemoval(_ change: ObjectChange) {
    removed[ObjectIdentifier(change.id)] = change.id
    guard let current = coordinator.row(of: change.id), let base = change.base else { return }
    if current.version != base.version { conflicts.append(NSMergeConflict(change, current)) }
  }

  private mutating func planUpdate(_ change: ObjectChange) throws {
    guard let current = coordinator.row(of: change.id) else {
      conflicts.append(NSMergeConflict(change, nil))
      switch policy.mergeType {
      case .errorMergePolicyType: return
      case .rollbackMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType:
        result.dropped.append(change.id)
        return
      case .overwriteMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType:
        return try plan(change.whole, over: nil)
      }
    }
    let isPlain = !change.keys.allSatisfy { change.isToMany($0) }
    guard let base = change.base, current.version != base.version, isPlain else {
      return try plan(change, over: current)
    }
    conflicts.append(NSMergeConflict(change, current))
    switch policy.mergeType {
    case .errorMergePolicyType: return
    case .rollbackMergePolicyType: result.rows[ObjectIdentifier(change.id)] = current
    case .overwriteMergePolicyType: try plan(change.whole, over: current)
    case .mergeByPropertyObjectTrumpMergePolicyType: try plan(change, over: current)
    case .mergeByPropertyStoreTrumpMergePolicyType:
      var change = change
      change.keys = change.keys.filter { key in
        change.isToMany(key) || ValueOrder.areEqual(base.values[key], current.values[key])
      }
      try plan(change, over: current)
    }
  }

  private mutating func plan(_ change: ObjectChange, over current: Row?) throws {
    var values = current?.values ?? [:]
    var isPlain = current == nil
    for key in change.keys {
      let value = change.values[key]
      if change.isToMany(key) {
        let list = value as? IdentifierList ?? IdentifierList()
        values[key] = merged(list, change.base?.values[key], current?.values[key])
      } else if let id = value as? NSManagedObjectID, change.isRelationship(key) {
        values[key] = exists(id) ? id : nil
        isPlain = true
      } else {
        values[key] = value
        isPlain = true
      }
    }
    let store = try coordinator.store(
      of: change.id, context.assignments[ObjectIdentifier(change.id)])
    guard !store.isReadOnly else {
      throw CoreDataErrors.make(
        NSPersistentStoreSaveError, "The store is only read.", [NSAffectedStoresErrorKey: [store]])
    }
    let version = (current?.version ?? 0) + (isPlain ? 1 : 0)
    let row = Row(version: version, values: values)
    let old = planned.updateValue(
      Planned(change: change, current: current, row: row, store: store),
      forKey: ObjectIdentifier(change.id))
    if old == nil { order.append(change.id) }
  }

  private func merged(_ list: IdentifierList, _ base: Any?, _ current: Any?) -> IdentifierList {
    let (base, current) = (base as? IdentifierList, current as? IdentifierList)
    if current === base { return list }
    let merged = current?.copy() ?? IdentifierList()
    merged.merge(from: base ?? IdentifierList(), to: list) { exists($0) }
    return merged
  }
  private func exists(_ id: NSManagedObjectID) -> Bool {
    inserted.contains(ObjectIdentifier(id))
      || removed[ObjectIdentifier(id)] == nil && coordinator.row(of: id) != nil
  }

  // MARK: Unique values

  private mutating func keepUnique() throws {
    var seen: [UniqueKey: NSManagedObjectID] = [:]
    var conflicts: [NSConstraintConflict] = []
    for id in order {
      let constraints = UniqueKey.constraints(of: id.entity)
      guard !constraints.isEmpty, let plan = planned[ObjectIdentifier(id)] else { continue }
      for key in UniqueKey.all(constraints, plan.row.values) {
        let other = seen[key] ?? stored(key, plan.store)
        guard let other, other !== id else {
          seen[key] = id
          continue
        }
        let values = Dictionary(zip(key.names, key.values.map(\.base))) { first, _ in first }
        conflicts.append(NSConstraintConflict(key.names, values, [plan.change.object]))
        resolve(id, other, isNew: seen[key] != nil)
        if planned[ObjectIdentifier(id)] == nil { break }
        seen[key] = id
      }
    }
    try policy.resolve(constraintConflicts: conflicts)
  }
  private func stored(_ key: UniqueKey, _ store: NSPersistentStore) -> NSManagedObjectID? {
    guard let id = store.table.owner(of: key), removed[ObjectIdentifier(id)] == nil else {
      return nil
    }
    // It may get another value in the same save.
    guard let plan = planned[ObjectIdentifier(id)] else { return id }
    return UniqueKey.all(UniqueKey.constraints(of: id.entity), plan.row.values).contains(key)
      ? id : nil
  }
  private mutating func resolve(_ id: NSManagedObjectID, _ other: NSManagedObjectID, isNew: Bool) {
    let isObjects =
      policy.mergeType == .overwriteMergePolicyType
      || policy.mergeType == .mergeByPropertyObjectTrumpMergePolicyType
    if isObjects, !isNew {
      removed[ObjectIdentifier(other)] = other
      planned[ObjectIdentifier(other)] = nil
      result.replaced.append(other)
    } else if let current = planned.removeValue(forKey: ObjectIdentifier(id))?.current {
      result.rows[ObjectIdentifier(id)] = current
    } else {
      result.dropped.append(id)
    }
  }

  // MARK: Changes

  private mutating func agreeOnEnds() {
    var ends = CommitEnds(coordinator, removed: removed)
    for id in order {
      guard let plan = planned[ObjectIdentifier(id)] else { continue }
      ends.add(id, plan.row.values, current: plan.current)
    }
    ends.agree()
    for (key, working) in ends.rows where working.isChanged {
      if let plan = planned[key] {
        planned[key]?.row = Row(version: plan.row.version, values: working.values)
      } else if let row = coordinator.row(of: working.id) {
        others[key] = (working.id, Row(version: row.version, values: working.values))
      }
    }
  }

  private mutating func apply() {
    for id in removed.values {
      id.persistentStore?.table.remove(id)
    }
    for id in order {
      guard let plan = planned[ObjectIdentifier(id)] else { continue }
      if id.isTemporaryID {
        id.settle(in: plan.store, number: plan.store.table.nextNumber(for: id))
      }
      plan.store.table.put(id, plan.row)
      result.rows[ObjectIdentifier(id)] = plan.row
    }
    for (key, other) in others {
      other.id.persistentStore?.table.put(other.id, other.row)
      result.rows[key] = other.row
    }
  }
}

extension ObjectChange {
  func isRelationship(_ key: String) -> Bool { id.entity.table.relationships[key] != nil }
  func isToMany(_ key: String) -> Bool { id.entity.table.relationships[key]?.isToMany ?? false }
  /// The change with all values of the object.
  var whole: ObjectChange {
    var change = self
    let transient = id.entity.table.transient
    change.keys = Set(id.entity.table.byName.keys).subtracting(transient)
    change.values = object.values.filter { !transient.contains($0.key) }
    return change
  }
}
