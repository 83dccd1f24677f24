import Drawing
import Foundation
import LayoutGeometry
import TestSupport

/// The files of a page's example, as `RulePage.Form.files` writes them.
struct ExampleFiles {
  /// A line that is not understood.
  struct Mistake: Error {
    let line: String
  }

  /// A path, what stands behind its colon, and its text.
  private var entries: [(path: String, kind: String?, text: String)] = []

  /// Reads an example.
  init(_ text: String) throws {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) where !line.isEmpty {
      if line.hasPrefix("  ") {
        guard !entries.isEmpty else { throw Mistake(line: String(line)) }
        entries[entries.count - 1].text += line.dropFirst(2) + "\n"
      } else {
        let parts = line.split(separator: ":", maxSplits: 1).map { String($0) }
        let kind = parts.count > 1 ? String(parts[1].dropFirst()) : nil
        entries.append((parts[0], kind, ""))
      }
    }
  }

  /// Writes all files.
  func write(to folder: URL) throws {
    for entry in entries {
      let url = folder.appendingPathComponent(entry.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if let kind = entry.kind {
        try write(kind, to: url)
      } else {
        try Data(entry.text.utf8).write(to: url)
      }
    }
  }

  private func write(_ kind: String, to url: URL) throws {
    let files = FileManager.default
    let words = kind.split(separator: " ").map { String($0) }
    if kind == "folder" {
      try files.createDirectory(at: url, withIntermediateDirectories: true)
    } else if kind.hasPrefix("link to "), let target = words.last {
      try files.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    } else if kind.hasSuffix(" folders in one another"),
      let count = words.first.flatMap({ Int($0) })
    {
      let inner = Array(repeating: "G", count: count).joined(separator: "/")
      try files.createDirectory(
        at: url.appendingPathComponent(inner), withIntermediateDirectories: true)
    } else {
      try picture(kind, words).write(to: url)
    }
  }

  /// The bytes of a picture.
  private func picture(_ kind: String, _ words: [String]) throws -> Data {
    let card = CGRect(x: 6, y: 4, width: 40, height: 30)
    switch kind {
    // The first bytes of such files are all that is looked at (ITU-T T.81, B.2.1; ISO/IEC 14496-12, 4.3).
    case "JPEG": return Data([0xFF, 0xD8, 0xFF, 0xE0])
    case "HEIC": return Data([0, 0, 0, 24] + Array("ftypheic".utf8))
    case "PNG at 2x, a card": return try Self.png(scale: 2, [(card, 1)])
    case "PNG at 2x, a card with a shadow": return try Self.png(scale: 2, [(card, 1)], shadow: true)
    case "PNG at 2x, a card above a fainter bar":
      let upper = CGRect(x: 6, y: 4, width: 40, height: 26)
      return try Self.png(
        scale: 2, [(upper, 1), (CGRect(x: 6, y: 36, width: 40, height: 8), 0.5)])
    default:
      let numbers = words.compactMap { Double($0) }
      guard numbers.count == 2, kind == "PNG, \(words[1]) × \(words[3]) pixels" else {
        throw Mistake(line: kind)
      }
      let size = CGSize(width: numbers[0], height: numbers[1])
      return try Self.png(size, scale: 1, [(CGRect(origin: .zero, size: size), 1)])
    }
  }

  /// A PNG file of rectangles with an opacity, in points.
  private static func png(
    _ size: CGSize = CGSize(width: 56, height: 48), scale: Double,
    _ parts: [(box: CGRect, alpha: Double)], shadow: Bool = false
  ) throws -> Data {
    guard let context = CGContext.bitmap(size: size, scale: scale) else {
      throw Mistake(line: "\(size)")
    }
    if shadow { context.setShadow(offset: CGSize(width: 0, height: 3), blur: 6) }
    for part in parts {
      context.setFillColor(red: 0.2, green: 0.5, blue: 0.9, alpha: part.alpha)
      if parts.count == 1, scale > 1 {
        context.addPath(.rounded(part.box, radius: 5))
        context.fillPath()
      } else {
        context.fill(part.box)
      }
    }
    guard let image = context.makeImage() else { throw Mistake(line: "\(size)") }
    return try image.pngData()
  }
}
