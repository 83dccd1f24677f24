package import Drawing
import Foundation

/// The types of files by the names of their formats.
enum ImageTypes {
  private static let identifiers = [
    "png": "public.png", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "tiff": "public.tiff",
    "bmp": "com.microsoft.bmp", "ico": "com.microsoft.ico", "svg": "public.svg-image",
    "webp": "org.webmproject.webp", "icns": "com.apple.icns",
  ]

  /// Returns the type of a format.
  static func identifier(_ format: String) -> String { identifiers[format] ?? "public.image" }
  /// The types that are read.
  static var readable: [String] { identifiers.values.sorted() }

  /// A format that is written.
  enum Format {
    case png, jpeg

    init?(_ type: String) {
      switch type {
      case "public.png": self = .png
      case "public.jpeg": self = .jpeg
      default: return nil
      }
    }

    func data(of image: CGImage, quality: Double) throws -> Data {
      switch self {
      case .png: try image.pngData()
      case .jpeg: try image.jpegData(quality: quality)
      }
    }
  }
}

extension CGImage {
  /// Whether any pixel is translucent.
  package var isTranslucent: Bool {
    stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] < 255 }
  }

  /// Returns the picture turned to an orientation, with its longest side no longer than a number of pixels.
  package func thumbnail(longestSide: Double?, orientation: Int) -> CGImage? {
    let turn = CGImagePropertyOrientation(rawValue: UInt32(orientation)) ?? .up
    let isTurned = turn.isTurned
    let (wide, high) = isTurned ? (height, width) : (width, height)
    let limit = longestSide.flatMap { $0.isFinite && $0 >= 1 ? $0 : nil } ?? .infinity
    let share = min(1, limit / Double(max(wide, high)))
    if share == 1, orientation == 1 { return self }
    let size = CGSize(
      width: max(1, (Double(wide) * share).rounded()),
      height: max(1, (Double(high) * share).rounded()))
    guard
      let context = CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
        bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.interpolationQuality = .high
    let stored = isTurned ? CGSize(width: size.height, height: size.width) : size
    context.concatenate(turn.transform(of: stored))
    context.draw(self, in: CGRect(origin: .zero, size: stored))
    return context.makeImage()
  }
}
