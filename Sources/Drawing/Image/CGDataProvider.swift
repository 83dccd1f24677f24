public import Foundation

/// The bytes of a picture.
///
/// Source: Apple, "CGDataProvider". Linux has no `CFData`, so bytes are a `Data`.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: Data?

  /// Creates a provider; nil for empty data.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
  }
}

/// The position of the alpha component, and whether colours are premultiplied.
///
/// Source: Apple, "CGImageAlphaInfo".
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha after premultiplied colours.
  case premultipliedLast
  /// Alpha before premultiplied colours.
  case premultipliedFirst
  /// Alpha after the colours.
  case last
  /// Alpha before the colours.
  case first
  /// An unused byte after the colours.
  case noneSkipLast
  /// An unused byte before the colours.
  case noneSkipFirst
  /// Alpha without colours.
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
  /// Components are floating point numbers.
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

/// The treatment of colours outside a device's gamut; stored only.
///
/// Source: Apple, "CGColorRenderingIntent".
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's default.
  case defaultIntent = 0
  /// Out-of-gamut colours become the nearest ones.
  case absoluteColorimetric
  /// Out-of-gamut colours become the nearest ones, relative to white.
  case relativeColorimetric
  /// All colours are shifted slightly.
  case perceptual
  /// Saturated colours remain saturated.
  case saturation
}
