import Foundation
import Testing

/// `--generation`, `--device` and windows: what the commands do with macOS documents.
@Suite struct MacCommandTests {
  /// A window of 200 × 100 points with a push button 20 from its left and lower edge.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <objects><window title="Settings" id="win"><view key="contentView" id="root">
    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="push">
    <rect key="frame" x="13" y="13" width="94" height="32"/>
    <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" borderStyle="border" id="cell">
    <font key="font" metaFont="system"/></buttonCell>
    <constraints><constraint firstAttribute="width" constant="80" id="w"/></constraints>
    </button>
    </subviews>
    <constraints>
    <constraint firstItem="push" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="l"/>
    <constraint firstAttribute="bottom" secondItem="push" secondAttribute="bottom" constant="20" id="b"/>
    </constraints>
    </view></window></objects>
    </document>
    """

  private func path() throws -> String { try Tool.file("Settings.xib", Self.document) }

  /// The alignment rectangle is 80 wide, 20 from both edges, and 21, 20 or 24 high; the frame has the look's
  /// room around it: left, top, right, bottom 6, 4, 6, 7 and 7, 5, 7, 7 and none.
  @Test(
    arguments: [
      (["--generation", "aqua"], "[14,13,92,32]"), (["--generation", "bigsur"], "[13,13,94,32]"),
      (["--generation", "glass"], "[20,20,80,24]"), ([], "[13,13,94,32]"),
    ] as [([String], String)])
  func framesFollowTheGeneration(_ arguments: [String], _ frame: String) throws {
    let result = try Tool.run(["frames", "--format", "jsonl", path()] + arguments)
    #expect(result.status == 0)
    #expect(result.output.contains("\"push\":\(frame)"), "\(result.output)")
  }

  @Test(
    arguments: [
      [], ["--generation", "aqua"], ["--generation", "glass", "--show-alignment-rects"],
      ["--scene", "Settings"], ["--scene", "win"], ["--scene", "root"],
    ])
  func windowsAreDrawn(_ arguments: [String]) throws {
    let output = try Tool.file("out.txt", "").replacingOccurrences(of: "out.txt", with: "out.png")
    let result = try Tool.run(["render", path(), "-o", output] + arguments)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let png = try Data(contentsOf: URL(fileURLWithPath: output))
    // Two pixels in a point: width and height stand in the first chunk.
    #expect(Array(png[16..<24]) == [0, 0, 1, 144, 0, 0, 0, 200])
  }

  @Test(
    arguments: [
      (["--device", "iPhone 15"], 64, "--device"), (["--generation", "platinum"], 64, "platinum"),
      (["--scene", "nowhere"], 2, "Settings"),
    ] as [([String], Int32, String)])
  func mistakesAreNamed(_ arguments: [String], _ status: Int32, _ word: String) throws {
    let result = try Tool.run(["render", path(), "-o", "-"] + arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(word), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func phonesHaveNoGeneration() throws {
    let document = try Tool.file("Centred.xib", Documents.centred)
    let result = try Tool.run(["render", document, "--generation", "aqua", "-o", "-"])
    #expect(result.status == 64 && result.errors.contains("--generation"))
  }
}
