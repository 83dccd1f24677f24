import Testing

@testable import LayoutEngine

/// The rounding pass (`Rules/Passes.md#edges-snap-to-pixels`).
@Suite struct PixelGridTests {
  @Test(
    arguments: [
      (950.25, 2.0, 950.5), (165.25, 2.0, 165.5), (303.25, 2.0, 303.5), (10.2, 3.0, 31.0 / 3),
      (0.0, 2.0, 0.0), (-0.25, 2.0, 0.0), (-0.3, 2.0, -0.5), (1.0 / 6, 3.0, 1.0 / 3),
    ] as [(Double, Double, Double)])
  func snapsToTheNearestPixelHalvesUp(value: Double, scale: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).snap(value) - expected) < 1e-9)
  }

  /// A label 44.5 wide centred in 375 is stored at 165.5; one 60.5 high centred in 667 at 303.5.
  @Test(arguments: [(375.0, 44.5, 165.5), (667, 60.5, 303.5), (375, 42, 166.5)])
  func centredLabels(parent: Double, size: Double, origin: Double) {
    let rect = LayoutRect(x: (parent - size) / 2, y: 0, width: size, height: 10)
    let snapped = PixelGrid(scale: 2).snap(rect)
    #expect(snapped.x == origin)
    #expect(snapped.width == size)
  }

  @Test func neighboursStayNeighbours() {
    let grid = PixelGrid(scale: 2)
    let third = 100.0 / 3
    let rects = (0..<3).map {
      grid.snap(LayoutRect(x: Double($0) * third, y: 0, width: third, height: 1))
    }
    #expect(rects[0].maxX == rects[1].x)
    #expect(rects[1].maxX == rects[2].x)
    #expect(rects[2].maxX == 100)
  }
}
