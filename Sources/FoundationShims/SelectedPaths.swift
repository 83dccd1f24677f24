package import Foundation

/// The selected index paths in selection order, kept up to date by insertions and deletions.
package struct SelectedPaths {
  /// The selected index paths.
  package private(set) var paths: [IndexPath] = []

  /// Creates an empty selection.
  package init() {}

  /// Whether an index path is selected.
  package func contains(_ path: IndexPath) -> Bool { paths.contains(path) }
  /// Selects an index path unless it is already selected.
  package mutating func insert(_ path: IndexPath) { if !contains(path) { paths.append(path) } }
  /// Deselects an index path.
  package mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }
  /// Deselects all index paths.
  package mutating func removeAll() { paths = [] }

  /// Adjusts the selection to inserted rows, given by their paths after the insertion.
  package mutating func follow(inserted: [IndexPath]) {
    for new in inserted.sorted() {
      move { $0.section == new.section && $0.item >= new.item ? (1, 0) : (0, 0) }
    }
  }
  /// Adjusts the selection to deleted rows, given by their paths before the deletion.
  package mutating func follow(deleted: [IndexPath]) {
    paths.removeAll { deleted.contains($0) }
    for old in deleted.sorted().reversed() {
      move { $0.section == old.section && $0.item > old.item ? (-1, 0) : (0, 0) }
    }
  }
  /// Adjusts the selection to inserted sections, given by their indices after the insertion.
  package mutating func follow(insertedSections: IndexSet) {
    for new in insertedSections { move { $0.section >= new ? (0, 1) : (0, 0) } }
  }
  /// Adjusts the selection to deleted sections, given by their indices before the deletion.
  package mutating func follow(deletedSections: IndexSet) {
    paths.removeAll { deletedSections.contains($0.section) }
    for old in deletedSections.reversed() { move { $0.section > old ? (0, -1) : (0, 0) } }
  }

  /// Adjusts the selection to a row that moved, given by its paths before and after.
  package mutating func follow(moved old: IndexPath, to new: IndexPath) {
    let isSelected = contains(old)
    follow(deleted: [old])
    follow(inserted: [new])
    if isSelected { insert(new) }
  }
  /// Adjusts the selection to a section that moved, given by its indices before and after.
  package mutating func follow(movedSection old: Int, to new: Int) {
    let items = paths.filter { $0.section == old }.map(\.item)
    follow(deletedSections: [old])
    follow(insertedSections: [new])
    for item in items { insert(IndexPath(item: item, section: new)) }
  }

  private mutating func move(by distance: (IndexPath) -> (items: Int, sections: Int)) {
    paths = paths.map { path in
      let (items, sections) = distance(path)
      return IndexPath(item: path.item + items, section: path.section + sections)
    }
  }
}
