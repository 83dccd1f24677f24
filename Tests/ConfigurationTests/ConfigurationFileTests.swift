import Configuration
import Diagnostics
import Foundation
import TestSupport
import Testing

/// What configurations say, and what is said of wrong ones.
struct ConfigurationFileTests {
  static func read(
    _ text: String, in folder: URL? = nil
  ) -> (file: ConfigurationFile, errors: [ConfigurationError]) {
    let parts = PathParts(folder?.path ?? "/project")
    return ConfigurationFile.read(
      Data(text.utf8), path: "p.yml", folder: parts, root: parts, rules: Rule.samples)
  }

  @Test func everythingIsRead() throws {
    let folder = try TestFolder.make()
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Shared/Media"), withIntermediateDirectories: true)
    let (file, errors) = Self.read(
      """
      # The rules of this project.
      rules:
        overlap: off
        fixed-font: on
        misplaced: note
        "left-right": error
      include: [Pods/OwnKit]
      exclude:
        - Generated
        - "*.old.xib"
      assets: [Shared/Media, ./Shared]
      exceptions:
        - rule: clipped-text
          document: App/*.xib
          element: abc-de-fgh
          reason: The text is cut off on purpose.
        - {rule: conflict, reason: 3}
      threshold: error
      devices: [retina4_7]
      directions: [rtl]
      text-sizes: [XXL, 3]
      languages: [de, no]
      appearances: [dark]
      """, in: folder)
    #expect(errors == [])
    #expect(
      file.rules == [
        .overlap: .off, .fixedFont: .on, .misplaced: .severity(.note),
        .leftRight: .severity(.error),
      ])
    #expect(file.include.map(\.description) == ["Pods/OwnKit"])
    #expect(file.exclude.map(\.description) == ["Generated", "*.old.xib"])
    #expect(file.assets.map(\.path) == [folder.path + "/Shared/Media", folder.path + "/Shared"])
    #expect(file.assets.first?.location.position == SourcePosition(line: 11, column: 10))
    #expect(file.exceptions.map(\.rule) == [.clippedText, .conflict])
    #expect(file.exceptions.map(\.element) == ["abc-de-fgh", nil])
    #expect(file.exceptions.map(\.document?.description) == ["App/*.xib", nil])
    #expect(file.exceptions.map(\.reason) == ["The text is cut off on purpose.", "3"])
    #expect(
      file.exceptions.map(\.location.position) == [
        SourcePosition(line: 13, column: 5), SourcePosition(line: 17, column: 5),
      ])
    #expect(file.threshold == .error)
    let words = file.layouts.mapValues { $0.map(\.text) }
    #expect(words[.devices] == ["retina4_7"] && words[.directions] == ["rtl"])
    // What YAML takes for a number or for a truth value is a text as it is written.
    #expect(words[.textSizes] == ["XXL", "3"] && words[.languages] == ["de", "no"])
    #expect(words[.appearances] == ["dark"])
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "rules:\n", "exceptions: []\nexclude: ~\n", "{}"])
  func emptyFilesSayNothing(text: String) {
    let (file, errors) = Self.read(text)
    #expect(errors == [])
    #expect(file.rules.isEmpty && file.exceptions.isEmpty && file.exclude.isEmpty)
    #expect(file.threshold == nil)
  }

  /// The first error of a text, as `line:column: message`; columns are counted by hand.
  static let wrong: [(text: String, error: String)] = [
    ("thresold: note", "1:1: there is no key 'thresold'; did you mean 'threshold'?"),
    ("rules:\n  overlapp: off", "2:3: there is no rule 'overlapp'; did you mean 'overlap'?"),
    ("rules:\n  qqq: off", "2:3: there is no rule 'qqq'"),
    (
      "rules:\n  overlap: no",
      "2:12: there is no setting 'no'; known are off, on, note, warning, error"
    ),
    ("rules:\n  overlap: warnng", "2:12: there is no setting 'warnng'; did you mean 'warning'?"),
    ("rules:\n  overlap:", "2:11: the setting of a rule must be a text, not nothing"),
    ("rules:\n  overlap: [off]", "2:12: the setting of a rule must be a text, not a list"),
    ("rules: [overlap]", "1:8: rules must be a map, not a list"),
    ("- rules", "1:1: the configuration must be a map, not a list"),
    ("rules", "1:1: the configuration must be a map, not a text"),
    ("exclude: Pods", "1:10: exclude must be a list, not a text"),
    ("exclude: [../a]", "1:11: the pattern leads out of the file's folder"),
    ("include: [{a: b}]", "1:11: an entry of include must be a text, not a map"),
    ("exclude: [*.xib]", "1:12: a text that begins with * must be in quotes"),
    ("threshold: fatal", "1:12: there is no threshold 'fatal'; known are note, warning, error"),
    ("threshold: warning\nthreshold: note", "1:1: the key 'threshold' is a duplicate"),
    ("assets: [../x]", "1:10: '../x' leads out of the project"),
    ("assets: [/x]", "1:10: the path of assets must be relative to the file's folder"),
    ("assets: [x]", "1:10: 'x' is not a folder"),
    ("exceptions:\n  - rule: overlap", "2:5: an exception needs a reason"),
    ("exceptions:\n  - {rule: overlap, reason: ' '}", "2:5: an exception needs a reason"),
    ("exceptions:\n  - reason: a", "2:5: an exception needs a rule"),
    ("exceptions:\n  - 3", "2:5: an exception must be a map, not a text"),
    (
      "exceptions:\n  - {rule: overlap, reason: a, id: b}",
      "2:32: there is no key 'id'; known are rule, document, element, reason"
    ),
    ("? [a]\n: b", "1:3: a key must be a text, not a list"),
    ("rules: {", "2:1: the text is not YAML: "),
    ("a: b: c", "1:5: the text is not YAML: "),
    ("\tx: y", "1:1: the text is not YAML: "),
    ("---\nrules:\n---\nrules:", "3:1: the text is not YAML: "),
  ]

  @Test(arguments: wrong) func whatIsWrongHasAPlace(text: String, error: String) throws {
    let found = try #require(Self.read(text).errors.first)
    let position = try #require(found.position)
    let line = "\(position): \(found.message)"
    #expect(error.hasSuffix("YAML: ") ? line.hasPrefix(error) : line == error)
    #expect(found.description == "p.yml:\(position): error: \(found.message)")
  }

  /// All mistakes are reported at once, in reading order, and what is right is read all the same.
  @Test func mistakesAreCollected() {
    let (file, errors) = Self.read("rules: {a: off, overlap: on, b: on}\nx: y\nthreshold: note")
    #expect(errors.map(\.position?.line) == [1, 1, 2])
    #expect(file.rules == [.overlap: .on] && file.threshold == .note)
    let many = (0..<1000).map { "key\($0): 1" }.joined(separator: "\n")
    #expect(Self.read(many).errors.count == ConfigurationLimits.errors)
  }

  /// A folder of assets behind a link that leads out is outside.
  @Test func assetsStayInside() throws {
    let folder = try TestFolder.make()
    let outside = try TestFolder.make()
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link"), withDestinationURL: outside)
    #expect(
      Self.read("assets: [link]", in: folder).errors.map(\.message)
        == ["'link' leads out of the project"])
    // The nested configuration of a project may name folders anywhere in it.
    let inner = folder.appendingPathComponent("App")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Media"), withIntermediateDirectories: true)
    let (file, errors) = ConfigurationFile.read(
      Data("assets: [../Media]".utf8), path: "p.yml", folder: PathParts(inner.path),
      root: PathParts(folder.path), rules: Rule.samples)
    #expect(errors == [] && file.assets.map(\.path) == [folder.path + "/Media"])
  }
}
