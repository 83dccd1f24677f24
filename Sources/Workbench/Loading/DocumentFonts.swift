internal import Diagnostics
internal import Drawing
internal import Foundation
internal import IBDocument

/// The fonts of its project that a document may name.
struct DocumentFonts {
  /// The fonts; nil for a document that names only installed ones.
  private let fonts: ProjectFonts.Fonts?
  private let path: String

  /// The findings about files that cannot be read.
  var findings: [Finding] {
    (fonts?.unreadable ?? []).map {
      Finding(
        .document, "font file '\($0)' cannot be read", severity: .note, at: Location(path))
    }
  }

  /// Creates the fonts of a document; its project is searched only if it names a font that is not installed.
  ///
  /// - Complexity: O(elements), and the search.
  init(of document: Document) {
    path = document.path
    let names = Self.names(in: document.element)
    guard !names.allSatisfy(FontRegistry.isInstalled) else {
      fonts = nil
      return
    }
    let folder = URL(fileURLWithPath: document.path).deletingLastPathComponent()
    fonts = ProjectFonts.current.fonts(around: folder)
  }

  /// Makes the fonts those that names refer to, in place of those of another project.
  func use() {
    if let fonts { FontRegistry.use(fonts.files) }
  }

  /// Returns the names of fonts below an element, without private names of the system font.
  private static func names(in root: Element) -> Set<String> {
    var names: Set<String> = []
    var open = [root]
    while let element = open.popLast() {
      if element.name == "fontDescription" || element.name == "font",
        let name = element["name"], !name.hasPrefix(".")
      {
        names.insert(name)
      }
      open += element.children
    }
    return names
  }
}
