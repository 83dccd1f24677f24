internal import Foundation

/// Which rows or items are chosen, in the order in which they were, and where they go when others come.
struct ChosenPaths {
  /// The chosen rows or items.
  private(set) var paths: [IndexPath] = []

  /// Whether a row or an item is chosen.
  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }
  /// Chooses a row or an item, unless it is chosen already.
  mutating func insert(_ path: IndexPath) { if !contains(path) { paths.append(path) } }
  /// No longer chooses a row or an item.
  mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }
  /// Chooses nothing.
  mutating func removeAll() { paths = [] }

  /// Follows rows that came; their paths are those that they have afterwards.
  mutating func follow(inserted: [IndexPath]) {
    for new in inserted.sorted() {
      move { $0.section == new.section && $0.item >= new.item ? (1, 0) : (0, 0) }
    }
  }
  /// Follows rows that went; their paths are those that they had before.
  mutating func follow(deleted: [IndexPath]) {
    paths.removeAll { deleted.contains($0) }
    for old in deleted.sorted().reversed() {
      move { $0.section == old.section && $0.item > old.item ? (-1, 0) : (0, 0) }
    }
  }
  /// Follows sections that came; their numbers are those that they have afterwards.
  mutating func follow(insertedSections: IndexSet) {
    for new in insertedSections { move { $0.section >= new ? (0, 1) : (0, 0) } }
  }
  /// Follows sections that went; their numbers are those that they had before.
  mutating func follow(deletedSections: IndexSet) {
    paths.removeAll { deletedSections.contains($0.section) }
    for old in deletedSections.reversed() { move { $0.section > old ? (0, -1) : (0, 0) } }
  }

  private mutating func move(by distance: (IndexPath) -> (items: Int, sections: Int)) {
    paths = paths.map { path in
      let (items, sections) = distance(path)
      return IndexPath(item: path.item + items, section: path.section + sections)
    }
  }
}
