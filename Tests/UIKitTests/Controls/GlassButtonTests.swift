import Drawing
import Foundation
import Testing

@testable import UIKit

/// Buttons on glass, which `Documentation/Pictures/gallery-ios-glass.png` shows.
@MainActor struct GlassButtonTests {
  nonisolated static let glasses: [(look: UIButton.Configuration, isProminent: Bool)] = [
    (.glass(), false), (.clearGlass(), false), (.prominentGlass(), true),
    (.prominentClearGlass(), true),
  ]

  /// Glass has the size of other configurations, and a capsule in every generation; only prominent glass is tinted.
  @Test(arguments: glasses) func configurationsOfGlass(
    look: UIButton.Configuration, isProminent: Bool
  ) throws {
    var (look, plain) = (look, UIButton.Configuration.filled())
    (look.title, plain.title) = ("Title", "Title")
    let button = UIButton(configuration: look)
    #expect(
      button.intrinsicContentSize == UIButton(configuration: plain).intrinsicContentSize)
    #expect(button.currentTitleColor == (isProminent ? .white : .label))
    #expect(look.radius(for: CGSize(width: 80, height: 34), isGlass: false) == 17)
    #expect(!button.drawsInsideBounds)
    button.tintColor = .red
    button.frame.size = CGSize(width: 80, height: 34)
    let image = try CGImage.decode(try button.pngData(scale: 1), vectorScale: 1)
    let color = try #require(image.color(x: 8, y: 17))
    #expect((color.green < color.red * 0.7) == isProminent)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
  }
}
