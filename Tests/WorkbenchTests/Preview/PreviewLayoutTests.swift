import Checking
import Foundation
import GoldenFiles
import IBDocument
import LayoutGeometry
import LayoutTree
import NibBuilding
import TestSupport
import Testing

@testable import Workbench

/// Layouts of a preview beside those of `plumb frames` and of documents that were edited by hand.
@Suite @MainActor struct PreviewLayoutTests {
  /// Numbers in answers have two decimals.
  private static let rounding: CGFloat = 0.0051

  private static func laidOut(
    _ document: Document, look: ControlLook? = nil
  ) throws -> LaidOutDocument {
    var profile = LayoutProfile.current
    profile.log = { _ in }
    let options = NibOptions().searching(DocumentAssets(of: document).folders)
    return try LayoutProfile.with(profile) { () throws(WorkbenchError) in
      try LaidOutDocument.layOut(document, options: options, look: look)
    }
  }

  /// The document at a path; nil for one that is not for a supported toolkit, or not a document.
  private static func document(
    _ path: String, _ surroundings: Surroundings = Surroundings(), language: LayoutLanguage? = nil
  ) -> Document? {
    guard let document = try? Document.load(path: path, surroundings: surroundings) else {
      return nil
    }
    if case .other = document.platform { return nil }
    guard let language else { return document }
    let element = language.localized(document.element, DocumentLanguages(ofDocument: path))
    return try? Document(element: element, path: path, surroundings: surroundings)
  }

