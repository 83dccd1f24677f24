internal import ArgumentParser
internal import Workbench

/// The options of repairs.
struct FixOptions: ParsableArguments {
  @Flag(
    help:
      "Repair what can be repaired safely, in the documents themselves: conflicts, misplaced views, repeated constraints, left and right."
  )
  var fix = false

  /// Returns the treatment of repairs in a check with an output format.
  func mode(_ format: FindingFormat) -> FixMode {
    fix ? .applied : format.statesFixes ? .stated : .hints
  }

  /// Prints the repairs to standard error, one per line, and their number.
  func report(_ fixed: [AppliedFix]) {
    guard fix else { return }
    for item in fixed { Terminal.error(item.description) }
    let count = fixed.isEmpty ? "No" : String(fixed.count)
    Terminal.error("\(count) finding\(fixed.count == 1 ? "" : "s") fixed.")
  }
}
