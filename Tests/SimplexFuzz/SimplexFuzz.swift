import Simplex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Random operations on the solver, for a time or a number of scripts.
///
///     SimplexFuzz --seconds 600 --seed 1
///
/// The first failure of each kind and mood is printed with its seed, its step and the shortest script found that
/// fails alike, in Swift. The exit code is 1 if anything failed.
@main
struct SimplexFuzz {
  private var seconds = 60.0
  private var seed: UInt64 = 1
  private var scripts = UInt64.max
  private var printsCode = false

  static func main() {
    guard let fuzz = SimplexFuzz(CommandLine.arguments.dropFirst()) else {
      print(
        """
        usage: SimplexFuzz [--seconds N] [--seed N] [--scripts N] [--print]
          --seconds  how long to go on (60)
          --seed     of the first script; the next ones count up (1)
          --scripts  how many scripts at most
          --print    print each script before it runs
        """)
      exit(64)
    }
    exit(fuzz.run() ? 0 : 1)
  }

  private init?(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let option = rest.popFirst() {
      if option == "--print" {
        printsCode = true
        continue
      }
      guard let text = rest.popFirst() else { return nil }
      switch option {
      case "--seconds": Double(text).map { seconds = $0 }
      case "--seed": UInt64(text).map { seed = $0 }
      case "--scripts": UInt64(text).map { scripts = $0 }
      default: return nil
      }
    }
  }

  /// Whether nothing failed.
  private func run() -> Bool {
    Watchdog.start()
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var counts: [FuzzMood: [FuzzFailure.Kind: Int]] = [:]
    var operations = 0
    var next = seed
    while clock.now < end, next - seed < scripts {
      Watchdog.watch(seed: next)
      let script = FuzzScript(seed: next)
      if printsCode { show("// seed \(next), \(script.mood)\n\(script.code)") }
      for failure in FuzzRun.failures(of: script) {
        counts[script.mood, default: [:]][failure.kind, default: 0] += 1
        if counts[script.mood]?[failure.kind] == 1 { report(failure, script, next) }
      }
      operations += script.operations.count
      next += 1
    }
    print("\(next - seed) scripts from seed \(seed), \(operations) operations")
    for mood in FuzzMood.allCases {
      for kind in FuzzFailure.Kind.allCases {
        if let count = counts[mood]?[kind] { print("\(mood): \(kind.rawValue): \(count)") }
      }
    }
    return counts.isEmpty
  }

  private func report(_ failure: FuzzFailure, _ script: FuzzScript, _ seed: UInt64) {
    let shrunk = FuzzShrinker.shrink(script, failure)
    show(
      """
      seed \(seed), \(script.mood), step \(failure.step): \(failure.kind.rawValue) (\(failure.detail))
      \(shrunk.code)

      """)
  }

  /// Prints at once: what is in a buffer is lost in a trap.
  private func show(_ text: String) {
    print(text)
    fflush(nil)
  }
}
