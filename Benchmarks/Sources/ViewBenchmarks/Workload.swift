internal import ArgumentParser

/// The synthetic layouts; the solver's benchmark has the same five.
enum Workload: String, CaseIterable, ExpressibleByArgument {
  /// A vertical list whose odd members have natural sizes that compete with their edges.
  case chain
  /// Views in views, each one point inside the one before.
  case nested
  /// List cells of eight subviews each.
  case cells
  /// A flat grid with equal sizes.
  case grid
  /// Labels and fields; all labels share one right edge.
  case form
}
