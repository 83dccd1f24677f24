import MirroredSolver
import TestSupport
import Testing

@testable import Simplex

/// Ten thousand contradictions, each with a certificate that is a proof and holds nothing superfluous.
@Suite(.anyMagnitude) struct InfeasibilityProofTests {
  static let seeds: Range<UInt64> = 0..<10_000

  @Test func certificatesAreIrreducibleProofs() {
    var failures: [String] = []
    var sizes: [Int: Int] = [:]
    for seed in Self.seeds {
      let mirror = PlantedContradiction(seed: seed).mirror()
      guard let conflict = mirror.solver.infeasibility() else { continue }
      sizes[conflict.members.count, default: 0] += 1
      if let flaw = mirror.flaw(of: conflict) ?? mirror.excess(of: conflict) {
        failures.append("seed \(seed): \(flaw)")
      } else if !conflict.isIrreducible {
        failures.append("seed \(seed): irreducible, and does not say so")
      }
    }
    // The generator would be of little use if one row always contradicted one other.
    #expect(sizes.count >= 4, "members: \(sizes)")
    #expect(failures.isEmpty, "\(failures.count) of \(Self.seeds.count): \(failures.prefix(20))")
  }

  @Test func everyContradictionIsFound() {
    for seed in Self.seeds {
      #expect(
        PlantedContradiction(seed: seed).mirror().solver.infeasibility() != nil, "seed \(seed)")
    }
  }
}
