import Diagnostics
import Foundation
import Testing

@testable import Workbench

/// `plumb check` warns of pictures whose ornament would be aligned.
@MainActor struct OrnamentCheckTests {
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        </view>
      </objects>
      <resources>
        <image name="Card" width="56" height="48"/>
        <image name="loose" width="56" height="48"/>
        <image name="star" catalog="system" width="10" height="10"/>
      </resources>
    </document>
    """

  @Test func picturesOfADocument() throws {
    let folder = try InsetFolder()
    try folder.write(Self.document, "Main.xib")
    try folder.addCard([2, 3])
    try folder.write(try InsetFolder.card(scale: 2), "loose@2x.png")
    func warnings() -> [Finding] {
      CheckRun.report(on: [folder.path + "/Main.xib"]).findings
        .filter { $0.rule == .ornamentNotCovered }
    }
    let found = warnings()
    #expect(found.map(\.location.position?.line) == [10, 11])
    #expect(found.first?.message.contains("top 4, left 6, bottom 14, right 10 points") == true)
    // With insets in the catalogue only the loose picture is left.
    _ = InsetWriter(InsetReport(paths: [folder.catalog]), isForced: false)
    #expect(warnings().map(\.location.position?.line) == [11])
  }

  /// A frame is warned of only when the frames beside it say the same.
  @Test(arguments: [true, false])
  func framesOfAnAnimation(areLike: Bool) throws {
    let folder = try InsetFolder()
    try folder.write(
      Self.document.replacingOccurrences(of: "\"Card\"", with: "\"Pulse2\""), "Main.xib")
    for number in 1...3 { try folder.addCard(name: "Pulse\(number)") }
    if !areLike {
      let plain = try InsetFolder.card(scale: 2, hasShadow: false)
      try folder.write(plain, "Media.xcassets/Pulse3.imageset/card@2x.png")
    }
    let found = CheckRun.report(on: [folder.path + "/Main.xib"]).findings
      .filter { $0.rule == .ornamentNotCovered }
    #expect(found.count == (areLike ? 1 : 0))
  }
}
