extension Array {
  /// The first place whose element does not come before what is sought, in an array in which those that do stand first.
  ///
  /// Inlinable, since unspecialized code copies every element.
  ///
  /// - Complexity: O(log elements); the last element is compared first, since the last ones come and go most.
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
  /// Takes a constraint out of a list that is in order of entry, or nearly so.
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
