public import Foundation

extension CGPath {
  /// Returns the area covered by a line along this path, as a path to be filled by winding number.
  ///
  /// Curves are approximated by chords.
  ///
  /// - Parameters:
  ///   - lineWidth: The width in the path's space; for zero the result is empty.
  ///   - lineCap: The shape of the ends of open subpaths.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The miter limit, as a multiple of the width.
  ///   - transform: The transform of the result.
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

  /// Returns this path divided into dashes, each a separate subpath.
  ///
  /// Curves are approximated by chords. Lengths that are negative, not finite or all 0 have no effect. After 100,000
  /// dashes, the rest of a subpath is not divided.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which a subpath starts.
  ///   - lengths: The alternating lengths of dashes and gaps, in the path's space.
  ///   - transform: The transform of the result.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let usable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    guard usable else { return applying(transform) }
    return dashed(phase: phase, lengths: lengths.map { Double($0) }, tolerance: Self.tolerance)
      .applying(transform)
  }

  /// The maximum distance of chords from curves, in the path's space, for a path whose scale is unknown.
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

  /// Returns the area that a pen covers, including dashes.
  func stroked(_ style: StrokeStyle, tolerance: Double) -> CGPath {
    let source =
      style.dashes.isEmpty
      ? self : dashed(phase: style.dashPhase, lengths: style.dashes, tolerance: tolerance)
    return CGPath(elements: StrokeOutline(of: source, style, tolerance: tolerance).elements)
  }
}
