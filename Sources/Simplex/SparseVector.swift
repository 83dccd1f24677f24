/// The non-zeros of a vector, in the order in which a solve found them.
struct SparseVector: ~Copyable {
  private(set) var indices = Buffer<Int32>()
  private(set) var values = Buffer<Double>()

  /// The number of non-zeros.
  var count: Int { indices.count }
  /// The number of allocated bytes.
  var bytes: Int { indices.bytes + values.bytes }

  /// Resets the vector to zero.
  mutating func clear() {
    indices.removeAll()
    values.removeAll()
  }

  /// Reserves capacity for a number of non-zeros.
  mutating func reserve(_ count: Int) {
    indices.reserve(count)
    values.reserve(count)
  }

  /// Appends a non-zero; an index may occur twice if the reader adds them up.
  @inline(__always)
  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  /// The value at an index, 0 where none is stored; O(non-zeros).
  func value(at index: Int32) -> Double {
    for entry in 0..<count where indices[entry] == index { return values[entry] }
    return 0
  }
}
