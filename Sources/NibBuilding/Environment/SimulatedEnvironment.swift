/// The surroundings of a root view: the safe area, the system's margins, and the pixel scale.
///
/// Lengths are in points, in the root's coordinates.
package struct SimulatedEnvironment: Sendable, Hashable {
  /// The insets that bars and the device's shape cover.
  ///
  /// In a document without safe areas these are the lengths of the top and bottom layout guides.
  package var safeArea: EnvironmentInsets
  /// The root's margins without the safe area: the explicit ones, otherwise the system's.
  package var rootMargins: EnvironmentInsets
  /// Whether the safe area is added to the root's margins.
  package var addsSafeAreaToRootMargins: Bool
  /// The number of pixels per point: 3 on the denser phones, otherwise 2.
  package var scale: Double

  /// Creates an environment.
  package init(
    safeArea: EnvironmentInsets = .zero, rootMargins: EnvironmentInsets = .zero,
    addsSafeAreaToRootMargins: Bool = false, scale: Double = 2
  ) {
    self.safeArea = safeArea
    self.rootMargins = rootMargins
    self.addsSafeAreaToRootMargins = addsSafeAreaToRootMargins
    self.scale = scale
  }

  /// The distances from the root's edges to its margin attributes.
  package var totalRootMargins: EnvironmentInsets {
    addsSafeAreaToRootMargins ? rootMargins + safeArea : rootMargins
  }
}
