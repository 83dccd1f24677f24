internal import Drawing
public import Foundation
internal import ViewDrawing

/// A linear or radial gradient of colours.
///
/// Source: Apple, "NSGradient".
///
/// Colours are blended in sRGB, whatever the space.
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
open class NSGradient: NSObject, NSCopying, @unchecked Sendable {
  /// Options that extend the end colours beyond the ends.
  ///
  /// Source: Apple, "NSGradient.DrawingOptions".
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Extends the first colour before the start.
    public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
    /// Extends the last colour beyond the end.
    public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
  }

  private let stops: [(color: NSColor, location: CGFloat)]
  private let gradient: CGGradient
  /// The space for blending; stored only.
  public let colorSpace: NSColorSpace

  private init?(_ stops: [(color: NSColor, location: CGFloat)], _ space: NSColorSpace) {
    let stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: stops.map(\.color.cgColor), locations: stops.map(\.location))
    else { return nil }
    self.stops = stops
    self.gradient = gradient
    colorSpace = space
  }

  /// Creates a gradient between two colours.
  public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
    self.init(colors: [startingColor, endingColor])
  }
  /// Creates a gradient of evenly spaced colours; nil without a colour.
  public convenience init?(colors colorArray: [NSColor]) {
    let last = CGFloat(max(colorArray.count - 1, 1))
    self.init(colorArray.enumerated().map { ($0.element, CGFloat($0.offset) / last) }, .genericRGB)
  }
  /// Creates a gradient of colours at locations from 0 to 1; nil without a colour.
  public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
    self.init(objects.map { ($0.0, $0.1) }, .genericRGB)
  }
  /// Creates a gradient of colours at locations from 0 to 1, or evenly spaced; nil without a colour.
  public convenience init?(
    colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?,
    colorSpace: NSColorSpace
  ) {
    let last = CGFloat(max(colorArray.count - 1, 1))
    self.init(
      colorArray.enumerated().map { index, color in
        (color, locations?[index] ?? CGFloat(index) / last)
      }, colorSpace)
  }

  /// The number of colour stops.
  open var numberOfColorStops: Int { stops.count }
  /// Writes the colour and location of a stop; traps for an index that is out of range.
  open func getColor(
    _ color: UnsafeMutablePointer<NSColor>?,
    location: UnsafeMutablePointer<CGFloat>?, at index: Int
  ) {
    color?.pointee = stops[index].color
    location?.pointee = stops[index].location
  }
  /// The colour at a location from 0 to 1.
  open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
    guard let after = stops.firstIndex(where: { $0.location >= location }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (low, high) = (stops[after - 1], stops[after])
    let share = (location - low.location) / (high.location - low.location)
    return low.color.blended(withFraction: share, of: high.color) ?? low.color
  }

  /// Draws from one point to another, over the whole clipping area.
  open func draw(
    from startingPoint: NSPoint, to endingPoint: NSPoint, options: DrawingOptions = []
  ) {
    GraphicsStack.current.context?.drawLinearGradient(
      gradient, start: startingPoint, end: endingPoint, options: options.inDrawing)
  }
  /// Draws between two circles, over the whole clipping area.
  open func draw(
    fromCenter startCenter: NSPoint, radius startRadius: CGFloat, toCenter endCenter: NSPoint,
    radius endRadius: CGFloat, options: DrawingOptions = []
  ) {
    GraphicsStack.current.context?.drawRadialGradient(
      gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
      endRadius: endRadius, options: options.inDrawing)
  }
  /// Fills a rectangle at an angle, in degrees from the x axis towards the y axis.
  ///
  /// The first and the last colour are at the two corners farthest apart in that direction.
  open func draw(in rect: NSRect, angle: CGFloat) {
    draw(in: NSBezierPath(rect: rect), angle: angle)
  }
  /// Fills a path at an angle, with the gradient of its bounds.
  open func draw(in path: NSBezierPath, angle: CGFloat) {
    let rect = path.bounds
    let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    let reach = (abs(rect.width * x) + abs(rect.height * y)) / 2
    clipped(to: path) {
      draw(
        from: NSPoint(x: rect.midX - x * reach, y: rect.midY - y * reach),
        to: NSPoint(x: rect.midX + x * reach, y: rect.midY + y * reach), options: .everywhere)
    }
  }
  /// Fills a rectangle with circles around a point: (0, 0) is its centre, ±1 are its edges.
  open func draw(in rect: NSRect, relativeCenterPosition: NSPoint) {
    draw(in: NSBezierPath(rect: rect), relativeCenterPosition: relativeCenterPosition)
  }
  /// Fills a path with circles around a point of its bounds: (0, 0) is their centre, ±1 are their edges.
  ///
  /// The last circle is around the centre and passes through the corners.
  open func draw(in path: NSBezierPath, relativeCenterPosition place: NSPoint) {
    let rect = path.bounds
    let center = NSPoint(
      x: rect.midX + min(max(place.x, -1), 1) * rect.width / 2,
      y: rect.midY + min(max(place.y, -1), 1) * rect.height / 2)
    clipped(to: path) {
      draw(
        fromCenter: center, radius: 0, toCenter: NSPoint(x: rect.midX, y: rect.midY),
        radius: hypot(rect.width, rect.height) / 2, options: .everywhere)
    }
  }

  private func clipped(to path: NSBezierPath, _ body: () -> Void) {
    guard let context = GraphicsStack.current.context, !path.isEmpty else { return }
    context.saveGState()
    path.addClip()
    body()
    context.restoreGState()
  }

  /// Returns the same instance: gradients are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSGradient.DrawingOptions {
  fileprivate static let everywhere: Self = [
    .drawsBeforeStartingLocation, .drawsAfterEndingLocation,
  ]
  fileprivate var inDrawing: CGGradientDrawingOptions {
    CGGradientDrawingOptions(rawValue: UInt32(rawValue))
  }
}
