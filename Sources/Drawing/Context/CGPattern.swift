public import Foundation

/// A repeating drawing that is used as a colour.
///
/// Source: Apple, "CGPattern".
///
/// A pattern is drawn once as pixels when a context sets it as its colour, also in PDF and SVG documents.
public final class CGPattern: ColorCell {
  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks
  /// Whether the cell is a picture that is always upright, regardless of the direction of y.
  private let isPicture: Bool

  /// Creates a pattern whose cell a callback draws.
  ///
  /// - Parameters:
  ///   - info: Passed to the callbacks unchanged.
  ///   - bounds: The cell in pattern space.
  ///   - matrix: The transform from pattern space to the base space of the context; the current transform is ignored.
  ///   - xStep: The horizontal distance between cells in pattern space; not 0.
  ///   - yStep: The vertical distance between cells in pattern space; not 0.
  ///   - tiling: Stored only; cells are fitted to whole pixels.
  ///   - isColored: Whether the callback sets colours; otherwise it draws a stencil.
  ///   - callbacks: The functions that draw the cell.
  /// - Returns: Nil for bounds or steps that are 0 or not finite, and for a singular matrix.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let step = CGSize(width: abs(xStep), height: abs(yStep))
    guard bounds.width > 0, bounds.height > 0, bounds.minX.isFinite, bounds.minY.isFinite,
      bounds.width.isFinite, bounds.height.isFinite, step.width > 0, step.height > 0,
      step.width.isFinite, step.height.isFinite, matrix.isDrawable
    else { return nil }
    self.bounds = bounds.standardized
    self.matrix = matrix
    self.step = step
    self.isColored = isColored
    self.info = info
    self.callbacks = callbacks.pointee
    isPicture = false
  }

  /// Creates a repeating picture that is upright regardless of the direction of y.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points; the result is nil if it is empty.
  ///   - draw: Draws the picture with y down from the origin.
  package init?(picture size: CGSize, draw: @escaping (CGContext) -> Void) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    bounds = CGRect(origin: .zero, size: size)
    matrix = .identity
    step = size
    isColored = true
    info = nil
    callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { draw($1) }, releaseInfo: nil)
    isPicture = true
  }

  /// The pattern as an opaque colour.
  package var color: CGColor? {
    CGColorSpace(patternBaseSpace: nil).flatMap {
      CGColor(patternSpace: $0, pattern: self, components: [1])
    }
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The maximum side of a cell's bitmap, in pixels.
  private static let longestSide = 2048.0
  /// The maximum number of neighbours that a cell larger than its step may cover on each side.
  private static let maximumNeighbours = 8.0

  /// Returns the cell as pixels, with the transform from them to a canvas; nil if it is empty.
  ///
  /// - Parameters:
  ///   - base: The transform from the context's base space to canvas pixels.
  ///   - zoom: The number of pixels per canvas pixel.
  ///   - stencil: The colour of an uncoloured pattern.
  func tiles(base: CGAffineTransform, zoom: Double, stencil: CGColor) -> Paint? {
    let map = matrix.concatenating(base)
    func side(_ length: CGFloat, _ stretch: CGFloat) -> CGFloat {
      min(max((length * stretch * zoom).rounded(), 1), Self.longestSide)
    }
    let width = side(step.width, hypot(map.a, map.b))
    let height = side(step.height, hypot(map.c, map.d))
    guard let canvas = CairoCanvas.bitmap(width: Int(width), height: Int(height)) else {
      return nil
    }
    let toTile = CGAffineTransform(
      a: width / step.width, b: 0, c: 0, d: height / step.height,
      tx: -bounds.minX * width / step.width, ty: -bounds.minY * height / step.height)
    let context = CGContext(canvas: canvas, baseTransform: toTile)
    // A cell that is larger than its step overlaps its neighbours.
    func before(_ length: CGFloat, _ step: CGFloat) -> Int {
      Int(max(0, min((length / step - 1e-9).rounded(.down), Self.maximumNeighbours)))
    }
    for row in -before(bounds.height, step.height)...0 {
      for column in -before(bounds.width, step.width)...0 {
        context.saveGState()
        context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
        if isPicture, map.determinant < 0 {
          context.translateBy(x: 0, y: bounds.height)
          context.scaleBy(x: 1, y: -1)
        }
        context.clip(to: bounds)
        context.setFillColor(stencil)
        context.setStrokeColor(stencil)
        callbacks.drawPattern?(info, context)
        context.unwindStack(to: 1)
        context.restoreGState()
      }
    }
    return canvas.snapshot().map { .tiles($0, toTile.inverted().concatenating(map)) }
  }
}

/// The functions that draw a pattern's cell.
///
/// Linux has no C functions that take Swift classes, so these are Swift closures.
///
/// Source: Apple, "CGPatternCallbacks".
public struct CGPatternCallbacks {
  /// The version; 0.
  public var version: UInt32
  /// Draws the cell in pattern space.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern is deallocated.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates callbacks.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// Draws one cell of a pattern; the first argument is the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Called with a pattern's `info` when the pattern is deallocated.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The fitting of a pattern's cells to pixels.
///
/// Source: Apple, "CGPatternTiling".
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their shape, but their distance may vary by a pixel.
  case noDistortion = 0
  /// Cells keep their distance and may be slightly distorted.
  case constantSpacingMinimalDistortion
  /// Cells keep their distance and may be distorted.
  case constantSpacing
}
