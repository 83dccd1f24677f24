/// A set of small integers with ordered removal: one bit each, with a summary bit per word.
///
/// Sparse triangular solves visit their steps in rising or falling order while they discover them. A step that
/// is inserted twice is removed once. Finding the next one skips empty groups of 4096 steps per word, so that a
/// solve that reaches ten of forty thousand steps costs ten.
///
/// - SeeAlso: Gilbert, Peierls 1988, who find the order by a depth-first search instead.
struct StepQueue: ~Copyable {
  private var words = Buffer<UInt64>()
  private var summary = Buffer<UInt64>()

  /// Clears the queue and allocates it for steps below a number.
  mutating func reset(steps: Int) {
    words.reset(0, count: (steps + 63) / 64)
    summary.reset(0, count: (words.count + 63) / 64)
  }

  /// Extends the queue to steps below a number; its content stays.
  mutating func grow(steps: Int) {
    words.extend(0, to: (steps + 63) / 64)
    summary.extend(0, to: (words.count + 63) / 64)
  }

  /// Inserts a step.
  @inline(__always)
  mutating func insert(_ step: Int32) {
    let word = Int(step) &>> 6
    words[word] |= 1 &<< UInt64(truncatingIfNeeded: step & 63)
    summary[word &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: word & 63)
  }

  /// Whether the queue contains a step.
  @inline(__always)
  func contains(_ step: Int32) -> Bool {
    words[Int(step) &>> 6] & (1 &<< UInt64(truncatingIfNeeded: step & 63)) != 0
  }

  /// Removes and returns the smallest step.
  ///
  /// - Parameter group: The group of 4096 steps to search first; 0 at the start of a pass.
  @inline(__always)
  mutating func popFirst(from group: inout Int) -> Int32? {
    while group < summary.count {
      let groups = summary[group]
      guard groups != 0 else {
        group += 1
        continue
      }
      let word = group &<< 6 | groups.trailingZeroBitCount
      let bit = words[word].trailingZeroBitCount
      removeBit(bit, word, group)
      return Int32(truncatingIfNeeded: word &<< 6 | bit)
    }
    return nil
  }

  /// Removes and returns the largest step.
  ///
  /// - Parameter group: The group to search first; ``lastGroup`` at the start of a pass.
  @inline(__always)
  mutating func popLast(from group: inout Int) -> Int32? {
    while group >= 0 {
      let groups = summary[group]
      guard groups != 0 else {
        group -= 1
        continue
      }
      let word = group &<< 6 | (63 &- groups.leadingZeroBitCount)
      let bit = 63 &- words[word].leadingZeroBitCount
      removeBit(bit, word, group)
      return Int32(truncatingIfNeeded: word &<< 6 | bit)
    }
    return nil
  }

  /// The group at which a falling pass starts.
  var lastGroup: Int { summary.count - 1 }
  /// The number of allocated bytes.
  var bytes: Int { words.bytes + summary.bytes }

  @inline(__always)
  private mutating func removeBit(_ bit: Int, _ word: Int, _ group: Int) {
    let rest = words[word] & ~(1 &<< UInt64(truncatingIfNeeded: bit))
    words[word] = rest
    if rest == 0 { summary[group] &= ~(1 &<< UInt64(truncatingIfNeeded: word & 63)) }
  }
}
