extension UITraitCollection {
  /// What the main screen says.
  @MainActor static var valuesOfMainScreen: Values { UIScreen.main.traitCollection.values }
}
