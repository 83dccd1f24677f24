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

/// Numbers of the types that programs use.
enum ImageNumbers {
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
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
    let isTurned = orientation > 4
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
    let (w, h) = (size.width, size.height)
    // From the picture as stored to the picture as shown, with y up.
    let turn: CGAffineTransform =
      switch orientation {
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
      case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
      case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
      default: .identity
      }
    context.concatenate(turn)
    context.draw(self, in: CGRect(x: 0, y: 0, width: isTurned ? h : w, height: isTurned ? w : h))
    return context.makeImage()
  }
}
