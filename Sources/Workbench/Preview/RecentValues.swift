/// Values by key, of which the most recently used ones are kept.
struct RecentValues<Key: Hashable, Value> {
  private let count: Int
  private var values: [Key: (value: Value, use: Int)] = [:]
  private var uses = 0

  /// Creates a collection without values.
  ///
  /// - Parameter count: The maximum number of values.
  init(count: Int) { self.count = count }

  /// The value of a key; nil without one, or if others were used more recently.
  ///
  /// - Complexity: O(1) for a known key, O(count) for a new one.
  subscript(key: Key) -> Value? {
    mutating get {
      uses += 1
      values[key]?.use = uses
      return values[key]?.value
    }
    set {
      uses += 1
      values[key] = newValue.map { ($0, uses) }
      guard values.count > count, let oldest = values.min(by: { $0.value.use < $1.value.use })
      else { return }
      values[oldest.key] = nil
    }
  }
}
