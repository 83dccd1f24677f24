import AssetCatalog
import Diagnostics
import Foundation
import Testing

/// Which of a set's pictures is taken, for all that entries can say.
///
/// Each case has two or three pictures, of which the named one has to be taken; the order in which they stand
/// in the file must not matter unless both serve equally.
struct SelectionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var entries: [String: String]
    var traits: AssetTraits
    var taken: String?
    var testDescription: String { name }

    init(
      _ name: String, _ entries: [String: String], taken: String?,
      _ change: (inout AssetTraits) -> Void = { _ in }
    ) {
      self.name = name
      self.entries = entries
      self.taken = taken
      traits = AssetTraits(scale: 2)
      change(&traits)
    }
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private static let light = #""appearances": [{"appearance": "luminosity", "value": "light"}]"#
  private static let strong = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
  private static let pad = #""idiom": "ipad""#
  private static let one = #""scale": "1x""#
  private static let two = #""scale": "2x""#
  private static let three = #""scale": "3x""#

  nonisolated static let cases: [Case] = [
    Case("own device before all", ["a": "", "b": #""idiom": "iphone""#], taken: "b"),
    Case("all before the sister", ["a": "", "b": pad], taken: "a"),
    Case("the sister before none", ["b": pad], taken: "b"),
    Case("another device never", ["b": #""idiom": "watch""#], taken: nil),
    Case("an unknown device never", ["b": #""idiom": "toaster""#], taken: nil),
    Case("a car's", ["a": "", "b": #""idiom": "car""#], taken: "b") { $0.idiom = "car" },
    Case("a Mac takes what is for all", ["a": "", "b": pad], taken: "a") { $0.idiom = "mac" },
    Case(
      "Catalyst's is for Catalyst only",
      ["a": "", "b": #""idiom": "ipad", "subtype": "mac-catalyst""#], taken: "a"
    ) { $0.idiom = "ipad" },
    Case(
      "Catalyst's", ["a": pad, "b": #""idiom": "ipad", "subtype": "mac-catalyst""#], taken: "b"
    ) { ($0.idiom, $0.subtype) = ("ipad", "mac-catalyst") },
    Case("dark in the dark", ["a": "", "d": dark], taken: "d") { $0.isDark = true },
    Case("any in the light", ["a": "", "d": dark], taken: "a"),
    Case("light before any", ["a": "", "l": light], taken: "l"),
    Case("any in the dark where there is no other", ["a": "", "l": light], taken: "a") {
      $0.isDark = true
    },
    Case("dark never in the light", ["d": dark], taken: nil),
    Case("device before appearance", ["d": dark, "b": pad], taken: "b") {
      ($0.idiom, $0.isDark) = ("ipad", true)
    },
    Case("appearance before scale", ["a": two, "d": "\(dark), \(one)"], taken: "d") {
      $0.isDark = true
    },
    Case("contrast where wanted", ["a": "", "s": strong], taken: "s") { $0.isHighContrast = true },
    Case("contrast otherwise never", ["s": strong], taken: nil),
    Case("the same width class", ["a": "", "c": #""width-class": "compact""#], taken: "c") {
      $0.widthClass = .compact
    },
    Case("another width class never", ["c": #""width-class": "compact""#], taken: nil) {
      $0.widthClass = .regular
    },
    Case("any where no class is known", ["a": "", "c": #""height-class": "compact""#], taken: "a"),
    Case("the same gamut", ["a": "", "p": #""display-gamut": "display-P3""#], taken: "p") {
      $0.gamut = .displayP3
    },
    Case(
      "any gamut before another", ["a": "", "p": #""display-gamut": "display-P3""#], taken: "a"),
    Case("another gamut before none", ["p": #""display-gamut": "display-P3""#], taken: "p"),
    Case(
      "the same direction",
      [
        "l": #""language-direction": "left-to-right""#,
        "r": #""language-direction": "right-to-left""#,
      ], taken: "r"
    ) { $0.isRightToLeft = true },
    Case(
      "fixed before mirrored", ["a": "", "l": #""language-direction": "left-to-right""#], taken: "a"
    ) {
      $0.isRightToLeft = true
    },
    Case("mirrored before none", ["l": #""language-direction": "left-to-right""#], taken: "l") {
      $0.isRightToLeft = true
    },
    Case("the same language", ["a": "", "g": #""locale": "de""#], taken: "g") { $0.locale = "de" },
    Case("another language never", ["g": #""locale": "de""#], taken: nil) { $0.locale = "fr" },
    Case("what every device has", ["a": "", "m": #""memory": "4GB""#], taken: "a"),
    Case("more than every device has before none", ["m": #""memory": "4GB""#], taken: "m"),
    Case("the same scale", ["1": one, "2": two, "3": three], taken: "2"),
    Case("denser before coarser", ["1": one, "3": three], taken: "3"),
    Case("the densest of the coarser", ["1": one, "2": two], taken: "2") { $0.scale = 3 },
    Case("the nearest denser", ["2": two, "3": three], taken: "2") { $0.scale = 1 },
    Case("the same scale before all scales", ["a": "", "2": two], taken: "2"),
    Case("all scales before another one", ["a": "", "3": three], taken: "a"),
  ]

  @Test(arguments: cases)
  func theBestPictureIsTaken(_ test: Case) throws {
    let entries = test.entries.sorted { $0.key < $1.key }.map { name, text in
      "{\"filename\": \"\(name)\"\(text.isEmpty ? "" : ", ")\(text)}"
    }
    for entries in [entries, entries.reversed()] {
      var findings: [Finding] = []
      let text = "{\"images\": [\(entries.joined(separator: ", "))]}"
      let set = ImageSet(try JSONDocument(Array(text.utf8)), findings: &findings)
      #expect(set.entry(for: test.traits)?.filename == test.taken)
    }
  }

  /// Of pictures that serve equally the first one is taken.
  @Test func equalPicturesStandInOrder() throws {
    let set = try ImageSet(json: Data(#"{"images": [{"filename": "a"}, {"filename": "b"}]}"#.utf8))
    #expect(set.entry(for: AssetTraits())?.filename == "a")
  }
}
