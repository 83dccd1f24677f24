package import Foundation

/// What the `Contents.json` of an image set says.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", image set type.
package struct ImageSet: Sendable, Decodable {
  /// One picture of the set.
  package struct Entry: Sendable, Decodable {
    /// The file in the set's folder; nil for a place that nobody filled.
    package let filename: String?
    /// `1x`, `2x` or `3x`; nil for a picture of all scales.
    let scale: String?
    /// The kind of device.
    let idiom: String?
    /// Present when the picture is for one appearance only, such as dark.
    let appearances: [Appearance]?
    /// Distances to the alignment rectangle, in pixels.
    let alignmentInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances
      case alignmentInsets = "alignment-insets"
    }

    /// Pixels in a point; 1 for a picture of all scales.
    var pixelsPerPoint: Double {
      switch scale {
      case "2x": 2
      case "3x": 3
      default: 1
      }
    }

    /// The distances to the alignment rectangle in points: the pixels over the picture's own scale.
    var insetsInPoints: EnvironmentInsets {
      func points(_ pixels: Double?) -> Double {
        guard let pixels, pixels.isFinite else { return 0 }
        return pixels / pixelsPerPoint
      }
      guard let insets = alignmentInsets else { return .zero }
      return EnvironmentInsets(
        top: points(insets.top), left: points(insets.left), bottom: points(insets.bottom),
        right: points(insets.right))
    }
  }

  /// The appearance a picture is for.
  struct Appearance: Sendable, Decodable {
    let value: String?
  }

  /// Four distances in pixels.
  struct Insets: Sendable, Decodable {
    let top: Double?
    let left: Double?
    let bottom: Double?
    let right: Double?
  }

  /// What holds for all pictures.
  struct Properties: Sendable, Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  let images: [Entry]?
  let properties: Properties?

  /// Whether only the shapes count.
  var isTemplate: Bool { properties?.intent == "template" }

  /// Reads a `Contents.json`; the error is the decoder's.
  package init(json: Data) throws {
    self = try JSONDecoder().decode(ImageSet.self, from: json)
  }

  /// The picture for a scale and a kind of device.
  ///
  /// Pictures for one appearance are left out. Of the others those for the device come first, then
  /// those for all; of these the one of the scale, then the next denser one, then the densest.
  package func entry(scale: Double, isPad: Bool) -> Entry? {
    let usable = (images ?? []).filter { entry in
      entry.filename != nil && (entry.appearances ?? []).isEmpty
    }
    for idiom in [isPad ? "ipad" : "iphone", "universal", isPad ? "iphone" : "ipad"] {
      let matching = usable.filter { ($0.idiom ?? "universal") == idiom }
      let denser = matching.filter { $0.pixelsPerPoint >= scale }
      let best =
        denser.min { $0.pixelsPerPoint < $1.pixelsPerPoint }
        ?? matching.max { $0.pixelsPerPoint < $1.pixelsPerPoint }
      if let best { return best }
    }
    return nil
  }
}
