/// The variables whose stay is in the basis, kept so that they need not be looked for among all.
///
/// A stay that leaves is taken out when the list is next asked for.
struct StayList {
  private var variables: [Int32] = []
  /// The length of the sorted prefix, the youngest first, each once.
  private var sorted = 0
  /// More entries than this are tidied up before another comes.
  private var limit = 64

  /// Bytes of memory held.
  var bytes: Int { variables.capacity * MemoryLayout<Int32>.stride }

  /// Starts over for a new basis.
  mutating func removeAll() {
    variables.removeAll(keepingCapacity: true)
    sorted = 0
  }

  /// Notes a variable whose stay came into the basis.
  ///
  /// - Parameter isIn: Whether the stay of a variable is in the basis.
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
