import Foundation
import InlineDocuments
import Testing

@testable import IBDocument

/// What documents are read for instead of what they state.
struct SurroundingsTests {
  static let devices: [(stored: String, surroundings: Surroundings, device: Device?)] = [
    ("", Surroundings(), nil),
    (Inline.device("retina6_1"), Surroundings(), Device(id: "retina6_1")),
    (
      Inline.device("ipad9_7", adaptation: "splitview1_3"), Surroundings(direction: .rightToLeft),
      Device(id: "ipad9_7", adaptation: "splitview1_3")
    ),
    (
      Inline.device("ipad9_7", adaptation: "splitview1_3"), Surroundings(orientation: .landscape),
      Device(id: "ipad9_7", orientation: .landscape)
    ),
    (
      Inline.device("retina6_1", "landscape"), Surroundings(device: "retina4_0"),
      Device(id: "retina4_0", orientation: .landscape)
    ),
    (
      Inline.device("retina6_1", "landscape"),
      Surroundings(device: "retina4_0", orientation: .portrait), Device(id: "retina4_0")
    ),
    // A document without a device was made for this one.
    (
      "", Surroundings(orientation: .landscape), Device(id: "retina4_7", orientation: .landscape)
    ),
  ]

  @Test(arguments: devices.indices) func theDevice(index: Int) throws {
    let (stored, surroundings, device) = Self.devices[index]
    let text = Inline.xib(#"<view id="v"/>"#, device: stored)
    let document = try Document(
      data: Data(text.utf8), path: "test.xib", surroundings: surroundings)
    #expect(document.device == device)
    #expect(document.surroundings == surroundings)
  }

  /// One tree of elements gives what the text gives, for every device.
  @Test(arguments: ["retina4_7", "retina6_9", "ipad11_0rounded"], Device.Orientation.allCases)
  func elementsServeSeveralTimes(id: String, orientation: Device.Orientation) throws {
    let text = Inline.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="10" height="20"/>
      <variation key="heightClass=compact"><rect key="frame" x="0" y="0" width="30" height="40"/>
      </variation></view>
      """, device: Inline.device("retina6_1"))
    let first = try Document(data: Data(text.utf8), path: "test.xib")
    let surroundings = Surroundings(device: id, orientation: orientation)
    let again = try Document(
      element: first.element, path: "test.xib", surroundings: surroundings)
    let whole = try Document(
      data: Data(text.utf8), path: "test.xib", surroundings: surroundings)
    #expect(again.device == whole.device)
    #expect(again.classes == whole.classes)
    #expect(again.roots.map(\.frame) == whole.roots.map(\.frame))
    #expect(again.roots.map(\.id) == ["v"])
  }

  /// Apple, Human Interface Guidelines, "Layout": size classes of devices on their side, and of windows of
  /// iPads in split views.
  @Test(
    arguments: [
      ("retina4_7", .landscape, nil, .compact, .compact),
      ("retina5_5", .landscape, nil, .regular, .compact),
      ("retina6_1", .landscape, nil, .regular, .compact),
      ("retina6_12", .landscape, nil, .compact, .compact),
      ("retina6_9", .landscape, nil, .regular, .compact),
      ("retina6_9", .portrait, nil, .compact, .regular),
      ("ipad9_7", .portrait, 438, .compact, .regular),
      ("ipad9_7", .landscape, 507, .compact, .regular),
      ("ipad9_7", .landscape, 694, .regular, .regular),
      ("ipad12_9rounded", .portrait, 639, .compact, .regular),
      ("ipad12_9rounded", .landscape, 678, .regular, .regular),
      ("retina4_7", .portrait, 800, .compact, .regular),
    ] as [(String, Device.Orientation, Double?, SizeClass, SizeClass)])
  func sizeClasses(
    id: String, orientation: Device.Orientation, width: Double?, horizontal: SizeClass,
    vertical: SizeClass
  ) {
    let classes = SizeClasses(device: Device(id: id, orientation: orientation), width: width)
    #expect(classes == SizeClasses(horizontal: horizontal, vertical: vertical))
  }

  @Test func whatChanges() {
    #expect(!Surroundings().changesFrames && !Surroundings().changesSize)
    #expect(!Surroundings(appearance: .dark).changesFrames)
    #expect(Surroundings(textSize: .small).changesFrames)
    #expect(!Surroundings(textSize: .small, appearance: .dark).changesSize)
    #expect(Surroundings(size: Size(width: 1, height: 1)).changesSize)
    let all = Surroundings(
      device: "retina4_7", orientation: .portrait, size: Size(width: 1, height: 1),
      direction: .leftToRight, textSize: .large, appearance: .light)
    #expect(all.unknownOptions(on: .iOS).isEmpty)
    #expect(all.unknownOptions(on: .macOS) == ["--device", "--orientation", "--text-size"])
  }

  @Test func theValueSurvivesJSON() throws {
    let all = Surroundings(
      device: "retina4_7", orientation: .landscape, size: Size(width: 320, height: 480.5),
      direction: .rightToLeft, textSize: .accessibility3, appearance: .dark)
    let data = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode(Surroundings.self, from: data) == all)
  }

  @Test(
    arguments: [
      ("320x568", 320, 568), ("1024X768", 1024, 768), ("375.5×667", 375.5, 667), ("1e2x1", 100, 1),
    ] as [(String, Double, Double)])
  func sizes(text: String, width: Double, height: Double) {
    #expect(Size(text) == Size(width: width, height: height))
  }

  @Test(arguments: [
    "", "x", "320", "320x", "x568", "0x10", "-1x10", "nanx10", "infx10", "1e10x1", "1x2x3",
    "320 x 568", "3 20x1",
  ])
  func textsThatAreNoSizes(text: String) { #expect(Size(text) == nil) }
}
