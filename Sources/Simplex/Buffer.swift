/// Flat memory with one owner: what an array is, without reference counts, copies or bounds checks in
/// release builds.
///
/// The only file of this module that holds a pointer. Every index is asserted in debug builds. It is
/// generic over plain bits and always specialised, since nothing outside the module sees it.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  /// Makes an empty buffer; it takes no memory until something is appended.
  init() {}

  deinit { base?.deallocate() }

  /// Whether nothing is in it.
  var isEmpty: Bool { count == 0 }
  /// Bytes of memory held.
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

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base.unsafelyUnwrapped[count] = element
    count += 1
  }

  /// Takes the last element off.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base.unsafelyUnwrapped[count]
  }

  /// Forgets the elements but keeps the memory.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Forgets the elements from an index on.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// Makes the buffer hold a number of equal elements and exactly the memory for them.
  mutating func reset(_ element: Element, count newCount: Int) {
    if capacity < newCount || capacity > newCount + newCount / 4 + 16 {
      reallocate(newCount, keep: 0)
    }
    count = newCount
    base?.update(repeating: element, count: newCount)
  }

  /// Appends equal elements until there are so many.
  mutating func extend(_ element: Element, to newCount: Int) {
    while count < newCount { append(element) }
  }

  /// Gives memory back that is more than a fifth too much; room for a few more elements stays.
  mutating func trim() {
    if capacity > count + count / 5 + 16 { reallocate(count + count / 16 + 8, keep: count) }
  }

  /// Makes sure that a number of elements fit without growing on the way.
  mutating func reserve(_ wanted: Int) {
    if wanted > capacity { reallocate(wanted, keep: count) }
  }

  /// Sorts a stretch by a strict order.
  mutating func sort(_ range: Range<Int>, by isBefore: (Element, Element) -> Bool) {
    guard range.count > 1, let base else { return }
    var stretch = UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
    stretch.sort(by: isBefore)
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
