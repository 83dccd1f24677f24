/// Makes a failing script short: leaves operations out, and terms of rows, as long as it fails alike.
enum FuzzShrinker {
  /// The shortest script found that fails as a longer one does, and not much more mildly.
  static func shrink(_ script: FuzzScript, _ failure: FuzzFailure) -> FuzzScript {
    let start = FuzzScript(
      mood: script.mood, operations: Array(script.operations.prefix(failure.step)))
    return shrink(start) { shorter in
      FuzzRun.failures(of: shorter).contains {
        $0.kind == failure.kind && !($0.size < failure.size / 10)
      }
    }
  }

  /// A script without an operation that could go alone.
  ///
  /// - Parameter fails: Whether a script still does what it must not.
  /// - Complexity: a run for each attempt; some thousand for a script of hundreds of operations.
  static func shrink(_ script: FuzzScript, while fails: (FuzzScript) -> Bool) -> FuzzScript {
    var best = script
    var length = best.operations.count / 2
    while length > 0 {
      var start = 0
      var isSmaller = false
      while start < best.operations.count {
        var shorter = best
        shorter.operations.removeSubrange(start..<min(start + length, best.operations.count))
        if fails(shorter) {
          best = shorter
          isSmaller = true
        } else {
          start += length
        }
      }
      if length > 1 || !isSmaller { length /= 2 }
    }
    for index in best.operations.indices { dropTerms(&best, index, fails) }
    return best
  }

  private static func dropTerms(
    _ best: inout FuzzScript, _ index: Int, _ fails: (FuzzScript) -> Bool
  ) {
    guard case .add(let name, var row) = best.operations[index] else { return }
    for term in row.terms.indices.reversed() {
      let dropped = row.terms.remove(at: term)
      var smaller = best
      smaller.operations[index] = .add(name: name, row)
      if fails(smaller) {
        best = smaller
      } else {
        row.terms.insert(dropped, at: term)
      }
    }
  }
}
