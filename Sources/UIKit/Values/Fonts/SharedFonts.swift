internal import Drawing
internal import Foundation
internal import Synchronization

/// A cache of fonts by description, so that equal fonts are one object.
///
/// Foundation on Linux compares text attributes by identity first and can crash on two equal fonts that are
/// distinct objects.
enum SharedFonts {
  private struct Key: Hashable {
    var descriptor: FontDescriptor
    var origin: UIFont.Origin?
  }
  private static let fonts = Mutex<[Key: UIFont]>([:])
  /// The maximum number of cached fonts.
  ///
  /// The cache is emptied when a program exceeds it, for example by animating a font size.
  private static let limit = 4096

  /// The font of a description, created on first access; thread-safe.
  static func font(_ descriptor: FontDescriptor, _ origin: UIFont.Origin?) -> UIFont {
    let key = Key(descriptor: descriptor, origin: origin)
    return fonts.withLock { fonts in
      if let font = fonts[key] { return font }
      if fonts.count >= limit { fonts = [:] }
      let font = UIFont(descriptor: descriptor, origin: origin)
      fonts[key] = font
      return font
    }
  }
}
