import Foundation
import Testing

/// The walls between folders, and the marks of what the compiler does not check.
struct HouseTests {
  static let targets = Set(SourceTree.files.map(\.target)).sorted()

  /// The largest number of parts of a folder that may name each other.
  static let largestCircle = 4

  @Test(arguments: SourceTree.folders)
  func foldersAreWalls(folder: String) {
    let circles = FolderArrows(in: folder).circles
    #expect(
      (circles.first?.count ?? 0) <= Self.largestCircle, "\(folder): \(circles.first ?? [])")
  }

  @Test func everyFolderIsCounted() {
    #expect(Set(Self.targets).isSubset(of: SourceTree.folders))
    #expect(SourceTree.folders.contains("UIKit/Views/Collections/Compositional"))
  }

  /// Files beside folders are a part, and folders in folders are parts of these.
  @Test func partsByHand() {
    let files = [
      ("M/A.swift", "struct A { var b: B }"), ("M/F/B.swift", "struct B { var a: A, c: C }"),
      ("M/F/G/C.swift", "struct C { var b: B }"), ("M/H/D.swift", "struct D { // A\n  let c: C }"),
    ].map { SourceTree.File(path: $0.0, lines: $0.1.components(separatedBy: "\n")) }
    #expect(FolderArrows(in: "M", of: files).arrows == [".": ["F"], "F": ["."], "H": ["F"]])
    #expect(FolderArrows(in: "M/F", of: files).circles == [[".", "G"]])
    #expect(FolderArrows(in: "M/F/G", of: files).circles.isEmpty)
  }

  @Test(
    arguments: [
      ([:], []), (["a": ["b"], "b": []], []), (["a": ["b"], "b": ["a"]], [["a", "b"]]),
      (
        ["a": ["b"], "b": ["c"], "c": ["a"], "d": ["a"], "e": ["f"], "f": ["e"]],
        [["a", "b", "c"], ["e", "f"]]
      ),
    ] as [([String: Set<String>], [[String]])])
  func circlesByHand(_ arrows: [String: Set<String>], _ circles: [[String]]) {
    #expect(FolderArrows(arrows).circles == circles)
  }

  /// Marks of what the compiler does not check, with their number in the sources.
  static let unchecked = [
    ("unowned(unsafe)", 6), ("nonisolated(unsafe)", 8), ("@_silgen_name", 30),
    ("@unchecked Sendable", 62),
  ]

  /// Marks without a reason of their own, with their number in the sources.
  static let counted = [
    // Properties that each step of a layout touches, where the check costs more than the access.
    ("@exclusivity(unchecked)", 17),
    // Pointers of callbacks, the interface of messages, traversals that count no references, and functions of
    // Core Text, Core Services and vImage that return objects so.
    ("Unmanaged", 32),
    // Functions without a declaration, and closures that messages call wherever they are sent.
    ("unsafeBitCast", 5),
  ]

  @Test(arguments: counted)
  func marksAreFew(word: String, count: Int) {
    let lines = SourceTree.files.flatMap(\.lines).filter {
      $0.contains(word) && !$0.trimmed.hasPrefix("//")
    }
    #expect(lines.count == count, "\(word) is in \(lines.count) lines")
  }

  @Test(arguments: unchecked)
  func whatIsUncheckedHasItsReason(word: String, count: Int) {
    var found = 0
    for file in SourceTree.files {
      for (index, line) in file.lines.enumerated() where line.contains(word) {
        guard !line.trimmed.hasPrefix("//") else { continue }
        found += 1
        // Comments and attributes right above the declaration.
        let above = file.lines[..<index].reversed().prefix {
          $0.trimmed.hasPrefix("//") || $0.trimmed.hasPrefix("@")
        }
        #expect(above.contains { $0.contains("Unchecked: ") }, "\(file):\(index + 1)")
      }
    }
    #expect(found == count, "\(word) stands \(found) times")
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
