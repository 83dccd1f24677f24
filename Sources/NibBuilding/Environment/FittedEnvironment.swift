package import IBDocument

/// The environment that a root's guide constraints imply.
///
/// A document does not specify every bar that the tool simulated. But a constraint between the root's safe area (or
/// layout guide, or margin) and a direct child, together with the child's stored frame, reveals the position of that
/// edge. Each edge uses the number that most constraints agree on; an edge without constraints follows the rules. No
/// other part of the stored frames is used.
package struct FittedEnvironment: Sendable {
  /// The environment, with implied numbers replacing those of the rules.
  package let environment: SimulatedEnvironment
  /// The implied safe area, by edge.
  package let safeArea: [EnvironmentEdge: Double]
  /// The implied distances to the margins, including the safe area, by edge.
  package let margins: [EnvironmentEdge: Double]
  /// The size in which the children of a misplaced root were laid out, in points.
  ///
  /// This is the stored size if constraints imply no other, or if the root is not misplaced.
  package let size: (width: Double, height: Double)

  /// The distance below which two implied numbers are treated as equal, in points: stored frames are rounded to pixels.
  static let tolerance = 0.51

  /// Creates the environment of a root by fitting it to the constraints.
  ///
  /// - Parameters:
  ///   - root: A view without a parent view.
  ///   - controller: The controller that loads it, if any.
  ///   - rules: The rules for its document, which apply where constraints imply nothing.
  package init(
    of root: ViewElement, controller: ControllerElement?, rules: EnvironmentRules
  ) {
    let ruled = rules.environment(of: root, controller: controller)
    let implied = ImpliedEdges(
      root: root, controller: controller, toolsVersion: rules.document.toolsVersion)
    var fitted = ruled
    var safeArea: [EnvironmentEdge: Double] = [:]
    var margins: [EnvironmentEdge: Double] = [:]
    for edge in EnvironmentEdge.allCases {
      if let value = Self.mode(of: implied.safeArea[edge] ?? [], near: ruled.safeArea[edge]) {
        safeArea[edge] = value
        fitted.safeArea[edge] = value
      }
    }
    for edge in EnvironmentEdge.allCases {
      // After the safe area is fitted, the margins from the rules move with it.
      let expected = fitted.totalRootMargins[edge]
      guard let value = Self.mode(of: implied.margins[edge] ?? [], near: expected) else { continue }
      margins[edge] = value
      fitted.rootMargins[edge] =
        fitted.addsSafeAreaToRootMargins ? value - fitted.safeArea[edge] : value
    }
    size = (
      Self.length(root.frame.width, .right, of: implied, in: ruled),
      Self.length(root.frame.height, .bottom, of: implied, in: ruled)
    )
    environment = fitted
    self.safeArea = safeArea
    self.margins = margins
  }

  /// Returns a root's length along one axis, as implied by the items attached to its far end.
  ///
  /// This is the stored length, unless the difference exceeds rounding.
  private static func length(
    _ stored: Double, _ end: EnvironmentEdge, of implied: ImpliedEdges,
    in ruled: SimulatedEnvironment
  ) -> Double {
    let values =
      (implied.ends[.edge(end)] ?? [])
      + (implied.ends[.safeArea(end)] ?? []).map { $0 + ruled.safeArea[end] }
      + (implied.ends[.margin(end)] ?? []).map { $0 + ruled.totalRootMargins[end] }
    guard let length = mode(of: values, near: stored), abs(length - stored) > 1.5 else {
      return stored
    }
    return length
  }

  /// Returns the number that most values agree on.
  ///
  /// Ties are resolved in favour of the value nearest to the expected number. The expected number itself is returned if
  /// it is within the tolerance, because it is not rounded.
  static func mode(of values: [Double], near expected: Double) -> Double? {
    var best: (count: Int, distance: Double, value: Double)?
    // A stale frame can imply a negative number, which no bar or device causes.
    for value in values where value > -tolerance {
      let count = values.count { abs($0 - value) <= tolerance }
      let distance = abs(value - expected)
      if let known = best, (known.count, -known.distance) >= (count, -distance) { continue }
      best = (count, distance, value)
    }
    guard let best else { return nil }
    return best.distance <= tolerance ? expected : best.value
  }
}
