/// A mode for combining new colour with the colour below.
///
/// Source: Apple, "CGBlendMode".
public enum CGBlendMode: Int32, Sendable {
  /// Source over destination.
  case normal = 0
  /// Product of the colours.
  case multiply
  /// The inverse of the product of the inverses.
  case screen
  /// Multiply or screen, depending on the destination.
  case overlay
  /// The darker of the two colours.
  case darken
  /// The lighter of the two colours.
  case lighten
  /// Brightens the destination.
  case colorDodge
  /// Darkens the destination.
  case colorBurn
  /// A softer overlay, depending on the source.
  case softLight
  /// Multiply or screen, depending on the source.
  case hardLight
  /// Absolute difference.
  case difference
  /// Softer difference.
  case exclusion
  /// Hue of the source.
  case hue
  /// Saturation of the source.
  case saturation
  /// Hue and saturation of the source.
  case color
  /// Luminosity of the source.
  case luminosity
  /// Erases.
  case clear
  /// Replaces.
  case copy
  /// Source where the destination is.
  case sourceIn
  /// Source where the destination is not.
  case sourceOut
  /// Source on top of the destination, within it.
  case sourceAtop
  /// Destination over source.
  case destinationOver
  /// Destination where the source is.
  case destinationIn
  /// Destination where the source is not.
  case destinationOut
  /// Destination on top of the source, within it.
  case destinationAtop
  /// The source or the destination, but not both.
  case xor
  /// Inverse of the sum of the inverses.
  case plusDarker
  /// Sum.
  case plusLighter
}
