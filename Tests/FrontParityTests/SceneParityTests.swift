import AppKit
import Foundation
import LayoutTree
import Testing
import UIKit

/// The same scene through both fronts, and AppKit's both ways up: equal rectangles in the engine's space.
@MainActor @Suite(.serialized) struct SceneParityTests {
  /// AppKit's ways to build a scene.
  enum Way: CaseIterable { case flipped, unflipped, mixed }

  nonisolated static let seeds = Array(1001...1040) as [UInt64]

  /// Rounding to pixels of 2⁻²⁴ points is below what is compared: sums of a dozen places, each off by a
  /// pixel.
  private static let fine = Double(1 << 24)
  private static let tolerance: CGFloat = 1e-5

  private func silently(_ body: () throws -> Void) rethrows {
    let log = LayoutProfile.standard.log
    defer { LayoutProfile.standard.log = log }
    LayoutProfile.standard.log = { _ in }
    try body()
  }

  private func build(_ scene: SceneDescription, _ way: Way, scale: Double) -> BuiltScene {
    BuiltScene(scene, AppKitFront(), scale: scale) { view in
      switch way {
      case .flipped: true
      case .unflipped: false
      case .mixed: view.isFlipped
      }
    }
  }

  private func expectSame(
    _ one: [CGRect], _ other: [CGRect], _ within: CGFloat, _ note: Comment
  ) {
    #expect(one.count == other.count, note)
    for (index, (a, b)) in zip(one, other).enumerated() {
      let isSame =
        abs(a.minX - b.minX) <= within && abs(a.minY - b.minY) <= within
        && abs(a.width - b.width) <= within && abs(a.height - b.height) <= within
      #expect(isSame, "\(note): item \(index), \(a) and \(b)")
    }
  }

  /// Unrounded: right after the scene is made, and after the root and constants changed.
  @Test(arguments: seeds, Way.allCases) func unrounded(seed: UInt64, way: Way) {
    silently {
      let scene = SceneDescription(seed: seed, isWhole: false)
      let reference = BuiltScene(scene, UIKitFront(), scale: Self.fine) { _ in true }
      let built = build(scene, way, scale: Self.fine)
      expectSame(reference.frames, built.frames, Self.tolerance, "seed \(seed), \(way), first")
      reference.change(scene)
      built.change(scene)
      expectSame(reference.frames, built.frames, Self.tolerance, "seed \(seed), \(way), changed")
    }
  }

  /// Whole numbers stay what they are at a pixel a point, whatever is rounded in which space.
  @Test(arguments: seeds, Way.allCases) func rounded(seed: UInt64, way: Way) {
    silently {
      let scene = SceneDescription(seed: seed, isWhole: true)
      let exact = BuiltScene(scene, UIKitFront(), scale: Self.fine) { _ in true }
      // Halves come from middles and factors; where they occur the two fronts may round differently.
      let isWhole = exact.frames.allSatisfy { frame in
        [frame.minX, frame.minY, frame.width, frame.height].allSatisfy {
          abs($0 - $0.rounded()) < Self.tolerance
        }
      }
      guard isWhole else { return }
      let reference = BuiltScene(scene, UIKitFront(), scale: 1) { _ in true }
      expectSame(
        reference.frames, build(scene, way, scale: 1).frames, 0, "seed \(seed), \(way)")
    }
  }

  /// Enough of the scenes above are whole to mean something.
  @Test func manyScenesAreWhole() {
    silently {
      let count = Self.seeds.filter { seed in
        let scene = SceneDescription(seed: seed, isWhole: true)
        return BuiltScene(scene, UIKitFront(), scale: Self.fine) { _ in true }.frames.allSatisfy {
          abs($0.minX - $0.minX.rounded()) < Self.tolerance
            && abs($0.minY - $0.minY.rounded()) < Self.tolerance
            && abs($0.width - $0.width.rounded()) < Self.tolerance
            && abs($0.height - $0.height.rounded()) < Self.tolerance
        }
      }.count
      #expect(count >= 10)
    }
  }
}
