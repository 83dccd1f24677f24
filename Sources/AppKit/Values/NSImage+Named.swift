internal import AssetCatalog
internal import Foundation
internal import NibBuilding
internal import ViewDrawing

extension NSImage {
  /// Creates a picture of the main bundle; nil when it is missing.
  ///
  /// Catalogues (`.xcassets`) among the resources come first, then files: the name as it is and with the
  /// endings of pictures, those for the screen's scale first. A picture that has a look for the dark is drawn in
  /// the appearance of the view that draws it.
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
