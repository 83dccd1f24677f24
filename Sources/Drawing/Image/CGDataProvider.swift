public import Foundation

/// Bytes for a picture.
///
/// Source: Apple, "CGDataProvider". Linux has no `CFData`, so bytes are a `Data`.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: Data?

  /// Creates a provider of bytes; nil for empty data.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
  }
}

/// The position of a pixel's opacity, and whether its colours are multiplied by it.
///
/// Source: Apple, "CGImageAlphaInfo".
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No opacity.
  case none = 0
  /// After the colours, which are multiplied.
  case premultipliedLast
  /// Before the colours, which are multiplied.
  case premultipliedFirst
  /// After the colours.
  case last
  /// Before the colours.
  case first
  /// After the colours a byte without meaning.
  case noneSkipLast
  /// Before the colours a byte without meaning.
  case noneSkipFirst
  /// Opacity without colours.
  case alphaOnly
}

/// The layout of a pixel's components in memory.
///
/// Source: Apple, "CGBitmapInfo".
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates flags from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Parts are floating point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16-bit words, low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32-bit words, low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16-bit words, high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32-bit words, high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The treatment of colours that a device does not have; stored only.
///
/// Source: Apple, "CGColorRenderingIntent".
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's choice.
  case defaultIntent = 0
  /// Cut to the nearest.
  case absoluteColorimetric
  /// Cut, relative to white.
  case relativeColorimetric
  /// Moves all colours a little.
  case perceptual
  /// Strong colours stay strong.
  case saturation
}
