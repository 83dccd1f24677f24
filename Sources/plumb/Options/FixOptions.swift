internal import ArgumentParser
internal import Workbench

/// The options of repairs.
struct FixOptions: ParsableArguments {
  @Flag(
    help:
      "Repair what can be repaired safely, in the documents themselves: conflicts, misplaced views, repeated constraints, left and right."
  )
  var fix = false

  @Flag(help: "With --fix: write nothing; print the repairs with the lines that they change.")
  var dryRun = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run needs --fix.") }
  }

  /// Returns the treatment of repairs in a check with an output format.
  func mode(_ format: FindingFormat) -> FixMode {
    fix ? (dryRun ? .proposed : .applied) : format.statesFixes ? .stated : .hints
  }

  /// Prints the repairs to standard error, one per line, with the lines that proposed ones change, and their number.
  func report(_ fixed: [AppliedFix], _ changes: [String]) {
    guard fix else { return }
    for item in fixed { Terminal.error(item.text(dryRun ? "can be fixed" : "fixed")) }
    for change in changes { Terminal.error(change) }
    let count = fixed.isEmpty ? "No" : String(fixed.count)
    Terminal.error(
      "\(count) finding\(fixed.count == 1 ? "" : "s") \(dryRun ? "can be fixed" : "fixed").")
  }
}
