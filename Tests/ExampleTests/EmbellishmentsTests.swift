import TestSupport
import Testing
import UIKit

@testable import Embellishments

/// Seed 000: a picture with 20 points of shadow, the builder of insets, a view that overrides both functions.
@MainActor @Suite struct EmbellishmentsTests {
  /// The second paragraph has the numbers of the seed's log.
  ///
  /// Without insets all 200 points are centred, at
  /// (320 − 200) / 2 = 60 and (504 − 200) / 2 = 152. The core of 160 starts at 80 and 172 and has a frame of
  /// 160 · 1.0625 = 170.
  @Test func theReport() {
    #expect(
      Embellishments.report == """
        Picture with a shadow
          Frame: {{60, 152}, {200, 200}}
          Intrinsic Content Size: {200, 200}
          Alignment Rect: {{60, 152}, {200, 200}}
        The same with insets
          Frame: {{70, 162}, {200, 200}}
          Intrinsic Content Size: {180, 180}
          Alignment Rect: {{70, 162}, {180, 180}}
        View that draws its shadow
          Frame: {{80, 172}, {170, 170}}
          Intrinsic Content Size: {160, 160}
          Alignment Rect: {{80, 172}, {160, 160}}
        """)
  }

  /// By subtraction; what lies outside of the image is cut off first.
  @Test(arguments: [
    (
      CGRect(x: 0, y: 0, width: 180, height: 180),
      UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20)
    ),
    (
      CGRect(x: 10, y: 30, width: 40, height: 50),
      UIEdgeInsets(top: 30, left: 10, bottom: 120, right: 150)
    ),
    (
      CGRect(x: -50, y: -50, width: 100, height: 100),
      UIEdgeInsets(top: 0, left: 0, bottom: 150, right: 150)
    ),
    (
      CGRect(x: 150, y: 20, width: 500, height: 10),
      UIEdgeInsets(top: 20, left: 150, bottom: 170, right: 0)
    ),
    (CGRect(x: -9, y: -9, width: 999, height: 999), .zero),
  ])
  func theBuilder(core: CGRect, expected: UIEdgeInsets) {
    #expect(insets(from: ShadowedTile.bounds, to: core) == expected)
  }

  /// The library's initialiser says the same wherever the two rectangles overlap.
  @Test(arguments: [21, 22] as [UInt64]) func theLibraryAgrees(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func rect(_ limit: Int) -> CGRect {
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
      }
      return CGRect(
        x: number(-limit...limit), y: number(-limit...limit), width: number(1...limit),
        height: number(1...limit))
    }
    for _ in 0..<500 {
      let (bounds, core) = (rect(100), rect(100))
      guard bounds.intersects(core) else { continue }
      #expect(
        insets(from: bounds, to: core) == UIEdgeInsets(alignmentRect: core, in: bounds),
        "seed \(seed): \(core) in \(bounds)")
    }
  }

  /// Rounding errors of two operations on numbers up to 1000 stay far below 1e-9.
  @Test(arguments: [31] as [UInt64]) func theTwoFunctionsUndoEachOther(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let view = TileView()
    for _ in 0..<200 {
      let numbers = (0..<4).map { _ in CGFloat.random(in: 0...1000, using: &random) }
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      for there in [
        view.frame(forAlignmentRect: view.alignmentRect(forFrame: rect)),
        view.alignmentRect(forFrame: view.frame(forAlignmentRect: rect)),
      ] {
        #expect(
          abs(there.width - rect.width) < 1e-9 && abs(there.height - rect.height) < 1e-9
            && there.origin == rect.origin, "seed \(seed)")
      }
    }
  }

  /// The picture's right and lower edges are shadow only.
  @Test func theShadowLiesOutsideOfTheCore() throws {
    let picture = try #require(ShadowedTile.aligned.cgImage)
    let scale = Int(ShadowedTile.aligned.scale)
    #expect(picture.width == 200 * scale && picture.height == 200 * scale)
    let shade = try #require(picture.color(x: 184 * scale, y: 100 * scale))
    #expect(shade.alpha > 0 && shade.alpha < 0.5 && shade.green < 0.1)
    let core = try #require(picture.color(x: 100 * scale, y: 100 * scale))
    #expect(core.alpha == 1)
  }
}
