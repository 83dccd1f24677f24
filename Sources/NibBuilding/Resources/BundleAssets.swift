package import AssetCatalog
internal import Diagnostics
package import Foundation
internal import LayoutTree
internal import Synchronization
package import ViewDrawing

/// The named pictures, colours and data in a bundle's resources and in the folders specified on the command line.
///
/// A folder is listed again after it changes; decoded pictures are cached.
package enum BundleAssets {
  private struct Known {
    var stamp: [Date?]
    var folders: AssetFolders
    var pictures: [Picture: ImageContent] = [:]
  }
  private struct Picture: Hashable {
    let name: String
    let traits: AssetTraits
  }
  private static let cache = Mutex<[[URL]: Known]>([:])

  /// Returns a picture; nil if it is missing or cannot be decoded.
  ///
  /// - Parameter places: The folders of a bundle's resources, see ``ResourceFolders``.
  package static func image(
    named name: String, in places: [URL], for traits: AssetTraits
  ) -> ImageContent? {
    let (folders, places) = folders(places)
    let picture = Picture(name: name, traits: traits)
    if let kept = cache.withLock({ $0[places]?.pictures[picture] }) { return kept }
    guard let content = try? folders.image(named: name, for: traits)?.content() else { return nil }
    cache.withLock { known in
      if known[places]?.pictures.count ?? 0 >= SearchLimits.keptPictures {
        known[places]?.pictures = [:]
      }
      known[places]?.pictures[picture] = content
    }
    return content
  }

  /// Returns a colour; nil if no catalogue contains it.
  package static func color(
    named name: String, in places: [URL], for traits: AssetTraits
  ) -> ColorSet.Value? {
    folders(places).folders.color(named: name, for: traits)
  }

  /// Returns data; nil if no catalogue contains it.
  package static func data(
    named name: String, in places: [URL], for traits: AssetTraits
  ) -> (data: Data, typeIdentifier: String?)? {
    folders(places).folders.data(named: name, for: traits)
  }

  private static func folders(_ own: [URL]) -> (folders: AssetFolders, places: [URL]) {
    let places = own + LayoutProfile.currentAssetFolders
    let stamp = places.map(Self.changed)
    return cache.withLock { known in
      if let found = known[places], found.stamp == stamp { return (found.folders, places) }
      let made = AssetFolders(places)
      known[places] = Known(stamp: stamp, folders: made)
      return (made, places)
    }
  }

  private static func changed(_ folder: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: folder.path))?[.modificationDate] as? Date
  }
}
