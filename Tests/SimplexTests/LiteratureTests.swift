import TestSupport
import Testing

@testable import Simplex

/// Small linear programs on which textbook rules go round in circles, stall or take the longest way.
///
/// Values are those of the sources; each of the first group was seen to cycle with Dantzig's rule in
/// rational arithmetic before it was written down here.
@Suite struct LiteratureTests {
  /// - Beale 1955, "Cycling in the dual simplex algorithm", as in Hadley 1962 and with the numbers of
  ///   Vanderbei 2001, exercise 3.2.
  /// - Kuhn's example: Balinski, Tucker 1969, "Duality theory of linear programs".
  /// - Marshall, Suurballe 1969, "A note on cycling in the simplex method".
  /// - Chvátal 1983, "Linear programming", chapter 3.
  /// - Hall, McKinnon 2004, "The simplest examples where the simplex method cycles"; it is unbounded.
  static let cycling = [
    LinearProgram(
      "Beale", max: [0.75, -150, 0.02, -6],
      [[0.25, -60, -0.04, 9], [0.5, -90, -0.02, 3], [0, 0, 1, 0]], [0, 0, 1], optimum: 0.05),
    LinearProgram(
      "Beale, other numbers", max: [0.75, -20, 0.5, -6],
      [[0.25, -8, -1, 9], [0.5, -12, -0.5, 3], [0, 0, 1, 0]], [0, 0, 1], optimum: 1.25),
    LinearProgram(
      "Kuhn", max: [2, 3, -1, -12],
      [[-2, -9, 1, 9], [1.0 / 3, 1, -1.0 / 3, -2], [2, 3, -1, -12]], [0, 0, 2], optimum: 2),
    LinearProgram(
      "Marshall, Suurballe", max: [0.4, 0.4, -1.8],
      [[0.6, -6.4, 4.8], [0.2, -1.8, 0.6], [0.4, -1.6, 0.2], [0, 1, 0]], [0, 0, 0, 1], optimum: 2),
    LinearProgram(
      "Chvátal", max: [10, -57, -9, -24],
      [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]], [0, 0, 1], optimum: 1),
    LinearProgram(
      "Hall, McKinnon", max: [2.3, 2.15, -13.55, -0.4],
      [[0.4, 0.2, -1.4, -0.2], [-7.8, -1.4, 7.8, 0.4]], [0, 0], optimum: nil),
    hoffman,
  ]

  /// Hoffman 1951, with φ = 2π/5 and ω = 5, after Avis, Kaluzny, Titley-Péloquin 2008.
  ///
  /// The constraints are the powers of one matrix, similar to a rotation by φ; the optimum is zero.
  private static let hoffman: LinearProgram = {
    let cosine = (5.0.squareRoot() - 1) / 4
    let sine = (1 - cosine * cosine).squareRoot()
    let doubled = 2 * cosine * cosine - 1
    let (omega, square) = (5.0, sine * sine)
    return LinearProgram(
      "Hoffman",
      max: [
        (1 - cosine) / cosine, -omega, 0, -2 * omega, -4 * square, 2 * omega * doubled, -4 * square,
        -omega * (1 - 2 * cosine),
      ],
      [
        [
          cosine, -omega * cosine, doubled, -2 * omega * cosine * cosine, doubled,
          2 * omega * cosine * cosine, cosine, omega * cosine,
        ],
        [
          square / cosine / omega, cosine, 2 * square / omega, doubled, -2 * square / omega,
          doubled,
          -square / cosine / omega, cosine,
        ],
      ], [0, 0], optimum: 0)
  }()

  /// Klee, Minty 1972, "How good is the simplex algorithm?", in two common forms.
  ///
  /// Bounds 100ⁱ as in Chvátal 1983, chapter 4, and 5ⁱ: 2ⁿ − 1 steps with Dantzig's rule.
  static let cubes: [LinearProgram] = (2...7).flatMap { n in
    [(10.0, 100.0), (2.0, 5.0)].map { base, bound in
      let power = { (x: Double, k: Int) in (0..<k).reduce(1) { product, _ in product * x } }
      let rows = (0..<n).map { i in
        (0..<n).map { $0 < i ? 2 * power(base, i - $0) : $0 == i ? 1 : 0 }
      }
      // The first form starts at 100⁰, the second at 5¹.
      let bounds = (0..<n).map { power(bound, base == 2 ? $0 + 1 : $0) }
      return LinearProgram(
        "Klee, Minty \(n), \(Int(bound))", max: (0..<n).map { power(base, n - 1 - $0) }, rows,
        bounds,
        optimum: bounds[n - 1])
    }
  }

  @Test(arguments: cycling + cubes) func theOptimumIsFound(program: LinearProgram) throws {
    let seed: UInt64 = 5
    var random = SeededRandom(seed: seed)
    for round in 0..<20 {
      let found = try #require(
        program.solve(
          { round < 2 ? Array(0..<$0) : (0..<$0).shuffled(using: &random) },
          isIncremental: round.isMultiple(of: 2)), "\(program.name), seed \(seed), round \(round)")
      // Coefficients between 0.02 and 150 turn the promised 1e-7 of a row into at most that.
      let expected = program.optimum ?? 1000
      #expect(
        abs(found.value - expected) <= 1e-5 * max(1, abs(expected) / 100),
        "seed \(seed), round \(round)")
      #expect(found.pivots < 300)
    }
  }
}
