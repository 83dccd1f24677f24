public import Foundation

/// A transition between colours.
///
/// Source: Apple, "CGGradient".
public final class CGGradient: Sendable {
  /// A colour at a location, 0…1.
  struct Stop: Sendable {
    var location: Double
    var color: SRGBColor
  }

  let stops: [Stop]

  /// Creates a gradient through `colors` at `locations` (0…1); without locations, they are evenly spaced.
  ///
  /// Nil if there are no colours or the counts differ. Linux has no `CFArray`, so colours are a Swift array; blending
  /// is in sRGB, regardless of `space`.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Stop(
        location: locations.map { Double($0[index]) } ?? Double(index) / last,
        color: color.sRGB.clamped)
    }
  }

  /// Creates a gradient through colours of an array of Core Foundation.
  ///
  /// Nil if an element is not a colour.
  @_disfavoredOverload
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    let all = colors.compactMap { $0 as? CGColor }
    guard all.count == colors.count else { return nil }
    self.init(
      colorsSpace: space, colors: all,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: all.count)) })
  }

  /// Creates a gradient from the components of colours, with alpha last.
  ///
  /// Nil if `count` is 0 or the colour space is not grey or RGB. Without locations, the colours are evenly spaced.
  ///
  /// - Parameters:
  ///   - components: The components of `count` colours, including alpha.
  ///   - locations: `count` locations in 0…1.
  /// - SeeAlso: Apple, "CGGradient init(colorSpace:colorComponents:locations:count:)".
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0, size == 2 || size == 4 else { return nil }
    let colors = (0..<count).compactMap { index in
      CGColor(
        colorSpace: space,
        components: Array(UnsafeBufferPointer(start: components + index * size, count: size)))
    }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(colorsSpace: space, colors: colors, locations: places)
  }

  /// Returns the colours around a point, as pixels.
  ///
  /// - Parameter toUser: The transform from pixels to the space of `center` and `angle`.
  func swept(
    width: Int, height: Int, center: CGPoint, angle: Double, toUser: CGAffineTransform
  ) -> CGImage? {
    guard CGImage.isAllowed(width: width, height: height) else { return nil }
    let steps = (0...Self.sweepSteps).map { bytes(at: Double($0) / Double(Self.sweepSteps)) }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toUser)
        let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
        let place = (turn - turn.rounded(.down)) * Double(Self.sweepSteps)
        pixels += steps[Int(place)]
      }
    }
    return try? CGImage(width: width, height: height, pixels: pixels)
  }

  /// The number of directions with distinct colours.
  private static let sweepSteps = 4096

  /// Returns premultiplied blue, green, red and alpha at a location, 0…1.
  private func bytes(at place: Double) -> [UInt8] {
    let after = stops.firstIndex { $0.location > place } ?? stops.count
    let (low, high) = (stops[max(0, after - 1)], stops[min(after, stops.count - 1)])
    let span = high.location - low.location
    let share = span > 0 ? min(max((place - low.location) / span, 0), 1) : 0
    func mix(_ part: KeyPath<SRGBColor, Double>) -> Double {
      low.color[keyPath: part] * (1 - share) + high.color[keyPath: part] * share
    }
    let alpha = mix(\.alpha)
    return [mix(\.blue), mix(\.green), mix(\.red), 1].map { UInt8(($0 * alpha * 255).rounded()) }
  }
}

/// Whether a gradient's end colours extend beyond its ends.
///
/// Source: Apple, "CGGradientDrawingOptions".
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour extends after the end.
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
    // A transparent stop at the location of the outermost colour cuts the end off sharply.
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
