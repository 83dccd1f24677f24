import Configuration
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Configurations of folders in each other: the inner ones decide, and exceptions add up.
struct FolderSettingsTests {
  private static func file(_ text: String, in folder: String) -> ConfigurationFile {
    ConfigurationFile.read(
      Data(text.utf8), path: "\(folder)/.plumb.yml", folder: PathParts(folder),
      root: PathParts("/p"), rules: Rule.samples
    ).file
  }

  private static func finding(_ rule: Rule, _ subject: String? = "abc") -> Finding {
    Finding(rule, "wrong", at: Location("A.xib", subject: subject))
  }

  /// For any stack of configurations the last statement about a rule holds, and without one the rule's own.
  @Test func theInnermostStatementHolds() {
    var random = SeededRandom(seed: 3)
    let rules: [Rule] = [.overlap, .fixedFont, .conflict]
    for _ in 0..<500 {
      var stated: [Rule: String] = [:]
      let files = (0..<Int.random(in: 0...4, using: &random)).map { depth in
        var text = "rules:\n"
        for rule in rules where Bool.random(using: &random) {
          let word = RuleSetting.words.randomElement(using: &random) ?? "on"
          text += "  \(rule): \(word)\n"
          stated[rule] = word
        }
        return Self.file(text, in: "/p" + String(repeating: "/a", count: depth))
      }
      let settings = FolderSettings(files)
      for rule in rules {
        let word = stated[rule]
        #expect(settings.isOn(rule) == (word.map { $0 != "off" } ?? rule.isOnByDefault))
        let adjusted = settings.adjusted(Self.finding(rule))
        #expect(
          adjusted?.severity == (word == "off" ? nil : word.flatMap(Severity.init) ?? rule.severity)
        )
      }
    }
  }

  /// The words that settings state about layouts.
  private static func words(_ settings: FolderSettings, _ dimension: LayoutDimension) -> [String]? {
    settings.layouts(dimension)?.map(\.text)
  }

  @Test func listsAndThresholds() {
    let outer = Self.file("threshold: error\ndevices: [a, b]\nlanguages: [de]", in: "/p")
    let inner = Self.file("threshold: note\ndevices: [c]", in: "/p/a")
    let empty = Self.file("devices: []", in: "/p/a/b")
    #expect(FolderSettings().threshold == .warning && FolderSettings().layouts(.devices) == nil)
    #expect(FolderSettings([outer]).threshold == .error)
    let both = FolderSettings([outer, inner])
    #expect(
      both.threshold == .note && Self.words(both, .devices) == ["c"]
        && Self.words(both, .languages) == ["de"])
    for dimension in [LayoutDimension.directions, .textSizes, .appearances, .orientations] {
      #expect(both.layouts(dimension) == nil)
    }
    #expect(FolderSettings([outer, inner, empty]).layouts(.devices) == [])
  }

  static let paths: [(path: String, given: String?, isIncluded: Bool?)] = [
    ("/p/A.xib", "/p", nil), ("/p/Old/A.xib", "/p", false), ("/p/Old/New/A.xib", "/p", true),
    ("/p/Old/New/B.xib", "/p", false), ("/p/Pods/Own/A.xib", "/p", true),
    ("/p/Pods/A.xib", "/p", nil), ("/p/Old/A.xib", "/p/Old", nil), ("/p/Old/A.xib", nil, false),
    ("/q/Old/A.xib", "/q", nil),
  ]

  /// Within one file `include` decides, and an inner file decides before an outer one.
  @Test(arguments: paths) func whatIsExcluded(path: String, given: String?, isIncluded: Bool?) {
    let outer = Self.file("exclude: [Old]\ninclude: [Old/New, Pods/Own]", in: "/p")
    let inner = Self.file("exclude: [B.xib]", in: "/p/Old/New")
    let settings = FolderSettings([outer, inner])
    #expect(settings.includes(PathParts(path), in: given.map { PathParts($0) }) == isIncluded)
  }

  static let exceptions: [(text: String, rule: Rule, path: String, label: String?, covers: Bool)] =
    [
      ("rule: overlap", .overlap, "/p/A.xib", nil, true),
      ("rule: overlap", .conflict, "/p/A.xib", nil, false),
      ("rule: overlap", .overlap, "/q/A.xib", nil, false),
      ("rule: overlap, document: A.xib", .overlap, "/p/sub/A.xib", nil, true),
      ("rule: overlap, document: B.xib", .overlap, "/p/A.xib", nil, false),
      ("rule: overlap, element: abc", .overlap, "/p/A.xib", nil, true),
      ("rule: overlap, element: Title", .overlap, "/p/A.xib", "Title", true),
      ("rule: overlap, element: Title", .overlap, "/p/A.xib", "Other", false),
    ]

  @Test(arguments: exceptions)
  func exceptionsCover(text: String, rule: Rule, path: String, label: String?, covers: Bool) {
    let file = Self.file("exceptions: [{\(text), reason: known}]", in: "/p")
    let settings = FolderSettings([file, Self.file("exceptions: []", in: "/p/sub")])
    let found = settings.exception(for: Self.finding(rule), at: PathParts(path), label: label)
    #expect((found != nil) == covers)
  }

  @Test(
    arguments: [
      (nil, nil), ("abc", "abc"), ("document/objects/view[i5M-Pr-FkT]", "i5M-Pr-FkT"),
      ("a[b]/c", "a[b]/c"),
    ] as [(String?, String?)])
  func theElementOfASubject(subject: String?, element: String?) {
    #expect(Location("A.xib", subject: subject).element == element)
  }
}
