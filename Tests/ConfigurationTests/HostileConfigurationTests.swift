import Configuration
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Configurations may be anything: each is refused with a sentence, in time.
@Suite struct HostileConfigurationTests {
  private func errors(_ data: Data) -> [ConfigurationError] {
    ConfigurationFile.read(
      data, path: "p.yml", folder: PathParts("/project"), root: PathParts("/project"),
      rules: Rule.samples
    ).errors
  }

  /// Nine levels of nine aliases are 400 million values; as a key they are all compared.
  @Test(arguments: [
    "a0: &a0 [x]", "? &a0 [x]\n: y", "- &a0 [x]", "a0: !!seq &a0 [x]", "[!!str &a0 x]",
  ])
  func aliasesAreRefused(first: String) {
    var text = first + "\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    text += "? *a9\n: x\n"
    let found = errors(Data(text.utf8))
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("anchors are not read") == true)
    #expect(found.first?.position?.line == 1)
  }

  /// An ampersand in a sentence is not an anchor.
  @Test(arguments: ["Pens & pencils", "R&D", "black &white", "&c.", "\"Pens, & pencils\""])
  func ampersandsInTextsAreRead(reason: String) {
    let text = "exceptions:\n  - rule: overlap\n    reason: a \(reason)\n"
    #expect(errors(Data(text.utf8)) == [])
  }

  @Test func depthIsLimited() {
    for open in ["[", "{a: ", "- ", "? "] {
      for count in [100, 900, 5000, 100_000] {
        let text = "rules: " + (open == "- " || open == "? " ? "\n" : "")
        let deep = Data((text + String(repeating: open, count: count)).utf8)
        #expect(!errors(deep).isEmpty, "\(open) \(count)")
      }
    }
  }

  @Test func sizeIsLimited() {
    let large = Data(repeating: UInt8(ascii: "#"), count: ConfigurationLimits.bytes + 1)
    #expect(errors(large).map(\.message) == ["the file is larger than 256 KB"])
    #expect(errors(large.dropLast()) == [])
    // Many keys take no longer than few.
    let keys = (0..<20_000).map { "k\($0): 1\n" }.joined()
    #expect(errors(Data(keys.utf8)).count == ConfigurationLimits.errors)
  }

  @Test(
    arguments: [
      ([0x72, 0x3A, 0x0A, 0x20, 0xFF], 2, 2), ([0xC3, 0x28], 1, 1), ([0xED, 0xA0, 0x80], 1, 1),
      ([0x61, 0x3A, 0x20, 0x00], 1, 4), ([0x61, 0x3A, 0x20, 0x07], 1, 4),
    ] as [([UInt8], Int, Int)])
  func bytesThatAreNotText(bytes: [UInt8], line: Int, column: Int) {
    let found = errors(Data(bytes))
    #expect(found.count == 1)
    #expect(found.first?.position == SourcePosition(line: line, column: column))
  }

  /// A valid text with random changes gives errors with places or none, and never a crash.
  @Test func changedTextsAreRead() {
    let text = Array(
      """
      rules: {overlap: off, "fixed-font": on}
      exclude: ["*.xcloc", 'b', |
       c]
      exceptions:
        - rule: conflict
          reason: >-
            Because.
      threshold: !!str note
      ...
      """.utf8)
    let signs = Array("[]{}:,-?&*!|>'\"%@`#\n \t\\\u{1}é".utf8)
    var random = SeededRandom(seed: 7)
    var count = 0
    for _ in 0..<3000 {
      var changed = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        let sign = signs.randomElement(using: &random) ?? 0
        switch Int.random(in: 0...2, using: &random) {
        case 0: changed[place] = sign
        case 1: changed.insert(sign, at: place)
        default: changed.remove(at: place)
        }
      }
      for error in errors(Data(changed)) {
        count += 1
        #expect(!error.message.isEmpty)
      }
    }
    #expect(count > 1000)
  }
}
