internal import CGdkPixbuf
internal import CInstallation
internal import CPango
internal import Foundation

/// The folder with the fonts, the pictures of symbols and the readers of pictures that an archive of Plumb contains.
///
/// fontconfig and gdk-pixbuf learn of it by their own calls, before they are first used. Their environment
/// variables would do too, but a variable that is added before Swift's runtime starts hides a program's arguments
/// from a runtime that is linked statically.
package enum InstallationFolder {
  /// The folder's path: `share/plumb` near the program, or the library, that this code is in; nil where Plumb was built
  /// in place and uses what the system has.
  package static let path: String? = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard plumb_own_file(&buffer) != 0 else { return nil }
    let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    var folder = URL(fileURLWithPath: String(decoding: bytes, as: UTF8.self))
    // A program is in bin, a library in lib or lib/rendering.
    for _ in 0..<3 {
      folder.deleteLastPathComponent()
      let found = folder.appendingPathComponent("share/plumb").path
      if FileManager.default.isReadableFile(atPath: found + "/fonts.conf") { return found }
    }
    return nil
  }()

  /// Makes the archive's fonts those of the process, unless its environment names a file of settings.
  static let useFonts: Void = {
    guard let path, ProcessInfo.processInfo.environment["FONTCONFIG_FILE"] == nil,
      let settings = FcConfigCreate()
    else { return }
    if let cache = FontCacheFolder.settings {
      FcConfigParseAndLoadFromMemory(settings, cache, 1)
    }
    guard FcConfigParseAndLoad(settings, path + "/fonts.conf", 1) != 0,
      FcConfigBuildFonts(settings) != 0, FcConfigSetCurrent(settings) != 0
    else { return FcConfigDestroy(settings) }
  }()

  /// Makes the archive's readers of pictures those of the process, unless its environment names a list.
  static let useLoaders: Void = {
    guard let path, ProcessInfo.processInfo.environment["GDK_PIXBUF_MODULE_FILE"] == nil else {
      return
    }
    // The system's list, which may name readers of another version, is read with the first question. What is added later
    // is asked first.
    g_slist_free(gdk_pixbuf_get_formats())
    _ = gdk_pixbuf_init_modules(path, nil)
  }()
}
