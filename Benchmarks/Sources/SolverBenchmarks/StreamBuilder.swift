internal import BenchmarkSupport

/// Writes a workload's constraints in their order.
struct StreamBuilder {
  /// What has been written.
  private(set) var stream: WorkloadStream

  /// A place or a length: terms on variables.
  typealias Value = [(variable: Int, coefficient: Double)]

  /// Writes one workload; equal input gives the same stream to the last bit.
  static func stream(_ workload: Workload, size: Int) -> WorkloadStream {
    var builder = StreamBuilder(stream: WorkloadStream(workload: workload, size: size))
    let root = builder.makeView()
    builder.equal(builder.left(root), [], 0)
    builder.equal(builder.top(root), [], 0)
    switch workload {
    case .chain: builder.writeChain(root)
    case .nested: builder.writeNested(root)
    case .cells: builder.writeCells(root)
    case .grid: builder.writeGrid(root)
    case .form: builder.writeForm(root)
    }
    return builder.stream
  }

  /// N.
  var size: Int { stream.size }

  /// A new view; its number.
  mutating func makeView() -> Int {
    stream.variableCount += 4
    return stream.variableCount / 4 - 1
  }

  // MARK: Places

  /// Left edge.
  func left(_ view: Int) -> Value { [(4 * view, 1)] }
  /// Top edge.
  func top(_ view: Int) -> Value { [(4 * view + 1, 1)] }
  /// Width.
  func width(_ view: Int) -> Value { [(4 * view + 2, 1)] }
  /// Height.
  func height(_ view: Int) -> Value { [(4 * view + 3, 1)] }
  /// Right edge: left and width.
  func right(_ view: Int) -> Value { [(4 * view, 1), (4 * view + 2, 1)] }
  /// Bottom edge: top and height.
  func bottom(_ view: Int) -> Value { [(4 * view + 1, 1), (4 * view + 3, 1)] }
  /// Vertical centre: top and half the height.
  func centerY(_ view: Int) -> Value { [(4 * view + 1, 1), (4 * view + 3, 0.5)] }

  // MARK: Constraints

  /// Writes `first = second + constant`, required.
  mutating func equal(_ first: Value, _ second: Value, _ constant: Double) {
    write(first, 0, second, constant)
  }

  /// Writes a required equality that may be removed and added again.
  mutating func churnedEqual(_ first: Value, _ second: Value, _ constant: Double) {
    stream.churn.append(Int32(stream.constraintCount))
    equal(first, second, constant)
  }

  /// Writes `first (relation) second + constant @ priority`, with equal variables merged.
  mutating func write(
    _ first: Value, _ relation: Int8, _ second: Value, _ constant: Double,
    at priority: Float = 1000
  ) {
    var merged = first
    for term in second {
      if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[index].coefficient -= term.coefficient
      } else {
        merged.append((term.variable, -term.coefficient))
      }
    }
    for term in merged where term.coefficient != 0 {
      stream.variable.append(Int32(term.variable))
      stream.coefficient.append(term.coefficient)
    }
    stream.start.append(Int32(stream.variable.count))
    stream.relation.append(relation)
    stream.priority.append(priority)
    stream.constant.append(-constant)
  }

  /// Writes an intrinsic width, which is a leaf that may be edited.
  mutating func intrinsicWidth(_ view: Int, _ size: Int, _ hugging: Float, _ resistance: Float) {
    stream.leaves.append(Int32(stream.constraintCount))
    intrinsic(width(view), size, hugging, resistance)
  }

  /// Writes an intrinsic height.
  mutating func intrinsicHeight(_ view: Int, _ size: Int, _ hugging: Float, _ resistance: Float) {
    intrinsic(height(view), size, hugging, resistance)
  }

  private mutating func intrinsic(
    _ value: Value, _ size: Int, _ hugging: Float, _ resistance: Float
  ) {
    stream.intrinsicSizes.append(Int32(stream.constraintCount))
    write(value, -1, [], Double(size), at: hugging)
    write(value, 1, [], Double(size), at: resistance)
  }
}
