import Checking
import Diagnostics
import Drawing
import Foundation
import IBDocument
import Testing
import Workbench

/// Catalogues end to end: a set of pictures, a document that names it, and the pixels of its picture.
@MainActor struct AssetPictureTests {
  /// The findings about a document's pictures: its frames are stale on purpose.
  static func wrong(_ path: String) -> [Finding] {
    CheckRun.report(on: [path]).wrong.filter { ![.misplaced, .ambiguous].contains($0.rule) }
  }

  nonisolated private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  nonisolated private static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  nonisolated private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  nonisolated private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  nonisolated private static let shadow = CGColor(red: 0, green: 0, blue: 0, alpha: 0.3)

  private func image(
    _ path: String, scale: Double? = nil, dark: Bool = false, assets: [String] = []
  ) throws -> CGImage {
    var options = PictureOptions(overlays: [], scale: scale)
    if dark { options.surroundings.appearance = .dark }
    options.assetFolders = assets
    let picture = try DocumentPicture(path: path, options: options)
    #expect(picture.diagnostics.isEmpty, "\(picture.diagnostics)")
    return try CGImage.decode(picture.data, vectorScale: 1)
  }

  /// An ornament outside a core, by its distances in points.
  struct Ornament: Sendable, CustomTestStringConvertible {
    var size: CGSize
    var top, left, bottom, right: Int
    var testDescription: String {
      "\(size.width) × \(size.height): \(top) \(left) \(bottom) \(right)"
    }
  }

  /// Seed 001's shadow of 30 points at the right and below; the same above, where left and bottom are zero;
  /// seed 000's picture of 200 by 200 with 20 points; a glow all around.
  nonisolated static let ornaments = [
    Ornament(size: CGSize(width: 150, height: 150), top: 0, left: 0, bottom: 30, right: 30),
    Ornament(size: CGSize(width: 150, height: 150), top: 30, left: 0, bottom: 0, right: 30),
    Ornament(size: CGSize(width: 200, height: 200), top: 0, left: 0, bottom: 20, right: 20),
    Ornament(size: CGSize(width: 100, height: 80), top: 10, left: 10, bottom: 10, right: 10),
  ]

  /// A catalogue with a picture of an ornament at three scales.
  ///
  /// Its insets are pixels of each, 30, 60 and 90 for 30 points. Sides without an inset are absent from the file in every second entry.
  private func folder(_ ornament: Ornament) throws -> AssetFolder {
    let folder = try AssetFolder()
    let core = CGRect(
      x: CGFloat(ornament.left), y: CGFloat(ornament.top),
      width: ornament.size.width - CGFloat(ornament.left + ornament.right),
      height: ornament.size.height - CGFloat(ornament.top + ornament.bottom))
    var entries: [String] = []
    for scale in 1...3 {
      let sides = [
        ("top", ornament.top), ("left", ornament.left), ("bottom", ornament.bottom),
        ("right", ornament.right),
      ]
      let stated = sides.filter { $0.1 != 0 || scale == 2 }
        .map { "\"\($0.0)\": \($0.1 * scale)" }.joined(separator: ", ")
      entries.append(
        """
        {"idiom": "universal", "scale": "\(scale)x", "filename": "\(scale).png",
         "alignment-insets": {\(stated)}}
        """)
      try folder.write(
        AssetFolder.png(
          ornament.size, scale: Double(scale),
          [(CGRect(origin: .zero, size: ornament.size), Self.shadow), (core, Self.red)]),
        "A.xcassets/Box.imageset/\(scale).png")
    }
    try folder.write(
      "{\"images\": [\(entries.joined(separator: ","))]}",
      "A.xcassets/Box.imageset/Contents.json")
    return folder
  }

  /// The core's pixels lie in the middle of 320 × 504 points at each scale, whatever is around them, on a phone
  /// and on a Mac.
  @Test(arguments: ornaments, [1, 2, 3])
  func theCoreIsCentred(_ ornament: Ornament, scale: Int) throws {
    let folder = try folder(ornament)
    let width = Int(ornament.size.width) - ornament.left - ornament.right
    let height = Int(ornament.size.height) - ornament.top - ornament.bottom
    let expected = [
      (320 - width) / 2, (504 - height) / 2, (320 + width) / 2, (504 + height) / 2,
    ].map { $0 * scale }
    for isMac in [false, true] {
      let path = try folder.document(AssetFolder.centred("Box", isMac: isMac), isMac: isMac)
      let image = try image(path, scale: Double(scale))
      #expect(image.width == 320 * scale)
      #expect(image.height == 504 * scale)
      #expect(image.box(of: [255, 0, 0]) == expected, "isMac: \(isMac)")
      #expect(Self.wrong(path).isEmpty)
    }
  }

