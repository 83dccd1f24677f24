import AssetCatalog
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Every rule finds what it is for, at its place, and nothing else.
struct CatalogCheckTests {
  /// Files by their paths in the catalogue, and what is found: rule, file, place.
  struct Case: Sendable, CustomTestStringConvertible {
    var files: [String: Data]
    var links: [String: String]
    var found: [String]
    var testDescription: String { found.joined(separator: "; ") }

    init(_ found: [String], _ files: [String: Data], links: [String: String] = [:]) {
      self.files = files
      self.links = links
      self.found = found
    }

    /// An image set with two files of 40 × 40 and 80 × 80 pixels.
    init(_ found: [String], images: String, also files: [String: Data] = [:]) {
      self.init(
        found,
        [
          "x.imageset/Contents.json": Data("{\"images\": [\(images)]}".utf8),
          "x.imageset/1.png": TemporaryFolder.png(40, 40),
          "x.imageset/2.png": TemporaryFolder.png(80, 80),
        ].merging(files) { $1 })
    }
  }

  private static let one = #"{"filename": "1.png", "scale": "1x"}"#
  private static let two = #"{"filename": "2.png", "scale": "2x"}"#
  private static func insets(_ name: String, _ scale: Int, _ insets: String, _ more: String = "")
    -> String
  {
    "{\"filename\": \"\(name)\", \"scale\": \"\(scale)x\", \"alignment-insets\": {\(insets)}\(more)}"
  }
  private static let both = "\(one), \(two)"
  private static let contents = "x.imageset/Contents.json"

