import Foundation

/// The parts of a folder and which of them name types of which others.
///
/// A part is a folder directly inside, with all that is below it, or the files beside these folders, which are one
/// part named ``beside``. Types nested in others count as theirs. Members that an extension adds are not seen.
struct FolderArrows {
  /// The name of the part that the files beside the folders are.
  static let beside = "."

  /// By part: the parts whose types it names.
  private(set) var arrows: [String: Set<String>] = [:]

  /// Creates the arrows between the parts of a folder from sources.
  ///
  /// - Parameters:
  ///   - folder: A path below `Sources`: a module or a folder in it.
  ///   - sources: Any files; those outside the folder are ignored.
  init(in folder: String, of sources: [SourceTree.File] = SourceTree.files) {
    let files = sources.compactMap { file in
      file.part(of: folder).map { (part: $0, words: file.words) }
    }
    var owners: [String: String] = [:]
    for (part, words) in files {
      arrows[part] = []
      for name in words.declared { owners[name] = part }
    }
    for (part, words) in files {
      for name in words.named {
        if let owner = owners[name], owner != part { arrows[part]?.insert(owner) }
      }
    }
  }

  /// Creates arrows by hand.
  init(_ arrows: [String: Set<String>]) { self.arrows = arrows }

  /// The circles: parts that lead to each other, the largest circle first.
  var circles: [[String]] {
    let reach = arrows.keys.reduce(into: [:]) { $0[$1] = reachable(from: $1) }
    var seen: Set<String> = []
    var circles: [[String]] = []
    for folder in arrows.keys.sorted() where !seen.contains(folder) {
      let circle = (reach[folder] ?? []).filter { reach[$0]?.contains(folder) == true }
      seen.formUnion(circle)
      if circle.count > 1 { circles.append(circle.sorted()) }
    }
    return circles.sorted { $0.count > $1.count }
  }

  private func reachable(from start: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = Array(arrows[start] ?? [])
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += arrows[next] ?? [] }
    }
    return found
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "typealias", "actor",
  ]

  /// The name of a type that a line declares at the top of a file.
  fileprivate static func declared(_ line: String) -> String? {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    let words = line.split { !($0.isLetter || $0.isNumber || "_@".contains($0)) }
    guard let kind = words.firstIndex(where: { kinds.contains($0) }), kind + 1 < words.count,
      words[kind + 1].first?.isUppercase == true
    else { return nil }
    return String(words[kind + 1])
  }

  /// The capitalized words of code, without comments and strings.
  fileprivate static func names(_ lines: [String]) -> Set<String> {
    var names: Set<String> = []
    var isText = false
    for line in lines {
      if line.contains("\"\"\"") { isText.toggle() }
      guard !isText else { continue }
      // What stands between quotes is every second part.
      let parts = line.components(separatedBy: "\"")
      for (index, part) in parts.enumerated() where index.isMultiple(of: 2) {
        let code = part.range(of: "//").map { part[..<$0.lowerBound] } ?? part[...]
        for word in code.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
        where word.first?.isUppercase == true { names.insert(String(word)) }
        if code.count < part.count { break }
      }
    }
    return names
  }
}

extension SourceTree {
  /// All folders with sources, and the folders above them up to their module.
  static let folders: [String] = files.reduce(into: Set<String>()) { folders, file in
    var path = file.path
    while let slash = path.lastIndex(of: "/") {
      path = String(path[..<slash])
      folders.insert(path)
    }
  }
  .sorted()
}

extension SourceTree.File {
  /// The part of a folder that the file belongs to; nil for a file outside.
  func part(of folder: String) -> String? {
    guard path.hasPrefix(folder + "/") else { return nil }
    let rest = path.dropFirst(folder.count + 1)
    return rest.firstIndex(of: "/").map { String(rest[..<$0]) } ?? FolderArrows.beside
  }

  /// The types that the file declares at its top level, and the capitalised words of its code.
  fileprivate var words: (declared: [String], named: Set<String>) {
    Self.words[path] ?? Self.words(lines)
  }

  private static func words(_ lines: [String]) -> (declared: [String], named: Set<String>) {
    (lines.compactMap(FolderArrows.declared), FolderArrows.names(lines))
  }

  /// Read once: a file is asked for every folder above it.
  private static let words = Dictionary(
    uniqueKeysWithValues: SourceTree.files.map { ($0.path, words($0.lines)) })
}
