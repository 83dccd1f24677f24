/// The surroundings of a root view: safe area, the margins that the system asks for, and the pixels.
///
/// Lengths are points in the root's own coordinates.
package struct SimulatedEnvironment: Sendable, Hashable {
  /// The insets that bars and the device's shape cover.
  ///
  /// In a document without safe areas these are the lengths of the top and bottom layout guides.
  package var safeArea: EnvironmentInsets
  /// The root's margins before the safe area is added: the explicit ones, else the system's.
  package var rootMargins: EnvironmentInsets
  /// Whether the safe area is added to the margins of the root.
  package var addsSafeAreaToRootMargins: Bool
  /// Pixels in a point: 3 on the denser phones, else 2.
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
