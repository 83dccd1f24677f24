internal import AssetCatalog
public import Foundation
public import NibBuilding

/// A data set of an asset catalogue.
///
/// - SeeAlso: Apple, "NSDataAsset".
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
open class NSDataAsset: DataAsset, @unchecked Sendable {
  /// Creates the data set of the main bundle; nil if it does not exist or cannot be read.
  public convenience init?(name: Name) { self.init(name: name, bundle: .main) }
  /// Creates the data set of a bundle; nil if it does not exist or cannot be read.
  public init?(name: Name, bundle: Bundle) {
    super.init(name: name, bundle: bundle, for: UITraitCollection.current.assetTraits)
  }
}
