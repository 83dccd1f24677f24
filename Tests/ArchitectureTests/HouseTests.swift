import Testing

/// How large rooms are, and what stands between them.
struct HouseTests {
  static let targets = Set(SourceTree.files.map(\.target)).sorted()

  /// So many folders of a module may name each other at most.
  static let largestCircle = 4

  @Test(arguments: targets)
  func foldersAreWalls(target: String) {
    let circles = FolderArrows(of: target).circles
    #expect(
      (circles.first?.count ?? 0) <= Self.largestCircle, "\(target): \(circles.first ?? [])")
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

  /// None but the two fronts is larger.
  @Test(arguments: targets)
  func modulesAreSmall(target: String) {
    let lines = SourceTree.files.filter { $0.target == target }.reduce(0) { $0 + $1.lines.count }
    #expect(lines <= 9000 || ["UIKit", "AppKit"].contains(target), "\(target): \(lines)")
  }

  /// What the compiler does not check, and how often it may stand in the sources.
  static let unchecked = [
    ("unowned(unsafe)", 6), ("nonisolated(unsafe)", 15), ("@_silgen_name", 9),
    ("@unchecked Sendable", 32),
  ]

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
