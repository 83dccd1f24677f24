public import Foundation

/// Returns the largest rectangle of a ratio inside another one, in its middle.
///
/// - SeeAlso: Apple, "AVMakeRect(aspectRatio:insideRect:)".
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}

/// The way a video fills its layer.
///
/// - SeeAlso: Apple, "AVLayerVideoGravity".
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whole, inside.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Cut, to every edge.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A kind of medium.
///
/// - SeeAlso: Apple, "AVMediaType".
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Data about a medium.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// A format of a file.
///
/// - SeeAlso: Apple, "AVFileType".
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a format of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A QuickTime movie.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// Sound in MPEG-4.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// A JPEG picture.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}

/// The state of a value that loads.
///
/// - SeeAlso: Apple, "AVKeyValueStatus".
public enum AVKeyValueStatus: Int, Sendable {
  /// Not asked for.
  case unknown = 0
  /// On its way.
  case loading = 1
  /// There.
  case loaded = 2
  /// Not there.
  case failed = 3
  /// Given up.
  case cancelled = 4
}
