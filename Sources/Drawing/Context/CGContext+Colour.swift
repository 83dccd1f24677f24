public import Foundation

/// The paint of fills or strokes, with the colour space for raw components.
struct ColorSource {
  var space = CGColorSpace(kind: .gray)
  var paint = Paint.color(CGColor.black.sRGB)

  /// Creates opaque black.
  init() {}

  /// Creates a plain colour.
  init(_ color: CGColor) {
    space = color.colorSpace ?? space
    paint = .color(color.sRGB.clamped)
  }

  /// Creates black in a space, the state of a context after setting its space.
  init(space: CGColorSpace) {
    self.space = space
  }

  /// Returns the colour for components in the current space, with alpha last.
  func color(_ components: UnsafePointer<CGFloat>) -> CGColor {
    let count = space.numberOfComponents + 1
    let values = Array(UnsafeBufferPointer(start: components, count: count))
    return CGColor(colorSpace: CGColorSpace(kind: space.kind), components: values) ?? .black
  }
}

extension CGContext {
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { use(color, for: \.fill) }
  /// Sets the fill colour, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the fill colour, in grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the fill colour from components in the space of `setFillColorSpace(_:)`, with alpha last.
  ///
  /// - Parameter components: One more number than the space has components.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    setFillColor(state.fill.color(components))
  }
  /// Sets the fill colour space, and the fill colour to black.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fill = ColorSource(space: space) }
  /// Sets the fill pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern; its cell is drawn immediately.
  ///   - colorComponents: The opacity of a coloured pattern, or the colour of an uncoloured pattern in the base space
  ///     of the current pattern space, with alpha last.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    use(pattern, colorComponents, for: \.fill)
  }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { use(color, for: \.stroke) }
  /// Sets the stroke colour, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the stroke colour, in grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the stroke colour from components in the space of `setStrokeColorSpace(_:)`, with alpha last.
  ///
  /// - Parameter components: One more number than the space has components.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    setStrokeColor(state.stroke.color(components))
  }
  /// Sets the stroke colour space, and the stroke colour to black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.stroke = ColorSource(space: space)
  }
  /// Sets the stroke pattern; see `setFillPattern(_:colorComponents:)`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    use(pattern, colorComponents, for: \.stroke)
  }

  /// Starts subsequent patterns at the current origin of user space, until the state is restored.
  ///
  /// Otherwise, they begin at the origin of base space.
  package func beginPatternsHere() { state.patternBase = state.transform }

  private func use(_ color: CGColor, for part: WritableKeyPath<GraphicsState, ColorSource>) {
    guard let pattern = color.pattern, let space = color.colorSpace else {
      state[keyPath: part] = ColorSource(color)
      return
    }
    state[keyPath: part] = ColorSource(space: space)
    use(pattern, color.components ?? [1], for: part)
  }

  private func use(
    _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>,
    for part: WritableKeyPath<GraphicsState, ColorSource>
  ) {
    var stencil = CGColor.black
    var opacity = 1.0
    if pattern.isColored {
      opacity = min(max(Double(components.pointee), 0), 1)
    } else {
      stencil = state[keyPath: part].color(components)
    }
    guard
      let tiles = pattern.tiles(
        base: state.patternBase ?? baseTransform, zoom: canvas.pictureZoom, stencil: stencil)
    else {
      return report("a pattern has no pixels and is not used")
    }
    guard opacity < 1, case .tiles(let image, let map) = tiles, let faded = image.faded(opacity)
    else {
      state[keyPath: part].paint = tiles
      return
    }
    state[keyPath: part].paint = .tiles(faded, map)
  }
}

extension CGImage {
  /// Returns the picture with reduced opacity.
  fileprivate func faded(_ opacity: Double) -> CGImage? {
    try? CGImage(
      width: width, height: height,
      pixels: pixels.map { UInt8((Double($0) * opacity).rounded()) })
  }
}
