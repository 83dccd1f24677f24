/// The variables and rows that moved since they were last read, while there are few; otherwise all are scanned.
///
/// Variables and rows have separate readers. An entry may occur twice.
struct MoveLog: ~Copyable {
  /// The variables whose values may have changed.
  private(set) var variables = Buffer<Int32>()
  /// The rows whose activity, constant or costs may have changed.
  private(set) var rows = Buffer<Int32>()
  /// Whether any variable may have changed, because there are too many to record.
  private(set) var hasAllVariables = true
  private(set) var hasAllRows = true

  /// The maximum number of entries that is cheaper to record than a scan of all variables.
  private var capacity = 256

  /// Sets the limit to a sixteenth of the variables, at least 256.
  mutating func grow(variables: Int) { capacity = max(256, variables / 16) }

  /// The number of allocated bytes.
  var bytes: Int { variables.bytes + rows.bytes }

  /// Records that everything may have changed.
  mutating func recordAll() {
    recordAllVariables()
    hasAllRows = true
    rows.removeAll()
  }

  private mutating func recordAllVariables() {
    hasAllVariables = true
    variables.removeAll()
  }

  /// Records a variable.
  @inline(__always)
  mutating func record(variable: Int32) {
    guard !hasAllVariables else { return }
    if variables.count < capacity { variables.append(variable) } else { recordAllVariables() }
  }

  /// Records a row.
  @inline(__always)
  mutating func record(row: Int32) {
    guard !hasAllRows else { return }
    if rows.count < capacity {
      rows.append(row)
    } else {
      hasAllRows = true
      rows.removeAll()
    }
  }

  /// Records the variables of a vector.
  mutating func record(variables moved: borrowing SparseVector) {
    guard !hasAllVariables else { return }
    guard moved.count < capacity else { return recordAllVariables() }
    for index in 0..<moved.count { record(variable: moved.indices[index]) }
  }

  /// Records the rows of a vector.
  mutating func record(rows moved: borrowing SparseVector) {
    guard !hasAllRows else { return }
    for index in 0..<moved.count { record(row: moved.indices[index]) }
  }

  /// Records the rows that a direction moves.
  mutating func record(touched: borrowing Buffer<RowRate>) {
    guard !hasAllRows else { return }
    for index in 0..<touched.count { record(row: touched[index].slot) }
  }

  /// Clears the variables after they were read.
  mutating func forgetVariables() {
    hasAllVariables = false
    variables.removeAll()
  }

  /// Clears the rows after they were read.
  mutating func forgetRows() {
    hasAllRows = false
    rows.removeAll()
  }
}
