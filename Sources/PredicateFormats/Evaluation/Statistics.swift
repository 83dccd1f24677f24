import Foundation

/// The reductions of collections.
enum Statistics {
  /// Returns the sum, in which a value without a number counts as 0.
  static func sum(_ values: [Any?]) -> Any? {
    values.reduce(0) { Arithmetic.value($0, .plus, Number($1)?.value ?? 0) }
  }

  /// Returns the mean, in which a value without a number counts as 0; 0 of nothing.
  static func average(_ values: [Any?]) -> Double {
    let sum = values.reduce(0) { $0 + (Number($1)?.double ?? 0) }
    return values.isEmpty ? 0 : sum / Double(values.count)
  }

  /// Returns the value that comes first or last in order; nil of nothing.
  static func extreme(_ values: [Any?], _ order: ComparisonResult) -> Any? {
    values.compactMap(Value.unwrapped).reduce(nil as Any?) { best, value in
      best == nil || Ordering.of(value, best) == order ? value : best
    }
  }

  /// Returns the middle of the numbers in order, or the mean of the two in the middle.
  static func median(_ values: [Any?]) -> Double? {
    let numbers = values.compactMap { Number($0)?.double }.sorted()
    guard let upper = numbers.dropFirst(numbers.count / 2).first else { return nil }
    return numbers.count.isMultiple(of: 2) ? (numbers[numbers.count / 2 - 1] + upper) / 2 : upper
  }

  /// Returns the numbers that occur most often, in order.
  static func modes(_ values: [Any?]) -> [Double] {
    let numbers = values.compactMap { Number($0)?.double }
    let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return counts.filter { $0.value == most }.keys.sorted()
  }

  /// Returns the standard deviation of the numbers as a whole population; nil of none.
  static func standardDeviation(_ values: [Any?]) -> Double? {
    let numbers = values.compactMap { Number($0)?.double }
    guard !numbers.isEmpty else { return nil }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(numbers.count)).squareRoot()
  }
}

extension CollectionOperator {
  /// Returns the operator's result for the values that its path leads to.
  func value(of values: [Any?]) -> Any? {
    switch self {
    case .count: values.count
    case .sum: Statistics.sum(values)
    case .average: Statistics.average(values)
    case .minimum: Statistics.extreme(values, .orderedAscending)
    case .maximum: Statistics.extreme(values, .orderedDescending)
    case .unionOfObjects: values.compactMap(Value.unwrapped)
    case .distinctUnionOfObjects: distinct(values)
    case .unionOfArrays: joined(values)
    case .distinctUnionOfArrays: distinct(joined(values))
    }
  }

  private func joined(_ values: [Any?]) -> [Any] { values.compactMap(Elements.of).flatMap(\.self) }

  /// The values without repetitions; those that cannot be hashed stay.
  private func distinct(_ values: [Any?]) -> [Any] {
    var seen: Set<AnyHashable> = []
    return values.compactMap(Value.unwrapped).filter { value in
      Elements.hashable(value).map { seen.insert($0).inserted } ?? true
    }
  }
}
