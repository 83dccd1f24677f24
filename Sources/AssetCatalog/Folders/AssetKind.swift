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

  /// Whether a name of this kind is looked up together with pictures'.
  var isPicture: Bool { self == .image || self == .symbol }
  /// Whether it holds other sets that are found by their names.
  var holdsSets: Bool { self == .spriteAtlas }
}

/// A set of a catalogue: a folder of a kind.
package struct AssetSet: Sendable, Hashable {
  /// The kind of its content.
  package let kind: AssetKind
  /// Its name, after those of the folders that make a namespace, separated by slashes.
  package let name: String
  /// The folder's path.
  package let folder: String

  /// The file that says what is in it.
  package var contentsPath: String { folder + "/Contents.json" }
}
