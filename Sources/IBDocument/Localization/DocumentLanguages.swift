internal import Diagnostics
internal import Foundation

/// The languages into which the files next to a document translate it.
///
/// For `Base.lproj/Main.storyboard` and `Main.storyboard`, these files are `de.lproj/Main.strings` next to the folder
/// or the document, and `Main.xcstrings` or `mul.lproj/Main.xcstrings`.
package struct DocumentLanguages: Sendable {
  /// The texts by language and by the key of the slot.
  package private(set) var texts: [String: [String: String]] = [:]
  /// The unreadable files.
  package private(set) var faults: [(path: String, fault: StringsFault)] = []

  /// The language codes, sorted.
  package var codes: [String] { texts.keys.sorted() }

  /// Creates a collection without languages.
  package init() {}

  /// Creates the languages of a document by reading the files next to it.
  package init(ofDocument path: String) {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let own = url.deletingLastPathComponent()
    let isInLanguage = own.pathExtension == "lproj"
    let folder = isInLanguage ? own.deletingLastPathComponent() : own
    // Paths have the same form as the document's.
    let shown = Self.folder(around: path, isInLanguage: isInLanguage)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for entry in entries.sorted() where entry.hasSuffix(".lproj") {
      let language = String(entry.dropLast(".lproj".count))
      guard !["Base", "mul", own.deletingPathExtension().lastPathComponent].contains(language)
      else { continue }
      add("\(shown)\(entry)/\(name).strings") { path throws(StringsFault) in
        [language: try StringsFile.texts(at: path)]
      }
    }
    for place in ["", "mul.lproj/"] {
      add("\(shown)\(place)\(name).xcstrings") { path throws(StringsFault) in
        try StringsFile.catalog(at: path)
      }
    }
  }

  /// Returns the text of a slot in a language; nil without a translation.
  package func text(_ slot: TextSlot, in language: String) -> String? {
    texts[language]?[slot.key]
  }

  private mutating func add(
    _ path: String,
    _ read: (_ path: String) throws(StringsFault) -> [String: [String: String]]
  ) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do throws(StringsFault) {
      for (language, found) in try read(path) {
        texts[language, default: [:]].merge(found) { known, _ in known }
      }
    } catch {
      faults.append((path, error))
    }
  }

  /// Returns the folder of the languages in the form of the document's path; empty or with a trailing slash.
  private static func folder(around path: String, isInLanguage: Bool) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if isInLanguage {
      if parts.isEmpty { return "../" }
      parts.removeLast()
    }
    return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }
}
