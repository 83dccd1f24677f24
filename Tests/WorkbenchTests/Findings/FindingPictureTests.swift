import Checking
import Diagnostics
import Drawing
import Foundation
import Testing
import Workbench

/// Which views of findings are shown where.
@MainActor struct FindingPictureTests {
  /// The marks' frames in points of the root, 320 × 504, to a thousandth.
  private static func frames(_ marks: [FindingPictures.Mark]) -> [CGRect] {
    func points(_ part: CGFloat, of length: CGFloat) -> CGFloat {
      (part * length * 1000).rounded() / 1000
    }
    return marks.map { mark in
      CGRect(
        x: points(mark.frame.minX, of: 320), y: points(mark.frame.minY, of: 504),
        width: points(mark.frame.width, of: 320), height: points(mark.frame.height, of: 504))
    }
  }

  private static func shown(
    _ rule: Rule, in result: CheckReport, _ pictures: FindingPictures
  ) throws -> FindingPictures.Shown {
    let number = try #require(result.findings.firstIndex { $0.rule == rule })
    return try #require(pictures.shown[number])
  }

  @Test func viewsAreMarkedWhereTheDocumentHasThem() throws {
    let folder = try SampleDocument.folder()
    let result = CheckRun.report(on: [folder.url.path])
    let pictures = FindingPictures(result)
    #expect(!pictures.isLimited)
    // One root.
    let picture = try #require(pictures.pictures.first)
    #expect(pictures.pictures.count == 1)
    #expect(picture.size == CGSize(width: 320, height: 504))
    let image = try CGImage.decode(picture.png)
    #expect(image.width == 640 && image.height == 1008)
    // The label that comes later covers the first one, which is related.
    let overlap = try Self.shown(.overlap, in: result, pictures)
    #expect(overlap.marks.map(\.isRelated) == [true, false])
    #expect(
      Self.frames(overlap.marks) == [
        CGRect(x: 32, y: 63, width: 160, height: 42), CGRect(x: 96, y: 84, width: 160, height: 42),
      ])
    // A constraint is shown by its view; both are about the same one.
    let conflict = try Self.shown(.conflict, in: result, pictures)
    #expect(conflict.marks.map(\.isRelated) == [false])
    // Whichever width was broken.
    let frame = try #require(Self.frames(conflict.marks).first)
    #expect(frame.origin == CGPoint(x: 32, y: 252) && [64, 80].contains(frame.width))
    // What is wrong with a catalogue is not in a view.
    let file = try #require(result.findings.firstIndex { $0.rule == .missingFile })
    #expect(pictures.shown[file] == nil)
  }

  /// A location names a view, an element in one, or a path of elements.
  @Test func elementsAreShownByTheViewAroundThem() throws {
    let folder = try SampleDocument.folder()
    let laidOut = try LaidOutDocument.read(path: folder.url.path + "/Main.xib")
    let views = NamedViews(laidOut)
    for subject in ["top", "document/objects/view[root]/subviews/label[top]/rect"] {
      let places = views.places(at: Location(subject: subject))
      #expect(places.map(\.root) == [0], "\(subject)")
      #expect(places.map(\.frame) == [CGRect(x: 96, y: 84, width: 160, height: 42)], "\(subject)")
    }
    #expect(views.places(at: Location(subject: "h")).count == 1)
    #expect(views.places(at: Location(subject: "x")).map(\.frame.origin.x) == [32, 0])
    for subject in ["nothing", "images[0].filename", nil] {
      #expect(views.places(at: Location(subject: subject)).isEmpty)
    }
    #expect(views.places(at: nil).isEmpty)
  }

  /// A view outside of its root is marked at the edge.
  @Test func marksAreOnThePicture() throws {
    let folder = try AssetFolder()
    try folder.document(
      "<subviews>\(SampleDocument.label("far", "Far away", (400, -80, 100, 40)))</subviews>")
    let result = CheckRun.report(on: [folder.url.path])
    let pictures = FindingPictures(result)
    let shown = try Self.shown(.outsideParent, in: result, pictures)
    // Its parent, the root, is related.
    #expect(shown.marks.map(\.isRelated) == [true, false])
    #expect(
      shown.marks.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 1, y: 0, width: 0, height: 0),
      ])
  }

  /// More documents than a report has pictures for; the worst ones have theirs.
  @Test func picturesAreLimited() throws {
    let folder = try AssetFolder()
    let names = (0...ReportLimits.pictures).map { "D\($0).xib" }
    let label = SampleDocument.label("far", "A", (400, 0, 100, 40))
    for name in names {
      try folder.document("<subviews>\(label)</subviews>", at: name)
      try Self.resize(name, of: folder, to: (20, 20))
    }
    let paths = names.map { folder.url.path + "/" + $0 }
    let findings = paths.enumerated().map { number, path in
      let severity: Severity = number == 0 ? .note : path == paths.last ? .error : .warning
      return Finding(
        .outsideParent, "is outside", severity: severity, at: Location(path, subject: "far"))
    }
    let result = CheckReport(findings: findings, files: paths)
    let pictures = FindingPictures(result)
    #expect(pictures.pictures.count == ReportLimits.pictures && pictures.isLimited)
    #expect(pictures.shown.count == ReportLimits.pictures && pictures.shown[0] == nil)
    #expect(pictures.shown[ReportLimits.pictures]?.picture == 0)
    let page = FindingPage.text(result, pictures)
    #expect(page.contains("<p class=\"limited\">Only \(ReportLimits.pictures) pictures are drawn"))
    let few = CheckReport(findings: Array(findings.prefix(1)), files: paths)
    #expect(!FindingPage.text(few, FindingPictures(few)).contains("pictures are drawn"))
  }

  /// A large root is drawn smaller.
  @Test func aLargeRootIsDrawnSmaller() throws {
    let folder = try AssetFolder()
    let label = SampleDocument.label("a", "A", (0, 0, 9, 9))
    let path = try folder.document("<subviews>\(label)</subviews>")
    try Self.resize("Main.xib", of: folder, to: (4000, 2500))
    let finding = Finding(.overlap, "m", at: Location(path, subject: "a"))
    let pictures = FindingPictures(CheckReport(findings: [finding], files: [path]))
    let picture = try #require(pictures.pictures.first)
    let image = try CGImage.decode(picture.png)
    #expect(picture.size == CGSize(width: 4000, height: 2500))
    // A pixel more in each direction where sides are rounded up.
    #expect(
      image.width * image.height <= ReportLimits.picturePixels + image.width + image.height + 1)
  }

  /// Gives the root of a document another size.
  private static func resize(
    _ name: String, of folder: AssetFolder, to size: (width: Int, height: Int)
  ) throws {
    let text = try String(contentsOfFile: folder.url.path + "/" + name, encoding: .utf8)
    let old = "width=\"320\" height=\"504\""
    #expect(text.contains(old))
    let new = "width=\"\(size.width)\" height=\"\(size.height)\""
    try folder.write(text.replacingOccurrences(of: old, with: new), name)
  }
}
