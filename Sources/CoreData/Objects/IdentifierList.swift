internal import Foundation

/// A set of identities in an order, which is that of insertion unless moved.
///
/// Lookups, additions and removals take constant time on average, insertions in the middle time in proportion to the
/// number of members.
final class IdentifierList {
  private var slots: [NSManagedObjectID?] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  init() {}
  init(_ members: some Sequence<NSManagedObjectID>) { for member in members { add(member) } }

  var count: Int { positions.count }
  var isEmpty: Bool { positions.isEmpty }
  var members: [NSManagedObjectID] { slots.compactMap(\.self) }
  func contains(_ id: NSManagedObjectID) -> Bool { positions[ObjectIdentifier(id)] != nil }

  func copy() -> IdentifierList {
    let copy = IdentifierList()
    if slots.count == positions.count {
      (copy.slots, copy.positions) = (slots, positions)
    } else {
      for id in members { copy.add(id) }
    }
    return copy
  }

  /// Adds a member at the end; returns whether it is new.
  @discardableResult func add(_ id: NSManagedObjectID) -> Bool {
    guard positions[ObjectIdentifier(id)] == nil else { return false }
    positions[ObjectIdentifier(id)] = slots.count
    slots.append(id)
    return true
  }

  /// Removes a member; returns whether it was one.
  @discardableResult func remove(_ id: NSManagedObjectID) -> Bool {
    guard let position = positions.removeValue(forKey: ObjectIdentifier(id)) else { return false }
    slots[position] = nil
    if position == slots.count - 1 {
      while let last = slots.last, last == nil { slots.removeLast() }
    } else if slots.count > 16, positions.count * 2 < slots.count {
      replace(members)
    }
    return true
  }

  /// Inserts a member at a place among the members.
  func insert(_ id: NSManagedObjectID, at index: Int) {
    var all = members.filter { $0 !== id }
    all.insert(id, at: min(max(0, index), all.count))
    replace(all)
  }

  func removeAll() { (slots, positions) = ([], [:]) }

  private func replace(_ members: [NSManagedObjectID]) {
    removeAll()
    for member in members { add(member) }
  }

  /// Applies the changes from a list to another.
  func merge(
    from old: IdentifierList, to new: IdentifierList, where exists: (NSManagedObjectID) -> Bool
  ) {
    for id in old.members where !new.contains(id) { remove(id) }
    for id in new.members where !old.contains(id) && exists(id) { add(id) }
  }
}
