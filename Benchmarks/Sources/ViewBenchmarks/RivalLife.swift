internal import BenchmarkSupport
internal import RivalLayouts

/// What the same trees cost the flexbox engine: made and laid out, a leaf put in and taken out, torn down.
struct RivalLife {
  /// Microseconds; nil without the engine.
  private(set) var first: Double?
  private(set) var insertion: Double?
  private(set) var tearDown: Double?

  /// Measures a tree by the name that the shim knows.
  @MainActor init(_ name: String, size: Int, repetitions: Int) {
    guard flexboxIsPresent() else { return }
    var samples = Samples(parts: 3)
    for _ in 0..<repetitions {
      var tree: OpaquePointer?
      samples.add(
        Timing.microseconds {
          tree = flexboxMake(name, Int32(size))
          _ = flexboxLayOut(tree, 375, 812)
        }, to: 0)
      var insertions: [Double] = []
      for _ in 0..<9 {
        insertions.append(
          Timing.microseconds {
            flexboxInsert(tree)
            _ = flexboxLayOut(tree, 375, 812)
          })
        flexboxTakeOut(tree)
        _ = flexboxLayOut(tree, 375, 812)
      }
      samples.add(insertions.median, to: 1)
      samples.add(Timing.microseconds { flexboxFree(tree) }, to: 2)
    }
    let medians = samples.medians
    (first, insertion, tearDown) = (medians[0], medians[1], medians[2])
  }
}
