/// A flat memory buffer with one owner: an array without reference counts, copies or bounds checks in release
/// builds.
///
/// The only file of this module that contains a pointer. Every index is asserted in debug builds. It is generic
/// over trivial types and always specialised, since it is internal to the module.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  /// Creates an empty buffer; memory is allocated on the first append.
  init() {}

  deinit { base?.deallocate() }

  /// Whether the buffer is empty.
  var isEmpty: Bool { count == 0 }
  /// The number of allocated bytes.
  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  /// The element at an index below ``count``.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "index out of range")
      return base.unsafelyUnwrapped[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count, "index out of range")
      yield &base.unsafelyUnwrapped[index]
    }
  }

  /// The element at an id.
  subscript(id: Int32) -> Element {
    @inline(__always) get { self[Int(id)] }
    @inline(__always) _modify { yield &self[Int(id)] }
  }

  /// Appends an element.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base.unsafelyUnwrapped[count] = element
    count += 1
  }

  /// Removes and returns the last element.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base.unsafelyUnwrapped[count]
  }

  /// Removes all elements but keeps the memory.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Removes the elements from an index on.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// Replaces the content with a number of equal elements and exactly the memory for them.
  mutating func reset(_ element: Element, count newCount: Int) {
    if capacity < newCount || capacity > newCount + newCount / 4 + 16 {
      reallocate(newCount, keep: 0)
    }
    count = newCount
    base?.update(repeating: element, count: newCount)
  }

  /// Appends equal elements up to a count.
  mutating func extend(_ element: Element, to newCount: Int) {
    while count < newCount { append(element) }
  }

  /// Frees memory if more than a fifth is unused; capacity for a few more elements stays.
  mutating func trim() {
    if capacity > count + count / 5 + 16 { reallocate(count + count / 16 + 8, keep: count) }
  }

  /// Reserves capacity for a number of elements.
  mutating func reserve(_ wanted: Int) {
    if wanted > capacity { reallocate(wanted, keep: count) }
  }

  /// Sorts a range by a strict order.
  mutating func sort(_ range: Range<Int>, by isBefore: (Element, Element) -> Bool) {
    guard range.count > 1, let base else { return }
    var stretch = UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
    stretch.sort(by: isBefore)
  }

  /// Moves the first elements of a range, by a strict order, to its start, in any order among themselves.
  ///
  /// - Complexity: O(range) for all but adversarial ranges, which are sorted.
  /// - SeeAlso: Hoare 1961, "Algorithm 65: Find".
  mutating func select(
    _ range: Range<Int>, first wanted: Int, by isBefore: (Element, Element) -> Bool
  ) {
    guard wanted > 0, wanted < range.count, let base else { return }
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    let target = low + wanted - 1
    // So many uneven halves do not happen by chance.
    var patience = 4 * (Int.bitWidth - range.count.leadingZeroBitCount)
    while low < high {
      patience -= 1
      guard patience > 0 else { return sort(low..<high + 1, by: isBefore) }
      let pivot = Self.median(base[low], base[(low + high) / 2], base[high], isBefore)
      var (left, right) = (low, high)
      while left <= right {
        while isBefore(base[left], pivot) { left += 1 }
        while isBefore(pivot, base[right]) { right -= 1 }
        guard left <= right else { break }
        (base[left], base[right]) = (base[right], base[left])
        left += 1
        right -= 1
      }
      if target <= right {
        high = right
      } else if target >= left {
        low = left
      } else {
        return
      }
    }
  }

  private static func median(
    _ first: Element, _ second: Element, _ third: Element,
    _ isBefore: (Element, Element) -> Bool
  ) -> Element {
    let (low, high) = isBefore(second, first) ? (second, first) : (first, second)
    if isBefore(third, low) { return low }
    return isBefore(high, third) ? high : third
  }

  @inline(never)
  private mutating func grow() {
    // Small buffers double; large ones, which make up the memory of a solver, grow by half.
    reallocate(max(8, capacity < 512 ? capacity * 2 : capacity + capacity / 2), keep: count)
  }

  private mutating func reallocate(_ newCapacity: Int, keep: Int) {
    let new = newCapacity > 0 ? UnsafeMutablePointer<Element>.allocate(capacity: newCapacity) : nil
    if let old = base, let new, keep > 0 { new.update(from: old, count: keep) }
    base?.deallocate()
    base = new
    capacity = newCapacity
  }
}
