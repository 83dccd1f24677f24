internal import ArgumentParser

/// What can be asked for on the command line.
enum Operation: String, CaseIterable, ExpressibleByArgument {
  /// A new solver with all constraints, and its first values.
  case build
  /// One step of a hundred: another root width, and all values.
  case resize
  /// Another intrinsic width for one view, and all values.
  case leaf
  /// Ten constraints removed, all values, the ten added again, and all values.
  case churn
  /// What the solver holds after build and one step.
  case memory
}

/// One column of the tables.
enum Figure: String, CaseIterable {
  /// Seconds a build.
  case build
  /// Seconds a resize step.
  case resize
  /// Seconds a leaf: the slower of the next two, where there are two.
  case leaf
  /// A leaf by removing its constraints and adding them again.
  case leafReplaced = "leaf -/+"
  /// A leaf by changing a constant.
  case leafSet = "leaf set"
  /// Seconds for the whole set.
  case churn
  /// Bytes a constraint.
  case memory = "bytes"

  /// Whether it is counted in bytes; times are in seconds.
  var isMemory: Bool { self == .memory }

  /// The operation it belongs to.
  var operation: Operation {
    switch self {
    case .build: .build
    case .resize: .resize
    case .leaf, .leafReplaced, .leafSet: .leaf
    case .churn: .churn
    case .memory: .memory
    }
  }
}
