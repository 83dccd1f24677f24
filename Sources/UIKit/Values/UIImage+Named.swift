internal import AssetCatalog
public import Foundation
internal import NibBuilding
internal import ViewDrawing

extension UIImage {
  /// Creates an image of the main bundle for the current traits; nil if the name is unknown.
  ///
  /// Asset catalogues among the resources are searched first, then files: the name as given and with image
  /// extensions, variants for the device and the screen's scale first.
  ///
  /// - SeeAlso: Apple, "UIImage", `init(named:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from the resources of `bundle`.
  package convenience init?(named name: String, bundle: Bundle) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates an image of a bundle, nil for the main one, for traits; unspecified traits use the current ones.
  ///
  /// Views show the variant for their own traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let current = UITraitCollection.current
    let wanted = traitCollection.map { UITraitCollection(traitsFrom: [current, $0]) } ?? current
    guard
      let content = BundleAssets.image(
        named: name, in: ResourceFolders.folders(of: bundle), for: wanted.assetTraits)
    else { return nil }
    self.init(content: content)
  }

  /// Creates an image of a bundle, nil for the main one, for the traits of a configuration.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
}

extension UITraitCollection {
  /// The traits for asset lookup; unspecified traits use the main screen's.
  var assetTraits: AssetTraits {
    var traits = AssetTraits(
      scale: displayScale > 0 ? Double(displayScale) : ScreenScale.main,
      idiom: userInterfaceIdiom == .pad ? "ipad" : "iphone",
      isDark: userInterfaceStyle == .dark)
    traits.isRightToLeft = layoutDirection == .rightToLeft
    traits.widthClass = horizontalSizeClass.assetClass
    traits.heightClass = verticalSizeClass.assetClass
    return traits
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var assetClass: AssetTraits.SizeClass? {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .unspecified: nil
    }
  }
}
