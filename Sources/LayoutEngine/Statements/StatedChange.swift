/// The difference of a node's new constraints from its former ones.
///
/// Arrangements state a few constraints a view, section by section, so that a view that comes or goes makes a
/// small difference in each section; the two lists are walked side by side and brought together again after
/// each difference.
package struct StatedChange {
  /// By new constraint: the old one that it is; nil for one that is to be added.
  package private(set) var sources: [Int?]
  /// The old ones that no new one is.
  package private(set) var removed: [Int] = []
  /// The new ones without an old one.
  private var added: [Int] = []

  /// The distance within which a common constraint is searched for: more than any arrangement states of one
  /// view.
  private static let reach = 16
  /// After so many places without one the lists have little in common, and the rest is not compared.
  private static let patience = 8

  /// Creates the difference of two lists.
  ///
  /// - Complexity: O(both lists), with up to reach² comparisons at a difference.
  package init(from old: [GeneratedConstraint], to new: [GeneratedConstraint]) {
    sources = Array(repeating: nil, count: new.count)
    var (left, right) = (0, 0)
    var failures = 0
    while failures < Self.patience, right < new.count, left < old.count {
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

  /// Whether everything that stays keeps its order, and the first so many are the same.
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

  /// Returns the number of constraints of each list before the nearest common one; nil without one in reach.
  private static func difference(
    _ old: ArraySlice<GeneratedConstraint>, _ new: ArraySlice<GeneratedConstraint>
  ) -> (Int, Int)? {
    for distance in 1...reach {
      for skipped in 0...distance {
        for (left, right) in [(skipped, distance), (distance, skipped)] {
          guard left < old.count, right < new.count else { continue }
          if old[old.startIndex + left] == new[new.startIndex + right] { return (left, right) }
        }
      }
    }
    return nil
  }

  /// Finds what only changed its place.
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
