import Drawing
import Foundation
import Testing

/// Fonts by name.
struct CGFontTests {
  @Test func aFontHasItsName() {
    #expect(CGFont(NSString(string: "Inter"))?.postScriptName == NSString(string: "Inter"))
    #expect(CGFont(NSString(string: "")) == nil)
  }
}
