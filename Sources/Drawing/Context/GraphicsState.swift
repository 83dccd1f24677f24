import Foundation

/// The state that `saveGState` saves, except the clip, which the canvas keeps.
struct GraphicsState {
  /// The transform from user space to canvas pixels, with y down.
  var transform: CGAffineTransform
  /// The transform from the space in which patterns begin to canvas pixels; nil for base space.
  var patternBase: CGAffineTransform?
  var fill = ColorSource()
  var stroke = ColorSource()
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var strokeStyle = StrokeStyle()
  var shadow: ShadowStyle?
  var interpolation = CGInterpolationQuality.default
  var antialias = true
  var textDrawingMode = CGTextDrawingMode.fill
  /// Soft clips, outermost first.
  var masks: [MaskClip] = []
  /// Whether a positive shadow height is up; nil for the direction of base space.
  var shadowsGoUp: Bool?

  /// The maximum deviation of a shadow, in canvas pixels.
  ///
  /// Larger deviations are limited to it, because the size of a shadow's bitmap grows with it.
  static let largestSigma = 250.0

  /// Returns the compositing of a step; the shadow is already in canvas pixels.
  func compositing(baseScale: Double, baseYSign: Double) -> Compositing {
    var result = Compositing(alpha: alpha, blendMode: blendMode, antialias: antialias)
    result.masks = masks
    if let shadow {
      result.shadow = Compositing.Shadow(
        dx: shadow.offset.width * baseScale, dy: shadow.offset.height * baseScale * baseYSign,
        sigma: min(shadow.sigma * baseScale, Self.largestSigma), color: shadow.color.sRGB.clamped)
    }
    return result
  }
}

/// The compositing of one drawing step with the canvas, in canvas pixels.
struct Compositing {
  /// A shadow with resolved units.
  struct Shadow {
    var dx: Double, dy: Double, sigma: Double, color: SRGBColor
  }

  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var antialias = true
  var shadow: Shadow?
  /// Soft clips, outermost first.
  var masks: [MaskClip] = []
}

/// A way of drawing letters.
///
/// Source: Apple, "CGTextDrawingMode".
public enum CGTextDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Stroked.
  case stroke
  /// Filled, then stroked.
  case fillStroke
  /// Not drawn.
  case invisible
  /// Filled, and added to the clip.
  case fillClip
  /// Stroked, and added to the clip.
  case strokeClip
  /// Filled, then stroked, and added to the clip.
  case fillStrokeClip
  /// Added to the clip.
  case clip
}

/// A quality for resampling pictures.
///
/// Source: Apple, "CGInterpolationQuality".
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's default.
  case `default` = 0
  /// Nearest pixel.
  case none = 1
  /// Fast.
  case low = 2
  /// Best.
  case high = 3
  /// Between low and high.
  case medium = 4
}
