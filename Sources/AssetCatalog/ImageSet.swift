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
    let appearances: [AssetAppearance]?
    /// Distances to the alignment rectangle, in pixels.
    let alignmentInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances
      case alignmentInsets = "alignment-insets"
    }

    /// Pixels in a point; 1 for a picture of all scales.
    package var pixelsPerPoint: Double {
      switch scale {
      case "2x": 2
      case "3x": 3
      default: 1
      }
    }

    /// The distances to the alignment rectangle in points: the pixels over the picture's own scale.
    package var insetsInPoints: (top: Double, left: Double, bottom: Double, right: Double) {
      func points(_ pixels: Double?) -> Double {
        guard let pixels, pixels.isFinite else { return 0 }
        return pixels / pixelsPerPoint
      }
      return (
        points(alignmentInsets?.top), points(alignmentInsets?.left),
        points(alignmentInsets?.bottom), points(alignmentInsets?.right)
      )
    }
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
  package var isTemplate: Bool { properties?.intent == "template" }

  /// Reads a `Contents.json`; the error is the decoder's.
  package init(json: Data) throws {
    self = try JSONDecoder().decode(ImageSet.self, from: json)
  }

  /// The picture for some traits.
  ///
  /// The device's own pictures go before those for all; of these, those for the wanted appearance before
  /// those for any; of these, the one of the scale, then the next denser one, then the densest.
  package func entry(for traits: AssetTraits) -> Entry? {
    for idiom in traits.idioms {
      let matching = (images ?? []).filter {
        $0.filename != nil && ($0.idiom ?? "universal") == idiom
      }
      for misfit in 0...1 {
        let fitting = matching.filter { ($0.appearances ?? []).misfit(traits) == misfit }
        let denser = fitting.filter { $0.pixelsPerPoint >= traits.scale }
        let best =
          denser.min { $0.pixelsPerPoint < $1.pixelsPerPoint }
          ?? fitting.max { $0.pixelsPerPoint < $1.pixelsPerPoint }
        if let best { return best }
      }
    }
    return nil
  }
}
