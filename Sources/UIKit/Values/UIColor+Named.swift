internal import AssetCatalog
internal import Drawing
public import Foundation
internal import NibBuilding
internal import ViewDrawing

extension UIColor {
  /// Creates a colour of the main bundle's asset catalogues; nil if the name is unknown.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  /// Creates a colour of the asset catalogues (`.xcassets`) among a bundle's resources, the main bundle's for nil.
  ///
  /// The traits where the colour is used select the appearance. `traitCollection` selects the other variants,
  /// such as the device's.
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
  /// A colour of the document's catalogues, in each appearance; nil if the name is unknown.
  func colorVariants(named name: String) -> ColorVariants? {
    ColorVariants(
      catalogued: { color(named: name, isDark: $0) },
      system: { SystemColorName.color($0)?.cgColor })
  }
}
