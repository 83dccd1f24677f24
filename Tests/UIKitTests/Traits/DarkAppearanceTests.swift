import Drawing
import Foundation
import Testing
import UIKit

/// Light and dark: colours, who says so, and pictures.
@MainActor struct DarkAppearanceTests {
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private static let light = UITraitCollection(userInterfaceStyle: .light)

  private static func bytes(_ color: UIColor) -> [Int] {
    let parts = color.cgColor.sRGB
    return [parts.red, parts.green, parts.blue].map { Int(($0 * 255).rounded()) }
  }

  /// Values of the Human Interface Guidelines, "Color".
  nonisolated static let colors: [(UIColor, [Int], [Int])] = [
    (.systemRed, [255, 56, 60], [255, 66, 69]), (.systemBlue, [0, 136, 255], [0, 145, 255]),
    (.systemGray6, [242, 242, 247], [28, 28, 30]), (.label, [0, 0, 0], [255, 255, 255]),
    (.systemBackground, [255, 255, 255], [0, 0, 0]), (.red, [255, 0, 0], [255, 0, 0]),
  ]
  @Test(arguments: colors)
  func systemColorsHaveTwoValues(color: UIColor, light: [Int], dark: [Int]) {
    #expect(Self.bytes(color.resolvedColor(with: Self.light)) == light)
    #expect(Self.bytes(color.resolvedColor(with: Self.dark)) == dark)
    var seen: [Int] = []
    Self.dark.performAsCurrent { seen = Self.bytes(color) }
    #expect(seen == dark)
    #expect(Self.bytes(color) == light)
    let faded = color.withAlphaComponent(0.5).resolvedColor(with: Self.dark)
    #expect(Self.bytes(faded) == dark)
    #expect(faded.cgColor.alpha == 0.5)
  }

  @Test func traitsDecideAColor() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemBackground }
    #expect(Self.bytes(color.resolvedColor(with: Self.dark)) == [255, 255, 255])
    #expect(
      Self.bytes(color.withAlphaComponent(0.2).resolvedColor(with: Self.light)) == [255, 255, 255])
    #expect(color == color)
    #expect(color != UIColor { _ in .white })
    #expect(UIColor.label == .label)
    #expect(UIColor.label != .black)
  }

  /// A view that records its callbacks.
  final class Listener: UIView {
    var heard: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test func theNearestOneDecides() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let listener = Listener()
    child.view.addSubview(listener)
    let inner = UIView()
    listener.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    listener.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    listener.overrideUserInterfaceStyle = .unspecified
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(listener.heard == [.dark, .light, .dark, .light])
  }

  @Test func theScreenIsDark() {
    defer { UIScreen.main.userInterfaceStyle = .light }
    UIScreen.main.userInterfaceStyle = .dark
    #expect(UIView().traitCollection.userInterfaceStyle == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    #expect(Self.bytes(.label) == [255, 255, 255])
  }

  /// The pixel in the middle of each of three views side by side: as around, dark, and light inside dark.
  @Test func eachViewIsDrawnInItsAppearance() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let dark = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 10))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    let hidden = UIView(frame: inner.frame)
    hidden.isHidden = true
    for view in [plain, dark, inner] { view.backgroundColor = .systemBackground }
    root.addSubview(dark)
    dark.addSubview(hidden)
    dark.addSubview(inner)
    root.addSubview(plain)
    dark.overrideUserInterfaceStyle = .dark
    hidden.overrideUserInterfaceStyle = .light
    inner.overrideUserInterfaceStyle = .light
    let image = try #require(UIImage(data: root.pngData(scale: 1))?.cgImage)
    let reds = [5, 15, 25].map { image.pixels[(5 * image.width + $0) * 4] }
    #expect(reds == [255, 0, 255])
    #expect(CGContext.bitmap(size: .zero, scale: 1) == nil)
    #expect(Self.bytes(.label) == [0, 0, 0])
  }
}
