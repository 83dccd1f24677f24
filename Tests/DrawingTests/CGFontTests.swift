import Drawing
import Foundation
import Testing

/// Fonts by name.
struct CGFontTests {
  @Test func aFontHasItsName() {
    #expect(CGFont("Inter")?.postScriptName == "Inter")
    #expect(CGFont("") == nil)
  }

  @Test func metricsAreInUnitsOfTheEmSquare() throws {
    let font = try #require(CGFont("Inter"))
    #expect(font.unitsPerEm == 1000)
    #expect(font.ascent > 0 && font.descent < 0)
    #expect(font.ascent - font.descent >= font.unitsPerEm)
  }
}
