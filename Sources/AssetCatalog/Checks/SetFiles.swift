internal import Diagnostics
internal import Foundation

/// The check of a set's files: each named file exists inside the catalogue, and each file is named.
enum SetFiles {
  /// The facts about a file named in an entry.
  struct Facts {
    var file: GuardedFile?
    var findings: [Finding] = []
  }

  /// Returns the facts about the file named in an entry, which may have none.
  static func facts(
    _ name: String?, at path: JSONPath, _ document: JSONDocument, of set: AssetSet,
    inside root: String
  ) -> Facts {
    guard let name else { return Facts() }
    func wrong(_ rule: Rule, _ message: String) -> Facts {
      let path = path.appending("filename")
      return Facts(findings: [
        Finding(rule, message, at: document.location(of: path))
      ])
    }
    guard RealPath.staysInside(name) else {
      return wrong(.outside, "the file name '\(name)' leads out of the set")
    }
    do {
      let url = URL(fileURLWithPath: set.folder + "/" + name)
      return Facts(file: try GuardedFile(url, inside: root))
    } catch {
      switch error {
      case .outside: return wrong(.outside, "'\(name)' is a link that leads out of the catalogue")
      case .cyclic: return wrong(.cyclicLink, "'\(name)' is a link that leads to itself")
      case .missing: return wrong(.missingFile, "the file '\(name)' is not there")
      case .unreadable: return wrong(.unreadable, "the file '\(name)' cannot be read")
      case .tooLarge:
        return wrong(.unreadable, "the file '\(name)' \(GuardedFile.Refusal.isTooLarge)")
      }
    }
  }

  /// Returns the files of a set that are not named in any entry and therefore not compiled.
  static func unmentioned(
    _ files: [String], _ mentioned: [String?], in set: AssetSet
  ) -> [Finding] {
    let known = Set(mentioned.compactMap { $0 } + ["Contents.json"])
    return files.filter { !known.contains($0) }.map {
      Finding(
        .unmentionedFile, "no entry of the set names this file",
        at: Location(set.folder + "/" + $0))
    }
  }
}
