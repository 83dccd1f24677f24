/// The kinds of folders in a catalogue, by the endings of their names.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", types overview.
package enum AssetKind: String, Sendable, CaseIterable {
  /// A picture.
  case image = "imageset"
  /// A colour.
  case color = "colorset"
  /// Data of any kind.
  case data = "dataset"
  /// A symbol, drawn as an SVG file.
  case symbol = "symbolset"
  /// An application's icon.
  case appIcon = "appiconset"
  /// A group of pictures that are loaded together.
  case spriteAtlas = "spriteatlas"
  // Known by name: nothing here shows them.
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

  /// Whether names of this kind are looked up with those of pictures.
  var isPicture: Bool { self == .image || self == .symbol }
  /// Whether it contains other sets that are looked up by their names.
  var holdsSets: Bool { self == .spriteAtlas }
}

/// A set of a catalogue: a folder of a kind.
package struct AssetSet: Sendable, Hashable {
  /// The kind of its content.
  package let kind: AssetKind
  /// The name, after those of the folders that form a namespace, separated by slashes.
  package let name: String
  /// The folder's path.
  package let folder: String

  /// The path of the file that describes its content.
  package var contentsPath: String { folder + "/Contents.json" }
}
