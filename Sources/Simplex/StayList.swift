/// The variables whose stay is in the basis, listed to avoid a search among all.
///
/// A stay that leaves is removed at the next read.
struct StayList {
  private var variables: [Int32] = []
  /// The number of sorted entries at the start, the youngest first, without duplicates.
  private var sorted = 0
  /// The number of entries above which the list is compacted before an insertion.
  private var limit = 64

  /// The number of allocated bytes.
  var bytes: Int { variables.capacity * MemoryLayout<Int32>.stride }

  /// Clears the list for a new basis.
  mutating func removeAll() {
    variables.removeAll(keepingCapacity: true)
    sorted = 0
  }

  /// Adds a variable whose stay entered the basis.
  ///
  /// - Parameter isIn: Returns whether the stay of a variable is in the basis.
  mutating func append(_ variable: Int32, _ isIn: (Int32) -> Bool) {
    if variables.count >= limit {
      tidy(isIn)
      limit = 2 * variables.count + 64
    }
    variables.append(variable)
  }

  /// The variables, the youngest first.
  ///
  /// - Complexity: O(stays × log stays), O(stays) when none came since the last time.
  mutating func youngestFirst(_ isIn: (Int32) -> Bool) -> [Int32] {
    tidy(isIn)
    return variables
  }

  private mutating func tidy(_ isIn: (Int32) -> Bool) {
    if sorted < variables.count { variables.sort(by: >) }
    var kept = 0
    for index in variables.indices {
      let variable = variables[index]
      guard isIn(variable), kept == 0 || variables[kept - 1] != variable else { continue }
      variables[kept] = variable
      kept += 1
    }
    variables.removeLast(variables.count - kept)
    sorted = kept
  }
}
