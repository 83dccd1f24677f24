internal import BenchmarkSupport

/// What one solver did on one workload at one size.
struct CaseResult {
  /// Which layout.
  let workload: Workload
  /// N.
  let size: Int
  /// Which solver.
  let contestant: String
  /// Medians, in seconds; bytes a constraint for memory.
  var figures: [Figure: Double] = [:]
  /// How often it was repeated.
  var repetitions = 0
  /// Checksums by the moment they were taken.
  var checksums: [Moment: Double] = [:]
  /// What a whole operation took, its steps together, by which the next size is foreseen.
  var totals: [Operation: Double] = [:]
  /// Why a figure is missing, and other remarks.
  var remarks: [String] = []
  /// Whether an answer was wrong.
  var isWrong = false

  /// When an answer is looked at.
  enum Moment: String, CaseIterable {
    /// After build, at the first size.
    case built
    /// After the last resize step.
    case resized
    /// After all leaves have grown.
    case edited
    /// After churn.
    case churned
  }
}
