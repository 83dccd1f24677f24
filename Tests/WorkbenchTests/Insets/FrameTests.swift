import Foundation
import InsetDetection
import Testing

@testable import Workbench

/// The frames of one animation have one answer or none.
struct FrameTests {
  @Test(arguments: [
    ("Pulse_00012", "Pulse_", 12, "Pulse_00013"), ("wave9", "wave", 9, "wave10"),
    ("f0099", "f", 99, "f0100"),
  ])
  func namesThatEndInANumber(name: String, stem: String, number: Int, next: String) throws {
    let frame = try #require(FrameName(name))
    #expect(frame.stem == stem && frame.number == number)
    #expect(frame.name(after: 1) == next)
    #expect(frame.name(after: -number - 1) == nil)
  }

  @Test(arguments: ["Card", "2024", "", "photo-20240131120000"])
  func otherNames(name: String) { #expect(FrameName(name) == nil) }

  @Test func framesShareTheMiddleOrNothing() {
    func frame(_ top: Int, _ isClaimed: Bool = true) -> (insets: CoreInsets, isClaimed: Bool) {
      (CoreInsets(top: top, left: 2, bottom: 2, right: 2), isClaimed)
    }
    #expect(FrameAgreement.shared([frame(4), frame(5), frame(5)])?.top == 5)
    #expect(FrameAgreement.shared([frame(4), frame(5), frame(7)]) == nil)
    #expect(FrameAgreement.shared([frame(4), frame(4), frame(4, false)]) == nil)
  }

  @Test func framesThatAgreeAreWritten() throws {
    let folder = try InsetFolder()
    for number in 1...3 { try folder.addCard(name: "Pulse_0\(number)") }
    let report = InsetReport(paths: [folder.catalog])
    #expect(report.pictures.allSatisfy { $0.isTrustworthy && !$0.isFrameAlone })
    #expect(InsetWriter(report, isForced: false).written.count == 3)
  }

  /// One frame is without ornament: neither `--write` nor `--check` says anything of the others.
  @Test func framesThatDisagreeAreNotClaimed() throws {
    let folder = try InsetFolder()
    for number in 1...4 { try folder.addCard(name: "Pulse_0\(number)") }
    let plain = try InsetFolder.card(scale: 2, hasShadow: false)
    try folder.write(plain, "Media.xcassets/Pulse_03.imageset/card@2x.png")
    let report = InsetReport(paths: [folder.catalog])
    #expect(report.pictures.filter(\.isFrameAlone).count == 4)
    #expect(report.misfits.isEmpty)
    #expect(InsetWriter(report, isForced: false).written.isEmpty)
    #expect(InsetLines.table(report.pictures).last?.contains("frames of the animation") == true)
  }

  /// Two pictures are not an animation.
  @Test func aPairIsNotAnAnimation() throws {
    let folder = try InsetFolder()
    for number in 1...2 { try folder.addCard(name: "Card\(number)") }
    let plain = try InsetFolder.card(scale: 2, hasShadow: false)
    try folder.write(plain, "Media.xcassets/Card2.imageset/card@2x.png")
    #expect(InsetReport(paths: [folder.catalog]).misfits.count == 1)
  }
}
