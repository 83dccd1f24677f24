import AppKit
import Drawing
import Foundation
import IBDocument
import TestSupport
import Testing
import UIKit
import ViewDrawing
import ViewPreviews

@testable import Workbench

/// Previews that a program states, listed and drawn.
@MainActor struct LoadedPreviewTests {
  private struct Card: PreviewRegistry {
    static var fileID: String { "Cards/CardView.swift" }
    static var line: Int { 12 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview {
      Preview("A/B", traits: .fixedLayout(width: 40, height: 30)) {
        let view = UIView()
        view.backgroundColor = .red
        return view
      }
    }
  }
  private struct Screen: PreviewRegistry {
    static var fileID: String { "Cards/CardView.swift" }
    static var line: Int { 9 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview {
      Preview(traits: .landscapeRight) { UIViewController() }
    }
  }
  private struct Panel: PreviewRegistry {
    static var fileID: String { "Cards/APanel.swift" }
    static var line: Int { 30 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview {
      Preview("Panel") { NSView(frame: NSRect(x: 0, y: 0, width: 20, height: 10)) }
    }
  }
  private struct Failing: PreviewRegistry {
    struct Failure: Error, CustomStringConvertible { let description = "there is no card" }
    static var fileID: String { "Cards/Failing.swift" }
    static var line: Int { 1 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview { throw Failure() }
  }

  private func previews() throws -> [LoadedPreview] {
    let types: [any PreviewRegistry.Type] = [Card.self, Screen.self, Panel.self]
    types.forEach(RegisteredPreviews.add)
    return try LoadedPreviews.all(in: []).filter { $0.file.hasPrefix("Cards/") }
  }

  @Test func theListIsSortedByPlace() throws {
    let previews = try previews()
    #expect(
      previews.map(\.place) == [
        "Cards/APanel.swift:30", "Cards/CardView.swift:9", "Cards/CardView.swift:12",
      ])
    #expect(previews.map(\.name) == ["Panel", nil, "A/B"])
    #expect(previews.map(\.orientation) == [nil, .landscapeRight, nil])
    #expect(previews[2].layout == .fixed(CGSize(width: 40, height: 30)))
    #expect(previews.map(\.fileName).contains("CardView-12-A/B"))
  }

  @Test func aLibraryThatIsMissing() {
    #expect(throws: WorkbenchError.self) { try LoadedPreviews.all(in: ["/nowhere/libCards.so"]) }
  }

  @Test func picturesHaveThePreviewsSizes() throws {
    let previews = try previews()
    var options = PictureOptions(scale: 1)
    options.surroundings.device = "iPhone 15"
    let sizes = try previews.map { try PreviewPicture(of: $0, options: options).size }
    #expect(
      sizes == [
        CGSize(width: 20, height: 10), CGSize(width: 852, height: 393),
        CGSize(width: 40, height: 30),
      ])
    // The screen stays as it was, and nothing stays visible.
    #expect(!UIScreen.main.isLandscape)
    #expect(UIApplication.shared.windows.allSatisfy { $0.bounds.size != sizes[1] })
    let card = try PreviewPicture(of: previews[2], options: options)
    let image = try #require(UIImage(data: card.data)?.cgImage)
    #expect(image.width == 40 && image.height == 30)
  }

  /// The tree of a preview begins with its place, and has the numbers of the marks.
  @Test func previewsHaveTrees() throws {
    var options = PictureOptions(overlays: [.marks], format: .svg, scale: 1)
    options.surroundings.device = "iPhone 15"
    options.statesTree = true
    let picture = try PreviewPicture(of: try previews()[1], options: options)
    let lines = try #require(picture.tree).split(separator: "\n")
    #expect(
      lines.first == "Cards/CardView.swift:9: root 852 × 393, safe area left 59 bottom 21 right 59")
    #expect(lines.dropFirst().enumerated().allSatisfy { $1.hasPrefix("\($0 + 1) ") })
    let marks = String(decoding: picture.data, as: UTF8.self).matches(of: />(\d+)</)
    #expect(Set(marks.compactMap { Int($0.1) }) == Set(1..<lines.count))
  }

  @Test func aPreviewThatThrows() throws {
    let failing = LoadedPreview(Failing.self)
    #expect(failing.name == nil)
    let error = #expect(throws: WorkbenchError.self) { try failing.show { _ in } }
    #expect(
      error?.description
        == "Cards/Failing.swift:1: The picture cannot be drawn: there is no card.")
  }

  @Test func aRequestWritesPictures() throws {
    let previews = try previews()
    let folder = try TestFolder.make().appendingPathComponent("pictures").path
    var options = PictureOptions(scale: 1)
    options.surroundings.appearance = .dark
    let request = PreviewsRender(into: folder, libraries: [], options: options)
    let data = try JSONEncoder().encode(request)
    let read = try JSONDecoder().decode(PreviewsRender.self, from: data)
    #expect(read.previewFolder == folder && !read.isStrict)
    // A request is not taken for another one.
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ClassesRender.self, from: data) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ClassesCheck.self, from: data) }
    #expect(try read.draw([LoadedPreview(Failing.self)]) == 2)
    #expect(try read.draw(previews) == 0)
    #expect(try read.draw(previews + [LoadedPreview(Failing.self)]) == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == ["APanel-30-Panel.png", "CardView-12-A-B.png", "CardView-9.png"])
  }
}
