import Testing
import ViewDrawing

@testable import AppKit

/// The images of the system by name.
struct SystemImageNameTests {
  /// Each is a symbol with an outline in the installed set.
  @Test func namesLeadToSymbols() {
    for (name, symbol) in SystemImageNames.symbols {
      #expect(name.hasPrefix("NS"))
      #expect(
        SymbolGlyph(name: symbol).outline != nil || !SymbolFolders.isSetFound, "\(name): \(symbol)")
    }
    #expect(SystemImageNames.status("NSStatusAvailable") != nil)
    #expect(SystemImageNames.status("NSAddTemplate") == nil)
    #expect(
      SystemImageNames.tint(of: "NSAddTemplate") == nil
        && SystemImageNames.tint(of: "NSUser") != nil)
  }
}
