import AssetCatalog
import Diagnostics
import Foundation
import InsetDetection
import Testing

@testable import Workbench

/// Catalogues and pictures in folders: what is found, checked and written.
struct InsetReportTests {
  /// The insets of `InsetFolder.card` in pixels of a scale, by its description.
  static func expected(_ scale: Int) -> CoreInsets {
    CoreInsets(top: 4 * scale, left: 6 * scale, bottom: 14 * scale, right: 10 * scale)
  }

  @Test(arguments: [1, 2, 3])
  func aPictureByItself(scale: Int) throws {
    let folder = try InsetFolder()
    try folder.write(try InsetFolder.card(scale: scale), "card@\(scale)x.png")
    let report = InsetReport(paths: [folder.path + "/card@\(scale)x.png"])
    let picture = try #require(report.pictures.first)
    #expect(picture.insets == Self.expected(scale))
    #expect(picture.points.bottom == 14)
    #expect(picture.isTrustworthy)
    #expect(picture.name == "card")
    #expect(InsetLines.swift(report.pictures).first?.contains("bottom: 14, right: 10") == true)
  }

  /// Pictures that Git LFS keeps elsewhere are counted, neither examined nor failures.
  @Test func pointersOfGitLFSAreCounted() throws {
    let folder = try InsetFolder()
    try folder.addCard([1, 2])
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1234\n"
    try folder.write(pointer, "Media.xcassets/Card.imageset/card@2x.png")
    try folder.write(pointer, "loose.png")
    let report = InsetReport(paths: [folder.catalog, folder.path + "/loose.png"])
    #expect(report.pictures.map(\.insets) == [Self.expected(1)])
    #expect(report.findings.isEmpty && report.failures.isEmpty)
    #expect(
      report.notes == ["note: 2 pictures are Git LFS pointers; fetch them (`git lfs pull`)."])
  }

  @Test func allScalesGetTheInsetsOfTheDensest() throws {
    let folder = try InsetFolder()
    try folder.addCard([1, 2, 3])
    let report = InsetReport(paths: [folder.catalog])
    #expect(report.pictures.map(\.insets) == [1, 2, 3].map(Self.expected))
    #expect(report.pictures.allSatisfy { !$0.disagrees })
  }

  /// A picture at one scale that shows something else is said, not averaged.
  @Test func scalesThatDisagreeAreSaid() throws {
    let folder = try InsetFolder()
    try folder.addCard([1, 2])
    // The 1x file now shows the core at twice its size.
    try folder.write(
      try InsetFolder.card(scale: 2), "Media.xcassets/Card.imageset/card@1x.png")
    let report = InsetReport(paths: [folder.catalog])
    #expect(report.pictures.map(\.disagrees) == [true, false])
    #expect(report.pictures.first?.insets == Self.expected(1))
  }

  /// What the densest picture shows to be a part is not an ornament of the others.
  @Test func whatADenserPictureDoubtsIsDoubted() throws {
    let folder = try InsetFolder()
    try folder.addCard([1, 2, 3])
    try folder.write(
      try InsetFolder.cardAndBar(scale: 3), "Media.xcassets/Card.imageset/card@3x.png")
    let report = InsetReport(paths: [folder.catalog])
    #expect(report.pictures.allSatisfy { !$0.isTrustworthy })
    #expect(report.misfits.isEmpty)
    #expect(InsetWriter(report, isForced: false).written.isEmpty)
  }

  @Test func writingMakesTheCheckPass() throws {
    let folder = try InsetFolder()
    try folder.addCard([1, 2, 3])
    let before = InsetReport(paths: [folder.catalog])
    #expect(before.misfits.map(\.rule) == Array(repeating: .ornamentNotCovered, count: 3))
    // The place is the entry, on the fourth line of the file in columns from 1.
    #expect(before.misfits.first?.location.position?.line == 3)
    let writer = InsetWriter(before, isForced: false)
    #expect(writer.written.count == 3)
    #expect(writer.failures.isEmpty && writer.refused.isEmpty)
    let after = InsetReport(paths: [folder.catalog])
    #expect(after.misfits.isEmpty)
    #expect(after.pictures.last?.stored == PixelInsets(top: 12, left: 18, bottom: 42, right: 30))
    let text = try folder.text("Media.xcassets/Card.imageset/Contents.json")
    #expect(
      text.contains(
        "{\n      \"alignment-insets\" : {\n        \"bottom\" : 14,\n        \"left\" : 6,"))
    // Nothing is left beside the file, and nothing is written twice.
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.catalog + "/Card.imageset")
    #expect(names.count == 4)
    #expect(InsetWriter(after, isForced: false).written.isEmpty)
  }

  /// A pixel is within the tolerance, two are not.
  @Test(arguments: [(1, true), (2, false)])
  func storedInsetsMayBeOffByAPixel(by: Int, fits: Bool) throws {
    let folder = try InsetFolder()
    let insets = """

            "alignment-insets" : { "bottom" : \(28 + by), "left" : 12, "right" : 20, "top" : 8 },
      """
    try folder.addCard([2], insets: insets)
    let misfits = InsetReport(paths: [folder.catalog]).misfits
    #expect(misfits.isEmpty == fits)
    if !fits {
      #expect(misfits.first?.rule == .insetsDoNotFit)
      // The object stands on line 4, after eight spaces, the key and a colon with its spaces.
      #expect(misfits.first?.location.position?.line == 4)
    }
  }

  @Test func permissionsStay() throws {
    let folder = try InsetFolder()
    try folder.addCard()
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.contents)
    _ = InsetWriter(InsetReport(paths: [folder.catalog]), isForced: false)
    let mode = try files.attributesOfItem(atPath: folder.contents)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o640)
    #expect(InsetReport(paths: [folder.catalog]).misfits.isEmpty)
  }

  /// What is found with doubt is not written unless that is asked for.
  @Test func doubtfulInsetsAreRefused() throws {
    let folder = try InsetFolder()
    try folder.addCard()
    var report = InsetReport(paths: [folder.catalog])
    report.doubtAll()
    let refusing = InsetWriter(report, isForced: false)
    #expect(refusing.refused.map(\.rule) == [.doubtfulInsets])
    #expect(refusing.written.isEmpty)
    #expect(InsetWriter(report, isForced: true).written.count == 1)
  }
}

