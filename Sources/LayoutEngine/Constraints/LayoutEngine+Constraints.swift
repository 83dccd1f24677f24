internal import Simplex

extension LayoutEngine {
  /// Adds a constraint, effective from the next ``solve()``.
  ///
  /// - Parameter spec: Its numbers must be finite and its items of this engine; anything else traps.
  /// - Complexity: O(depth of the two items below their common ancestor).
  @discardableResult
  package func add(_ spec: ConstraintSpec) -> ConstraintID {
    insert(.relation(spec))
  }

  /// Adds a natural length to an item.
  @discardableResult
  package func add(_ size: IntrinsicSize, to item: ItemID) -> ConstraintID {
    insert(.intrinsic(size, item))
  }

  /// Removes a constraint; does nothing for a removed one.
  package func remove(_ id: ConstraintID) {
    recordFirstMention(id)
    guard let record = records.remove(id) else { return }
    if let row = record.row { solver.remove(row) }
    if record.body.tightensFreePlaces { inequalityCount -= 1 }
    MentionedItems(record.body).forEachOnce { forget(id, in: Int($0)) }
    reactivateBroken(after: id)
    hasUnsolvedChanges = true
  }

  /// Changes a constraint's constant, which is cheaper than any other change.
  package func setConstant(_ constant: Double, of id: ConstraintID) {
    guard var record = records[id], case .relation(var spec) = record.body,
      spec.constant != constant
    else { return }
    spec.constant = constant
    record.body = .relation(spec)
    records[id] = record
    if let row = record.row {
      fill(&scratch, spec)
      solver.setConstant(row, to: scratch.constant)
    }
    reactivateBroken(after: id)
    hasUnsolvedChanges = true
  }

  /// Changes a constraint's priority.
  package func setPriority(_ priority: Float, of id: ConstraintID) {
    guard var record = records[id], case .relation(var spec) = record.body,
      spec.priority != priority
    else { return }
    spec.priority = priority
    record.body = .relation(spec)
    records[id] = record
    if let row = record.row {
      solver.setCost(row, to: RowCost(spec.relation.inSolver, Priority(priority)))
    }
    reactivateBroken(after: id)
    hasUnsolvedChanges = true
  }

  /// Changes a natural length or its priorities.
  package func setIntrinsicSize(_ size: IntrinsicSize, of id: ConstraintID) {
    guard var record = records[id], case .intrinsic(let old, let item) = record.body, old != size
    else { return }
    record.body = .intrinsic(size, item)
    records[id] = record
    if let row = record.row {
      solver.setConstant(row, to: -size.length)
      solver.setCost(row, to: cost(of: size))
    }
    reactivateBroken(after: id)
    hasUnsolvedChanges = true
  }

  /// Whether the engine contains a constraint; it is removed with any item that it mentions.
  package func holds(_ id: ConstraintID) -> Bool { records.contains(id) }

  /// The order number of a constraint, by which ties and contradictions are resolved; nil once it is removed.
  package func order(of id: ConstraintID) -> Int32? { records.place(of: id)?.order }

  /// The constraints that mention an item, in order of entry.
  package func constraints(of id: ItemID) -> [ConstraintID] {
    items[Int(id.index)].slots.map { records.id(in: Int($0)) }
  }

  /// Sets the order number of a constraint.
  ///
  /// - Parameter order: Not negative. Constraints that are added later are behind it.
  package func setOrder(_ order: Int32, of id: ConstraintID) {
    guard let place = records.place(of: id), place.order != order else { return }
    records.setOrder(order, id)
    if let row = records.row(of: id) { solver.setOrder(row, to: order) }
    hasUnsolvedChanges = true
  }

  /// Whether a constraint precedes another one.
  func comesBefore(_ one: ConstraintID, _ other: ConstraintID) -> Bool {
    (order(of: one) ?? 0, one) < (order(of: other) ?? 0, other)
  }

  /// Whether a constraint was broken in a contradiction.
  package func isBroken(_ id: ConstraintID) -> Bool {
    records.contains(id) && records.row(of: id) == nil
  }

