import Foundation
import Testing
import UIKit

@testable import PlumbTesting

/// Frames as recorded text.
@Suite(.layout) @MainActor struct FrameTests {
  @Test func framesAreRecordedThenCompared() throws {
    let folder = try SnapshotFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    func check(_ gap: CGFloat, _ mode: RecordMode? = .missing, pixels: Double = 0.5) -> [String] {
      Printed.failures {
        expectFrames(
          of: CardView("Flight 12", gap: gap), named: "card", tolerance: pixels, record: mode,
          testName: "aCard()", filePath: folder.place.filePath, line: 7)
      }.map(\.message)
    }
    #expect(
      check(4, .never) == [
        "__Snapshots__/CardTests/aCard.card.txt is missing, and nothing is recorded"
      ])
    let recorded = check(4)
    #expect(
      recorded == [
        "__Snapshots__/CardTests/aCard.card.txt was recorded; the next run compares with it"
      ])
    #expect(Guide.shows(recorded[0]))
    let text = try String(contentsOf: folder.file("aCard.card.txt"), encoding: .utf8)
    #expect(Guide.shows(text), "\(text)")
    #expect(check(4) == [])
    // Half a point is a pixel of 2 to a point.
    #expect(check(4.5, pixels: 1) == [])
    #expect(check(4.5).count == 1)
    let moved = check(7)
    #expect(moved.count == 1)
    #expect(Guide.shows(moved[0]), "\(moved[0])")
    #expect(!moved[0].contains("'title': was"))
    #expect(check(7, .failed).first?.hasSuffix("the new frames were recorded") == true)
    #expect(check(7) == [])
    #expect(check(4, .all).count == 1)
    #expect(check(4) == [])
  }

  @Test func viewsThatComeAndGoAreNamed() throws {
    let folder = try SnapshotFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let card = CardView("x")
    func check() -> [String] {
      Printed.failures {
        expectFrames(
          of: card, named: "card", record: .missing, testName: "aCard()",
          filePath: folder.place.filePath, line: 7)
      }.map(\.message)
    }
    _ = check()
    card.line.removeFromSuperview()
    card.addSubview(UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    let message = check().first ?? ""
    #expect(message.contains("UILabel 'line' (16 "))
    #expect(message.contains(": is gone"))
    #expect(message.contains("UIImageView (1 2; 3 4): is new"))
  }

  @Test func aBrokenFileIsNamedWithItsLine() throws {
    let folder = try SnapshotFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let file = folder.file("aCard.1.txt")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("CardView (0 0; 200 60)\n| nonsense\n".utf8).write(to: file)
    let found = Printed.failures {
      expectFrames(of: CardView("x"), testName: "aCard()", filePath: folder.place.filePath, line: 7)
    }
    #expect(
      found.map(\.message) == ["__Snapshots__/CardTests/aCard.1.txt:2: this line states no frame"])
  }
}
