package import AssetCatalog
public import Foundation

/// A data set of an asset catalogue: the base class of both fronts' `NSDataAsset`, which provide the traits.
///
/// - SeeAlso: Apple, "NSDataAsset".
open class DataAsset: NSObject, NSCopying {
  /// The name of a data set.
  public typealias Name = String

  /// The set's name.
  public let name: Name
  /// The content.
  public let data: Data
  /// The type of the data, such as `public.json`; `public.data` if the set specifies none.
  public let typeIdentifier: String

  /// Creates the data set of a bundle for traits; nil if it is missing or cannot be read.
  package init?(name: Name, bundle: Bundle, for traits: AssetTraits) {
    let folders = ResourceFolders.folders(of: bundle)
    guard let found = BundleAssets.data(named: name, in: folders, for: traits) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.typeIdentifier ?? "public.data"
  }

  /// The asset itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
