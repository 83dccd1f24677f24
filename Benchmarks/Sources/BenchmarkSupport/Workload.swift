public import ArgumentParser

/// The five synthetic layouts that are measured; each is a function of its name and N.
public enum Workload: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// A vertical list whose odd members have intrinsic sizes that compete with their pins.
  case chain
  /// Views in views, each one point inside the one before.
  case nested
  /// List cells of eight subviews each.
  case cells
  /// A flat grid with equal sizes.
  case grid
  /// Labels and fields; all labels share one right edge, whose place the solver must find.
  case form
}
