/// A picture file outside catalogues, whose name states its conditions: `name@2x~ipad.png`.
///
/// - SeeAlso: Apple, "Bundle Programming Guide", device-specific resources in iOS; "UIImage", `init(named:)`.
package struct LoosePicture: Sendable, Hashable {
  /// The endings of pictures, best first for a name without one.
  package static let endings = ["png", "jpg", "jpeg", "gif", "svg", "pdf", "tiff", "tif", "bmp"]

  /// The name without scale, device and ending.
  package let name: String
  /// The pixels in a point; nil where the name does not state them, which is 1.
  package let scale: Double?
  /// The kind of device; nil for all.
  package let idiom: String?
  /// The ending.
  package let ending: String

  /// Creates the parts of a file's name; nil where it has no ending.
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

  /// Returns the file names that may stand for a picture's name, best first.
  ///
  /// The device's own come before those for all, the wanted scale before denser ones before others, and endings
  /// in their order.
  ///
  /// - Parameter name: With or without an ending.
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
