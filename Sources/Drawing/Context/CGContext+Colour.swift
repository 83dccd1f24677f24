public import Foundation

/// The paint of fills or strokes, with the space that numbers alone are read in.
struct ColorSource {
  var space = CGColorSpace(model: .gray)
  var paint = Paint.color(CGColor.black.sRGB)

  /// Creates opaque black.
  init() {}

  /// Creates a plain colour.
  init(_ color: CGColor) {
    space = color.colorSpace ?? space
    paint = .color(color.sRGB.clamped)
  }

  /// Creates black in a space, as a context has it after its space was set.
  init(space: CGColorSpace) {
    self.space = space
  }

  /// The colour that numbers mean in the present space, alpha last.
  func color(_ components: UnsafePointer<CGFloat>) -> CGColor {
    let count = space.numberOfComponents + 1
    let values = Array(UnsafeBufferPointer(start: components, count: count))
    return CGColor(colorSpace: CGColorSpace(model: space.model), components: values) ?? .black
  }
}

extension CGContext {
  /// The colour of fills.
  public func setFillColor(_ color: CGColor) { use(color, for: \.fill) }
  /// The colour of fills, sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// The colour of fills, grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// The colour of fills by its parts in the space of `setFillColorSpace(_:)`, alpha last.
  ///
  /// - Parameter components: As many numbers as the space has components, and one.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    setFillColor(state.fill.color(components))
  }
  /// The space of later fills, and black in it as their colour.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fill = ColorSource(space: space) }
  /// A pattern to fill with.
  ///
  /// - Parameters:
  ///   - pattern: What repeats; drawn now.
  ///   - colorComponents: The opacity of a pattern with colours; else the stencil's colour in the base
  ///     space of the pattern space that was set, alpha last.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    use(pattern, colorComponents, for: \.fill)
  }

  /// The colour of strokes.
  public func setStrokeColor(_ color: CGColor) { use(color, for: \.stroke) }
  /// The colour of strokes, sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// The colour of strokes, grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// The colour of strokes by its parts in the space of `setStrokeColorSpace(_:)`, alpha last.
  ///
  /// - Parameter components: As many numbers as the space has components, and one.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    setStrokeColor(state.stroke.color(components))
  }
  /// The space of later strokes, and black in it as their colour.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.stroke = ColorSource(space: space)
  }
  /// A pattern to stroke with; see `setFillPattern(_:colorComponents:)`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    use(pattern, colorComponents, for: \.stroke)
  }

  /// Starts later patterns at the present origin of user space, until the state is restored.
  ///
  /// Without it they begin at the origin of base space.
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
  /// The same picture, less opaque.
  fileprivate func faded(_ opacity: Double) -> CGImage? {
    try? CGImage(
      width: width, height: height,
      pixels: pixels.map { UInt8((Double($0) * opacity).rounded()) })
  }
}
