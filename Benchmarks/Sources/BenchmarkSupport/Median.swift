extension [Double] {
  /// The middle value, or the mean of the two in the middle; 0 for no values.
  public var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
