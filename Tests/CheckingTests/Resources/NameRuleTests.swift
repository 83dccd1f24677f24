import Checking
import Diagnostics
import Testing

/// Images and colours by name: which are missing, and where nothing is said.
@MainActor struct NameRuleTests {
  nonisolated static let set = #"{"images": [{"idiom": "universal", "scale": "1x"}]}"#
  nonisolated static let star = ["Assets.xcassets/star.imageset/Contents.json": set]
  nonisolated static let accent = [
    "Assets.xcassets/Accent.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#
  ]
  nonisolated static let namespace = [
    "Assets.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
    "Assets.xcassets/Icons/star.imageset/Contents.json": set,
  ]

  /// A picture's name as XML writes it, the files, and whether it is missing.
  nonisolated static let images: [(name: String, files: [String: String], isMissing: Bool)] = [
    ("star", star, false), ("stra", star, true), ("Star", star, true), ("stra", [:], false),
    ("stra", ["Deep/Down/Media.xcassets/star.imageset/Contents.json": set], true),
    ("star", ["Deep/Down/Media.xcassets/star.imageset/Contents.json": set], false),
    // A group is part of the name only where it says so.
    ("Icons/star", namespace, false), ("Icons/moon", namespace, true),
    // Loose files, with and without what their names say of scale and device.
    ("moon", star.merging(["Pictures/moon@2x~ipad.png": "x"]) { $1 }, false),
    ("moon.png", star.merging(["moon@3x.png": "x"]) { $1 }, false),
    ("Pictures/moon.png", star.merging(["Pictures/moon.png": "x"]) { $1 }, false),
    ("moon.jpg", star.merging(["moon.png": "x"]) { $1 }, true),
    // A colour is not a picture.
    ("Accent", accent, true),
    // Pictures of the system.
    ("NSActionTemplate", star, false), ("NSStopProgressTemplate", star, false),
    ("NSlower", star, true), ("NS", star, true),
    // Names that nothing has.
    ("", star, false), (" ", star, true), ("a&quot;b&lt;c", star, true), ("é/ü", star, true),
    ("../star", star, false), ("/", star, true),
  ]

  private func example(image name: String, _ more: String = "") -> String {
    """
    <imageView contentMode="scaleToFill" image="\(name)" id="Img-00-001">
      <rect key="frame" x="20" y="40" width="24" height="24"/>
    </imageView>
    <resources>
      <image name="\(name)" \(more)width="24" height="24"/>
    </resources>
    """
  }

  @Test(arguments: images)
  func anImageIsMissing(name: String, files: [String: String], isMissing: Bool) throws {
    let found = try Example(example(image: name), files: files).findings()
      .filter { $0.rule == .missingImage }
    #expect(found.count == (isMissing ? 1 : 0), "\(found)")
    // The view that uses it, not the list.
    if isMissing { #expect(found.first?.location.subject == "Img-00-001") }
  }

  @Test func symbolsAndHeldPicturesAreNotMissing() throws {
    let symbol = example(image: "trash", #"catalog="system" "#)
    #expect(try Example(symbol, files: Self.star).findings().filter(Self.isOurs).isEmpty)
    let held = """
      <resources>
        <image name="own" width="1" height="1">
          <mutableData key="keyedArchiveRepresentation">AA==</mutableData>
        </image>
      </resources>
      """
    #expect(try Example(held, files: Self.star).findings().filter(Self.isOurs).isEmpty)
  }

  /// The catalogue of an app is usually elsewhere than beside the document.
  @Test func aDocumentAloneKnowsWhatIsBesideIt() throws {
    let beside = try Example(example(image: "stra"), files: Self.star)
    #expect(try beside.findingsAlone().filter(Self.isOurs).count == 1)
    let below = ["Deep/Media.xcassets/star.imageset/Contents.json": Self.set]
    let far = try Example(example(image: "stra"), files: below)
    #expect(try far.findingsAlone().filter(Self.isOurs).isEmpty)
  }

  @Test func aNameThatIsNearIsTheHint() throws {
    let found = try Example(example(image: "stra"), files: Self.star).findings()
      .filter(Self.isOurs)
    #expect(found.map(\.hint) == ["probably 'star' is meant"])
    let far = try Example(example(image: "moon"), files: Self.star).findings().filter(Self.isOurs)
    #expect(far.map(\.hint) == [nil])
  }

  /// An image that several views use is one finding.
  @Test func aNameIsReportedOnce() throws {
    let twice = example(image: "stra") + "\n<resources>\n  <image name=\"stra\"/>\n</resources>"
    #expect(try Example(twice, files: Self.star).findings().filter(Self.isOurs).count == 1)
  }

  @Test(
    arguments: [
      ("Accent", accent, false), ("Acent", accent, true), ("Acent", [:], false),
      ("Accent", star, true), ("AccentColor", accent, false), ("", accent, false),
      ("a&amp;b", accent, true),
    ] as [(String, [String: String], Bool)])
  func aColourIsMissing(name: String, files: [String: String], isMissing: Bool) throws {
    let text = """
      <view contentMode="scaleToFill" id="Box-00-001">
        <rect key="frame" x="20" y="40" width="100" height="50"/>
        <color key="backgroundColor" name="\(name)"/>
      </view>
      <resources>
        <namedColor name="\(name)">
          <color white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        </namedColor>
      </resources>
      """
    let found = try Example(text, files: files).findings().filter { $0.rule == .missingColor }
    #expect(found.count == (isMissing ? 1 : 0), "\(found)")
  }

  private static func isOurs(_ finding: Finding) -> Bool { finding.rule == .missingImage }
}
