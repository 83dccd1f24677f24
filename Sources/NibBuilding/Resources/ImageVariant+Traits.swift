internal import AssetCatalog
internal import ViewDrawing

extension ImageVariant {
  /// Creates the variant for traits.
  init(_ traits: AssetTraits) {
    self.init(isDark: traits.isDark, isRightToLeft: traits.isRightToLeft)
  }
}
