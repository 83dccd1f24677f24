internal import CPango
import Foundation

extension FontLibrary {
  /// Adds the fonts of a file to the process; returns the PostScript name of its first font, nil for any other file.
  ///
  /// The bytes are read once to see whether FreeType supports them. A file that was added before is not read again.
  func register(file path: String, _ bytes: [UInt8]) -> String? {
    locked {
      if let known = registeredFiles[path] { return known }
      guard let font = OutlineFont(bytes), let family = font.familyName, !family.isEmpty,
        FcConfigAppFontAddFile(nil, path) != 0
      else { return nil }
      let name = font.postScriptName ?? family
      let style = FontName("x-" + (font.styleName ?? "").filter { $0 != " " })
      var descriptor = FontDescriptor(size: 1, weight: style.weight ?? 0)
      descriptor.isItalic = style.isItalic
      registered[FontName.key(name)] = FontFace(
        family: family, weight: descriptor.numericWeight, isItalic: style.isItalic,
        isFallback: false)
      registeredFiles[path] = name
      fontsChanged()
      return name
    }
  }
}
