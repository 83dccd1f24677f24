internal import AssetCatalog
internal import Foundation
internal import NibBuilding
internal import ViewDrawing

extension NSImage {
  /// Creates an image of the main bundle; nil when it is missing.
  ///
  /// Asset catalogues (`.xcassets`) among the resources have precedence over files. Files are searched by the
  /// exact name and with the extensions of image formats, those of the screen's scale first. An image with a
  /// dark variant is drawn in the appearance of the view that draws it.
  ///
  /// - SeeAlso: Apple, "NSImage", `init(named:)`.
  public convenience init?(named name: Name) {
    let traits = AssetTraits(scale: ScreenScale.main, idiom: "mac")
    guard
      let content = BundleAssets.image(
        named: name, in: ResourceFolders.folders(of: nil), for: traits)
    else { return nil }
    self.init(content: content)
  }
}
