internal import BenchmarkSupport

/// A solver that takes part.
protocol Contestant {
  /// What it is called in tables.
  var name: String { get }

  /// Makes whatever objects it wants before the clock starts.
  func prepare(_ stream: WorkloadStream) -> any Trial
}

/// One run of one solver on one workload: a fresh solver, then one operation after the other.
///
/// Every operation leaves all values up to date.
protocol Trial: AnyObject {
  /// Makes the solver with the edits and all constraints.
  func build() throws(ContestantFailure)

  /// Gives the root another width.
  func resize(to width: Double) throws(ContestantFailure)

  /// Removes a leaf's two constraints and adds both again for the larger size.
  func replaceLeaf(_ index: Int) throws(ContestantFailure)

  /// Puts all leaves back to their first size, not measured.
  ///
  /// - Returns: Whether this solver changes constants in place, which is then measured as well.
  func resetLeaves() -> Bool

  /// Gives a leaf the larger size by changing a constant.
  func growLeaf(_ index: Int)

  /// Removes the churn constraints, brings values up to date, and adds the constraints again.
  func churn() throws(ContestantFailure)

  /// The value of a variable.
  func value(_ variable: Int) -> Double
}

/// A solver could not do what it was asked for.
struct ContestantFailure: Error {
  /// Which operation.
  var operation: String
}
