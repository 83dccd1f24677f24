internal import AssetCatalog
internal import Drawing
public import Foundation
internal import NibBuilding
internal import ViewDrawing

extension UIColor {
  /// A colour of the asset catalogues in the main bundle; nil where none has one of the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  /// A colour of the asset catalogues (`.xcassets`) among a bundle's resources, the main bundle's for nil.
  ///
  /// It is light or dark as the traits say where it is used, whatever `traitCollection` says: that chooses the
  /// device and the like.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    var traits = UITraitCollection(
      traitsFrom: [.current] + (traitCollection.map { [$0] } ?? [])
    ).assetTraits
    let folders = ResourceFolders.folders(of: bundle)
    let variants = ColorVariants(
      catalogued: { isDark in
        traits.isDark = isDark
        return BundleAssets.color(named: name, in: folders, for: traits)
      }, system: { SystemColorName.color($0)?.cgColor })
    guard let variants else { return nil }
    self.init(variants: variants)
  }
}

extension ImageLookup {
  /// A colour of the catalogues around the document, in each appearance; nil when there is none.
  func colorVariants(named name: String) -> ColorVariants? {
    ColorVariants(
      catalogued: { color(named: name, isDark: $0) },
      system: { SystemColorName.color($0)?.cgColor })
  }
}
