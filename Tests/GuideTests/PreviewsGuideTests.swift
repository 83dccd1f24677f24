import Foundation
import TestSupport
import Testing
import UIKit

/// The code of `Documentation/Guides/UnchangedPackages.md`.
@MainActor struct PreviewsGuideTests {
  struct CardPreview: PreviewRegistry {
    static let fileID = #fileID
    static let line = #line
    static let column = #column
    static func makePreview() throws -> Preview {
      Preview("Card") { UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 80)) }
    }
  }

  @Test func previewsWithoutAToolset() throws {
    let folder = try TestFolder.make()
    RegisteredPreviews.add(CardPreview.self)
    for type in RegisteredPreviews.all {
      let window = try type.makePreview().makeWindow()
      try window?.pngData().write(to: folder.appendingPathComponent("\(type.line).png"))
      window?.isHidden = true
    }
    #expect(CardPreview.fileID == "GuideTests/PreviewsGuideTests.swift")
    #expect(CardPreview.line == 10 && CardPreview.column == 25)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.contains("10.png"))
  }
}
