import Foundation
import FoundationShims
import Testing

/// Trees of items, against a plain tree of the same operations.
@Suite struct SectionSnapshotTests {
  private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b", "c"])
    tree.append(["b1", "b2"], to: "b")
    tree.append(["b1x"], to: "b1")
    return tree
  }

  @Test func orderAndLevels() {
    var tree = tree()
    #expect(tree.rootItems == ["a", "b", "c"] && tree.items == ["a", "b", "b1", "b1x", "b2", "c"])
    #expect(tree.visibleItems == ["a", "b", "c"] && !tree.isVisible("b1") && tree.isVisible("b"))
    tree.expand(["b", "unknown"])
    #expect(tree.visibleItems == ["a", "b", "b1", "b2", "c"] && tree.isExpanded("b"))
    tree.expand(["b1"])
    tree.collapse(["b"])
    #expect(
      tree.visibleItems == ["a", "b", "c"] && !tree.isVisible("b1x") && tree.isExpanded("b1"))
    #expect(tree.items.map(tree.level) == [0, 0, 1, 2, 1, 0] && tree.level(of: "z") == -1)
    #expect(tree.parent(of: "b1x") == "b1" && tree.parent(of: "a") == nil)
    #expect(tree.index(of: "b2") == 4 && tree.index(of: "z") == nil && !tree.contains("z"))
  }

  @Test func changes() {
    var tree = tree()
    tree.insert(["0"], before: "a")
    tree.insert(["b15"], after: "b1")
    #expect(tree.items == ["0", "a", "b", "b1", "b1x", "b15", "b2", "c"])
    tree.delete(["b1", "0"])
    #expect(tree.items == ["a", "b", "b15", "b2", "c"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["n"])
    other.append(["n1"], to: "n")
    other.expand(["n"])
    tree.replace(childrenOf: "b", using: other)
    #expect(tree.items == ["a", "b", "n", "n1", "c"] && tree.isExpanded("n"))
    var more = NSDiffableDataSourceSectionSnapshot<String>()
    more.append(["m"])
    more.append(["m1"], to: "m")
    tree.insert(more, before: "c")
    #expect(tree.items == ["a", "b", "n", "n1", "m", "m1", "c"])
    var last = NSDiffableDataSourceSectionSnapshot<String>()
    last.append(["z"])
    tree.insert(last, after: "c")
    #expect(tree.rootItems == ["a", "b", "m", "c", "z"])
    let part = tree.snapshot(of: "b")
    #expect(part.items == ["n", "n1"] && part.isExpanded("n") && part.level(of: "n") == 0)
    #expect(tree.snapshot(of: "b", includingParent: true).items == ["b", "n", "n1"])
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test func messagesToProtocols() {
    let object: any NSObjectProtocol = NSObject()
    #expect(!object.responds(to: Selector("missing")))
    let calls: [(any NSObjectProtocol) -> Void] = [
      { $0.perform(Selector("a")) }, { $0.perform(Selector("a:"), with: 1) },
    ]
    #expect(calls.count == 2)
  }
}
