package import IBDocument

/// The environment a root's own guide constraints imply.
///
/// A document does not spell out every bar the tool simulated, but a constraint between the root's
/// safe area (or layout guide, or margin) and a direct child, together with the child's stored
/// frame, says where that edge was. Each edge takes the number that most constraints agree on;
/// an edge without constraints follows the rules. Nothing else of the stored frames is used.
package struct FittedEnvironment: Sendable {
  /// The environment with the implied numbers in place of the rules'.
  package let environment: SimulatedEnvironment
  /// The implied safe area, by edge.
  package let safeArea: [EnvironmentEdge: Double]
  /// The implied distances to the margins, the safe area included, by edge.
  package let margins: [EnvironmentEdge: Double]
  /// The size in which the children of a misplaced root were laid out, in points.
  ///
  /// It is the stored one where nothing implies another, and in a root that is not misplaced.
  package let size: (width: Double, height: Double)

  /// Two implied numbers closer than this are one, in points: stored frames are rounded to pixels.
  static let tolerance = 0.51

  /// Creates the environment of a root by fitting.
  ///
  /// - Parameters:
  ///   - root: A view without an enclosing view.
  ///   - controller: The controller that loads it, if any.
  ///   - rules: The rules for its document, which decide what nothing implies.
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
      // With the safe area fitted, the margins the rules give move along.
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

  /// Returns a root's length along one axis by the items that are tied to its far end.
  ///
  /// The stored one, unless they are further apart than rounding explains.
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

  /// The number most of the values agree on.
  ///
  /// Among equals the one nearest to the expected number, and that number itself when it is within
  /// the tolerance, since it is not rounded.
  static func mode(of values: [Double], near expected: Double) -> Double? {
    var best: (count: Int, distance: Double, value: Double)?
    // A stale frame can imply a negative number, which no bar or shape of a device causes.
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
