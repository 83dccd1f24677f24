import AppKit
import Foundation
import Testing

/// Appearances: names, what is inherited, and what colours become.
@MainActor struct NSAppearanceTests {
  /// The system's names, and whether they are dark; Apple's documentation of `NSAppearance.Name` names eight.
  nonisolated private static let names: [(NSAppearance.Name, Bool)] = [
    (.aqua, false), (.darkAqua, true), (.vibrantLight, false), (.vibrantDark, true),
    (.accessibilityHighContrastAqua, false), (.accessibilityHighContrastDarkAqua, true),
    (.accessibilityHighContrastVibrantLight, false), (.accessibilityHighContrastVibrantDark, true),
  ]

  /// Text is black in a light appearance and white in a dark one.
  @Test(arguments: names)
  func colorsFollowTheAppearanceThatIsDrawnIn(_ name: NSAppearance.Name, _ isDark: Bool) throws {
    let appearance = try #require(NSAppearance(named: name))
    var white: CGFloat = -1
    appearance.performAsCurrentDrawingAppearance {
      white = NSColor.textColor.usingColorSpace(.genericGamma22Gray)?.whiteComponent ?? -1
    }
    #expect(white == (isDark ? 1 : 0))
    #expect(appearance.bestMatch(from: [.aqua, .darkAqua]) == (isDark ? .darkAqua : .aqua))
    #expect(appearance.bestMatch(from: [name, .aqua]) == name)
  }

  @Test func unknownNamesAreNone() {
    #expect(NSAppearance(named: NSAppearance.Name("Sepia")) == nil)
    #expect(NSAppearance(named: .aqua)?.bestMatch(from: [.darkAqua]) == nil)
  }

  /// The nearest of view, ancestors, window and application counts.
  @Test func viewsInherit() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [], backing: .buffered,
      defer: true)
    let (outer, inner) = (NSView(), NSView())
    window.contentView?.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.effectiveAppearance.name == .aqua)
    window.appearance = NSAppearance(named: .darkAqua)
    #expect(inner.effectiveAppearance.name == .darkAqua)
    outer.appearance = NSAppearance(named: .vibrantLight)
    #expect(inner.effectiveAppearance.name == .vibrantLight)
    outer.appearance = nil
    window.appearance = nil
    NSApplication.shared.appearance = NSAppearance(named: .darkAqua)
    #expect(inner.effectiveAppearance.name == .darkAqua)
    NSApplication.shared.appearance = nil
    #expect(inner.effectiveAppearance.name == .aqua)
  }

  /// Every view whose effective appearance changes is notified once; views with their own are not.
  @Test func viewsAreNotified() {
    final class Listener: NSView {
      var count = 0
      override func viewDidChangeEffectiveAppearance() { count += 1 }
    }
    let (outer, plain, own) = (Listener(), Listener(), Listener())
    own.appearance = NSAppearance(named: .aqua)
    let before = own.count
    outer.addSubview(plain)
    outer.addSubview(own)
    outer.appearance = NSAppearance(named: .darkAqua)
    #expect(outer.count == 1 && plain.count == 1 && own.count == before)
    outer.appearance = NSAppearance(named: .darkAqua)
    #expect(outer.count == 1)
  }

  /// A colour that a function decides is asked each time, also below another opacity.
  @Test func functionsDecide() throws {
    let color = NSColor(name: "Ink") { appearance in
      appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
    }
    let half = color.withAlphaComponent(0.5)
    let dark = try #require(NSAppearance(named: .darkAqua))
    var parts: [CGFloat] = []
    dark.performAsCurrentDrawingAppearance {
      parts = [color.cgColor.components?.first ?? -1, half.cgColor.components?.first ?? -1]
    }
    #expect(parts == [1, 1])
    #expect(color.cgColor.components?.first == 0 && half.alphaComponent == 0.5)
    #expect(color.type == .catalog && color.colorNameComponent == "Ink")
    #expect(color == color && color != half)
  }
}
