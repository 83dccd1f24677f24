internal import AssetCatalog
internal import Drawing
public import Foundation
internal import NibBuilding
internal import ViewDrawing

extension NSColor {
  /// Creates a colour of the main bundle's asset catalogues (`.xcassets`); nil when none contains the name.
  ///
  /// - SeeAlso: Apple, "NSColor", `init(named:)`.
  public convenience init?(named name: NSColor.Name) { self.init(named: name, bundle: nil) }

  /// Creates a colour of the asset catalogues among a bundle's resources, the main bundle's for nil.
  ///
  /// It resolves to its light or dark variant by the current appearance on each use.
  public convenience init?(named name: NSColor.Name, bundle: Bundle?) {
    var traits = AssetTraits(scale: ScreenScale.main, idiom: "mac")
    let folders = ResourceFolders.folders(of: bundle)
    let variants = ColorVariants(
      catalogued: { isDark in
        traits.isDark = isDark
        return BundleAssets.color(named: name, in: folders, for: traits)
      }, system: { SystemColorCatalog.color(named: $0)?.cgColor })
    guard let variants else { return nil }
    self.init(catalogued: variants, name: name)
  }

  /// Creates a colour of a program's asset catalogue.
  convenience init(catalogued variants: ColorVariants, name: String) {
    self.init(variants: variants, .sRGB, catalog: "", catalogName: name)
  }
}

extension ImageLookup {
  /// The colour of a name in the asset catalogues next to the document; nil when it is missing.
  func color(named name: String) -> NSColor? {
    ColorVariants(
      catalogued: { color(named: name, isDark: $0) },
      system: { SystemColorCatalog.color(named: $0)?.cgColor }
    ).map { NSColor(catalogued: $0, name: name) }
  }
}
