/// The variables and rows that moved since the log was last read, as long as they are few: then not all need to
/// be read.
///
/// Variables and rows each have a reader of their own. An entry may come twice.
struct MoveLog: ~Copyable {
  /// Variables whose values may have changed.
  private(set) var variables = Buffer<Int32>()
  /// Rows whose activity, constant or costs may have changed.
  private(set) var rows = Buffer<Int32>()
  /// Whether there are too many to keep.
  private(set) var hasAllVariables = true
  private(set) var hasAllRows = true

  /// The largest number of notes that is cheaper to keep than a scan of all variables.
  private var most = 256

  /// Sets the limit to a sixteenth of the variables, at least 256.
  mutating func grow(variables: Int) { most = max(256, variables / 16) }

  /// Bytes of memory held.
  var bytes: Int { variables.bytes + rows.bytes }

  /// Notes that everything may have changed.
  mutating func noteAll() {
    noteAllVariables()
    hasAllRows = true
    rows.removeAll()
  }

  private mutating func noteAllVariables() {
    hasAllVariables = true
    variables.removeAll()
  }

  /// Notes a variable.
  @inline(__always)
  mutating func note(variable: Int32) {
    guard !hasAllVariables else { return }
    if variables.count < most { variables.append(variable) } else { noteAllVariables() }
  }

  /// Notes a row.
  @inline(__always)
  mutating func note(row: Int32) {
    guard !hasAllRows else { return }
    if rows.count < most {
      rows.append(row)
    } else {
      hasAllRows = true
      rows.removeAll()
    }
  }

  /// Notes the variables of a vector.
  mutating func note(variables moved: borrowing SparseVector) {
    guard !hasAllVariables else { return }
    guard moved.count < most else { return noteAllVariables() }
    for index in 0..<moved.count { note(variable: moved.indices[index]) }
  }

  /// Notes the rows of a vector.
  mutating func note(rows moved: borrowing SparseVector) {
    guard !hasAllRows else { return }
    for index in 0..<moved.count { note(row: moved.indices[index]) }
  }

  /// Notes the rows that a direction moves.
  mutating func note(touched: borrowing Buffer<RowRate>) {
    guard !hasAllRows else { return }
    for index in 0..<touched.count { note(row: touched[index].slot) }
  }

  /// Forgets the variables, which were looked at.
  mutating func forgetVariables() {
    hasAllVariables = false
    variables.removeAll()
  }

  /// Forgets the rows, which were looked at.
  mutating func forgetRows() {
    hasAllRows = false
    rows.removeAll()
  }
}
