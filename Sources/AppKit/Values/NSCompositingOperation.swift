internal import Drawing

/// A rule for combining new colour with the colour below.
///
/// Source: Apple, "NSCompositingOperation".
public enum NSCompositingOperation: UInt, Sendable {
  /// Clears the pixels.
  case clear = 0
  /// Replaces.
  case copy = 1
  /// The new colour over the old.
  case sourceOver = 2
  /// The new colour where the old is.
  case sourceIn = 3
  /// The new colour where the old is not.
  case sourceOut = 4
  /// The new colour on top of the old, within it.
  case sourceAtop = 5
  /// The old colour over the new.
  case destinationOver = 6
  /// The old colour where the new is.
  case destinationIn = 7
  /// The old colour where the new is not.
  case destinationOut = 8
  /// The old colour on top of the new, within it.
  case destinationAtop = 9
  /// Either, not both.
  case xor = 10
  /// Sum of the inverses; drawn as `sourceOver` and reported.
  case plusDarker = 11
  /// The same as `sourceOver`, an old name.
  case highlight = 12
  /// Sum.
  case plusLighter = 13
  /// Product of the colours.
  case multiply = 14
  /// Inverse product of the inverses.
  case screen = 15
  /// Multiply or screen, by the old colour.
  case overlay = 16
  /// The darker of both.
  case darken = 17
  /// The lighter of both.
  case lighten = 18
  /// Brightens the old colour.
  case colorDodge = 19
  /// Darkens the old colour.
  case colorBurn = 20
  /// Softer overlay, by the new colour.
  case softLight = 21
  /// Multiply or screen, by the new colour.
  case hardLight = 22
  /// Absolute difference.
  case difference = 23
  /// Softer difference.
  case exclusion = 24
  /// Hue of the new colour.
  case hue = 25
  /// Saturation of the new colour.
  case saturation = 26
  /// Hue and saturation of the new colour.
  case color = 27
  /// Luminosity of the new colour.
  case luminosity = 28

  /// The same in the drawing layer's terms.
  var blendMode: CGBlendMode { Self.modes[Int(rawValue)] }

  /// Creates the operation of a mode of the drawing layer.
  init(_ mode: CGBlendMode) {
    self = Self.modes.firstIndex(of: mode).flatMap { Self(rawValue: UInt($0)) } ?? .sourceOver
  }

  /// By raw value.
  private static let modes: [CGBlendMode] = [
    .clear, .copy, .normal, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
    .destinationOut, .destinationAtop, .xor, .plusDarker, .normal, .plusLighter, .multiply, .screen,
    .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
    .exclusion, .hue, .saturation, .color, .luminosity,
  ]
}

/// A resampling of pictures.
///
/// Source: Apple, "NSImageInterpolation".
public enum NSImageInterpolation: UInt, Sendable {
  /// The context's choice.
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
