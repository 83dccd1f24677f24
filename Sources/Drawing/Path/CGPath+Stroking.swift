public import Foundation

extension CGPath {
  /// Returns the area that a line along this path covers, as a path to be filled by winding number.
  ///
  /// Curves come out as chords.
  ///
  /// - Parameters:
  ///   - lineWidth: In the path's own space; without width the result is empty.
  ///   - lineCap: The shape of the ends of open subpaths.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The longest sharp corner, as a multiple of the width.
  ///   - transform: Maps the result.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle()
    style.width = lineWidth
    style.cap = lineCap
    style.join = lineJoin
    style.miterLimit = miterLimit.isFinite ? miterLimit : 10
    return stroked(style, tolerance: Self.tolerance).applying(transform)
  }

  /// Returns this path cut into dashes, each a subpath of its own.
  ///
  /// Curves come out as chords. Lengths that are negative, not finite or all 0 cut nothing. After
  /// 100,000 dashes a subpath goes on uncut.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern a subpath starts.
  ///   - lengths: Of dashes and gaps in turn, in the path's own space.
  ///   - transform: Maps the result.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let usable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    guard usable else { return applying(transform) }
    return dashed(phase: phase, lengths: lengths.map { Double($0) }, tolerance: Self.tolerance)
      .applying(transform)
  }

  /// The maximum distance of chords from curves, in the path's own space, for a path whose scale is not known.
  private static let tolerance = 0.02
  private static let maximumDashes = 100_000

  private func dashed(phase: Double, lengths: [Double], tolerance: Double) -> CGPath {
    let result = CGMutablePath()
    for line in Polyline.lines(of: self, tolerance: tolerance) {
      for dash in line.dashed(phase: phase, lengths: lengths, most: Self.maximumDashes) {
        result.addLines(between: dash.points)
        if dash.isClosed { result.closeSubpath() }
      }
    }
    return CGPath(elements: result.elements)
  }

  /// Returns the area that a pen covers, its dashes included.
  func stroked(_ style: StrokeStyle, tolerance: Double) -> CGPath {
    let source =
      style.dashes.isEmpty
      ? self : dashed(phase: style.dashPhase, lengths: style.dashes, tolerance: tolerance)
    return CGPath(elements: StrokeOutline(of: source, style, tolerance: tolerance).elements)
  }
}
