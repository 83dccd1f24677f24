/// A picture file outside catalogues, whose name contains its conditions: `name@2x~ipad.png`.
///
/// - SeeAlso: Apple, "Bundle Programming Guide", device-specific resources in iOS; "UIImage", `init(named:)`.
package struct LoosePicture: Sendable, Hashable {
  /// The extensions of pictures, in order of preference for a name without one.
  package static let endings = ["png", "jpg", "jpeg", "gif", "svg", "pdf", "tiff", "tif", "bmp"]

  /// The name without scale, device and extension.
  package let name: String
  /// The number of pixels per point; nil if the name contains no scale, which means 1.
  package let scale: Double?
  /// The kind of device; nil for all.
  package let idiom: String?
  /// The extension.
  package let ending: String

  /// Creates the parts of a file name; nil if it has no extension.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), dot > fileName.startIndex else { return nil }
    ending = String(fileName[fileName.index(after: dot)...])
    var stem = fileName[..<dot]
    var idiom: String?
    for (suffix, device) in [("~iphone", "iphone"), ("~ipad", "ipad")] where stem.hasSuffix(suffix)
    {
      idiom = device
      stem = stem.dropLast(suffix.count)
    }
    var scale: Double?
    if let at = stem.lastIndex(of: "@"), stem.last == "x", at > stem.startIndex,
      let number = Int(stem[stem.index(after: at)...].dropLast()), (1...16).contains(number)
    {
      scale = Double(number)
      stem = stem[..<at]
    }
    name = String(stem)
    self.scale = scale
    self.idiom = idiom
  }

  /// Returns the possible file names for a picture's name, best first.
  ///
  /// Device-specific files precede those for all devices, the requested scale precedes denser ones and then others, and
  /// extensions are in their order.
  ///
  /// - Parameter name: A name with or without an extension.
  package static func candidates(
    for name: String, _ traits: AssetTraits
  ) -> [(file: String, scale: Double)] {
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    let stated = ending.flatMap { endings.contains($0.lowercased()) ? $0 : nil }
    let stem = stated.map { String(name.dropLast($0.count + 1)) } ?? name
    let own = Int(max(1, min(3, traits.scale)))
    let scales = [own] + [3, 2, 1].filter { $0 != own }
    let devices =
      traits.idiom == "ipad" || traits.idiom == "iphone" ? ["~\(traits.idiom)", ""] : [""]
    return devices.flatMap { device in
      scales.flatMap { scale in
        (stated.map { [$0] } ?? endings).map { ending in
          ("\(stem)\(scale == 1 ? "" : "@\(scale)x")\(device).\(ending)", Double(scale))
        }
      }
    }
  }
}
