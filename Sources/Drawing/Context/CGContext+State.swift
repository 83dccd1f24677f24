public import Foundation

extension CGContext {
  /// Remembers state and clip.
  public func saveGState() {
    stack.append(SavedState(state: state, isLayer: false))
    canvas.save()
  }

  /// Returns to the state and clip last saved.
  ///
  /// One call too many is reported and ignored.
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

  /// Restores states until a number of them is left; open layers are ended.
  package func unwindStack(to count: Int) {
    while stack.count > count, let last = stack.last {
      last.isLayer ? endTransparencyLayer() : restoreGState()
    }
  }

  /// Starts a layer: what follows is composited as one picture, with alpha, blend mode and shadow of
  /// this moment.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) { beginLayer(nil) }

  /// Starts a layer in which nothing is drawn outside a rectangle of user space.
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

  /// Ends the innermost layer; states saved inside it are dropped.
  ///
  /// Without a layer it is reported.
  public func endTransparencyLayer() {
    guard stack.contains(where: \.isLayer) else {
      return report("endTransparencyLayer without a layer")
    }
    while let last = stack.last, !last.isLayer { restoreGState() }
    guard let layer = stack.popLast() else { return }
    state = layer.state
    canvas.popLayer(compositing)
  }

  /// Opacity of everything drawn from now on, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

  /// Sets the rule for combining new colour with the colour below.
  ///
  /// What a document cannot express is reported and drawn as normal: `plusDarker` in a PDF, and in an SVG all
  /// that needs the coverage of what is below, save `clear`, `copy`, `destinationOver` and `destinationOut`.
  public func setBlendMode(_ mode: CGBlendMode) {
    if !canvas.canBlend(mode) { report("blend mode \(mode) is drawn as normal") }
    state.blendMode = mode
  }

  /// Width of lines in user space.
  public func setLineWidth(_ width: CGFloat) { state.strokeStyle.width = width }
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap }
  /// Sets the shape of corners between lines.
  public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join }
  /// The longest sharp corner, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) {
    state.strokeStyle.miterLimit = limit.isFinite ? limit : 10
  }

  /// The lengths of dashes and gaps in user space; an empty list draws solid lines.
  ///
  /// A negative length, or lengths that are all 0, are reported and draw solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map { Double($0) }
    let usable = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
    if !usable, !dashes.isEmpty { report("line dash \(lengths) ignored") }
    state.strokeStyle.dashes = usable ? dashes : []
    state.strokeStyle.dashPhase = phase.isFinite ? phase : 0
  }

  /// A shadow in black at one third alpha; see `setShadow(offset:blur:color:)`.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow for every later drawing step; nil removes it.
  ///
  /// Offset and blur are in base space: the current map does not change them. Positive height goes
  /// down in UIKit contexts and up in Quartz contexts. Blur to deviation: `ShadowStyle.sigmaPerBlur`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ShadowStyle(offset: offset, blur: blur, color: $0) }
  }

  /// The resampling of pictures.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Whether edges are smoothed.
  public func setShouldAntialias(_ flag: Bool) { state.antialias = flag }

  /// Whether edges are smoothed.
  package var shouldAntialias: Bool { state.antialias }
  /// The rule for combining new colour with the colour below.
  package var blendMode: CGBlendMode { state.blendMode }
  /// Whether the positive height of shadows points up, whatever the direction of base space; part of the saved
  /// state.
  package var shadowsGoUp: Bool {
    get { state.shadowsGoUp ?? (baseTransform.d < 0) }
    set { state.shadowsGoUp = newValue }
  }

  /// The state's compositing with units resolved.
  var compositing: Compositing {
    state.compositing(baseScale: scale, baseYSign: shadowsGoUp ? -1 : 1)
  }
}
