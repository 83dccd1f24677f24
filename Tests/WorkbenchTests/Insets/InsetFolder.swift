import Drawing
import Foundation
import TestSupport

/// A folder with a catalogue of a shadowed picture that goes away with the value.
final class InsetFolder {
  let url: URL
  var path: String { url.path }
  var catalog: String { path + "/Media.xcassets" }
  var contents: String { catalog + "/Card.imageset/Contents.json" }

  init() throws {
    url = try TestFolder.make()
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, _ name: String) throws { try write(Data(text.utf8), name) }

  func write(_ data: Data, _ name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(name).path, withDestinationPath: destination)
  }

  /// A set `Card` of one scale or several, as Xcode writes it.
  func addCard(_ scales: [Int] = [2], insets: String = "", name: String = "Card") throws {
    let set = "Media.xcassets/\(name).imageset"
    let entries = try scales.map { scale in
      try write(Self.card(scale: scale), "\(set)/card@\(scale)x.png")
      return """
            {\(insets)
              "filename" : "card@\(scale)x.png",
              "idiom" : "universal",
              "scale" : "\(scale)x"
            }
        """
    }
    try write(
      "{\n  \"images\" : [\n\(entries.joined(separator: ",\n"))\n  ]\n}\n", "\(set)/Contents.json")
  }

  /// A card and a fainter bar below it: parts of one picture.
  static func cardAndBar(scale: Int) throws -> Data {
    guard
      let context = CGContext.bitmap(size: CGSize(width: 56, height: 48), scale: Double(scale))
    else { throw ImageError.corrupt("no context") }
    for (box, alpha) in [
      (CGRect(x: 6, y: 4, width: 40, height: 26), 1.0),
      (CGRect(x: 6, y: 36, width: 40, height: 8), 0.5),
    ] {
      context.setFillColor(red: 0.2, green: 0.5, blue: 0.9, alpha: alpha)
      context.fill(box)
    }
    guard let image = context.makeImage() else { throw ImageError.corrupt("no image") }
    return try image.pngData()
  }

  /// A card of 40 × 30 points, 6 points from the left, 4 from the top, 14 from the bottom and 10 from the
  /// right, with a shadow 3 points below it.
  static func card(scale: Int, hasShadow: Bool = true) throws -> Data {
    guard
      let context = CGContext.bitmap(size: CGSize(width: 56, height: 48), scale: Double(scale))
    else { throw ImageError.corrupt("no context") }
    if hasShadow { context.setShadow(offset: CGSize(width: 0, height: 3), blur: 6) }
    context.setFillColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
    context.addPath(.rounded(CGRect(x: 6, y: 4, width: 40, height: 30), radius: 5))
    context.fillPath()
    guard let image = context.makeImage() else { throw ImageError.corrupt("no image") }
    return try image.pngData()
  }
}
