internal import AssetCatalog
internal import Foundation
internal import NibBuilding
internal import ViewDrawing

extension NSImage {
  /// Creates an image with a name that a program gave, of the main bundle, or else the symbol of one of the system's names; nil when it is missing.
  ///
  /// Asset catalogues (`.xcassets`) among the resources have precedence over files. Files are searched by the
  /// exact name and with the extensions of image formats, those of the screen's scale first. An image with a
  /// dark variant is drawn in the appearance of the view that draws it.
  ///
  /// - SeeAlso: Apple, "NSImage", `init(named:)`.
  public convenience init?(named name: Name) {
    let traits = AssetTraits(scale: ScreenScale.main, idiom: "mac")
    if let known = NSImage.known(name) {
      self.init(size: known.size)
      addRepresentations(known.representations)
      isTemplate = known.isTemplate
    } else if let content = BundleAssets.image(
      named: name, in: ResourceFolders.folders(of: nil), for: traits)
    {
      self.init(content: content)
    } else if let symbol = SystemImageNames.symbols[name] ?? Self.otherSymbols[name] {
      self.init(systemSymbolName: symbol, accessibilityDescription: nil)
    } else {
      return nil
    }
    found(as: name)
  }
  /// Symbols for the system's images other than templates.
  private static let otherSymbols: [Name: String] = [
    "NSFolder": "folder.fill", "NSCaution": "exclamationmark.triangle.fill",
    "NSApplicationIcon": "app.fill", "NSStatusAvailable": "circle.fill",
    "NSStatusPartiallyAvailable": "circle.fill", "NSStatusUnavailable": "circle.fill",
    "NSStatusNone": "circle",
  ]
}
