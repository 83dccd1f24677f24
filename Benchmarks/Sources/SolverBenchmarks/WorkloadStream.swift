internal import BenchmarkSupport

/// One workload at one size as flat data, from which every solver is fed alike.
///
/// A constraint is `Σ coefficient · variable + constant` compared with zero. An intrinsic size is two
/// constraints in a row: at most the size, at the hugging priority, then at least the size, at the
/// compression resistance priority.
struct WorkloadStream {
  /// Which layout.
  let workload: Workload
  /// N, the number of views or of what comes close to it.
  let size: Int

  /// Four a view: left, top, width, height in one window space.
  var variableCount = 0

  // By constraint.
  /// -1 at most zero, 0 zero, 1 at least zero.
  var relation: [Int8] = []
  /// On Apple's scale; 1000 is required.
  var priority: [Float] = []
  /// What is added to the terms.
  var constant: [Double] = []
  /// First term; one more entry at the end.
  var start: [Int32] = [0]

  // By term.
  /// Which variable.
  var variable: [Int32] = []
  /// By how much it is multiplied.
  var coefficient: [Double] = []

  /// The first constraint of every intrinsic size.
  var intrinsicSizes: [Int32] = []
  /// The first constraint of every intrinsic width.
  var leaves: [Int32] = []
  /// Constraints marked for removal.
  var churn: [Int32] = []

  /// Number of constraints, an intrinsic size counted as two and the edits not counted.
  var constraintCount: Int { relation.count }

  /// Root width at first.
  var firstWidth: Double { 375 + extra }
  /// Root height, at first and always.
  var firstHeight: Double { 812 + extra }
  /// Nested views take two points each, so that layout starts larger.
  private var extra: Double { workload == .nested ? Double(2 * size) : 0 }

  /// Variable of the root's width.
  static let rootWidth = 2
  /// Variable of the root's height.
  static let rootHeight = 3
  /// Priority of the root's width and height.
  static let editPriority: Float = 999
  /// Number of resize steps.
  static let steps = 100
  /// How much a leaf's size grows.
  static let growth = 7.0

  /// Root width at a resize step.
  func width(atStep step: Int) -> Double { extra + 320 + 2 * Double(step) }

  /// The leaves that are edited: ten, evenly spread, or all of fewer.
  var editedLeaves: [Int32] { Self.ten(of: leaves) }
  /// The constraints that are removed and added again: ten, evenly spread, or all of fewer.
  var editedChurn: [Int32] { Self.ten(of: churn) }

  private static func ten(of all: [Int32]) -> [Int32] {
    all.count <= 10 ? all : (0..<10).map { all[$0 * all.count / 10] }
  }

  /// The constant of a leaf's constraints once its size has grown.
  func grownConstant(ofLeaf leaf: Int32) -> Double { constant[Int(leaf)] - Self.growth }

  /// `Σ value(i) · (1 + i mod 7)`, by which answers are compared.
  func checksum(_ value: (Int) -> Double) -> Double {
    (0..<variableCount).reduce(0) { $0 + value($1) * Double(1 + $1 % 7) }
  }

  /// The weight by which a solver that adds violations up stands for a priority; nil for required.
  static func weight(of priority: Float) -> Double? {
    switch priority {
    case 1000: nil
    case 999: 1e6
    case 751: 1500
    case 750: 1000
    case 749: 500
    case 251: 2
    case 250: 1
    case 200: 0.1
    default: preconditionFailure("No workload uses priority \(priority).")
    }
  }
}
