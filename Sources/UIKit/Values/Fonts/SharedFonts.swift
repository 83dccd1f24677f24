internal import Drawing
internal import Foundation
internal import Synchronization

/// Fonts that were made, by what they are, so that each is made once.
///
/// Foundation on Linux compares attributes of texts by identity first; two equal fonts that are two objects
/// can end the program there.
enum SharedFonts {
  private struct Key: Hashable {
    var descriptor: FontDescriptor
    var origin: UIFont.Origin?
  }
  private static let fonts = Mutex<[Key: UIFont]>([:])
  /// Fonts kept at the same time; a program that makes more, as an animation of sizes does, starts over.
  private static let limit = 4096

  /// The font of a description, made when it is first asked for; may be called from any thread.
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
