import Checking
import Diagnostics
import Foundation
import NibBuilding
import Testing
import UIKit
import Workbench

/// A view that adds its insets to its natural size, around which the frame adds them again (seed 003).
final class TwiceInset: UILabel {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 20, height: size.height + 20)
  }
}

/// A view that overrides one of the two functions without the other (seed 000).
final class HalfAligned: UIView {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: frame.width - 20, height: frame.height - 20)
  }
}

/// A view as it should be.
final class WholeAligned: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20)
  }
}

/// What `plumb check` says about the alignment of a document's views.
@MainActor struct AlignmentFindingTests {
  /// The findings of a report, but not that frames are stale: these documents' are, on purpose.
  private static func wrong(_ report: CheckReport) -> [Finding] {
    report.wrong.filter { ![.misplaced, .ambiguous].contains($0.rule) }
  }

  private func rules(_ inside: String, in folder: AssetFolder) throws -> [String] {
    let path = try folder.document(inside)
    var options = NibOptions()
    options.usesCustomClasses = true
    let report = CheckRun.report(on: [path], options: options)
    #expect(report.failures.isEmpty)
    #expect(report.wrong.allSatisfy { $0.location.position != nil && $0.location.file == path })
    return Self.wrong(report).map(\.rule.name)
  }

  @Test(
    arguments: [
      ("label", "TwiceInset", ["insets-counted-twice"]),
      ("view", "HalfAligned", ["alignment-not-inverse"]), ("view", "WholeAligned", []),
      ("label", "UILabel", []),
    ] as [(String, String, [String])])
  func classesAreAsked(element: String, name: String, expected: [String]) throws {
    let size = """
      <constraints>
        <constraint firstAttribute="width" constant="40" id="w"/>
        <constraint firstAttribute="height" constant="30" id="h"/>
      </constraints>
      """
    let inside = AssetFolder.centred("")
      .replacingOccurrences(
        of: "<imageView image=\"\"",
        with: "<\(element) text=\"Text\" customClass=\"\(name)\" customModule=\"WorkbenchTests\""
      )
      .replacingOccurrences(
        of: "</imageView>", with: "\(element == "view" ? size : "")</\(element)>")
    let folder = try AssetFolder()
    #expect(try rules(inside, in: folder) == expected)
    #expect(!LayoutProfile.standard.checksAlignmentRects)
  }

  /// A picture that is shown mirrored, whose insets stay at their sides: said for the catalogue, and for the
  /// view that shows it so.
  @Test func mirroredPicturesWithInsetsAtOneSideAreFound() throws {
    let folder = try AssetFolder()
    try folder.write(
      AssetFolder.png(20, 20, CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
      "A.xcassets/Look.imageset/a.png")
    func write(_ insets: String) throws {
      try folder.write(
        """
        {"images": [{"filename": "a.png", "language-direction": "left-to-right",
          "alignment-insets": {\(insets)}}]}
        """, "A.xcassets/Look.imageset/Contents.json")
    }
    let inside = AssetFolder.centred("Look")
    let turned = inside.replacingOccurrences(
      of: "<imageView ", with: "<imageView semanticContentAttribute=\"forceRightToLeft\" ")
    try write(#""right": 4"#)
    let path = try folder.document(turned)
    let report = CheckRun.report(on: [path])
    #expect(Self.wrong(report).map(\.rule) == [.mirroredInsets, .mirroredInsets])
    #expect(
      Self.wrong(report).map { $0.location.file.hasSuffix("Contents.json") } == [true, false])
    #expect(Self.wrong(CheckRun.report(on: [try folder.document(inside)])).count == 1)
    try write(#""right": 4, "left": 4"#)
    #expect(Self.wrong(CheckRun.report(on: [try folder.document(turned)])).isEmpty)
  }
}
