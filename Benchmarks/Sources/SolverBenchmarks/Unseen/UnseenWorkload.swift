internal import ArgumentParser

/// A workload that the solver was not tuned to; each is a function of its name and N.
enum UnseenWorkload: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// Cells below each other whose contents must end inside of them, and end there at 500.
  case atMost
  /// A list whose heights are required, stated after all positions.
  case requiredHeights
  /// Values that must rise and lie near targets that do not always.
  case isotonic
  /// A row of equal widths that fills its root.
  case shares
  /// A row of natural widths that fills its root; which one gives way depends on its priority.
  case fill
  /// Two columns whose rows start where the longer neighbour above ends.
  case ladder
  /// A grid of pictures with an aspect, in columns as wide as the widest.
  case aspects
  /// Labels that end before a shared guide, which keeps to the left.
  case guides
  /// N / 5 random rows of 200 terms.
  case dense
  /// A list whose every height has a priority of its own, up to 2,000 of them.
  case levels
  /// A list in which rows are hidden and shown.
  case hidden
  /// A list into whose middle views are put.
  case middle
  /// Random rows of three terms at five priorities.
  case sparse

  /// What the operation does that is timed besides the build.
  var operation: String {
    switch self {
    case .atMost, .requiredHeights, .ladder, .levels: "height"
    case .isotonic: "target"
    case .shares, .fill: "resize"
    case .aspects, .guides: "width"
    case .dense, .sparse: "constant"
    case .hidden: "hide, show"
    case .middle: "insert"
    }
  }

  /// The largest N that is measured.
  var largest: Int { self == .dense ? 1000 : 10_000 }

  /// The bar on the exponent of the build's growth; nil where HiGHS exceeds it too.
  var growthBar: Double? {
    switch self {
    case .atMost, .requiredHeights, .isotonic, .shares, .ladder, .aspects, .guides, .levels,
      .hidden, .middle:
      1.25
    case .fill, .dense, .sparse: nil
    }
  }
}
