import Foundation
import Testing

/// Claims of texts about the package that a machine can check.
struct ClaimTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The dependencies that the manifest declares by `layer("Name", ["…"])` and `tests("Name", ["…"])`.
  static func dependencies(in manifest: String) -> [(target: String, names: [String])] {
    manifest.matches(of: /(?:layer|tests)\(\s*"(\w+)",\s*\[([^\]]*)\]/).map { match in
      (String(match.1), match.2.matches(of: /"(\w+)"/).map { String($0.1) })
    }
  }

  /// A dependency that no file imports makes the build wait for nothing.
  @Test func dependenciesAreImported() throws {
    let declared = Self.dependencies(in: try Self.text("Package.swift"))
    #expect(declared.count > 40)
    for (target, names) in declared {
      let folder = target.hasSuffix("Tests") ? "Tests/\(target)" : "Sources/\(target)"
      let imports = try WordTests.files(in: folder, extension: "swift").reduce(into: Set<String>())
      {
        $0.formUnion(
          SourceTree.File(path: $1, lines: try Self.text($1).components(separatedBy: "\n")).imports)
      }
      // The compiler imports these itself where Testing meets a front; the tool of the tests is run, not imported.
      let others = names.filter { !$0.hasPrefix("_Testing_") && $0 != "Quickstart" }
      #expect(Set(others).subtracting(imports).isEmpty, "\(target)")
    }
  }

  @Test func dependenciesAreRead() {
    let manifest = """
      layer("A", ["B", "C"]), layer(
        "D",
        [
          "E", .product(name: "F", package: "g"),
        ]), tests("DTests", ["D"], fixtures: true), layer("G")
      """
    let read = Self.dependencies(in: manifest)
    #expect(read.map(\.target) == ["A", "D", "DTests"])
    #expect(read.map(\.names) == [["B", "C"], ["E", "F", "g"], ["D"]])
  }

  @Test func everyModuleHasARowAndAPlaceInTheDiagram() throws {
    let page = try Self.text("ARCHITECTURE.md")
    let rows = page.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
    let diagram = page.components(separatedBy: "```").first { $0.contains("PlumbTesting") } ?? ""
    for module in HouseTests.targets {
      #expect(rows.contains { $0.contains("`\(module)`") }, "\(module)")
      // The shells where Testing meets a front, and C modules, are in the table only.
      guard !module.hasPrefix("_Testing_") else { continue }
      #expect(diagram.contains(module), "\(module)")
    }
  }

  /// Modules by their layers, from the rows of the table.
  static func layers(in page: String) -> [String: Int] {
    page.components(separatedBy: "\n").reduce(into: [:]) { layers, line in
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6, let layer = Int(cells[1]) else { return }
      for name in cells[2].matches(of: /`(\w+)`/) { layers[String(name.1)] = layer }
    }
  }

  /// Imports inside of a layer, which the page states.
  static let imported: Set<[String]> = [
    ["StackArrangements", "LayoutTree"], ["QuartzCore", "ViewDrawing"],
    ["NibBuilding", "ViewDrawing"], ["CoreText", "ViewDrawing"], ["AVFoundation", "QuartzCore"],
    ["Cocoa", "AppKit"], ["FoundationShims", "PredicateFormats"],
  ]

  @Test func importsPointDown() throws {
    let layers = Self.layers(in: try Self.text("ARCHITECTURE.md"))
    #expect(layers.count >= 40)
    for file in SourceTree.files {
      guard let own = layers[file.target] else { continue }
      for name in file.imports {
        guard let other = layers[name], name != file.target else { continue }
        #expect(
          other < own || other == own && Self.imported.contains([file.target, name]),
          "\(file) imports \(name)")
      }
    }
  }

  /// A map, seven stops and two walks; every module says what it is for and what would make it two.
  @Test func theArchitectureIsAMap() throws {
    let page = try Self.text("ARCHITECTURE.md")
    let lines = page.components(separatedBy: "\n")
    #expect(lines.count < 150)
    let stops = lines.filter { $0.prefixMatch(of: #/[1-9]\.\ /#) != nil }
    #expect(stops.count == 7 && stops.allSatisfy { $0.contains("](") })
    #expect(lines.filter { $0.hasPrefix("**A") }.count == 2)
    for line in lines where line.prefixMatch(of: #/\|\ \d\ \|/#) != nil {
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 6 && cells[3].count > 10 && !cells[4].isEmpty, "\(line)")
    }
  }

  /// A page that lists folders or pages, and what it lists.
  @Test(arguments: [
    ("Documentation/README.md", "Documentation/Guides", "md"),
    ("Documentation/README.md", "Documentation/Decisions", "md"),
    ("Documentation/README.md", "Documentation/Remaining", "md"),
  ])
  func indexesAreWhole(index: String, folder: String, ending: String) throws {
    let page = try Self.text(index)
    let files = WordTests.files(in: folder, extension: ending).filter { $0 != index }
    #expect(files.count > 5)
    for file in files {
      let name = file.split(separator: "/").suffix(1).joined()
      #expect(page.contains("/\(name)") || page.contains("(\(name)"), "\(index): \(file)")
    }
  }

  @Test func everyTestTargetIsInTheListOfTests() throws {
    let page = try Self.text("Tests/README.md")
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: SourceTree.package.appendingPathComponent("Tests").path)
    for folder in folders where folder.hasSuffix("Tests") {
      #expect(page.contains("`\(folder)`"), "\(folder)")
    }
  }

  /// Figures of the front page are those of a recorded run.
  @Test func figuresOfTheFrontPageAreRecorded() throws {
    let page = try Self.text("README.md")
    let commit = try #require(page.firstMatch(of: /\(commit ([0-9a-f]{7,12})\)/)?.1)
    #expect(try Self.text("Benchmarks/Results/Views.md").contains(commit))
  }

  /// A test that starts a process and waits for it says so in its name: it runs apart from the others.
  @Test func testsOfOtherProcessesSaySo() throws {
    var count = 0
    for path in WordTests.files(in: "Tests", extension: "swift")
    where !path.hasSuffix("/ClaimTests.swift") {
      var test = ""
      for line in try Self.text(path).components(separatedBy: "\n") {
        if let name = line.firstMatch(of: /func (\w+)\(.*async/)?.1 { test = String(name) }
        guard line.contains("processExitsWith:") else { continue }
        count += 1
        #expect(test.hasSuffix("InAnotherProcess"), "\(path): \(test)")
      }
    }
    #expect(count > 20)
  }

  /// No test waits for a clock or is ended by one.
  @Test func noTestHasATimeLimit() throws {
    for path in WordTests.files(in: "Tests", extension: "swift")
    where !path.hasSuffix("/ClaimTests.swift") && !path.contains("SimplexFuzz") {
      let text = try Self.text(path)
      for word in [".timeLimit", "ContinuousClock()", "DispatchTime.now", "Thread.sleep"] {
        #expect(!text.contains(word), "\(path): \(word)")
      }
    }
  }
}
