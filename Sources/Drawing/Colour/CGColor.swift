public import Foundation

/// A colour: components in a colour space, with alpha last; or a pattern.
///
/// Grey components are drawn as sRGB with three equal components. Display P3 is converted to sRGB and clamped when
/// drawn. A pattern colour has the components that the pattern's space requires; where only a plain colour is possible,
/// it is black with the same opacity.
///
/// ```swift
/// let accent = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)
/// print(accent.numberOfComponents, accent.components ?? [])  // 4 [0.2, 0.4, 0.6, 1.0]
/// print(accent.copy(alpha: 0.5)?.alpha ?? 0)  // 0.5
/// let grey = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
/// print(grey?.numberOfComponents ?? 0, grey == accent)  // 2 false
/// ```
///
/// - Units: Components from 0 to 1 in the colour's space; other values are stored and clamped when drawn.
/// - Errors: An initializer returns nil if the number of components does not match the space and alpha.
/// - Complexity: O(components), of which there are at most four and alpha.
/// - SeeAlso: Apple, "CGColor", "CGColorSpace".
public final class CGColor: Hashable, Sendable {
  /// The space of the components.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The cell of a pattern; nil for a plain colour.
  ///
  /// Patterns are immutable; the callbacks of a pattern that is shared between threads must be thread-safe.
  ///
  /// Unchecked: constant; the function that draws the cell may be called on any thread.
  nonisolated(unsafe) let cell: (any ColorCell)?

  /// The components, alpha last; 0…1 unless the space is extended.
  public var components: [CGFloat]? { values }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }

  /// Opacity, 0…1.
  public var alpha: CGFloat { values[values.count - 1] }

  private init(kind: CGColorSpace.Kind, values: [CGFloat]) {
    colorSpace = CGColorSpace(kind: kind)
    self.values = values
    cell = nil
  }

  /// Creates a colour that repeats a cell.
  init(space: CGColorSpace, cell: any ColorCell, values: [CGFloat]) {
    colorSpace = space
    self.values = values
    self.cell = cell
  }

  /// Creates a colour in `space`; nil unless the number of components matches the space and alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count == space.numberOfComponents + 1 else { return nil }
    self.init(kind: space.kind, values: components)
  }

  /// Creates an sRGB colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(kind: .sRGB, values: [red, green, blue, alpha])
  }

  /// Creates an sRGB colour.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(kind: .sRGB, values: [red, green, blue, alpha])
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(kind: .gray, values: [gray, alpha])
  }

  /// Creates a grey with gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(kind: .gray, values: [gray, alpha])
  }

  /// Creates a colour of four inks.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(kind: .cmyk, values: [cyan, magenta, yellow, black, alpha])
  }

  /// Creates a Display P3 colour.
  package convenience init(p3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(kind: .displayP3, values: [p3Red, green, blue, alpha])
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black with alpha 0.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let cell, let colorSpace {
      return CGColor(space: colorSpace, cell: cell, values: values.dropLast() + [alpha])
    }
    return CGColor(
      kind: (colorSpace ?? CGColorSpace(kind: .sRGB)).kind, values: values.dropLast() + [alpha])
  }

  /// The colour in sRGB; the components of Display P3 colours may be outside 0…1.
  package var sRGB: SRGBColor {
    let parts = values.map { Double($0) }
    if parts.count == 1 { return SRGBColor(red: 0, green: 0, blue: 0, alpha: parts[0]) }
    switch (colorSpace?.kind, parts.count) {
    case (.gray, 2):
      return SRGBColor(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
    case (.cmyk, 5):
      let light = 1 - parts[3]
      return SRGBColor(
        red: (1 - parts[0]) * light, green: (1 - parts[1]) * light, blue: (1 - parts[2]) * light,
        alpha: parts[4])
    case (.displayP3, 4):
      return .fromDisplayP3(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    default:
      return SRGBColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }

  /// Equal space and equal components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.colorSpace == right.colorSpace && left.values == right.values
      && left.cell === right.cell
  }

  /// Hashes the space and the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}

/// The content of a repeating colour: a pattern.
protocol ColorCell: AnyObject {}
