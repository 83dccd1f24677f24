import Foundation
import Testing
import UIKit

/// Snapshots of sections and items.
///
/// Source: Apple, "NSDiffableDataSourceSnapshot".
struct DiffableSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  static func snapshot() -> Snapshot {
    var made = Snapshot()
    made.appendSections(["a", "b"])
    made.appendItems([1, 2, 3], toSection: "a")
    made.appendItems([4, 5])
    return made
  }

  static let changes: [(String, @Sendable (inout Snapshot) -> Void, [String: [Int]])] = [
    ("nothing", { _ in }, ["a": [1, 2, 3], "b": [4, 5]]),
    ("before", { $0.insertItems([9, 8], beforeItem: 2) }, ["a": [1, 9, 8, 2, 3], "b": [4, 5]]),
    ("after", { $0.insertItems([9], afterItem: 5) }, ["a": [1, 2, 3], "b": [4, 5, 9]]),
    ("delete", { $0.deleteItems([2, 4, 77]) }, ["a": [1, 3], "b": [5]]),
    ("move before", { $0.moveItem(1, beforeItem: 5) }, ["a": [2, 3], "b": [4, 1, 5]]),
    ("move after", { $0.moveItem(1, afterItem: 2) }, ["a": [2, 1, 3], "b": [4, 5]]),
    ("move to itself", { $0.moveItem(1, afterItem: 1) }, ["a": [1, 2, 3], "b": [4, 5]]),
    ("delete section", { $0.deleteSections(["a"]) }, ["b": [4, 5]]),
    (
      "new section", { $0.insertSections(["c"], afterSection: "a") },
      ["a": [1, 2, 3], "c": [], "b": [4, 5]]
    ),
    ("everything", { $0.deleteAllItems() }, [:]),
  ]
  @Test(arguments: changes.indices) func changing(index: Int) {
    let (_, change, expected) = Self.changes[index]
    var made = Self.snapshot()
    change(&made)
    #expect(made.numberOfSections == expected.count)
    #expect(made.numberOfItems == expected.values.map(\.count).reduce(0, +))
    for (section, items) in expected {
      #expect(made.itemIdentifiers(inSection: section) == items)
      for item in items { #expect(made.sectionIdentifier(containingItem: item) == section) }
    }
    #expect(made.itemIdentifiers.enumerated().allSatisfy { made.indexOfItem($1) == $0 })
  }

  @Test func sectionsMove() {
    var made = Self.snapshot()
    made.moveSection("a", afterSection: "b")
    #expect(made.sectionIdentifiers == ["b", "a"])
    #expect(made.itemIdentifiers == [4, 5, 1, 2, 3])
    made.insertSections(["c"], beforeSection: "a")
    #expect(made.indexOfSection("a") == 2)
    #expect(made.indexOfSection("z") == nil && made.indexOfItem(77) == nil)
    made.reloadItems([1])
    made.reconfigureItems([2])
    #expect(made.reloadedItemIdentifiers == [1] && made.reconfiguredItemIdentifiers == [2])
  }
}
