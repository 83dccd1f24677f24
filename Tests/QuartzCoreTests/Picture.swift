import Drawing
import QuartzCore
import Testing

/// Pictures of layers at one pixel a point, read pixel by pixel.
@MainActor struct Picture {
  /// Clear pixels; y grows up as Core Graphics makes them, or down as UIKit does.
  static func context(_ width: Int = 4, _ height: Int = 4, growsDown: Bool = false) -> CGContext? {
    if growsDown { return .bitmap(size: CGSize(width: width, height: height)) }
    return CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
  }

  let image: CGImage

  /// A layer's bounds from the origin of a context.
  init(_ layer: CALayer, growsDown: Bool) throws {
    let size = layer.bounds.size
    let context = try #require(
      Picture.context(Int(size.width), Int(size.height), growsDown: growsDown))
    layer.render(in: context)
    image = try #require(context.makeImage())
  }

  /// A letter for the colour of a pixel, counted from the upper left: red, green, blue, white, black; a dot
  /// for a clear one.
  func letter(_ x: Int, _ y: Int) -> Character {
    guard let color = image.color(x: x, y: y), color.alpha > 0.5 else { return "." }
    let bits = [color.red, color.green, color.blue].map { $0 > 0.5 }
    switch bits {
    case [true, false, false]: return "r"
    case [false, true, false]: return "g"
    case [false, false, true]: return "b"
    case [true, true, true]: return "w"
    case [false, false, false]: return "k"
    default: return "?"
    }
  }

  /// The letters of a column, from above.
  func column(_ x: Int) -> String { String((0..<image.height).map { letter(x, $0) }) }
  /// The letters of a row, from the left.
  func row(_ y: Int) -> String { String((0..<image.width).map { letter($0, y) }) }
}

extension CGColor {
  static let pureRed = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let pureGreen = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let pureBlue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}
