internal import BenchmarkSupport
internal import Foundation
internal import RivalSolvers
internal import Simplex

/// One run of another solver on an unseen workload: the same rows, the same edits.
///
/// A row with two costs is two constraints, and another constant is one removed and one added. All of
/// them are made before the clock starts.
final class RivalUnseenTrial {
  /// How it went.
  enum Outcome {
    case done(seconds: Double)
    /// It was given up after so many seconds.
    case late(seconds: Double)
    /// The solver refused a row.
    case refused
  }

  private let solver: RivalSolver
  private let trial: UnsafeMutableRawPointer
  private let plan: RivalUnseenPlan

  /// The solver that is measured beside ours; nil where its headers were absent at build time.
  static var rival: RivalSolver? { rivalKiwi()?.pointee }

  /// Makes all constraints.
  init(_ system: UnseenSystem, _ solver: RivalSolver) {
    self.solver = solver
    plan = RivalUnseenPlan(system)
    let sizes = RivalSizes(
      variables: Int32(plan.variables), constraints: Int32(plan.relation.count), leaves: 0,
      churned: 0)
    let edits = RivalEdits(
      widthVariable: 0, heightVariable: 0, width: 0, height: 0, weight: 0, last: false)
    var described = solver
    trial = rivalPrepare(
      &described, sizes, edits, plan.relation, plan.weight, plan.constant, plan.start,
      plan.variable, plan.coefficient, [], [], [])
  }

  deinit { solver.destroy(trial) }

  /// Makes the solver and adds all rows that stand at first.
  func build(limit: Double) -> Outcome {
    let watch = Stopwatch()
    solver.begin?(trial)
    return exchange(RivalUnseenPlan.Exchange(added: plan.first), limit, watch)
  }

  /// The number of edits.
  var edits: Int { plan.edits.count }

  /// Makes an edit and brings all values up to date.
  func edit(_ index: Int, limit: Double) -> Outcome {
    exchange(plan.edits[index], limit, Stopwatch())
  }

  /// The value of a variable.
  func value(_ variable: Int) -> Double { solver.value(trial, Int32(variable)) }

  private func exchange(
    _ exchange: RivalUnseenPlan.Exchange, _ limit: Double, _ watch: Stopwatch
  ) -> Outcome {
    let outcome = solver.exchange?(
      trial, exchange.removed, Int32(exchange.removed.count), exchange.added,
      Int32(exchange.added.count), limit)
    let seconds = watch.seconds
    return switch outcome {
    case RivalOutcomeDone?: .done(seconds: seconds)
    case RivalOutcomeLate?: .late(seconds: seconds)
    default: .refused
    }
  }
}
