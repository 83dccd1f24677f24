internal import Foundation
internal import Synchronization

/// The outlines of symbols by name, each made once.
///
/// - Complexity: O(1) for a known name; otherwise O(bytes of the pictures that it is made of).
/// - SeeAlso: `Decisions/symbols.md`.
package enum SymbolLibrary {
  private struct Key: Hashable {
    let name: String
    let folders: SymbolFolders.Places
  }

  /// The maximum number of names that are kept.
  private static let maximumNames = 4_096
  private static let known = Mutex<[Key: SymbolOutline?]>([:])

  /// Returns the outline of a symbol; nil for a name without one, or without an installed set.
  package static func outline(_ name: String) -> SymbolOutline? {
    let folders = SymbolFolders.current
    guard !folders.own.isEmpty || !folders.set.isEmpty, name.utf8.count <= 200 else { return nil }
    let key = Key(name: name, folders: folders)
    if let outline = known.withLock({ $0[key] }) { return outline }
    var search = SymbolSearch(folders)
    let outline = search.outline(name)
    known.withLock {
      if $0.count >= maximumNames { $0.removeAll() }
      $0[key] = .some(outline)
    }
    return outline
  }
}
