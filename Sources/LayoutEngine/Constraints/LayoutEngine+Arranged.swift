internal import Simplex

/// The ordering of constraints that an arrangement adds.
///
/// In the order of a new engine an arrangement is one block: the own constraints of its items and of everything
/// mentioned first here, in their order, then the constraints of the arrangement.
extension LayoutEngine {
  /// Inserts new constraints of an arrangement among the ordered ones, after the own constraints of its new
  /// items.
  ///
  /// - Parameters:
  ///   - arranged: All constraints of the arrangement, in order; ordered ones keep their order.
  ///   - items: The items that it mentions before its constraints, in order.
  /// - Returns: Whether the result is the order of a new engine.
  /// - Complexity: O(items and constraints of the arrangement).
  package func place(_ arranged: ArraySlice<ConstraintID>, mentioning items: [ItemID]) -> Bool {
    guard let first = firstPlaced(arranged), placeOwn(of: items, before: first) else {
      return false
    }
    var index = arranged.startIndex
    while index < arranged.endIndex {
      guard !isPlaced(arranged[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < arranged.endIndex, !isPlaced(arranged[end]) { end += 1 }
      let run = Array(arranged[index..<end])
      let isDone =
        index == arranged.startIndex
        ? place(run, before: first) : place(run, after: arranged[index - 1])
      guard isDone else { return false }
      index = end
    }
    return true
  }

  private func firstPlaced(_ ids: ArraySlice<ConstraintID>) -> ConstraintID? {
    for id in ids where isPlaced(id) { return id }
    return nil
  }

  /// Orders the own constraints of items backwards from the arrangement's first constraint, item by item.
  private func placeOwn(of items: [ItemID], before first: ConstraintID) -> Bool {
    var next = first
    for item in items.reversed() {
      let own = own[Int(item.index)]
      guard let last = own.ids.last, !own.enterLast else { continue }
      if isPlaced(last) {
        // What does not stand here was mentioned before the arrangement's turn.
        if records.previous(next) == last {
          next = own.ids[0]
        } else if comesBefore(next, last) {
          return false
        }
        continue
      }
      guard place(own.ids, before: next) else { return false }
      next = own.ids[0]
    }
    return true
  }

  private func place(_ ids: [ConstraintID], before next: ConstraintID) -> Bool {
    guard let known = records.previous(next) else { return false }
    return place(ids, after: known)
  }

  private func place(_ ids: [ConstraintID], after known: ConstraintID) -> Bool {
    guard let low = order(of: known) else { return false }
    let high = records.next(known).flatMap { order(of: $0) } ?? Self.placeCount
    guard place(ids, between: low, and: high) else { return false }
    link(ids, after: known)
    return true
  }
}
