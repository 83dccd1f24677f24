public import Foundation

extension CGContext {
  /// Saves the state and the clip.
  public func saveGState() {
    stack.append(SavedState(state: state, isLayer: false))
    canvas.save()
  }

  /// Restores the last saved state and clip.
  ///
  /// An unbalanced call is reported and ignored.
  public func restoreGState() {
    guard let last = stack.last, !last.isLayer else {
      return report("restoreGState without saveGState")
    }
    stack.removeLast()
    state = last.state
    canvas.restore()
  }

  /// The number of saved states and layers.
  package var stackDepth: Int { stack.count }

  /// Restores states until a number of them remains, and ends open layers.
  package func unwindStack(to count: Int) {
    while stack.count > count, let last = stack.last {
      last.isLayer ? endTransparencyLayer() : restoreGState()
    }
  }

  /// Begins a layer, which is composited as a whole with the current alpha, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) { beginLayer(nil) }

  /// Begins a layer that is clipped to a rectangle in user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]? = nil) {
    beginLayer(CGPath(rect: rect).applying(state.transform).elements)
  }

  private func beginLayer(_ area: [PathElement]?) {
    stack.append(SavedState(state: state, isLayer: true))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.masks = []
    canvas.pushLayer(in: area)
  }

  /// Ends the innermost layer and drops the states saved inside it.
  ///
  /// Reports a call without a layer.
  public func endTransparencyLayer() {
    guard stack.contains(where: \.isLayer) else {
      return report("endTransparencyLayer without a layer")
    }
    while let last = stack.last, !last.isLayer { restoreGState() }
    guard let layer = stack.popLast() else { return }
    state = layer.state
    canvas.popLayer(compositing)
  }

  /// Sets the opacity of subsequent drawing, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

  /// Sets the blend mode.
  ///
  /// Modes that a document cannot express are reported and replaced with normal: `plusDarker` in PDF, and in SVG all
  /// modes that depend on the coverage below, except `clear`, `copy`, `destinationOver` and `destinationOut`.
  public func setBlendMode(_ mode: CGBlendMode) {
    if !canvas.canBlend(mode) { report("blend mode \(mode) is drawn as normal") }
    state.blendMode = mode
  }

  /// Sets the line width, in user space.
  public func setLineWidth(_ width: CGFloat) { state.strokeStyle.width = width }
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap }
  /// Sets the shape of corners between lines.
  public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join }
  /// Sets the miter limit, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) {
    state.strokeStyle.miterLimit = limit.isFinite ? limit : 10
  }

  /// Sets the lengths of dashes and gaps in user space; an empty array draws solid lines.
  ///
  /// A negative length, or lengths that are all 0, are reported and draw solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map { Double($0) }
    let usable = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
    if !usable, !dashes.isEmpty { report("line dash \(lengths) ignored") }
    state.strokeStyle.dashes = usable ? dashes : []
    state.strokeStyle.dashPhase = phase.isFinite ? phase : 0
  }

  /// Sets a black shadow with an opacity of one third; see `setShadow(offset:blur:color:)`.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow for subsequent drawing; nil removes it.
  ///
  /// Offset and blur are in base space, so the current transform does not change them. A positive height is down in
  /// UIKit contexts and up in Quartz contexts. For the deviation of the blur, see `ShadowStyle.sigmaPerBlur`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ShadowStyle(offset: offset, blur: blur, color: $0) }
  }

  /// The quality of resampling pictures.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ flag: Bool) { state.antialias = flag }

  /// Sets whether ``setShouldAntialias(_:)`` has an effect; true unless set.
  ///
  /// It is not part of the graphics state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  // MARK: Text

  /// Sets the way in which letters are drawn; stored only: they are filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
  /// Does nothing: letters are smoothed by grey.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Does nothing: letters are smoothed by grey.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Does nothing: letters stand at fractions of pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Does nothing: letters stand at fractions of pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Does nothing: letters stand at fractions of pixels.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Does nothing: letters stand at fractions of pixels.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  /// Whether edges are antialiased.
  package var shouldAntialias: Bool { state.antialias && allowsAntialiasing }
  /// The blend mode.
  package var blendMode: CGBlendMode { state.blendMode }
  /// Whether a positive shadow height is up, regardless of the direction of base space; part of the saved state.
  package var shadowsGoUp: Bool {
    get { state.shadowsGoUp ?? (baseTransform.d < 0) }
    set { state.shadowsGoUp = newValue }
  }

  /// The state's compositing with units resolved.
  var compositing: Compositing {
    var result = state.compositing(baseScale: scale, baseYSign: shadowsGoUp ? -1 : 1)
    result.antialias = shouldAntialias
    return result
  }
}
