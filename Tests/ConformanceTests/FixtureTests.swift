import Foundation
import IBDocument
import LayoutTree
import NibBuilding
import Testing
import Workbench

/// Documents of our own whose stored frames follow from the rules; a comment in each has the derivation.
@Suite @MainActor struct FixtureTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  nonisolated static let documents: [String] = ["ios", "macos"].flatMap { platform in
    let found = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(platform).path)
    return (found ?? []).sorted().map { "\(platform)/\($0)" }
  }

  @Test func thereAreDocuments() {
    #expect(Self.documents.contains("ios/pixels.xib"))
    #expect(Self.documents.contains("macos/pixels.xib"))
  }

  /// Every frame is the stored one, but for the two decimals that documents have.
  @Test(arguments: documents)
  func framesAreTheStoredOnes(document name: String) throws {
    let path = Self.folder.appendingPathComponent(name).path
    let laidOut = try LaidOutDocument.read(path: path)
    #expect(laidOut.conflicts.isEmpty && laidOut.findings.isEmpty)
    let frames = Dictionary(
      uniqueKeysWithValues: FrameReport(laidOut).roots.flatMap(\.views).map { ($0.id, $0.frame) })
    for root in laidOut.document.roots {
      for view in Self.views(root) {
        let frame = try #require(frames[view.id])
        let errors = [
          frame.minX - view.frame.x, frame.minY - view.frame.y, frame.width - view.frame.width,
          frame.height - view.frame.height,
        ]
        #expect(errors.allSatisfy { abs($0) < 0.005 }, "\(name) \(view.id): \(frame)")
      }
    }
  }

  /// The derivations are what makes the frames more than our own output.
  @Test(arguments: documents)
  func everyDocumentHasItsDerivation(document name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    #expect(text.contains("<!-- ") && text.contains("Rules/"))
  }

  nonisolated private static func views(_ element: ViewElement) -> [ViewElement] {
    [element] + element.children.flatMap(views)
  }
}
