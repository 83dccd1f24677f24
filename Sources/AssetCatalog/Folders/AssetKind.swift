/// The kind of a folder in a catalogue, by its file extension.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", types overview.
package enum AssetKind: String, Sendable, CaseIterable {
  /// A picture.
  case image = "imageset"
  /// A colour.
  case color = "colorset"
  /// Data of any kind.
  case data = "dataset"
  /// A symbol, as an SVG file.
  case symbol = "symbolset"
  /// An application's icon.
  case appIcon = "appiconset"
  /// A group of pictures that are loaded together.
  case spriteAtlas = "spriteatlas"
  // Recognised but not supported.
  case arImage = "arimageset"
  case arObject = "arobject"
  case arGroup = "arresourcegroup"
  case brand = "brandassets"
  case complication = "complicationset"
  case cubeTexture = "cubetextureset"
  case dashboardImage = "gcdashboardimage"
  case leaderboard = "gcleaderboard"
  case leaderboardSet = "gcleaderboardset"
  case icon = "iconset"
  case imageStack = "imagestack"
  case imageStackLayer = "imagestacklayer"
  case launchImage = "launchimage"
  case mipmap = "mipmapset"
  case solidImageStack = "solidimagestack"
  case solidImageStackLayer = "solidimagestacklayer"
  case sticker
  case stickerIcon = "stickersiconset"
  case stickerPack = "stickerpack"
  case stickerSequence = "stickersequence"
  case texture = "textureset"

  /// Whether the kind shares the namespace of pictures.
  var isPicture: Bool { self == .image || self == .symbol }
  /// Whether the set contains other sets that are looked up by name.
  var holdsSets: Bool { self == .spriteAtlas }
}

/// A set in a catalogue.
package struct AssetSet: Sendable, Hashable {
  /// The kind of its content.
  package let kind: AssetKind
  /// The name, preceded by the names of namespace folders, separated by slashes.
  package let name: String
  /// The folder's path.
  package let folder: String

  /// The path of the file that describes the set.
  package var contentsPath: String { folder + "/Contents.json" }
}
