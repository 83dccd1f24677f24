internal import Foundation

/// A search for the outline of a symbol: its own file, the table, the rule, then compositions.
struct SymbolSearch {
  private let folders: SymbolFolders.Places
  /// The number of names that may still be tried, which bounds the work for a name of many words.
  private var budget = 200

  init(_ folders: SymbolFolders.Places) { self.folders = folders }

  /// Returns the outline of a symbol.
  mutating func outline(_ name: String) -> SymbolOutline? {
    own(name) ?? outline(SymbolWords.replaced(in: name), depth: 0)
  }

  private mutating func outline(_ name: String, depth: Int) -> SymbolOutline? {
    budget -= 1
    guard budget > 0, depth < 6, !name.isEmpty else { return nil }
    if let own = own(name) { return own }
    if let entry = SymbolTable.entries[name] {
      return entry.kind == .composition ? composed(name, depth) : drawn(entry, depth)
    }
    let isFill = name.hasSuffix(".fill")
    if isFill, let entry = SymbolTable.entries[String(name.dropLast(5))] {
      return filled(entry) ?? drawn(entry, depth)
    }
    if let picture = picture(SymbolWords.pictureName(name), .rule) { return picture }
    if let composition = composed(name, depth) { return composition }
    return isFill ? outline(String(name.dropLast(5)), depth: depth + 1) : nil
  }

  private mutating func composed(_ name: String, _ depth: Int) -> SymbolOutline? {
    var result = SymbolComposition(name).outline { outline($0, depth: depth + 1) }
    result?.origin = .composition
    return result
  }

  /// Returns the filled picture of an entry for a plain one; nil if the set has none.
  private func filled(_ entry: SymbolEntry) -> SymbolOutline? {
    guard let plain = entry.picture else { return nil }
    return picture(plain.name + "-fill", .table)?.turned(plain.turn)
  }

  /// Returns what an entry of the table states.
  private mutating func drawn(_ entry: SymbolEntry, _ depth: Int) -> SymbolOutline? {
    switch entry.kind {
    case .symbol(let name): return outline(name, depth: depth + 1)
    case .picture(let name, let turn): return picture(name, .table)?.turned(turn)
    case .nested(let name, let inner):
      guard let outer = picture(name, .table), let inner = outline(inner, depth: depth + 1)
      else { return nil }
      return outer.with(inner.fitted(in: CGRect(x: 5, y: 5, width: 6, height: 6)))
    case .pair(let first, let second):
      guard let first = outline(first, depth: depth + 1),
        let second = outline(second, depth: depth + 1)
      else { return nil }
      return SymbolComposition.pair(first, second)
    case .drawing(let layers): return SymbolOutline(layers)
    case .composition: return nil
    }
  }

  private func own(_ name: String) -> SymbolOutline? {
    Self.file(name, in: folders.own, .own)
      ?? Self.file(name.replacingOccurrences(of: ".", with: "-"), in: folders.own, .own)
  }

  private func picture(_ name: String, _ origin: SymbolOutline.Origin) -> SymbolOutline? {
    Self.file(name, in: folders.own + folders.set, origin)
  }

  /// Returns the picture of a file in the first folder that has it.
  private static func file(
    _ name: String, in folders: [String], _ origin: SymbolOutline.Origin
  ) -> SymbolOutline? {
    for folder in folders where SymbolFolders.names(in: folder).contains(name) {
      if var outline = SymbolFile.outline(atPath: "\(folder)/\(name).svg") {
        outline.origin = origin
        return outline
      }
    }
    return nil
  }
}
