internal import RivalSolvers

/// Another solver, behind a plain C interface.
struct RivalContestant: Contestant {
  let name: String
  private let solver: RivalSolver
  private let editsLast: Bool

  /// The rivals whose headers were there at build time, each in both edit orders.
  ///
  /// To a solver that keeps a tableau it makes a great difference whether the edited variables come
  /// before or after the constraints.
  static var present: [RivalContestant] {
    [rivalKiwi(), rivalAmoeba()].compactMap { $0?.pointee }.flatMap { solver in
      let name = String(cString: solver.name)
      return [
        RivalContestant(name: name, solver: solver, editsLast: false),
        RivalContestant(name: "\(name) (edits last)", solver: solver, editsLast: true),
      ]
    }
  }

  func prepare(_ stream: WorkloadStream) -> any Trial {
    RivalTrial(stream, solver, editsLast: editsLast)
  }
}

/// A run of another solver; an intrinsic size is two constraints.
private final class RivalTrial: Trial {
  private let solver: RivalSolver
  private let trial: UnsafeMutableRawPointer

  init(_ stream: WorkloadStream, _ solver: RivalSolver, editsLast: Bool) {
    self.solver = solver
    let leaves = stream.editedLeaves
    let churned = stream.editedChurn
    let sizes = RivalSizes(
      variables: Int32(stream.variableCount), constraints: Int32(stream.constraintCount),
      leaves: Int32(leaves.count), churned: Int32(churned.count))
    let edits = RivalEdits(
      widthVariable: Int32(WorkloadStream.rootWidth),
      heightVariable: Int32(WorkloadStream.rootHeight),
      width: stream.firstWidth, height: stream.firstHeight,
      weight: WorkloadStream.weight(of: WorkloadStream.editPriority) ?? -1, last: editsLast)
    var described = solver
    trial = rivalPrepare(
      &described, sizes, edits, stream.relation,
      stream.priority.map { WorkloadStream.weight(of: $0) ?? -1 }, stream.constant, stream.start,
      stream.variable, stream.coefficient, leaves,
      leaves.map { stream.grownConstant(ofLeaf: $0) }, churned)
  }

  deinit { solver.destroy(trial) }

  func build() throws(ContestantFailure) { try check(solver.build(trial), "build") }

  func resize(to width: Double) throws(ContestantFailure) {
    try check(solver.resize(trial, width), "resize")
  }

  func replaceLeaf(_ index: Int) throws(ContestantFailure) {
    try check(solver.leaf(trial, Int32(index)), "leaf")
  }

  func resetLeaves() -> Bool { false }

  func growLeaf(_ index: Int) {}

  func churn() throws(ContestantFailure) { try check(solver.churn(trial), "churn") }

  func value(_ variable: Int) -> Double { solver.value(trial, Int32(variable)) }

  private func check(_ succeeded: Bool, _ operation: String) throws(ContestantFailure) {
    if !succeeded { throw ContestantFailure(operation: operation) }
  }
}
