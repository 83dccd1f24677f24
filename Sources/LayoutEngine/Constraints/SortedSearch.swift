extension Array {
  /// The index of the first element that does not precede the searched one, in an array partitioned by that
  /// condition.
  ///
  /// Inlinable, since unspecialized code copies every element.
  ///
  /// - Complexity: O(log elements); the last element is compared first, since the last ones change most
  ///   frequently.
  @inlinable package func firstPlace(after comesBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    if high > 0, comesBefore(self[high - 1]) { return high }
    while low < high {
      let middle = (low + high) / 2
      if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [ConstraintID] {
  /// Removes a constraint from a list that is in order of entry, or nearly so.
  ///
  /// - Complexity: O(log constraints) and a move of those behind it; O(constraints) where it is out of order.
  package mutating func remove(byEntry id: ConstraintID) {
    let index = firstPlace { $0 < id }
    if index < count, self[index] == id {
      remove(at: index)
    } else if let index = firstIndex(of: id) {
      remove(at: index)
    }
  }
}
