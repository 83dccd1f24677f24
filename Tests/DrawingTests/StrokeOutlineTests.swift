import Drawing
import Foundation
import Testing

/// Outlines of strokes and dashes; areas by hand, and by the strokes that the context draws itself.
struct StrokeOutlineTests {
  private func context() throws -> CGContext {
    try #require(CGContext.bitmap(size: CGSize(width: 60, height: 60), scale: 1))
  }

  private func alphas(_ context: CGContext) throws -> [UInt8] {
    let pixels = try #require(context.makeImage()).pixels
    return stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
  }

  private func area(_ path: CGPath) throws -> Double {
    let context = try context()
    context.addPath(path)
    context.fillPath()
    return try alphas(context).reduce(0) { $0 + Double($1) } / 255
  }

  private func lines(_ points: [(Double, Double)], closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    if closed { path.closeSubpath() }
    return path
  }

  /// A line of 20 by 6: 120; square caps add 6 × 6, round ones a disc of radius 3.
  @Test(arguments: [(CGLineCap.butt, 120.0), (.square, 156), (.round, 120 + 9 * .pi)])
  func capsAddTheirArea(_ cap: CGLineCap, _ expected: Double) throws {
    let line = lines([(20, 30), (40, 30)])
      .copy(strokingWithWidth: 6, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    // Discs are smoothed a little large.
    #expect(abs(try area(line) - expected) < 1)
  }

  /// A right angle of two lines of 20 by 4: each 80, of which 2 × 2 is shared; the outer corner of 2 × 2 is
  /// whole, a quarter disc or half.
  @Test(arguments: [(CGLineJoin.miter, 4.0), (.round, .pi), (.bevel, 2)])
  func joinsFillTheOuterCorner(_ join: CGLineJoin, _ corner: Double) throws {
    for points in [[(20.0, 40.0), (40, 40), (40, 20)], [(20, 20), (40, 20), (40, 40)]] {
      let path = lines(points)
        .copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: 10)
      #expect(abs(try area(path) - (156 + corner)) < 0.5)
    }
  }

  /// A right angle's tip is √2 half widths long.
  @Test func theMiterLimitCutsTips() throws {
    let angle = lines([(20, 40), (40, 40), (40, 20)])
    func area(_ limit: CGFloat) throws -> Double {
      try self.area(
        angle.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: limit))
    }
    #expect(abs(try area(1.42) - 160) < 0.5)
    #expect(abs(try area(1.41) - 158) < 0.5)
  }

  /// A ring: the outer square less the inner one.
  @Test func closedPathsAreRings() throws {
    let ring = lines([(20, 20), (40, 20), (40, 40), (20, 40)], closed: true)
      .copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(abs(try area(ring) - (576 - 256)) < 0.5)
    #expect(!ring.contains(CGPoint(x: 30, y: 30)))
    #expect(ring.boundingBoxOfPath == CGRect(x: 18, y: 18, width: 24, height: 24))
  }

  private static let shapes: [@Sendable (CGMutablePath) -> Void] = [
    { $0.addEllipse(in: CGRect(x: 10, y: 15, width: 40, height: 25)) },
    {
      $0.move(to: CGPoint(x: 8, y: 50))
      $0.addCurve(
        to: CGPoint(x: 52, y: 50), control1: CGPoint(x: 60, y: -20), control2: CGPoint(x: 0, y: -20)
      )
    },
    {
      $0.addLines(
        between: [(10, 10), (50, 12), (12, 14), (48, 40), (48, 50)].map {
          CGPoint(x: $0.0, y: $0.1)
        })
      $0.addRect(CGRect(x: 20, y: 25, width: 14, height: 20))
    },
  ]

  /// Filled, an outline covers what stroking the path covers, but for how edges are smoothed.
  @Test(arguments: 0..<3, [CGLineJoin.miter, .round, .bevel])
  func outlinesAreTheStrokes(_ shape: Int, _ join: CGLineJoin) throws {
    for (cap, dashes) in [
      (CGLineCap.butt, []), (.round, []), (.square, [7, 5]), (.round, [0, 9]), (.butt, [3, 2, 1]),
    ] as [(CGLineCap, [CGFloat])] {
      let path = CGMutablePath()
      Self.shapes[shape](path)
      let stroked = try context()
      let filled = try context()
      for context in [stroked, filled] {
        context.setLineWidth(5)
        context.setLineJoin(join)
        context.setLineCap(cap)
        context.setLineDash(phase: 2, lengths: dashes)
        context.addPath(path)
      }
      stroked.strokePath()
      filled.replacePathWithStrokedPath()
      filled.fillPath()
      let different = zip(try alphas(stroked), try alphas(filled))
        .filter { abs(Int($0) - Int($1)) > 40 }.count
      // Sharp tips end within a pixel of each other.
      #expect(different <= 20, "\(cap) \(dashes)")
    }
  }

  /// 100 in dashes of 6 and gaps of 4: ten dashes, from a phase of 8 a first one of 0 and the next after 2.
  @Test(
    arguments: [(0, [0, 10, 20]), (8, [2, 12]), (-4, [4, 14]), (23, [0, 7])] as [(Double, [Double])]
  )
  func dashesStartAtTheirPhase(_ phase: Double, _ starts: [Double]) {
    let dashes = lines([(0, 5), (100, 5)]).copy(dashingWithPhase: phase, lengths: [6, 4])
    let moves = dashes.elements.compactMap { element in
      if case .move(let point) = element { (Double(point.x) * 1e6).rounded() / 1e6 } else { nil }
    }
    #expect(Array(moves.prefix(starts.count)) == starts)
  }

  @Test func badNumbersEnd() {
    let line = lines([(0, 0), (1e9, 0)])
    #expect(line.copy(dashingWithPhase: 0, lengths: [1e-3, 1e-3]).elements.count < 300_000)
    for lengths in [[], [0, 0], [-1, 2], [.nan], [.infinity]] as [[CGFloat]] {
      #expect(line.copy(dashingWithPhase: 0, lengths: lengths) == line)
    }
    for width in [0, -1, CGFloat.nan, .infinity] {
      #expect(
        line.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 1)
          .isEmpty)
    }
    let odd = lines([(.nan, 0), (1, .infinity), (2, 2), (2, 2), (3, 3)])
    _ = odd.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: .nan)
    #expect(CGPath(elements: []).copy(dashingWithPhase: 1, lengths: [1]).isEmpty)
  }

  @Test func everyStepIsShown() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 11, y: 12), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10))
    path.closeSubpath()
    var seen: [(CGPathElementType, CGFloat)] = []
    path.applyWithBlock { step in
      seen.append(
        (step.pointee.type, step.pointee.type == .closeSubpath ? 0 : step.pointee.points[0].x))
    }
    #expect(seen.map(\.0) == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(seen.map(\.1) == [1, 3, 7, 0])
  }
}
