import Foundation

/// The part of an SVG document that others refer to: clips, gradients, pictures, filters.
struct SVGDefinitions {
  /// The definitions, one a line.
  private(set) var text = ""
  private var sources: [String: String] = [:]
  private var pictures: [ObjectIdentifier: (image: CGImage, id: String)] = [:]
  private var count = 0

  /// The id of a definition; the same content has the same one.
  ///
  /// - Parameter make: The element for an id.
  mutating func id(_ make: (String) -> String) -> String {
    let content = make("")
    if let id = sources[content] { return id }
    count += 1
    let id = "d\(count)"
    sources[content] = id
    text += make(id) + "\n"
    return id
  }

  /// The id of a picture, one unit a pixel; nil when it cannot be written.
  mutating func id(of image: CGImage) -> String? {
    if let known = pictures[ObjectIdentifier(image)] { return known.id }
    guard let png = try? image.pngData() else { return nil }
    let id = id { id in
      "<image id=\"\(id)\" width=\"\(image.width)\" height=\"\(image.height)\" "
        + "preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,"
        + png.base64EncodedString() + "\"/>"
    }
    // Keeping the picture keeps its identity from being used again.
    pictures[ObjectIdentifier(image)] = (image, id)
    return id
  }
}
