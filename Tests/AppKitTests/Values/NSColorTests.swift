import AppKit
import Testing

/// Components as Apple's documentation states them; catalogue colours as `NSColor+System` and `+Semantic`
/// give their sources.
struct NSColorTests {
  @Test(
    arguments: [
      (.black, 0), (.darkGray, 1 / 3), (.gray, 0.5), (.lightGray, 2 / 3), (.white, 1), (.clear, 0),
    ] as [(NSColor, Double)])
  func standardGreysAreGrey(_ color: NSColor, _ white: Double) {
    #expect(color.colorSpace == .genericGamma22Gray && color.numberOfComponents == 2)
    #expect(abs(color.whiteComponent - white) < 1e-12)
    #expect(color.alphaComponent == (color == .clear ? 0 : 1))
  }

  @Test(
    arguments: [
      (.red, [1, 0, 0]), (.green, [0, 1, 0]), (.blue, [0, 0, 1]), (.cyan, [0, 1, 1]),
      (.yellow, [1, 1, 0]), (.magenta, [1, 0, 1]), (.orange, [1, 0.5, 0]),
      (.purple, [0.5, 0, 0.5]), (.brown, [0.6, 0.4, 0.2]),
    ] as [(NSColor, [CGFloat])])
  func standardColoursHaveTheirParts(_ color: NSColor, _ parts: [CGFloat]) {
    #expect([color.redComponent, color.greenComponent, color.blueComponent] == parts)
  }

  @Test(
    arguments: [
      (.systemRed, "systemRedColor", 255, 59, 48), (.systemGreen, "systemGreenColor", 40, 205, 65),
      (.systemBlue, "systemBlueColor", 0, 122, 255), (.systemTeal, "systemTealColor", 89, 173, 196),
      (.windowBackgroundColor, "windowBackgroundColor", 236, 236, 236),
      (.controlAccentColor, "controlAccentColor", 0, 122, 255),
    ] as [(NSColor, String, Int, Int, Int)])
  func catalogueColoursAreConvertedFirst(
    _ color: NSColor, _ name: String, _ red: Int, _ green: Int, _ blue: Int
  ) throws {
    #expect(color.type == .catalog && color.colorNameComponent == name)
    #expect(color.catalogNameComponent == "System")
    let plain = try #require(color.usingColorSpace(.sRGB))
    #expect(plain.type == .componentBased)
    let parts = [plain.redComponent, plain.greenComponent, plain.blueComponent]
    #expect(parts.map { Int(($0 * 255).rounded()) } == [red, green, blue])
    #expect(color.usingType(.componentBased)?.cgColor == color.cgColor)
  }

  /// Text colours are black that lets the background through.
  @Test(
    arguments: [
      (.labelColor, 0.85), (.secondaryLabelColor, 0.5), (.textColor, 1), (.controlTextColor, 0.85),
      (.disabledControlTextColor, 0.25),
    ] as [(NSColor, CGFloat)])
  func textColoursAreBlack(_ color: NSColor, _ alpha: CGFloat) throws {
    let plain = try #require(color.usingColorSpace(.genericGamma22Gray))
    #expect(plain.whiteComponent == 0 && plain.alphaComponent == alpha)
  }

  @Test func hueSaturationAndBrightnessComeBack() {
    let color = NSColor(calibratedHue: 0.25, saturation: 0.5, brightness: 0.8, alpha: 0.5)
    #expect(color.colorSpace == .genericRGB && color.alphaComponent == 0.5)
    #expect(abs(color.hueComponent - 0.25) < 1e-12)
    #expect(abs(color.saturationComponent - 0.5) < 1e-12)
    #expect(abs(color.brightnessComponent - 0.8) < 1e-12)
    // The hexcone at a quarter turn: green is the brightness, blue the least part, red halfway.
    #expect(abs(color.greenComponent - 0.8) < 1e-12 && abs(color.blueComponent - 0.4) < 1e-12)
    #expect(abs(color.redComponent - 0.6) < 1e-12)
  }

  /// A wide space and back is the same colour; grey is luminance, 0.7152 linear for green, which the sRGB
  /// curve makes 1.055 · 0.7152^(1/2.4) − 0.055 = 0.8625.
  @Test func spacesAreConverted() throws {
    let color = NSColor(srgbRed: 0.2, green: 0.6, blue: 0.9, alpha: 0.7)
    let wide = try #require(color.usingColorSpace(.displayP3))
    #expect(wide.colorSpace == .displayP3 && wide.redComponent > 0.2)
    let back = try #require(wide.usingColorSpace(.sRGB))
    #expect(abs(back.redComponent - 0.2) < 1e-6 && abs(back.greenComponent - 0.6) < 1e-6)
    #expect(abs(back.blueComponent - 0.9) < 1e-6 && back.alphaComponent == 0.7)
    let grey = try #require(NSColor.green.usingColorSpace(.deviceGray))
    #expect(abs(grey.whiteComponent - 0.8625) < 1e-4)
    #expect(NSColor.green.usingColorSpace(.sRGB) == NSColor.green)
  }

  @Test func mixturesAreTakenFromBoth() throws {
    let mixed = try #require(NSColor.black.blended(withFraction: 0.25, of: .white))
    #expect(mixed.colorSpace == .genericRGB && mixed.redComponent == 0.25)
    #expect(NSColor.red.highlight(withLevel: 0.5)?.greenComponent == 0.5)
    #expect(NSColor.red.shadow(withLevel: 0.5)?.redComponent == 0.5)
    #expect(NSColor.red.withAlphaComponent(0.3).alphaComponent == 0.3)
    #expect(NSColor.red.withAlphaComponent(0.3) != .red)
  }

  @Test func spacesKeepColoursApart() {
    let parts: [CGFloat] = [0.1, 0.2, 0.3, 0.4]
    let color = NSColor(colorSpace: .deviceRGB, components: parts, count: 4)
    #expect(color != NSColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(color == NSColor(deviceRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    var read = [CGFloat](repeating: 0, count: 4)
    color.getComponents(&read)
    #expect(read == parts)
  }

  @Test func componentsOfAnotherSpaceAreRefusedInAnotherProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = NSColor.labelColor.redComponent }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "-redComponent not valid for the NSColor Catalog color: System labelColor; need to first "
          + "convert colorspace."))
  }
}
