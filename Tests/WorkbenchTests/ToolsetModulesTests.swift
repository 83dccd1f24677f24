import Foundation
import Testing
import Toolsets

/// A toolset holds every module that its front is made of: the compiler asks for all of them.
struct ToolsetModulesTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// The modules of this package that a module's sources import.
  private static func imports(of module: String) -> Set<String> {
    let folder = sources.appendingPathComponent(module)
    var found: Set<String> = []
    for case let url as URL in FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil) ?? .init()
    where url.pathExtension == "swift" {
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let at = words.firstIndex(of: "import"), at <= 2, words.count == at + 2 else {
          continue
        }
        found.insert(String(words[at + 1]))
      }
    }
    return found.filter {
      FileManager.default.fileExists(atPath: sources.appendingPathComponent($0).path)
    }
  }

  @Test(arguments: Toolset.Flavour.allCases)
  func everyModuleIsThere(flavour: Toolset.Flavour) {
    var needed: Set<String> = []
    var open = [flavour == .uiKit ? "UIKit" : "AppKit"]
    while let module = open.popLast() {
      guard needed.insert(module).inserted else { continue }
      open += Self.imports(of: module)
    }
    #expect(needed.count > 6)
    #expect(needed.subtracting(flavour.modules).isSubset(of: Toolset.systemModules))
  }
}
