internal import Drawing

/// The operation that combines source and destination colours.
///
/// Source: Apple, "NSCompositingOperation".
public enum NSCompositingOperation: UInt, Sendable {
  /// Clears the destination.
  case clear = 0
  /// The source replaces the destination.
  case copy = 1
  /// The source over the destination.
  case sourceOver = 2
  /// The source where the destination is.
  case sourceIn = 3
  /// The source where the destination is not.
  case sourceOut = 4
  /// The source on top of the destination, within it.
  case sourceAtop = 5
  /// The destination over the source.
  case destinationOver = 6
  /// The destination where the source is.
  case destinationIn = 7
  /// The destination where the source is not.
  case destinationOut = 8
  /// The destination on top of the source, within it.
  case destinationAtop = 9
  /// Source or destination, but not both.
  case xor = 10
  /// The sum of the inverses; drawn as `sourceOver` and reported.
  case plusDarker = 11
  /// A former name of `sourceOver`.
  case highlight = 12
  /// The sum of both colours.
  case plusLighter = 13
  /// The product of both colours.
  case multiply = 14
  /// The inverse of the product of the inverses.
  case screen = 15
  /// Multiply or screen, depending on the destination.
  case overlay = 16
  /// The darker of both colours.
  case darken = 17
  /// The lighter of both colours.
  case lighten = 18
  /// Brightens the destination.
  case colorDodge = 19
  /// Darkens the destination.
  case colorBurn = 20
  /// A softer overlay, depending on the source.
  case softLight = 21
  /// Multiply or screen, depending on the source.
  case hardLight = 22
  /// The absolute difference.
  case difference = 23
  /// A softer difference.
  case exclusion = 24
  /// The hue of the source.
  case hue = 25
  /// The saturation of the source.
  case saturation = 26
  /// The hue and saturation of the source.
  case color = 27
  /// The luminosity of the source.
  case luminosity = 28

  /// The corresponding blend mode.
  var blendMode: CGBlendMode { Self.modes[Int(rawValue)] }

  /// Creates the operation of a blend mode.
  init(_ mode: CGBlendMode) {
    self = Self.modes.firstIndex(of: mode).flatMap { Self(rawValue: UInt($0)) } ?? .sourceOver
  }

  /// Blend modes by raw value.
  private static let modes: [CGBlendMode] = [
    .clear, .copy, .normal, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
    .destinationOut, .destinationAtop, .xor, .plusDarker, .normal, .plusLighter, .multiply, .screen,
    .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
    .exclusion, .hue, .saturation, .color, .luminosity,
  ]
}

/// The quality of image resampling.
///
/// Source: Apple, "NSImageInterpolation".
public enum NSImageInterpolation: UInt, Sendable {
  /// The context's default.
  case `default` = 0
  /// Nearest pixel.
  case none = 1
  /// Fast resampling of low quality.
  case low = 2
  /// Resampling of the best quality.
  case high = 3
  /// A quality between low and high.
  case medium = 4
}
