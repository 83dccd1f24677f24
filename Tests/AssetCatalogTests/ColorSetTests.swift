import AssetCatalog
import Diagnostics
import Foundation
import Testing

/// Colour sets as Xcode writes them.
struct ColorSetTests {
  private static func set(_ colors: String) throws -> ColorSet {
    try ColorSet(json: Data(#"{"info": {"version": 1}, "colors": [\#(colors)]}"#.utf8))
  }
  private static func color(_ components: String, space: String = "srgb") -> String {
    #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
  }

  /// The ways in which Xcode writes a component: shares with a point, bytes, and bytes in hexadecimal.
  @Test(
    arguments: [
      (#""0.500""#, 0.5), (#""1.000""#, 1), (#""0xFF""#, 1), (#""0x33""#, 0.2), (#""51""#, 0.2),
      (#""255""#, 1), ("0.25", 0.25), (#""-0.1""#, -0.1), (#""red""#, nil), (#""0xZZ""#, nil),
    ] as [(String, Double?)])
  func componentsAreRead(text: String, value: Double?) throws {
    let colors = Self.color(#""red": \#(text), "green": "0.0", "blue": "0.0", "alpha": "1.0""#)
    guard value != nil else {
      let finding = #expect(throws: Finding.self) { try Self.set(colors) }
      #expect(finding?.location.subject == "colors[0].color.components.red")
      return
    }
    guard case .sRGB(let red, 0, 0, 1)? = try Self.set(colors).value(for: AssetTraits()) else {
      return #expect(Bool(false), "no colour")
    }
    // Extended ranges are kept: a share may be below 0.
    #expect(red == value)
  }

  @Test func spacesAreToldApart() throws {
    let grey = try Self.set(Self.color(#""white": "0.5", "alpha": "0.25""#, space: "gray-gamma-22"))
    #expect(grey.value(for: AssetTraits()) == .gray(0.5, 0.25))
    let wide = try Self.set(
      Self.color(#""red": "1.0", "green": "0.0", "blue": "0.0""#, space: "display-p3"))
    #expect(wide.value(for: AssetTraits()) == .displayP3(1, 0, 0, 1))
    let system = try Self.set(
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}"#)
    #expect(system.value(for: AssetTraits()) == .system("systemBlueColor"))
    #expect(try Self.set(#"{"idiom": "universal"}"#).value(for: AssetTraits()) == nil)
  }

  /// Any, dark, dark with high contrast, and one for tablets.
  private static let several = [
    #"{"idiom": "universal", "color": {"reference": "any"}}"#,
    #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "#
      + #""color": {"reference": "dark"}}"#,
    #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}, "#
      + #"{"appearance": "contrast", "value": "high"}], "color": {"reference": "strong"}}"#,
    #"{"idiom": "ipad", "color": {"reference": "tablet"}}"#,
  ].joined(separator: ",")
  @Test(arguments: [
    (AssetTraits(), "any"), (AssetTraits(isDark: true), "dark"),
    (AssetTraits(idiom: "ipad"), "tablet"), (AssetTraits(idiom: "ipad", isDark: true), "tablet"),
    (AssetTraits(idiom: "mac", isDark: true), "dark"),
  ])
  func theBestEntryIsTaken(traits: AssetTraits, name: String) throws {
    #expect(try Self.set(Self.several).value(for: traits) == .system(name))
  }

  @Test(arguments: ["", "[]", "{\"colors\": 7}", "{\"colors\": [{\"color\": []}]}", "\u{0}"])
  func brokenFilesAreErrors(text: String) {
    #expect(throws: (any Error).self) { try ColorSet(json: Data(text.utf8)) }
  }
}
