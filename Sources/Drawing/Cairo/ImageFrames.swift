internal import CGdkPixbuf
internal import CPango
package import Foundation

extension CGImage {
  /// The pictures of a file.
  package struct Frames: Sendable {
    /// The pictures, as stored: without the orientation applied.
    package var images: [CGImage] = []
    /// The orientation's number from 1 to 8.
    package var orientation = 1
    /// The time that each picture of several is shown, in seconds.
    package var delays: [Double] = []
    /// The number of times that pictures are shown; 0 for no end, nil for one that does not say.
    package var loops: Int?
    /// The name of the format, such as `png`.
    package var format = ""
  }

  /// Decodes all pictures of a file.
  ///
  /// - Parameter pixelLimit: The maximum number of pixels of all pictures together.
  /// - Throws: `ImageError` for bytes that are not a picture.
  package static func frames(
    _ data: Data, pixelLimit: Int = CGImage.pixelLimit
  ) throws(ImageError) -> Frames {
    guard !data.isEmpty else { throw .empty }
    if isMarkup(data) {
      return Frames(images: [try decode(data, pixelLimit: pixelLimit)], format: "svg")
    }
    let scan = GIFScan(data)
    return try loading(data, pixelLimit: pixelLimit) { (loader) throws(ImageError) in
      guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
        throw .corrupt("no picture in the data")
      }
      var frames = Frames()
      if let name = gdk_pixbuf_loader_get_format(loader).flatMap({ gdk_pixbuf_format_get_name($0) })
      {
        frames.format = String(cString: name)
        g_free(name)
      }
      if let text = gdk_pixbuf_get_option(pixbuf, "orientation"),
        let number = Int(String(cString: text)), (1...8).contains(number)
      {
        frames.orientation = number
      }
      guard let scan, scan.delays.count > 1,
        let animation = gdk_pixbuf_loader_get_animation(loader)
      else {
        frames.images = [try convert(pixbuf, limit: pixelLimit)]
        return frames
      }
      frames.loops = scan.loops
      var time = GTimeVal(tv_sec: 0, tv_usec: 0)
      guard let steps = gdk_pixbuf_animation_get_iter(animation, &time) else {
        throw .corrupt("out of memory")
      }
      defer { g_object_unref(UnsafeMutableRawPointer(steps)) }
      var left = pixelLimit
      for delay in scan.delays {
        guard let picture = gdk_pixbuf_animation_iter_get_pixbuf(steps) else { break }
        let image = try convert(picture, limit: pixelLimit)
        left -= image.width * image.height
        guard left >= 0 else { break }
        frames.images.append(image)
        frames.delays.append(delay)
        // The library's own time for a picture, in milliseconds; −1 for the last.
        let step = max(1, Int(gdk_pixbuf_animation_iter_get_delay_time(steps)))
        time.tv_usec += step * 1000
        (time.tv_sec, time.tv_usec) = (
          time.tv_sec + time.tv_usec / 1_000_000, time.tv_usec % 1_000_000
        )
        gdk_pixbuf_animation_iter_advance(steps, &time)
      }
      return frames
    }
  }
}

/// The blocks of a GIF file, without its pixels.
///
/// - SeeAlso: "Graphics Interchange Format, Version 89a", 20 to 26.
struct GIFScan {
  /// The times that pictures are shown, in seconds.
  private(set) var delays: [Double] = []
  /// The number of times that pictures are shown; nil if the file does not say.
  private(set) var loops: Int?

  /// The largest number of pictures that are read.
  private static let maximumFrames = 10_000

  /// Creates the times from the blocks; nil for bytes that do not begin as a GIF file does.
  init?(_ data: Data) {
    guard data.count > 13, PictureKind(data) == .gif else { return nil }
    let bytes = [UInt8](data)
    var at = 13
    if bytes[10] & 0x80 != 0 { at += 3 << (Int(bytes[10] & 7) + 1) }
    var delay = 0.0
    while at < bytes.count, delays.count < Self.maximumFrames {
      switch bytes[at] {
      case 0x21 where at + 1 < bytes.count:
        let label = bytes[at + 1]
        at += 2
        if label == 0xF9, at + 3 < bytes.count {
          delay = Double(Int(bytes[at + 2]) | Int(bytes[at + 3]) << 8) / 100
        } else if label == 0xFF, at + 15 < bytes.count,
          bytes[at + 1...at + 11].elementsEqual("NETSCAPE2.0".utf8), bytes[at + 12] == 3
        {
          loops = Int(bytes[at + 14]) | Int(bytes[at + 15]) << 8
        }
        Self.skip(&at, bytes)
      case 0x2C where at + 9 < bytes.count:
        delays.append(delay)
        delay = 0
        let flags = bytes[at + 9]
        at += 10
        if flags & 0x80 != 0 { at += 3 << (Int(flags & 7) + 1) }
        at += 1
        Self.skip(&at, bytes)
      default: return
      }
    }
  }

  /// Skips sub-blocks, each with its length in front, up to one without bytes.
  private static func skip(_ at: inout Int, _ bytes: [UInt8]) {
    while at < bytes.count, bytes[at] != 0 { at += Int(bytes[at]) + 1 }
    at += 1
  }
}