  /// The views, their frames in superviews and their alignment rectangles are those of `plumb frames`.
  @Test(arguments: Repository.documents) func framesAreThoseOfTheReport(path: String) throws {
    let path = Repository.path(path)
    guard let document = Self.document(path) else { return }
    let report = FrameReport(try Self.laidOut(document))
    let asked = Asked(path: path)
    for root in report.roots {
      let layout = try asked.answer(.layout, scene: root.id)
      #expect(layout.objects("views").compactMap { $0.string("id") } == root.views.map(\.id))
      #expect(
        layout.objects("views").map { $0.number("line") } == root.views.map { Double($0.line) })
      #expect(layout.objects("conflicts").count == root.conflicts.count)
      let frames = try asked.answer(.frames, scene: root.id)
      #expect(frames.numbers("frames") == layout.numbers("frames"))
      let inRoot = layout.frames
      let safeArea = root.safeArea
      #expect(
        try asked.answer(.inspect, scene: root.id, view: root.id).numbers("safeArea")
          == [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].map { Double($0) })
      for view in root.views {
        let inspected = try asked.answer(.inspect, scene: root.id, view: view.id)
        let near = { (name: String, rect: CGRect) in
          zip(inspected.numbers(name), [rect.minX, rect.minY, rect.width, rect.height])
            .allSatisfy { abs(CGFloat($0 ?? .nan) - $1) <= Self.rounding }
        }
        #expect(
          near("frame", view.frame) && near("alignmentRect", view.alignmentRect), "\(view.id)")
        #expect(inRoot[view.id].map { near("rect", $0) } == true, "\(view.id)")
        #expect(inRoot[view.id]?.size.isNear(view.frame.size, Self.rounding) == true, "\(view.id)")
      }
    }
  }

  /// Frames in a root add up from those in superviews, unless these scroll.
  @Test(arguments: Repository.documents) func placesAddUp(path: String) throws {
    let path = Repository.path(path)
    guard let document = Self.document(path), document.platform == .iOS else { return }
    let asked = Asked(path: path)
    for root in FrameReport(try Self.laidOut(document)).roots {
      let frames = try asked.answer(.layout, scene: root.id).frames
      var holders: [FrameReport.View] = []
      for view in root.views {
        holders.removeLast(max(0, holders.count - view.depth))
        defer { holders.append(view) }
        guard let holder = holders.last, holder.kind != "scrollView", holders.count == view.depth,
          let outer = frames[holder.id], let inner = frames[view.id]
        else { continue }
        let expected = view.frame.offsetBy(dx: outer.minX, dy: outer.minY)
        #expect(inner.isNear(expected, 2 * Self.rounding), "\(path) \(view.id)")
      }
    }
  }

  /// A change of the state, and the surroundings that it stands for.
  nonisolated struct Variant: Sendable, CustomTestStringConvertible {
    let title: String
    var surroundings = Surroundings()
    var language: LayoutLanguage?
    var look: ControlLook?
    let change: @Sendable (inout PreviewState) -> Void
    var testDescription: String { title }
  }

  nonisolated static let variants: [Variant] = [
    Variant(title: "size", surroundings: Surroundings(size: Size(width: 500, height: 700))) {
      $0.size = "500x700"
    },
    Variant(title: "direction", surroundings: Surroundings(direction: .rightToLeft)) {
      $0.direction = "rtl"
    },
    Variant(title: "appearance", surroundings: Surroundings(appearance: .dark)) {
      $0.appearance = "dark"
    },
    Variant(title: "longer texts", language: .pseudo(.longer)) { $0.language = "longer" },
    Variant(
      title: "right to left", surroundings: Surroundings(direction: .rightToLeft),
      language: .pseudo(.rightToLeft)
    ) { $0.language = "right-to-left" },
  ]

  nonisolated static let phoneVariants: [Variant] = [
    Variant(title: "device", surroundings: Surroundings(device: "retina6_12")) {
      $0.device = "retina6_12"
    },
    Variant(
      title: "landscape",
      surroundings: Surroundings(device: "retina4_7", orientation: .landscape)
    ) { ($0.device, $0.orientation) = ("iPhone 8", "landscape") },
    // A page asks for it although one of its documents is for iOS.
    Variant(title: "a Mac's generation") { $0.generation = "aqua" },
    Variant(title: "text size", surroundings: Surroundings(textSize: .accessibility3)) {
      $0.textSize = "AX3"
    },
  ]

  nonisolated static let macVariants: [Variant] = [
    Variant(title: "generation", look: .aqua) { $0.generation = "aqua" },
    // A page asks for these although one of its documents has none of them.
    Variant(title: "a phone's surroundings") {
      ($0.device, $0.orientation, $0.textSize) = ("iPhone 8", "landscape", "AX3")
    },
  ]

  /// Frames in other surroundings are those of the document that is read in them.
  @Test(arguments: Repository.documents) func framesInOtherSurroundings(path: String) throws {
    let path = Repository.path(path)
    guard let designed = Self.document(path) else { return }
    let own = designed.platform == .iOS ? Self.phoneVariants : Self.macVariants
    let session = PreviewSession()
    for variant in Self.variants + own {
      let document = try #require(
        Self.document(path, variant.surroundings, language: variant.language))
      let laidOut = try Self.laidOut(document, look: variant.look)
      var asked = Asked(path: path, session: session)
      variant.change(&asked.state)
      for root in laidOut.roots {
        let answer = try asked.answer(.layout, scene: root.element.id)
        let frames = answer.frames
        for view in laidOut.scene(of: root).views {
          let frame = try #require(frames[view.id], "\(variant.title) \(view.id)")
          #expect(frame.isNear(view.frame, Self.rounding), "\(variant.title) \(view.id)")
        }
      }
    }
  }

  /// Changes in order, and the replacements in the text that say the same.
  nonisolated static let changes: [(changes: [String], edits: [(old: String, new: String)])] = [
    (
      ["box-w.constant = 140"], [("constant=\"100\" id=\"box-w\"", "constant=\"140\" id=\"box-w\"")]
    ),
    (
      ["Box.width >= 120", "box-w.priority = 500"],
      [
        (
          "constant=\"100\" id=\"box-w\"/>",
          "constant=\"100\" priority=\"500\" id=\"box-w\"/><constraint firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"120\" id=\"new\"/>"
        )
      ]
    ),
    (
      ["remove mid-h", "mid-w.multiplier = 0.25"],
      [
        ("<constraint firstAttribute=\"height\" constant=\"30\" id=\"mid-h\"/>", ""),
        ("multiplier=\"0.5\" constant=\"10\"", "multiplier=\"0.25\" constant=\"10\""),
      ]
    ),
    (["size = 400x600"], [("width=\"320\" height=\"480\"", "width=\"400\" height=\"600\"")]),
  ]

  /// A layout with changes is that of a text that says the same.
  @Test(arguments: changes.indices) func changesAreEditedTexts(index: Int) throws {
    let (changes, edits) = Self.changes[index]
    var text = PreviewDocuments.boxes
    for (old, new) in edits {
      #expect(text.components(separatedBy: old).count == 2)
      text = text.replacing(old, with: new)
    }
    var asked = try Asked(PreviewDocuments.boxes)
    let before = try asked.answer(.layout).frames
    asked.state.changes = changes
    let after = try asked.answer(.layout)
    #expect(after.frames == (try Asked(text).answer(.layout).frames))
    #expect(after.frames != before)
    asked.state.changes = nil
    #expect(try asked.answer(.layout).frames == before)
    asked.state.changes = []
    #expect(try asked.answer(.layout).frames == before)
  }

  /// An answer does not depend on earlier questions, also where more states were asked than are kept.
  @Test func answersDoNotDependOnOthers() throws {
    var asked = try Asked(PreviewDocuments.boxes)
    let first = try asked.answer(.frames).numbers("frames")
    for round in 0..<3 {
      for width in 0..<40 {
        asked.state.changes = ["box-w.constant = \(width)"]
        asked.state.size = "\(300 + width)x480"
        let frame = try asked.answer(.layout).frames["box"]
        #expect(frame?.width == CGFloat(width), "round \(round)")
      }
    }
    (asked.state.changes, asked.state.size) = (nil, nil)
    #expect(try asked.answer(.frames).numbers("frames") == first)
  }

  /// A file that changed is read again, and an unsaved text takes the place of a file.
  @Test func documentsThatChange() throws {
    let asked = try Asked(PreviewDocuments.boxes)
    let first = try asked.answer(.layout)
    let text = PreviewDocuments.boxes.replacing("constant=\"100\"", with: "constant=\"90\"")
    let unsaved = try UnsavedDocuments.$texts.withValue(
      UnsavedDocuments.byPath([asked.path: Data(text.utf8)])
    ) { try asked.answer(.layout) }
    #expect(unsaved.frames["box"]?.width == 90)
    #expect(unsaved.string("version") != first.string("version"))
    #expect(try asked.answer(.layout).frames == first.frames)
    #expect(try asked.answer(.layout).string("version") == first.string("version"))
    try Data(text.utf8).write(to: URL(fileURLWithPath: asked.path))
    #expect(try asked.answer(.layout).frames == unsaved.frames)
    #expect(try asked.answer(.layout).string("version") == unsaved.string("version"))
  }
}

extension CGSize {
  /// Whether both numbers differ at most by a tolerance.
  fileprivate func isNear(_ other: CGSize, _ tolerance: CGFloat) -> Bool {
    abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
