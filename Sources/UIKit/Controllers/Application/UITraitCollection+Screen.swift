extension UITraitCollection {
  /// The trait values of the main screen.
  @MainActor static var valuesOfMainScreen: Values { UIScreen.main.traitCollection.values }
}
