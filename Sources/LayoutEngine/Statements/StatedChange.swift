/// The difference between a node's old and new constraints.
///
/// Arrangements generate a few constraints per view, section by section, so that an added or removed view
/// causes a small difference in each section; the two lists are traversed in parallel and realigned after each
/// difference.
package struct StatedChange {
  /// The index of the equal old constraint for each new one; nil for one to be added.
  package private(set) var sources: [Int?]
  /// The indices of old constraints without an equal new one.
  package private(set) var removed: [Int] = []
  /// The indices of new constraints without an equal old one.
  private var added: [Int] = []

  /// The maximum look-ahead for a common constraint: more than any arrangement generates for one view.
  private static let lookahead = 16
  /// The number of differences without a common constraint after which the remaining lists are not compared.
  private static let maximumMisses = 8

  /// Creates the difference between two lists.
  ///
  /// - Complexity: O(both lists), with up to reach² comparisons at a difference.
  package init(from old: [GeneratedConstraint], to new: [GeneratedConstraint]) {
    sources = Array(repeating: nil, count: new.count)
    var (left, right) = (0, 0)
    var failures = 0
    while failures < Self.maximumMisses, right < new.count, left < old.count {
      if old[left] == new[right] {
        sources[right] = left
        left += 1
        right += 1
        continue
      }
      let difference = Self.difference(old[left...], new[right...])
      if difference == nil { failures += 1 }
      let (skipped, entered) = difference ?? (1, 1)
      removed.append(contentsOf: left..<left + skipped)
      added.append(contentsOf: right..<right + entered)
      left += skipped
      right += entered
    }
    removed.append(contentsOf: left..<old.count)
    added.append(contentsOf: right..<new.count)
  }

  /// Whether all common constraints keep their order, and a given number at the start are unchanged.
  package func isInPlace(behind count: Int) -> Bool {
    var last = -1
    for (index, source) in sources.enumerated() {
      guard let source else {
        if index < count { return false }
        continue
      }
      if source <= last || (index < count && source != index) { return false }
      last = source
    }
    return true
  }

  /// The number of constraints in each list before the nearest common one; nil without one in reach.
  private static func difference(
    _ old: ArraySlice<GeneratedConstraint>, _ new: ArraySlice<GeneratedConstraint>
  ) -> (Int, Int)? {
    for distance in 1...lookahead {
      for skipped in 0...distance {
        for (left, right) in [(skipped, distance), (distance, skipped)] {
          guard left < old.count, right < new.count else { continue }
          if old[old.startIndex + left] == new[new.startIndex + right] { return (left, right) }
        }
      }
    }
    return nil
  }

  /// Matches constraints that only changed their position.
  package mutating func reuseEqualOnes(_ old: [GeneratedConstraint], _ new: [GeneratedConstraint]) {
    guard !removed.isEmpty, !added.isEmpty else { return }
    var spare: [GeneratedConstraint: [Int]] = [:]
    for index in removed { spare[old[index], default: []].append(index) }
    var reused: Set<Int> = []
    for index in added {
      guard let source = spare[new[index]]?.popLast() else { continue }
      sources[index] = source
      reused.insert(source)
    }
    removed.removeAll { reused.contains($0) }
  }
}
