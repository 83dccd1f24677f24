internal import AssetCatalog
internal import ViewDrawing

extension ImageVariant {
  /// Creates the variant that some traits ask for.
  init(_ traits: AssetTraits) {
    self.init(isDark: traits.isDark, isRightToLeft: traits.isRightToLeft)
  }
}
