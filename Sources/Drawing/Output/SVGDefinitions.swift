import Foundation

/// The shared definitions of an SVG document: clips, gradients, pictures and filters.
struct SVGDefinitions {
  /// The definitions, one per line.
  private(set) var text = ""
  private var sources: [String: String] = [:]
  private var pictures: [ObjectIdentifier: (image: CGImage, id: String)] = [:]
  private var count = 0

  /// Returns the id of a definition; equal contents share one.
  ///
  /// - Parameter make: Returns the element for an id.
  mutating func id(_ make: (String) -> String) -> String {
    let content = make("")
    if let id = sources[content] { return id }
    count += 1
    let id = "d\(count)"
    sources[content] = id
    text += make(id) + "\n"
    return id
  }

  /// Returns the id of a picture with one unit per pixel; nil if it cannot be encoded.
  mutating func id(of image: CGImage) -> String? {
    if let known = pictures[ObjectIdentifier(image)] { return known.id }
    guard let png = try? image.pngData() else { return nil }
    let id = id { id in
      "<image id=\"\(id)\" width=\"\(image.width)\" height=\"\(image.height)\" "
        + "preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,"
        + png.base64EncodedString() + "\"/>"
    }
    // Retaining the picture prevents the reuse of its identity.
    pictures[ObjectIdentifier(image)] = (image, id)
    return id
  }
}
