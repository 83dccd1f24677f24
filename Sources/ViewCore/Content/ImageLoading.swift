package import Drawing
package import Foundation

/// Finds and reads pictures; unlike the initialisers of the fronts' classes it says what went wrong.
package enum ImageLoading {
  /// Why a file gave no picture.
  package enum Failure: Error, Sendable, Hashable {
    /// The file is missing or cannot be read; the text is the system's.
    case unreadable(path: String, reason: String)
    /// The file was read and is no usable picture.
    case undecodable(path: String, ImageError)
  }

  /// A decoded picture at `scale` pixels per point; vector pictures are drawn at that scale.
  package static func image(_ data: Data, scale: CGFloat) throws(ImageError) -> ImageContent {
    let usable = scale > 0 && scale.isFinite ? scale : 1
    let bitmap = try CGImage.decode(data, vectorScale: Double(usable))
    return ImageContent(bitmap: bitmap, scale: usable)
  }

  /// A picture file at `scale` pixels per point; nil takes what the file's name states.
  package static func image(
    atPath path: String, scale stated: CGFloat? = nil
  ) throws(Failure) -> ImageContent {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    do {
      let isVector = path.lowercased().hasSuffix(".svg")
      // A drawing has no pixels of its own: it is drawn for the screen.
      if isVector { return try image(data, scale: ScreenScale.main) }
      return try image(data, scale: stated ?? scale(ofPath: path))
    } catch {
      throw .undecodable(path: path, error)
    }
  }

  /// The scale a file's name states: `name@2x.png` is 2, everything else 1.
  package static func scale(ofPath path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let device = stem.split(separator: "~").first.map(String.init) ?? stem
    if device.hasSuffix("@2x") { return 2 }
    if device.hasSuffix("@3x") { return 3 }
    return 1
  }

  /// A picture by name: the screen's scale first, then the larger ones, then the smaller.
  package static func image(named name: String, in bundle: Bundle) -> ImageContent? {
    guard !name.isEmpty, let root = bundle.resourceURL else { return nil }
    let url = URL(fileURLWithPath: name)
    let known = ["png", "jpg", "jpeg", "gif", "svg", "tiff", "bmp"]
    let hasExtension = known.contains(url.pathExtension.lowercased())
    let stem = hasExtension ? String(name.dropLast(url.pathExtension.count + 1)) : name
    let extensions = hasExtension ? [url.pathExtension] : ["png", "jpg", "svg"]
    let screen = Int(ScreenScale.main.rounded())
    let scales = [screen] + [3, 2, 1].filter { $0 != screen }
    for suffix in scales.map({ $0 == 1 ? "" : "@\($0)x" }) {
      for ending in extensions {
        let path = root.appendingPathComponent("\(stem)\(suffix).\(ending)").path
        if let image = try? image(atPath: path) { return image }
      }
    }
    return nil
  }
}
