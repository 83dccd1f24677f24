public import Drawing
public import Foundation
public import FoundationShims

/// A file of pictures that is read.
///
/// - SeeAlso: Apple, "CGImageSource".
public final class CGImageSource {
  /// The bytes so far.
  private var data: Data
  /// Whether all bytes are there.
  private var isFinal: Bool
  private var known: Result<CGImage.Frames, any Error>?

  init(_ data: Data, isFinal: Bool = true) { (self.data, self.isFinal) = (data, isFinal) }

  /// Replaces the bytes.
  func update(_ data: Data, isFinal: Bool) {
    (self.data, self.isFinal, known) = (data, isFinal, nil)
  }

  /// The pictures; nil for other bytes.
  var frames: CGImage.Frames? {
    guard isFinal else { return nil }
    let result = known ?? Result { try CGImage.frames(data) }
    known = result
    return try? result.get()
  }
  /// The state of reading.
  var status: CGImageSourceStatus {
    guard isFinal else { return .statusIncomplete }
    return frames == nil ? .statusUnknownType : .statusComplete
  }
}

/// The state of reading a file of pictures.
///
/// - SeeAlso: Apple, "CGImageSourceStatus".
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ends too early.
  case statusUnexpectedEOF = -5
  /// The file is damaged.
  case statusInvalidData = -4
  /// The format is not known.
  case statusUnknownType = -3
  /// The header is being read.
  case statusReadingHeader = -2
  /// Bytes are missing.
  case statusIncomplete = -1
  /// All is read.
  case statusComplete = 0
}

/// Creates a source of a file's bytes; options are not read.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data as Data) }

/// Creates a source of a file; nil for one that cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}

/// Creates a source of a provider's bytes; nil for a provider without bytes.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.map { CGImageSource($0) } }

/// Creates a source whose bytes come later.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Replaces a source's bytes; pictures are there once all bytes are.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data as Data, isFinal: final)
}

/// The number of pictures.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames?.images.count ?? 0 }
/// The type of the file, such as `public.png`; nil for bytes that are not a picture.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.frames.map { ImageTypes.identifier($0.format) }
}
/// The state of reading.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }
/// The state of reading a picture.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus { isrc.status }
/// The index of the picture that stands for the file: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// The types that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageTypes.readable }

/// A picture as stored, without the orientation applied; nil beyond the last.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let images = isrc.frames?.images, images.indices.contains(index) else { return nil }
  return images[index]
}

/// A picture made smaller.
///
/// - Parameter options: `kCGImageSourceThumbnailMaxPixelSize`, the longest side in pixels, and
///   `kCGImageSourceCreateThumbnailWithTransform`, whether the orientation is applied. Others are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
  let limit = ObjectiveCArguments.number(
    options?[kCGImageSourceThumbnailMaxPixelSize])?.doubleValue
  let isTurned = options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true
  let orientation = isTurned ? isrc.frames?.orientation ?? 1 : 1
  return image.thumbnail(longestSide: limit, orientation: orientation)
}

/// The properties of a file.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let frames = isrc.frames else { return nil }
  var values: [String: Any] = [:]
  if frames.format == "gif" {
    values[kCGImagePropertyGIFDictionary] =
      frames.loops.map { [kCGImagePropertyGIFLoopCount: $0] } ?? [:]
  }
  return values as NSDictionary
}

/// The properties of a picture: sides, depth, colours, orientation, and the time that it is shown.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let frames = isrc.frames, frames.images.indices.contains(index) else { return nil }
  let image = frames.images[index]
  var values: [String: Any] = [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
    kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    kCGImagePropertyHasAlpha: image.isTranslucent, kCGImagePropertyDPIWidth: 72,
    kCGImagePropertyDPIHeight: 72, kCGImagePropertyProfileName: "sRGB IEC61966-2.1",
    kCGImagePropertyOrientation: frames.orientation,
  ]
  if frames.delays.indices.contains(index) {
    let delay = frames.delays[index]
    values[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFUnclampedDelayTime: delay, kCGImagePropertyGIFDelayTime: max(0.1, delay),
    ]
  }
  return values as NSDictionary
}
