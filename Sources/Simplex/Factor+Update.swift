extension Factor {
  /// Whether the updates cost more than a new factorisation would.
  ///
  /// Either they hold more than the factor itself, or the solves since the last factorisation have
  /// together visited as much in updates as a new factorisation visits.
  var needsRefactoring: Bool {
    updates.entries.count > entries + 64 || updateVisits > 40 * (entries + 16)
  }

  /// Replaces the basis row at a position by the row `Σ weights[k] · basis row k`.
  mutating func update(_ position: Int32, pivot: Double, _ weights: borrowing SparseVector) {
    // A row that differs from the one it replaces in nothing needs no update.
    if weights.count == 1, pivot == 1 { return }
    recordGrowth(abs(pivot))
    updates.append(position, pivot: pivot, weights, positions: count)
  }

  /// Applies the inverses of the updates, latest first, to the right-hand side loaded by position.
  mutating func applyUpdates() {
    // What was loaded is in `forward`; it goes through `backward` to be looked at.
    var group = 0
    while let step = forward.popFirst(from: &group) {
      backward.insert(step)
      queueUpdates(touching: step, before: Int32.max)
    }
    group = backward.lastGroup
    while let step = backward.popLast(from: &group) { forward.insert(step) }
    group = updates.queue.lastGroup
    while let update = updates.queue.popLast(from: &group) {
      updateVisits &+= 1
      // An update replaces one position by a combination of others. It changes nothing if all of them are zero,
      // and such updates are never queued.
      let pivot = updates.entries[updates.updates[update].start]
      let old = work[pivot.position]
      var sum = old
      for index in updates.others(update) {
        let entry = updates.entries[index]
        sum -= entry.value * work[entry.position]
      }
      updateVisits &+= updates.others(update).count
      work[pivot.position] = sum / pivot.value
      // A position that has become non-zero concerns the earlier updates that mention it.
      guard sum != 0, old == 0 else { continue }
      forward.insert(pivot.position)
      queueUpdates(touching: pivot.position, before: update)
    }
  }

  /// Applies the transposed inverses, earliest first, to `forward` and `work`.
  mutating func applyUpdatesTransposed(into result: inout SparseVector) {
    var group = 0
    while let step = forward.popFirst(from: &group) {
      backward.insert(step)
      queueUpdates(replacing: step, after: -1)
    }
    group = backward.lastGroup
    while let step = backward.popLast(from: &group) { forward.insert(step) }
    group = 0
    while let update = updates.queue.popFirst(from: &group) {
      updateVisits &+= 1
      let pivot = updates.entries[updates.updates[update].start]
      // Transposed, an update distributes the value of its own position only.
      guard work[pivot.position] != 0 else { continue }
      let value = work[pivot.position] / pivot.value
      work[pivot.position] = value
      for index in updates.others(update) {
        let entry = updates.entries[index]
        updateVisits &+= 1
        work[entry.position] -= entry.value * value
        if !forward.contains(entry.position) {
          forward.insert(entry.position)
          queueUpdates(replacing: entry.position, after: update)
        }
      }
    }
    group = 0
    while let step = forward.popFirst(from: &group) {
      let value = work[step]
      work[step] = 0
      if abs(value) > Tolerance.zero { result.append(step, value) }
    }
  }

  @inline(__always)
  private mutating func queueUpdates(touching position: Int32, before limit: Int32) {
    var index = updates.lastEntry[position]
    while index >= 0 {
      let entry = updates.entries[index]
      if entry.update < limit { updates.queue.insert(entry.update) }
      index = entry.next
      updateVisits &+= 1
    }
  }

  @inline(__always)
  private mutating func queueUpdates(replacing position: Int32, after limit: Int32) {
    var update = updates.lastUpdate[position]
    while update > limit {
      updates.queue.insert(update)
      update = updates.updates[update].next
    }
  }
}
