/// The longest strictly increasing subsequence of numbers.
enum LongestRun {
  /// The indices of a longest strictly increasing subsequence, in order.
  ///
  /// - Complexity: O(numbers × log).
  static func indices(of numbers: [Int32]) -> [Int] {
    /// The index of the smallest number that ends a subsequence, by its length.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      if let end = ends.last, numbers[end] < number { low = high }
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      result.append(next)
      next = before[next]
    }
    return result.reversed()
  }
}
