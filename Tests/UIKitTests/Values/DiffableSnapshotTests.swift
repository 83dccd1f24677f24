import Foundation
import TestSupport
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
    let count = expected.values.reduce(0) { $0 + $1.count }
    #expect(made.numberOfItems == count)
    for (section, items) in expected {
      #expect(made.itemIdentifiers(inSection: section) == items)
      for item in items { #expect(made.sectionIdentifier(containingItem: item) == section) }
    }
    let places = made.itemIdentifiers.compactMap { made.indexOfItem($0) }
    #expect(places == Array(0..<count))
  }

  /// Random changes, beside the same on arrays of arrays.
  @Test(arguments: [1, 2, 3] as [UInt64]) func changesAgreeWithPlainArrays(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var made = Snapshot()
    var model: [(section: String, items: [Int])] = []
    var next = 0
    /// Some of the numbers of things that are there, each once.
    func some<T>(_ all: [T]) -> [T] {
      all.isEmpty
        ? [] : Array(all.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
    }
    func place(of item: Int) -> (section: Int, item: Int) {
      for (number, entry) in model.enumerated() {
        if let index = entry.items.firstIndex(of: item) { return (number, index) }
      }
      return (-1, -1)
    }
    func new() -> [Int] {
      let count = Int.random(in: 1...4, using: &random)
      next += count
      return Array(next - count..<next)
    }
    for step in 0..<400 {
      let all = model.flatMap(\.items)
      let sections = model.map(\.section)
      let after = Bool.random(using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where sections.count < 6:
        let section = "section \(step)"
        if let other = sections.randomElement(using: &random) {
          let index = sections.firstIndex(of: other) ?? 0
          model.insert((section, []), at: after ? index + 1 : index)
          if after {
            made.insertSections([section], afterSection: other)
          } else {
            made.insertSections([section], beforeSection: other)
          }
        } else {
          model.append((section, []))
          made.appendSections([section])
        }
      case 1 where sections.count > 1:
        let pair = sections.shuffled(using: &random)
        let moved = model.remove(at: sections.firstIndex(of: pair[0]) ?? 0)
        let index = model.firstIndex { $0.section == pair[1] } ?? 0
        model.insert(moved, at: after ? index + 1 : index)
        if after {
          made.moveSection(pair[0], afterSection: pair[1])
        } else {
          made.moveSection(pair[0], beforeSection: pair[1])
        }
      case 2 where step % 5 == 0:
        let gone = some(sections)
        model.removeAll { gone.contains($0.section) }
        made.deleteSections(gone)
      case 3:
        let gone = some(all) + [-1]
        for index in model.indices { model[index].items.removeAll { gone.contains($0) } }
        made.deleteItems(gone.count == 2 ? [gone[0]] : gone)
      case 4 where all.count > 1:
        let pair = all.shuffled(using: &random)
        let from = place(of: pair[0])
        model[from.section].items.remove(at: from.item)
        let to = place(of: pair[1])
        model[to.section].items.insert(pair[0], at: after ? to.item + 1 : to.item)
        if after {
          made.moveItem(pair[0], afterItem: pair[1])
        } else {
          made.moveItem(pair[0], beforeItem: pair[1])
        }
      case 5 where !all.isEmpty:
        let other = all.randomElement(using: &random) ?? 0
        let (items, at) = (new(), place(of: other))
        model[at.section].items.insert(contentsOf: items, at: after ? at.item + 1 : at.item)
        if after {
          made.insertItems(items, afterItem: other)
        } else {
          made.insertItems(items, beforeItem: other)
        }
      case _ where !sections.isEmpty:
        let index = Int.random(in: 0..<sections.count, using: &random)
        let items = new()
        model[index].items += items
        made.appendItems(items, toSection: sections[index])
      default: continue
      }
      let now = model.flatMap(\.items)
      #expect(made.sectionIdentifiers == model.map(\.section), "step \(step)")
      #expect(made.itemIdentifiers == now, "step \(step)")
      #expect(made.numberOfItems == now.count)
      for (number, entry) in model.enumerated() {
        #expect(made.indexOfSection(entry.section) == number)
        #expect(made.itemIdentifiers(inSection: entry.section) == entry.items)
      }
      for (index, item) in now.enumerated() {
        #expect(made.indexOfItem(item) == index)
        #expect(
          made.sectionIdentifier(containingItem: item) == model[place(of: item).section].section)
      }
      #expect(made.indexOfItem(next) == nil)
    }
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