/// What is malformed or leads elsewhere is said, and nothing outside is read or written.
struct HostileInsetTests {
  static func set(_ filename: String) -> String {
    #"{"images":[{"filename":"\#(filename)","idiom":"universal"}]}"#
  }

  static let texts: [(text: String, rule: String)] = [
    ("{", "bad-json"), ("", "bad-json"), ("[1,2]", "wrong-type"), (#"{"images": 3}"#, "wrong-type"),
    (#"{"images":[7]}"#, "wrong-type"), (#"{"images":[{"filename":7}]}"#, "wrong-type"),
    (set("../../secret.png"), "outside"), (set("/etc/hostname"), "outside"),
    (set("missing.png"), "missing-file"), (set("text.png"), "not-read"),
  ]

  @Test(arguments: texts)
  func aTextIsDiagnosed(text: String, rule: String) throws {
    let folder = try InsetFolder()
    try folder.write(try InsetFolder.card(scale: 1), "secret.png")
    try folder.write("no picture", "Media.xcassets/A.imageset/text.png")
    try folder.write(text, "Media.xcassets/A.imageset/Contents.json")
    let report = InsetReport(paths: [folder.catalog])
    #expect(report.findings.map(\.rule.name).contains(rule), "\(report.findings)")
    #expect(report.pictures.isEmpty)
    #expect(report.findings.allSatisfy { $0.location.file.hasSuffix("Contents.json") })
  }

  @Test func linksThatLeadOutAreNotFollowed() throws {
    let folder = try InsetFolder()
    try folder.write(try InsetFolder.card(scale: 1), "secret.png")
    try folder.addCard()
    let set = "Media.xcassets/Card.imageset"
    try FileManager.default.removeItem(atPath: folder.path + "/\(set)/card@2x.png")
    try folder.link("\(set)/card@2x.png", to: folder.path + "/secret.png")
    let report = InsetReport(paths: [folder.catalog])
    #expect(report.findings.map(\.rule) == [.outside])
    #expect(report.pictures.isEmpty)
  }

  @Test func aLinkedContentsFileOutsideIsNotWritten() throws {
    let folder = try InsetFolder()
    try folder.addCard()
    let original = try folder.text("Media.xcassets/Card.imageset/Contents.json")
    try folder.write(original, "Contents.json")
    try FileManager.default.removeItem(atPath: folder.contents)
    try folder.link(
      "Media.xcassets/Card.imageset/Contents.json", to: folder.path + "/Contents.json")
    let report = InsetReport(paths: [folder.catalog])
    #expect(report.findings.map(\.rule) == [.outside])
    #expect(InsetWriter(report, isForced: true).written.isEmpty)
    #expect(try folder.text("Contents.json") == original)
  }

  @Test func linksInCirclesEnd() throws {
    let folder = try InsetFolder()
    try folder.addCard()
    try folder.link("Media.xcassets/Loop", to: "../Media.xcassets")
    try FileManager.default.removeItem(
      atPath: folder.path + "/Media.xcassets/Card.imageset/card@2x.png")
    try folder.link("Media.xcassets/Card.imageset/card@2x.png", to: "card@2x.png")
    let report = InsetReport(paths: [folder.catalog])
    // A link to a folder is reported, since it may lead to a set; its target is not examined.
    #expect(report.findings.map(\.rule.name).sorted() == ["cyclic-link", "outside"])
  }

  /// The time grows with the sets only; ten thousand take as many times as long.
  @Test func manySetsAreNoTrouble() throws {
    let folder = try InsetFolder()
    let text = #"{"images":[{"idiom":"universal","scale":"2x"}]}"#
    for number in 0..<1000 {
      let set = folder.catalog + "/S\(number).imageset"
      try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
      try text.write(toFile: set + "/Contents.json", atomically: false, encoding: .utf8)
    }
    let report = InsetReport(paths: [folder.catalog])
    #expect(report.findings.isEmpty)
    #expect(report.failures.isEmpty)
  }

  @Test func whatIsNotThereIsAFailure() {
    #expect(InsetReport(paths: ["/no/such/folder"]).failures.count == 1)
  }
}
