public import Foundation

/// Colours along a line.
///
/// Source: Apple, "CGGradient".
public final class CGGradient: Sendable {
  /// One colour at its place, 0…1.
  struct Stop: Sendable {
    var location: Double
    var color: SRGBColor
  }

  let stops: [Stop]

  /// A gradient through `colors` at `locations` (0…1); without locations they are spread evenly.
  ///
  /// Nil when there is no colour or the counts differ. Linux has no `CFArray`, so colours are a Swift
  /// array; blending is done in sRGB whatever `space` says.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Stop(
        location: locations.map { Double($0[index]) } ?? Double(index) / last,
        color: color.sRGB.clamped)
    }
  }
}

/// Whether a gradient's end colours go on beyond its ends.
///
/// Source: Apple, "CGGradientDrawingOptions".
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A gradient with its geometry in user space.
struct GradientPaint {
  enum Shape {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, Double, CGPoint, Double)
  }

  var shape: Shape
  var stops: [CGGradient.Stop]

  init(_ gradient: CGGradient, _ shape: Shape, _ options: CGGradientDrawingOptions) {
    self.shape = shape
    stops = gradient.stops
    // A clear stop at the same place as the outermost colour cuts the end off sharply.
    let clear = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0)
    if !options.contains(.drawsBeforeStartLocation) {
      let first = stops.first.map { CGGradient.Stop(location: 0, color: $0.color) }
      stops = [CGGradient.Stop(location: 0, color: clear)] + [first].compactMap { $0 } + stops
    }
    if !options.contains(.drawsAfterEndLocation) {
      if let last = stops.last { stops.append(CGGradient.Stop(location: 1, color: last.color)) }
      stops.append(CGGradient.Stop(location: 1, color: clear))
    }
  }
}