  /// The frame is what seed 000 prints: 200 by 200 at (70, 162).
  @Test func theFrameIsTheWholePictures() throws {
    let folder = try folder(Self.ornaments[2])
    let report = FrameReport(
      try LaidOutDocument.read(path: folder.document(AssetFolder.centred("Box"))))
    let frame = report.roots.first?.views.first { $0.id == "image" }?.frame
    #expect(frame == CGRect(x: 70, y: 162, width: 200, height: 200))
  }

  // MARK: Looks

  private func folder(_ looks: [(name: String, color: CGColor, entry: String)]) throws
    -> AssetFolder
  {
    let folder = try AssetFolder()
    for look in looks {
      try folder.write(
        AssetFolder.png(20, 20, look.color), "A.xcassets/Look.imageset/\(look.name).png")
    }
    let entries = looks.map { "{\"filename\": \"\($0.name).png\", \($0.entry)}" }
    try folder.write(
      "{\"images\": [\(entries.joined(separator: ","))]}", "A.xcassets/Look.imageset/Contents.json")
    return folder
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  @Test(arguments: [false, true])
  func picturesAreDarkInTheDark(isMac: Bool) throws {
    let folder = try folder([
      ("any", Self.red, #""idiom": "universal""#), ("dark", Self.blue, Self.dark),
    ])
    let path = try folder.document(AssetFolder.centred("Look", isMac: isMac), isMac: isMac)
    #expect(try image(path).bytes(320, 504) == [255, 0, 0])
    #expect(try image(path, dark: true).bytes(320, 504) == [0, 0, 255])
  }

  /// A dark picture with insets of its own: its core is what is centred then.
  @Test func insetsAreThoseOfTheLook() throws {
    let folder = try folder([("any", Self.red, #""idiom": "universal""#)])
    let size = CGSize(width: 40, height: 20)
    try folder.write(
      AssetFolder.png(
        size, scale: 1,
        [
          (CGRect(origin: .zero, size: size), Self.black),
          (CGRect(x: 0, y: 0, width: 20, height: 20), Self.blue),
        ]), "A.xcassets/Look.imageset/dark.png")
    try folder.write(
      """
      {"images": [{"filename": "any.png"},
        {"filename": "dark.png", \(Self.dark), "alignment-insets": {"right": 20}}]}
      """, "A.xcassets/Look.imageset/Contents.json")
    let path = try folder.document(AssetFolder.centred("Look"))
    // 20 points in the middle of 320 × 504.
    let box = [150, 242, 170, 262]
    #expect(try image(path, scale: 1).box(of: [255, 0, 0]) == box)
    #expect(try image(path, scale: 1, dark: true).box(of: [0, 0, 255]) == box)
  }

  @Test func picturesForOneDirectionAreMirroredForTheOther() throws {
    let folder = try AssetFolder()
    let size = CGSize(width: 20, height: 20)
    try folder.write(
      AssetFolder.png(
        size, scale: 1,
        [
          (CGRect(x: 0, y: 0, width: 10, height: 20), Self.red),
          (CGRect(x: 10, y: 0, width: 10, height: 20), Self.blue),
        ]), "A.xcassets/Look.imageset/a.png")
    for (direction, left) in [("", "red"), ("left-to-right", "blue"), ("right-to-left", "red")] {
      let entry = direction.isEmpty ? "" : ", \"language-direction\": \"\(direction)\""
      try folder.write(
        "{\"images\": [{\"filename\": \"a.png\"\(entry)}]}",
        "A.xcassets/Look.imageset/Contents.json")
      let inside = AssetFolder.centred("Look").replacingOccurrences(
        of: "<imageView ", with: "<imageView semanticContentAttribute=\"forceRightToLeft\" ")
      let picture = try image(try folder.document(inside), scale: 1)
      #expect(
        picture.bytes(155, 252) == (left == "red" ? [255, 0, 0] : [0, 0, 255]), "\(direction)")
      let plain = try image(try folder.document(AssetFolder.centred("Look")), scale: 1)
      let isMirrored = direction == "right-to-left"
      #expect(plain.bytes(155, 252) == (isMirrored ? [0, 0, 255] : [255, 0, 0]), "\(direction)")
    }
  }

  @Test func aDirectionsOwnPictureIsTaken() throws {
    let folder = try folder([
      ("l", Self.red, #""language-direction": "left-to-right""#),
      ("r", Self.blue, #""language-direction": "right-to-left""#),
    ])
    let inside = AssetFolder.centred("Look")
    #expect(try image(try folder.document(inside), scale: 1).bytes(160, 252) == [255, 0, 0])
    let turned = inside.replacingOccurrences(
      of: "<imageView ", with: "<imageView semanticContentAttribute=\"forceRightToLeft\" ")
    #expect(try image(try folder.document(turned), scale: 1).bytes(160, 252) == [0, 0, 255])
  }

  // MARK: Slices

  /// Red and blue caps of two pixels, a green centre of one and a black pixel that must not appear.
  @Test(arguments: ["tile", "stretch"], [false, true])
  func onlyTheMiddleGrows(mode: String, isMac: Bool) throws {
    let folder = try AssetFolder()
    try folder.write(
      AssetFolder.png(
        CGSize(width: 6, height: 6), scale: 2,
        [
          (CGRect(x: 0, y: 0, width: 2, height: 6), Self.red),
          (CGRect(x: 2, y: 0, width: 1, height: 6), Self.green),
          (CGRect(x: 3, y: 0, width: 1, height: 6), Self.black),
          (CGRect(x: 4, y: 0, width: 2, height: 6), Self.blue),
        ]), "A.xcassets/Look.imageset/a.png")
    try folder.write(
      """
      {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "3-part-horizontal",
        "cap-insets": {"left": 4, "right": 4}, "center": {"mode": "\(mode)", "width": 2}}}]}
      """, "A.xcassets/Look.imageset/Contents.json")
    let size = """
      <constraint firstItem="image" firstAttribute="width" constant="40" id="w"/>
      <constraint firstItem="image" firstAttribute="height" constant="6" id="h"/>
      """
    let inside = AssetFolder.centred("Look", isMac: isMac).replacingOccurrences(
      of: "<constraints>", with: "<constraints>" + size)
    let picture = try image(try folder.document(inside, isMac: isMac), scale: 2)
    // 40 points in the middle of 320 are 140…180, pixels 280…360: four of red, then green up to four of blue.
    let y = 504
    #expect(picture.bytes(279, y) != [255, 0, 0])
    #expect((280..<284).allSatisfy { picture.bytes($0, y) == [255, 0, 0] })
    #expect((284..<356).allSatisfy { picture.bytes($0, y) == [0, 255, 0] })
    #expect((356..<360).allSatisfy { picture.bytes($0, y) == [0, 0, 255] })
  }

  // MARK: Drawings

  /// Ten points wide, of which 1.25 are red: at four pixels a point the edge is one between pixels, at the two of
  /// the screen, for which pixels are made first, it is not.
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 8 8">
    <rect width="8" height="8" fill="#0000ff"/><rect width="1" height="8" fill="#ff0000"/></svg>
    """

  /// The same as a PDF file.
  private static func page() throws -> Data {
    let size = CGSize(width: 10, height: 10)
    let context = try #require(CGContext.pdf(size: size))
    for (width, color) in [(10, blue), (1.25, red)] as [(CGFloat, CGColor)] {
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
    }
    return try #require(context.finish())
  }

  @Test(arguments: [false, true], ["svg", "pdf"])
  func drawingsAreSharpAtEachScale(isMac: Bool, ending: String) throws {
    let folder = try AssetFolder()
    try folder.write(
      ending == "svg" ? Data(Self.drawing.utf8) : Self.page(),
      "A.xcassets/Look.imageset/a.\(ending)")
    try folder.write(
      #"{"images": [{"filename": "a.\#(ending)"}], "properties": {"preserves-vector-representation": true}}"#,
      "A.xcassets/Look.imageset/Contents.json")
    let path = try folder.document(
      AssetFolder.centred("Look", isMac: isMac), isMac: isMac)
    for scale in [4, 8] {
      let picture = try image(path, scale: Double(scale))
      // 10 points in the middle of 320 × 504 start at 155 and 247.
      let box = [155 * scale, 247 * scale, 155 * scale + scale * 5 / 4, 257 * scale]
      #expect(picture.box(of: [255, 0, 0]) == box, "\(scale)")
    }
  }

  // MARK: Where catalogues are

  @Test func furtherFoldersAreNamed() throws {
    let pictures = try folder([("any", Self.red, #""idiom": "universal""#)])
    let other = try AssetFolder()
    let path = try other.document(AssetFolder.centred("Look"))
    #expect(try image(path, scale: 1).box(of: [255, 0, 0]) == nil)
    for assets in [pictures.url.path, pictures.url.appendingPathComponent("A.xcassets").path] {
      #expect(
        try image(path, scale: 1, assets: ["/nowhere", assets]).bytes(160, 252) == [255, 0, 0])
    }
  }

  @Test func aLanguagesDocumentTakesThoseOfAll() throws {
    let folder = try folder([("any", Self.red, #""idiom": "universal""#)])
    let path = try folder.document(
      AssetFolder.centred("Look"), at: "Base.lproj/Main.xib")
    #expect(try image(path, scale: 1).bytes(160, 252) == [255, 0, 0])
  }

  @Test(arguments: [false, true])
  func coloursAreThoseOfTheCatalogue(isMac: Bool) throws {
    let folder = try AssetFolder()
    try folder.write(
      #"""
      {"colors": [
        {"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"red": "0.0", "green": "0.0", "blue": "1.0"}}}]}
      """#, "A.xcassets/Tint.colorset/Contents.json")
    let color = #"<color key="\#(isMac ? "fillColor" : "backgroundColor")" name="Tint"/>"#
    let path = try folder.document(
      isMac
        ? """
        <subviews><box boxType="custom" borderType="none" title="" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="100" y="200" width="120" height="100"/>\(color)</box></subviews>
        <constraints>
        <constraint firstItem="b" firstAttribute="width" constant="120" id="w"/>
        <constraint firstItem="b" firstAttribute="height" constant="100" id="h"/>
        <constraint firstItem="b" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="cx"/>
        <constraint firstItem="b" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="cy"/>
        </constraints>
        """ : color, isMac: isMac)
    #expect(try image(path, scale: 1).bytes(160, 252) == [255, 0, 0])
    #expect(try image(path, scale: 1, dark: true).bytes(160, 252) == [0, 0, 255])
  }

  /// A drawing of 21 × 11 points in a PDF file, in the middle of 320 × 504.
  ///
  /// It is at 149.5 and 246.5, which pixels of two a point show exactly. What is outside its page is not seen.
  @Test func pdfFilesAreDrawings() throws {
    let folder = try AssetFolder()
    let context = try #require(CGContext.pdf(size: CGSize(width: 21, height: 11)))
    context.setFillColor(Self.red)
    context.fill(CGRect(x: -50, y: -50, width: 200, height: 55.5))
    context.setFillColor(Self.blue)
    context.fill(CGRect(x: -50, y: 5.5, width: 200, height: 50))
    try folder.write(try #require(context.finish()), "A.xcassets/Look.imageset/a.pdf")
    try folder.write(
      #"{"images": [{"filename": "a.pdf"}]}"#, "A.xcassets/Look.imageset/Contents.json")
    let path = try folder.document(AssetFolder.centred("Look"))
    let image = try image(path, scale: 2)
    #expect(image.bytes(299, 493) == [255, 0, 0] && image.bytes(340, 514) == [0, 0, 255])
    #expect(image.bytes(298, 493) == [255, 255, 255] && image.bytes(341, 514) == [255, 255, 255])
    #expect(image.bytes(299, 492) == [255, 255, 255] && image.bytes(340, 515) == [255, 255, 255])
    #expect(Self.wrong(path).isEmpty)
  }

  /// What cannot be shown is said, with the view that names it.
  @Test(arguments: [
    ("a.heic", "cannot be shown", ["not-read", "document"]), ("a.pdf", "no page", ["document"]),
  ])
  func whatCannotBeShownIsSaid(file: String, words: String, rules: [String]) throws {
    let folder = try AssetFolder()
    let text = file == "a.pdf" ? "%PDF-1.4" : "\u{0}\u{0}\u{0}\u{18}ftypheic"
    try folder.write(text, "A.xcassets/Look.imageset/\(file)")
    try folder.write(
      "{\"images\": [{\"filename\": \"\(file)\"}]}", "A.xcassets/Look.imageset/Contents.json")
    let path = try folder.document(AssetFolder.centred("Look"))
    let picture = try DocumentPicture(path: path)
    #expect(picture.diagnostics.contains { $0.contains("'Look'") && $0.contains(words) })
    #expect(Self.wrong(path).map(\.rule.name) == rules)
  }
}
