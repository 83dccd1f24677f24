import Foundation

/// The folders of a module and which of them name types of which others.
///
/// A folder is one right below the module's; types that are nested in others count as theirs. Members that an
/// extension adds are not seen.
struct FolderArrows {
  /// By folder: the folders whose types it names.
  private(set) var arrows: [String: Set<String>] = [:]

  /// Reads the sources of a module.
  init(of target: String) {
    let files = SourceTree.files.filter { $0.target == target }
    var owners: [String: String] = [:]
    for file in files {
      guard let folder = file.folder else { continue }
      arrows[folder] = []
      for line in file.lines { if let name = Self.declared(line) { owners[name] = folder } }
    }
    for file in files {
      guard let folder = file.folder else { continue }
      for name in Self.names(file.lines) {
        if let owner = owners[name], owner != folder { arrows[folder]?.insert(owner) }
      }
    }
  }

  /// Arrows that are given, by folder.
  init(_ arrows: [String: Set<String>]) { self.arrows = arrows }

  /// The circles: folders that lead to each other, the largest circle first.
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
  private static func declared(_ line: String) -> String? {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    let words = line.split { !($0.isLetter || $0.isNumber || "_@".contains($0)) }
    guard let kind = words.firstIndex(where: { kinds.contains($0) }), kind + 1 < words.count,
      words[kind + 1].first?.isUppercase == true
    else { return nil }
    return String(words[kind + 1])
  }

  /// The capitalized words of code, without comments and strings.
  private static func names(_ lines: [String]) -> Set<String> {
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

extension SourceTree.File {
  /// The folder right below the module's; nil for a file beside the folders.
  var folder: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : nil
  }
}
