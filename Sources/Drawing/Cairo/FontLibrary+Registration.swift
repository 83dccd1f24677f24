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
      registered[FontName.key(name)] = FontFace(of: family, style: font.styleName ?? "")
      registeredFiles[path] = name
      installed.insert(FontName.key(family))
      fontsChanged()
      return name
    }
  }

  /// Makes the fonts of files available besides the registered ones, in place of the files of the last call.
  func use(_ files: [FontRegistry.File]) {
    locked {
      guard files != usedFiles else { return }
      // The system's configuration has no function that removes a file.
      FcConfigAppFontClear(nil)
      for path in registeredFiles.keys.sorted() { FcConfigAppFontAddFile(nil, path) }
      usedFiles = files
      used = [:]
      for file in files where !installed.contains(FontName.key(file.face.family)) {
        if FcConfigAppFontAddFile(nil, file.path) != 0 { used[FontName.key(file.name)] = file.face }
      }
      fontsChanged()
    }
  }

  /// Whether a name is that of an installed or registered font, or of one in an installed or registered family.
  func isInstalled(_ name: String) -> Bool {
    locked {
      registered[FontName.key(name)] != nil || installed.contains(FontName.key(name))
        || installed.contains(FontName.key(FontName(name).family))
    }
  }
}

extension FontFace {
  /// Creates the face that a font file's names of family and style state.
  init(of family: String, style: String) {
    let style = FontName("x-" + style.filter { $0 != " " })
    let descriptor = FontDescriptor(size: 1, weight: style.weight ?? 0)
    self.init(
      family: family, weight: descriptor.numericWeight, isItalic: style.isItalic, isFallback: false)
  }
}