  /// Rebuilds the rows that mention an item whose expression changed.
  func refreshStaleRows() {
    guard !staleItems.isEmpty else { return }
    var stale: Set<ConstraintID> = []
    // A baseline can be passed on through several ancestors: an item that refers to a stale item
    // is stale.
    for id in staleItems {
      var above = items[Int(id.index)].parent
      while let next = above {
        if !staleItems.contains(next), refersToStaleItem(items[Int(next.index)]) {
          staleItems.insert(next)
        }
        above = items[Int(next.index)].parent
      }
    }
    for id in staleItems where items[Int(id.index)].isLive {
      stale.formUnion(constraints(of: id))
    }
    staleItems.removeAll()
    for id in stale.sorted(by: comesBefore) {
      guard let record = records[id], let row = record.row, case .relation = record.body else {
        continue
      }
      solver.remove(row)
      let made = addRow(record.body, order(of: id) ?? 0)
      records.setRow(made, of: id)
    }
  }

  private func refersToStaleItem(_ item: Item) -> Bool {
    for rule in [item.firstBaseline, item.lastBaseline] {
      switch rule {
      case .firstBaseline(let other), .lastBaseline(let other):
        if staleItems.contains(other) { return true }
      default: break
      }
    }
    return false
  }

  /// Reactivates constraints that were broken by a conflict in which `id` took part.
  private func reactivateBroken(after id: ConstraintID) {
    guard conflicts.contains(where: { $0.conflicting.contains(id) }) else { return }
    for conflict in conflicts where conflict.conflicting.contains(id) {
      if let record = records[conflict.broken], record.row == nil {
        let made = addRow(record.body, order(of: conflict.broken) ?? 0)
        records.setRow(made, of: conflict.broken)
      }
    }
    conflicts.removeAll { $0.conflicting.contains(id) }
  }

  private func insert(_ body: ConstraintRecord.Body) -> ConstraintID {
    let row = addRow(body)
    let record = ConstraintRecord(body: body, row: row)
    let id = records.add(record, order: solver.order(of: row) ?? 0)
    if record.body.tightensFreePlaces { inequalityCount += 1 }
    MentionedItems(body).forEachOnce {
      let index = Int($0)
      // Most items have a handful, and growing by one and two costs more than the room.
      if items[index].slots.isEmpty { items[index].slots.reserveCapacity(8) }
      items[index].slots.append(Int32(truncatingIfNeeded: id.slot))
    }
    hasUnsolvedChanges = true
    return id
  }

  /// Removes a deleted constraint from the list of an item that it mentions.
  ///
  /// - Complexity: O(log constraints of the item) and a move of those behind it.
  private func forget(_ id: ConstraintID, in item: Int) {
    let slot = Int32(truncatingIfNeeded: id.slot)
    let place = items[item].slots.firstPlace {
      $0 != slot && records.id(in: Int($0)).serial < id.serial
    }
    if place < items[item].slots.count, items[item].slots[place] == slot {
      items[item].slots.remove(at: place)
    } else if let place = items[item].slots.firstIndex(of: slot) {
      items[item].slots.remove(at: place)
    }
  }

  func addRow(_ body: ConstraintRecord.Body, _ order: Int32) -> RowID {
    let row = addRow(body)
    solver.setOrder(row, to: order)
    return row
  }

  private func addRow(_ body: ConstraintRecord.Body) -> RowID {
    switch body {
    case .relation(let spec):
      fill(&scratch, spec)
      return solver.add(scratch, spec.relation.inSolver, Priority(spec.priority))
    case .intrinsic(let size, let item):
      let index = Int(item.index)
      scratch.reset(constant: -size.length)
      scratch.add(size.axis == .horizontal ? items[index].width : items[index].height, 1)
      return solver.add(scratch, cost: cost(of: size))
    }
  }

  private func cost(of size: IntrinsicSize) -> RowCost {
    RowCost(
      below: IntrinsicSize.capped(size.compressionResistance),
      above: IntrinsicSize.capped(size.hugging))
  }
}
