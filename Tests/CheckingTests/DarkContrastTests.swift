import Checking
import Diagnostics
import Foundation
import Testing

/// Contrast in a dark layout is that of the dark variants of colours.
@MainActor struct DarkContrastTests {
  /// A colour set of greys.
  private static func colorSet(light: String, dark: String?) -> String {
    func color(_ white: String) -> String {
      #""color": {"color-space": "gray-gamma-22", "components": {"white": "\#(white)", "alpha": "1.0"}}"#
    }
    let more = dark.map {
      #", {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], \#(color($0))}"#
    }
    return #"{"colors": [{"idiom": "universal", \#(color(light))}\#(more ?? "")]}"#
  }

  /// The layouts in which a label has too little contrast; nil without a finding.
  private func layouts(
    text: String, background: String, ink: String = colorSet(light: "0.0", dark: nil)
  ) throws -> [String]? {
    let example = try Example(
      """
      <view contentMode="scaleToFill" id="Box-00-001">
        <rect key="frame" x="20" y="40" width="200" height="100"/>
        <subviews>
          <label opaque="NO" text="Title" id="Ttl-00-001">
            <rect key="frame" x="20" y="40" width="60" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <color key="textColor" \(text)/>
          </label>
        </subviews>
        <color key="backgroundColor" \(background)/>
      </view>
      <resources>
        <namedColor name="Ink">
          <color white="0.0" alpha="1" colorSpace="calibratedWhite"/>
        </namedColor>
        <namedColor name="Lost">
          <color white="0.0" alpha="1" colorSpace="calibratedWhite"/>
        </namedColor>
        <systemColor name="systemBackgroundColor">
          <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
        <systemColor name="labelColor">
          <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
        <systemColor name="unheardOfColor">
          <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
      </resources>
      """,
      files: [
        ".plumb.yml": "appearances: [dark]\n", "Art.xcassets/Ink.colorset/Contents.json": ink,
      ])
    let found = try example.findings().filter { $0.rule == .lowContrast }
    #expect(found.count <= 1)
    return found.first?.layouts
  }

  private static let black = #"white="0.0" alpha="1" colorSpace="calibratedWhite""#
  private static let white = #"white="1" alpha="1" colorSpace="calibratedWhite""#
  private static let paper = #"systemColor="systemBackgroundColor""#
  private static let label = #"systemColor="labelColor""#
  private static let ink = #"name="Ink""#

  /// The system's background is white, or black in the dark (Apple, "systemBackground").
  @Test func literalColoursStayAsTheyAre() throws {
    #expect(try layouts(text: Self.black, background: Self.paper) == ["dark"])
    #expect(try layouts(text: Self.label, background: Self.paper) == nil)
    #expect(try layouts(text: Self.label, background: Self.white) == ["dark"])
    #expect(try layouts(text: Self.black, background: Self.white) == nil)
  }

  @Test func coloursOfCataloguesHaveDarkVariants() throws {
    #expect(try layouts(text: Self.ink, background: Self.paper) == ["dark"])
    let both = Self.colorSet(light: "0.0", dark: "1.0")
    #expect(try layouts(text: Self.ink, background: Self.paper, ink: both) == nil)
  }

  /// Nothing says how such a colour looks in the dark.
  @Test(arguments: [#"systemColor="unheardOfColor""#, #"name="Lost""#])
  func unknownColoursAreSilent(color: String) throws {
    #expect(try layouts(text: color, background: Self.paper) == nil)
  }
}
