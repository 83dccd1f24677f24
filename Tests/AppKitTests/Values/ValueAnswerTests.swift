import AppKit
import Testing

/// Small answers of fonts, colours, appearances and images.
struct ValueAnswerTests {
  /// Source: Apple, "NSFont": 0 stands for the default size, which is 13 for bars, 12 and 11 for documents.
  @Test(
    arguments: [
      (NSFont.titleBarFont(ofSize: 0), 13), (.titleBarFont(ofSize: 20), 20),
      (.menuBarFont(ofSize: 0), 13), (.menuBarFont(ofSize: 15), 15),
      (.userFont(ofSize: 0), 12), (.userFont(ofSize: 9), 9),
      (.userFixedPitchFont(ofSize: 0), 11), (.userFixedPitchFont(ofSize: 14), 14),
    ] as [(NSFont?, CGFloat)])
  func fontsOfBarsAndDocuments(font: NSFont?, size: CGFloat) {
    #expect(font?.pointSize == size)
  }

  @Test func namesOfFonts() {
    #expect(NSFont.titleBarFont(ofSize: 0) == NSFont.boldSystemFont(ofSize: 13))
    #expect(NSFont.menuBarFont(ofSize: 0) == NSFont.menuFont(ofSize: 0))
    #expect(NSFont.userFont(ofSize: 0)?.displayName == "Helvetica")
    #expect(NSFont.userFixedPitchFont(ofSize: 0)?.displayName == "Menlo")
    #expect(NSFont.boldSystemFont(ofSize: 13).displayName == "System Font Bold")
    #expect(NSFont.systemFont(ofSize: 13).displayName == "System Font Regular")
  }

  /// Source: Apple, "NSAppearance.allowsVibrancy": only vibrant appearances let what is behind shine through.
  @Test(
    arguments: [
      (.aqua, false), (.darkAqua, false), (.vibrantLight, true), (.vibrantDark, true),
    ] as [(NSAppearance.Name, Bool)])
  func vibrancy(name: NSAppearance.Name, isVibrant: Bool) throws {
    #expect(try #require(NSAppearance(named: name)).allowsVibrancy == isVibrant)
  }

  /// Source: Apple, "NSColorSpace.Model".
  @Test(
    arguments: [
      (.sRGB, .rgb, 3), (.displayP3, .rgb, 3), (.deviceRGB, .rgb, 3), (.genericGray, .gray, 1),
      (.genericGamma22Gray, .gray, 1),
    ] as [(NSColorSpace, NSColorSpace.Model, Int)])
  func modelsOfSpaces(space: NSColorSpace, model: NSColorSpace.Model, components: Int) {
    #expect(space.colorSpaceModel == model && space.numberOfColorComponents == components)
    #expect(NSColorSpace.Model.gray.rawValue == 0 && NSColorSpace.Model.rgb.rawValue == 1)
  }

  @Test func rowsAlternateByBothNames() {
    let colors = NSColor.controlAlternatingRowBackgroundColors
    #expect(colors.count == 2 && colors == NSColor.alternatingContentBackgroundColors)
  }

  /// A PNG has neither of the two: its bytes are the same whatever they say.
  ///
  /// Source: Apple, "NSBitmapImageRep.PropertyKey".
  @Test func propertiesOfFiles() throws {
    typealias Key = NSBitmapImageRep.PropertyKey
    #expect(Key.compressionFactor.rawValue == "NSImageCompressionFactor")
    #expect(Key.interlaced.rawValue == "NSImageInterlaced")
    let rep = try Page(2, 2).rep
    let plain = try #require(rep.representation(using: .png, properties: [:]))
    let set = rep.representation(
      using: .png, properties: [.compressionFactor: 0.1, .interlaced: true])
    #expect(set == plain)
  }

  /// An image can be drawn as long as it has a representation.
  @Test func representationsComeAndGo() throws {
    let image = NSImage(size: NSSize(width: 2, height: 2))
    let (small, large) = (try Page(2, 2).rep, try Page(4, 4).rep)
    image.addRepresentations([small, large])
    #expect(image.representations == [small, large] && image.isValid)
    image.removeRepresentation(small)
    #expect(image.representations == [large] && image.isValid)
    image.removeRepresentation(small)
    image.removeRepresentation(large)
    #expect(image.representations.isEmpty && !image.isValid)
  }
}
