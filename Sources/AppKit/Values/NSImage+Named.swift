internal import AssetCatalog
internal import Foundation
internal import NibBuilding
internal import ViewDrawing

extension NSImage {
  /// Creates an image with a name that a program gave, of the main bundle or of the system's; nil when it is missing.
  ///
  /// Asset catalogues (`.xcassets`) among the resources have precedence over files. Files are searched by the
  /// exact name and with the extensions of image formats, those of the screen's scale first. An image with a
  /// dark variant is drawn in the appearance of the view that draws it.
  ///
  /// - SeeAlso: Apple, "NSImage", `init(named:)`.
  public convenience init?(named name: Name) {
    if let symbol = SystemImageNames.symbols[name] ?? Self.otherSymbols[name],
      NSImage.known(name) == nil, Self.content(named: name) == nil
    {
      self.init(systemSymbolName: symbol, accessibilityDescription: nil)
      found(as: name)
    } else {
      self.init(own: name)
    }
  }
  /// Creates an image with a name that a program gave, or of the main bundle.
  ///
  /// Documents draw the system's names themselves, as large as their places.
  convenience init?(own name: Name) {
    if let known = NSImage.known(name) {
      self.init(size: known.size)
      addRepresentations(known.representations)
      isTemplate = known.isTemplate
    } else if let content = Self.content(named: name) {
      self.init(content: content)
    } else {
      return nil
    }
    found(as: name)
  }
  private static func content(named name: Name) -> ImageContent? {
    BundleAssets.image(
      named: name, in: ResourceFolders.folders(of: nil),
      for: AssetTraits(scale: ScreenScale.main, idiom: "mac"))
  }
  /// Symbols for the system's images other than templates.
  private static let otherSymbols: [Name: String] = [
    "NSFolder": "folder.fill", "NSCaution": "exclamationmark.triangle.fill",
    "NSApplicationIcon": "app.fill", "NSStatusAvailable": "circle.fill",
    "NSStatusPartiallyAvailable": "circle.fill", "NSStatusUnavailable": "circle.fill",
    "NSStatusNone": "circle",
  ]
}
