internal import AssetCatalog
public import Foundation
internal import NibBuilding
internal import ViewDrawing

extension UIImage {
  /// A picture of the main bundle for the current traits; nil when there is none of the name.
  ///
  /// Catalogues (`.xcassets`) among the resources come first, then files: the name as it is and with the
  /// endings of pictures, those for the device and the screen's scale first.
  ///
  /// - SeeAlso: Apple, "UIImage", `init(named:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A picture among the resources of `bundle`.
  package convenience init?(named name: String, bundle: Bundle) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// A picture of a bundle, the main one for nil, for some traits; what they do not say the current ones do.
  ///
  /// Views show the picture for their own traits, whatever it was asked for.
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

  /// A picture of a bundle, the main one for nil, for the traits of a configuration.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
}

extension UITraitCollection {
  /// What assets are asked for; the main screen's where nothing is said.
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
