/// Which rows are tight: one position a variable, each filled by a row or by a variable's stay.
///
/// A stay row says that a variable keeps the value it has. It is below every level and costs
/// nothing, so it never argues with a row: it only fills the directions that no row fixes. A stay
/// that is left in the final basis is a free direction.
struct Basis {
  /// By position: a row's slot, or `~variable` for a stay.
  private(set) var members: [Int32] = []
  /// By slot: its position, or -1.
  private(set) var positionOfRow: [Int32] = []
  /// By variable: the position of its stay, or -1.
  private(set) var positionOfStay: [Int32] = []

  /// Number of positions.
  var count: Int { members.count }

  /// Empties the basis for a number of row slots and variables.
  mutating func reset(slots: Int, variables: Int) {
    members.removeAll(keepingCapacity: true)
    positionOfRow = Array(repeating: -1, count: slots)
    positionOfStay = Array(repeating: -1, count: variables)
  }

  /// Makes room for slots that were added since the last reset.
  mutating func grow(slots: Int) {
    while positionOfRow.count < slots { positionOfRow.append(-1) }
  }

  /// Appends a member.
  mutating func append(_ member: Int32) {
    members.append(member)
    enter(member, Int32(members.count - 1))
  }

  /// Puts another member in a position.
  mutating func replace(_ position: Int, with member: Int32) {
    let old = members[position]
    if old >= 0 { positionOfRow[Int(old)] = -1 } else { positionOfStay[Int(~old)] = -1 }
    members[position] = member
    enter(member, Int32(position))
  }

  /// Whether a row is tight.
  func contains(row slot: Int) -> Bool { positionOfRow[slot] >= 0 }

  private mutating func enter(_ member: Int32, _ position: Int32) {
    if member >= 0 {
      positionOfRow[Int(member)] = position
    } else {
      positionOfStay[Int(~member)] = position
    }
  }
}
