internal import BenchmarkSupport

/// Compares answers with the recorded checksums and between solvers.
enum Verification {
  /// Recorded checksums have six digits.
  static let recordedTolerance = 1e-5
  /// Solvers compute in double; a thousandth of the recorded digits is far above their noise.
  static let mutualTolerance = 1e-6

  /// Marks a result whose answer is wrong, and says how.
  static func verify(_ result: inout CaseResult, against ours: CaseResult?) {
    if let recorded = result.workload.checksums[result.size] {
      compare(&result, .built, recorded.built, recordedTolerance, "recorded")
      compare(&result, .resized, recorded.resized, recordedTolerance, "recorded")
    }
    guard let ours else { return }
    for moment in CaseResult.Moment.allCases {
      guard let expected = ours.checksums[moment] else { continue }
      compare(&result, moment, expected, mutualTolerance, "ours")
    }
  }

  private static func compare(
    _ result: inout CaseResult, _ moment: CaseResult.Moment, _ expected: Double,
    _ tolerance: Double, _ whose: String
  ) {
    guard let found = result.checksums[moment] else { return }
    let error = abs(found - expected) / max(1, abs(expected))
    guard !(error <= tolerance) else { return }
    let difference = "\(moment.rawValue): checksum \(found), \(whose) \(expected)"
    if result.workload.weightsStandForLevels(atSize: result.size) {
      result.isWrong = true
      result.remarks.append("WRONG \(difference)")
    } else {
      result.remarks.append("\(difference): here weights outgrow levels")
    }
  }
}
