internal import AssetCatalog
public import Foundation
internal import NibBuilding
internal import ViewDrawing

/// A data set of an asset catalogue.
///
/// - SeeAlso: Apple, "NSDataAsset".
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// The name of a data set.
  public typealias Name = String

  /// The set's name.
  public let name: Name
  /// What is in it.
  public let data: Data
  /// What kind of data it is, such as `public.json`; `public.data` where the set does not say it.
  public let typeIdentifier: String

  /// A data set of the main bundle; nil when there is none of the name or it cannot be read.
  public convenience init?(name: Name) { self.init(name: name, bundle: .main) }
  /// A data set of a bundle; nil when there is none of the name or it cannot be read.
  public init?(name: Name, bundle: Bundle) {
    guard
      let found = BundleAssets.data(
        named: name, in: ResourceFolders.folders(of: bundle),
        for: AssetTraits(scale: ScreenScale.main, idiom: "mac")
      )
    else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.typeIdentifier ?? "public.data"
  }

  /// The asset itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
