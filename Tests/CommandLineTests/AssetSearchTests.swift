import Foundation
import TestSupport
import Testing

/// Pictures of documents are found in the catalogues of their repository.
@Suite struct AssetSearchTests {
  /// A repository with a document in a folder and pictures elsewhere.
  private static func repository(
    _ sets: [String], git: Bool = true, image: String = "star"
  ) throws -> URL {
    let folder = try TestFolder.make()
    let files = FileManager.default
    func write(_ data: Data, _ path: String) throws {
      let url = folder.appendingPathComponent(path)
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    if git { try write(Data("gitdir: elsewhere\n".utf8), ".git") }
    for (number, set) in sets.enumerated() {
      // Each picture has a colour of its own.
      let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\"><rect width=\"100\" height=\"50\" fill=\"#\(["f00", "0f0", "00f"][number])\"/></svg>"
      if set.hasSuffix(".svg") {
        try write(Data(svg.utf8), set)
      } else {
        try write(Data(svg.utf8), "\(set)/a.svg")
        try write(Data(#"{"images":[{"filename":"a.svg"}]}"#.utf8), "\(set)/Contents.json")
      }
    }
    let text = Documents.xib(
      """
            <subviews>
              <imageView contentMode="scaleToFill" image="\(image)" fixedFrame="YES" id="art">
                <rect key="frame" x="20" y="40" width="100" height="50"/>
              </imageView>
            </subviews>
      """
    ).replacingOccurrences(
      of: "</objects>",
      with:
        "</objects><resources><image name=\"\(image)\" width=\"100\" height=\"50\"/></resources>")
    try write(Data(text.utf8), "App/Views/Card.xib")
    return folder
  }

  private static func picture(_ folder: URL, _ options: [String] = []) throws -> Tool.Result {
    try Tool.run(
      ["render", "App/Views/Card.xib", "-o", "-", "--format", "svg"] + options, folder: folder)
  }

  /// Where the sets are, and which one is drawn: the nearest one of the repository; none outside of one.
  @Test(
    arguments: [
      (["Assets.xcassets/star.imageset"], true, "#ff0000"),
      (["App/Resources/Media.xcassets/G/star.imageset"], true, "#ff0000"),
      (
        ["Other/Assets.xcassets/star.imageset", "App/Assets.xcassets/star.imageset"], true,
        "#00ff00"
      ),
      (
        ["Assets.xcassets/star.imageset", "App/Views/Assets.xcassets/star.imageset"], true,
        "#00ff00"
      ),
      (["Pictures/star.svg"], true, "#ff0000"), (["Pictures/star@2x.svg"], true, "#ff0000"),
      (["Assets.xcassets/star.imageset"], false, nil),
      ([".hidden/Assets.xcassets/star.imageset"], true, nil),
      (["Assets.xcassets/moon.imageset"], true, nil),
    ] as [([String], Bool, String?)])
  func theNearestIsDrawn(sets: [String], git: Bool, colour: String?) throws {
    let folder = try Self.repository(sets, git: git)
    let result = try Self.picture(folder)
    #expect(result.status == 0)
    // Embedded pictures are PNG; a vector keeps its colour.
    let boxes = try Self.picture(folder, ["--scale", "1"])
    #expect(boxes.output == result.output)
    if colour == nil {
      #expect(
        result.errors
          == "1 picture was not found and is drawn as boxes: star; --assets names folders to search.\n"
      )
    } else {
      #expect(result.errors == "", "\(result.errors)")
    }
    let without = try Self.picture(try Self.repository([], git: git))
    #expect((result.output != without.output) == (colour != nil))
    guard sets.count > 1, let last = sets.last else { return }
    // It is the picture that is drawn where there is no other.
    let alone = try Self.picture(folder, ["--assets", Self.catalog(of: last)])
    #expect(alone.output == result.output)
  }

  private static func catalog(of set: String) -> String {
    String(set.prefix(upTo: set.range(of: ".xcassets")?.upperBound ?? set.endIndex))
  }

  /// What is not found is said once for all documents and formats.
  @Test func whatIsMissingIsSaidOnce() throws {
    let folder = try Self.repository([])
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent("App/Views/Card.xib"),
      to: folder.appendingPathComponent("App/Views/Other.xib"))
    let words = "1 picture was not found and is drawn as boxes: star; --assets"
    for arguments in [
      ["render", "--all-scenes", "-o", "out", "App"],
      ["check", "--format", "html", "-o", "page.html", "--strict", "App"],
      ["render", "-o", "a.png", "App/Views/Card.xib"],
    ] {
      let result = try Tool.run(arguments, folder: folder)
      let count = result.errors.components(separatedBy: words).count - 1
      let isPage = arguments.contains("html")
      #expect(count == 1 || isPage && result.status == 0, "\(arguments): \(result.errors)")
    }
  }
}
