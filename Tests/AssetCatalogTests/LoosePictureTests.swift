import AssetCatalog
import Testing

/// What the names of loose pictures say.
struct LoosePictureTests {
  @Test(
    arguments: [
      ("a.png", "a", nil, nil), ("a@2x.png", "a", 2, nil), ("a@3x~ipad.png", "a", 3, "ipad"),
      ("a~iphone.jpg", "a", nil, "iphone"), ("a@2.png", "a@2", nil, nil),
      ("a@0x.png", "a@0x", nil, nil), ("@2x.png", "@2x", nil, nil), ("a.b@2x.png", "a.b", 2, nil),
    ] as [(String, String, Double?, String?)])
  func aNameIsRead(file: String, name: String, scale: Double?, idiom: String?) throws {
    let picture = try #require(LoosePicture(fileName: file))
    #expect(picture.name == name)
    #expect(picture.scale == scale)
    #expect(picture.idiom == idiom)
  }

  @Test(arguments: ["a", ".png", ""])
  func aNameWithoutAnEndingIsNone(file: String) { #expect(LoosePicture(fileName: file) == nil) }

  @Test func candidatesStandInOrder() {
    var traits = AssetTraits(scale: 2, idiom: "ipad")
    #expect(
      LoosePicture.candidates(for: "a.png", traits).map(\.file) == [
        "a@2x~ipad.png", "a@3x~ipad.png", "a~ipad.png", "a@2x.png", "a@3x.png", "a.png",
      ])
    traits.idiom = "mac"
    let all = LoosePicture.candidates(for: "a", traits)
    #expect(all.prefix(3).map(\.file) == ["a@2x.png", "a@2x.jpg", "a@2x.jpeg"])
    #expect(all.first { $0.file == "a.svg" }?.scale == 1)
  }
}