  nonisolated static let cases: [Case] = [
    Case([], images: both),
    Case(
      ["missing-contents x.imageset "],
      ["x.imageset/1.png": TemporaryFolder.png(1, 1)]),
    Case(["bad-json \(contents) 1:3"], [contents: Data("{ x".utf8)]),
    Case(["bad-json \(contents) 1:1"], [contents: Data()]),
    Case(["bad-json \(contents) 1:2"], [contents: Data([0x22, 0xFF, 0x22])]),
    Case(["wrong-type \(contents) 1:1"], [contents: Data("[]".utf8)]),
    Case(["wrong-type \(contents) images"], [contents: Data("{\"images\": {}}".utf8)]),
    Case(
      ["missing-file \(contents) images[0].filename"], images: #"{"filename": "3.png"}, \#(both)"#),
    Case(["unmentioned-file x.imageset/2.png "], images: one),
    Case(
      ["duplicate-entry \(contents) images[1]"],
      images: #"{"filename": "1.png", "scale": "1x"}, {"filename": "2.png", "scale": "1x"}"#),
    // Entries without a file may be repeated.
    Case([], images: #"\#(both), {"scale": "3x"}, {"scale": "3x"}"#),
    Case(
      ["outside \(contents) images[0].filename"], images: #"{"filename": "../y"}, \#(both)"#),
    Case(
      ["outside \(contents) images[0].filename"], images: #"{"filename": "/etc/passwd"}, \#(both)"#),
    Case(
      ["outside \(contents) images[0].filename"],
      [contents: Data(#"{"images": [{"filename": "p.png"}]}"#.utf8)],
      links: ["x.imageset/p.png": "/etc/passwd"]),
    Case(
      ["cyclic-link \(contents) images[0].filename"],
      [contents: Data(#"{"images": [{"filename": "p.png"}]}"#.utf8)],
      links: ["x.imageset/p.png": "p.png"]),
    Case(
      ["outside Group "], ["y.colorset/Contents.json": Data("{}".utf8)],
      links: ["Group": "/usr"]),
    Case(["cyclic-link A ", "cyclic-link B "], [:], links: ["A": "B", "B": "A"]),
    // 10 pixels at 1x are 20 at 2x, not 10.
    Case(
      ["insets-differ \(contents) images[1].alignment-insets"],
      images: insets("1.png", 1, #""right": 10"#) + "," + insets("2.png", 2, #""right": 10"#)),
    Case(
      ["insets-differ \(contents) images[1].filename"],
      images: insets("1.png", 1, #""right": 10"#) + "," + two),
    Case(
      [], images: insets("1.png", 1, #""right": 10"#) + "," + insets("2.png", 2, #""right": 20"#)),
    // Rounding to whole pixels does not count as a difference: 3.5 points are 4 pixels at 1x and 7 at 2x.
    Case([], images: insets("1.png", 1, #""right": 4"#) + "," + insets("2.png", 2, #""right": 7"#)),
    Case(
      ["insets-too-large \(contents) images[0].alignment-insets"],
      images: insets("1.png", 1, #""left": 20, "right": 20"#, #", "idiom": "mac""#) + "," + two),
    Case(
      [
        "negative-inset \(contents) images[0].alignment-insets.top",
        "negative-inset \(contents) images[1].alignment-insets.top",
      ], images: insets("1.png", 1, #""top": -4"#) + "," + insets("2.png", 2, #""top": -8"#)),
    // JSON has no NaN, and what is too large for a number is not one.
    Case(
      ["bad-json \(contents) 1:78"], images: insets("1.png", 1, #""top": NaN"#) + "," + two),
    Case(
      ["bad-json \(contents) 1:78"], images: insets("1.png", 1, #""top": 1e999"#) + "," + two),
    Case(
      ["wrong-type \(contents) images[0].alignment-insets.top"],
      images: insets("1.png", 1, #""top": "NaN""#) + "," + two),
    Case(
      ["mirrored-insets \(contents) images[0].alignment-insets"],
      images: insets(
        "1.png", 1, #""right": 10"#, #", "language-direction": "left-to-right", "idiom": "mac""#)
        + "," + two),
    Case(
      [],
      images: insets("1.png", 1, #""right": 10"#, #", "language-direction": "left-to-right""#) + ","
        + insets("2.png", 1, #""left": 10"#, #", "language-direction": "right-to-left""#)),
    Case(
      ["caps-too-large \(contents) images[0].resizing"],
      images: #"""
        {"filename": "1.png", "scale": "1x", "resizing": {"mode": "9-part",
          "cap-insets": {"left": 20, "right": 20}}}, \#(two)
        """#),
    Case(
      ["caps-too-large \(contents) images[0].resizing"],
      images: #"""
        {"filename": "1.png", "scale": "1x", "resizing": {"mode": "3-part-vertical",
          "cap-insets": {"top": 20, "bottom": 10}, "center": {"mode": "tile", "height": 11}}}, \#(two)
        """#),
    Case(
      [],
      images: #"""
        {"filename": "1.png", "scale": "1x", "resizing": {"mode": "3-part-vertical",
          "cap-insets": {"top": 20, "bottom": 10}, "center": {"mode": "tile", "height": 10}}}, \#(two)
        """#),
    Case(
      ["misspelt-key \(contents) images[0].alignmentInsets"],
      images: #"{"filename": "1.png", "scale": "1x", "alignmentInsets": {}}, \#(two)"#),
    Case(
      ["duplicate-key \(contents) images[0].scale"],
      images: #"{"filename": "1.png", "scale": "3x", "scale": "1x"}, \#(two)"#),
    Case(
      ["unknown-value \(contents) images[0].idiom"],
      images: #"{"filename": "1.png", "scale": "1x", "idiom": "ipohne"}, \#(two)"#),
    Case(
      ["unknown-value \(contents) images[0].scale"],
      images: #"{"filename": "1.png", "scale": "@1x"}, \#(two)"#),
    Case(
      ["bad-picture \(contents) images[2].filename"],
      images: #"\#(both), {"filename": "3.jpg", "scale": "3x"}"#,
      also: ["x.imageset/3.jpg": TemporaryFolder.png(120, 120)]),
    Case(
      ["not-read \(contents) images[2].filename"],
      images: #"\#(both), {"filename": "3.heic", "scale": "3x"}"#,
      also: ["x.imageset/3.heic": Data("....ftypheic".utf8)]),
    Case(
      [], images: #"\#(both), {"filename": "3.pdf"}"#,
      also: ["x.imageset/3.pdf": Data("%PDF-1.4".utf8)]),
    Case(
      [], images: #"\#(both), {"filename": "3.svg"}"#,
      also: ["x.imageset/3.svg": Data("<?xml version=\"1.0\"?>\n<svg/>".utf8)]),
    Case(
      ["duplicate-name B/y.colorset B/y.colorset"],
      [
        "A/y.colorset/Contents.json": Data("{}".utf8),
        "B/y.colorset/Contents.json": Data("{}".utf8),
      ]
    ),
    // One folder on a Mac, of which a checkout has two halves.
    Case(
      ["duplicate-name z.imageset z.imageset"],
      [
        "Z.imageset/1.png": TemporaryFolder.png(40, 40),
        "z.imageset/Contents.json": Data(
          #"{"images": [{"filename": "1.png", "scale": "1x", "idiom": "universal"}]}"#.utf8),
      ]),
    // A namespace tells them apart.
    Case(
      [],
      [
        "A/y.colorset/Contents.json": Data("{}".utf8),
        "B/y.colorset/Contents.json": Data("{}".utf8),
        "B/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
      ]),
    Case(
      ["duplicate-name y.symbolset y.symbolset"],
      [
        "y.imageset/Contents.json": Data("{}".utf8), "y.symbolset/Contents.json": Data("{}".utf8),
        "y.colorset/Contents.json": Data("{}".utf8), "y.dataset/Contents.json": Data("{}".utf8),
        "AppIcon.appiconset/Contents.json": Data("{}".utf8),
      ]),
    Case(["unknown-set y.imagesset "], ["y.imagesset/Contents.json": Data("{}".utf8)]),
    Case(
      ["missing-file y.dataset/Contents.json data[0].filename"],
      ["y.dataset/Contents.json": Data(#"{"data": [{"filename": "d.json"}]}"#.utf8)]),
    Case(["bad-json G/Contents.json 1:1"], ["G/Contents.json": Data("no".utf8)]),
  ]

  @Test(arguments: cases)
  func theRuleFindsIt(_ test: Case) throws {
    let folder = try TemporaryFolder()
    let catalog = "A.xcassets"
    for (path, data) in test.files { try folder.write(data, "\(catalog)/\(path)") }
    for (path, destination) in test.links {
      try folder.link("\(catalog)/\(path)", to: destination)
    }
    let root = folder.url.appendingPathComponent(catalog)
    let check = CatalogCheck(root)
    let found = check.findings.map { finding in
      let location = finding.location
      let file = location.file.dropFirst(root.path.count + 1)
      // Where there is no path, the position tells.
      let place = location.subject ?? location.position.map(\.description) ?? ""
      return "\(finding.rule) \(file) \(place)"
    }
    #expect(found == test.found, "\(check.findings.map(\.description))")
  }

  /// What Git LFS leaves in place of a file that was not fetched.
  private static let pointer = Data(
    """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """.utf8)

  /// Pictures that were not fetched are counted; nothing is said about what is in them.
  @Test(arguments: ["png", "jpg", "pdf", "svg", "heic"])
  func pointersAreCounted(ending: String) throws {
    let folder = try TemporaryFolder()
    for scale in 1...2 {
      try folder.write(Self.pointer, "A.xcassets/x.imageset/\(scale).\(ending)")
    }
    try folder.write(
      Data(
        #"""
        {"images": [{"filename": "1.\#(ending)", "scale": "1x", "alignment-insets": {"top": 900}},
         {"filename": "2.\#(ending)", "scale": "2x", "alignment-insets": {"top": 1800}}]}
        """#.utf8), "A.xcassets/x.imageset/Contents.json")
    try folder.write(Self.pointer, "A.xcassets/y.symbolset/y.svg")
    try folder.write(
      Data(#"{"symbols": [{"filename": "y.svg"}]}"#.utf8), "A.xcassets/y.symbolset/Contents.json")
    let check = CatalogCheck(folder.url.appendingPathComponent("A.xcassets"))
    #expect(check.findings.isEmpty, "\(check.findings)")
    #expect(check.pointerCount == 3)
  }

  @Test func everyRuleHasACase() {
    // Rules that a test cannot bring about cheaply, or not as somebody who may read everything.
    let found = Set(Self.cases.flatMap(\.found).compactMap { $0.split(separator: " ").first })
    let rules: [Rule] = [
      .missingContents, .badJSON, .missingFile, .unmentionedFile, .outside, .cyclicLink,
      .wrongType, .unknownValue, .misspeltKey, .duplicateKey, .unknownSet, .duplicateEntry,
      .duplicateName, .badPicture, .notRead, .negativeInset, .insetsTooLarge, .insetsDiffer,
      .mirroredInsets, .capsTooLarge,
    ]
    for rule in rules {
      #expect(found.contains(Substring(rule.name)), "\(rule)")
    }
  }

  /// What is in the way of an entry or a set is named with its own place.
  @Test(arguments: [
    ("duplicate-entry", "x.imageset/Contents.json", "images[0]"),
    ("duplicate-name", "A/y.colorset", "A/y.colorset"),
  ])
  func duplicatesSayWhatTheyRepeat(rule: String, file: String, subject: String?) throws {
    let test = try #require(Self.cases.first { $0.found.first?.hasPrefix("\(rule) ") == true })
    let folder = try TemporaryFolder()
    for (path, data) in test.files { try folder.write(data, "A.xcassets/\(path)") }
    let root = folder.url.appendingPathComponent("A.xcassets")
    let related = CatalogCheck(root).findings.flatMap(\.related)
    #expect(related.count == 1)
    #expect(related.first?.location?.file == "\(root.path)/\(file)")
    #expect(related.first?.location?.subject == subject)
  }

  @Test func foldersAreReadToADepth() throws {
    let folder = try TemporaryFolder()
    let deep = Array(repeating: "g", count: CatalogLimits.folderDepth + 3).joined(separator: "/")
    try folder.write("{}", "A.xcassets/\(deep)/x.colorset/Contents.json")
    let findings = CatalogCheck(folder.url.appendingPathComponent("A.xcassets")).findings
    #expect(findings.map(\.rule) == [.tooLarge])
  }

  /// Ten thousand sets with a picture each are read in seconds of the processor.
  @Test func manySetsAreReadQuickly() throws {
    let folder = try TemporaryFolder()
    let json = "{\"images\": [\(Self.one)], \"info\": {\"author\": \"xcode\", \"version\": 1}}"
    for index in 0..<10_000 {
      let set = "A.xcassets/g\(index % 100)/s\(index).imageset"
      try folder.write(json, "\(set)/Contents.json")
      try folder.write(TemporaryFolder.png(40, 40), "\(set)/1.png")
    }
    var check: CatalogCheck?
    let seconds = ProcessorTime.seconds {
      check = CatalogCheck(folder.url.appendingPathComponent("A.xcassets"))
    }
    #expect(check?.setCount == 10_000)
    #expect(check?.findings.isEmpty == true)
    #expect(seconds < 60)
  }
}
