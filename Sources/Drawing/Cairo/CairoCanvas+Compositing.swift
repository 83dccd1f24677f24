internal import CCairo
import Foundation

extension CairoCanvas {
  /// A drawing step, which sets a source on a Cairo context and paints with it.
  ///
  /// The `Double` is the opacity.
  typealias Ink = (OpaquePointer, Double) -> Void

  /// Paints `ink` above its shadow, through the masks.
  ///
  /// - Parameter extent: A bounding box of `ink`, in canvas pixels.
  func paint(extent: CGRect, _ compositing: Compositing, _ ink: Ink) {
    var rest = compositing
    if let mask = rest.masks.popLast() {
      paintGroup(extent: extent, rest, ink) { pattern in
        apply(compositing)
        cairo_set_source(cairo, pattern)
        Self.apply(mask, to: cairo)
      }
      return
    }
    if compositing.blendMode == .plusDarker, sink == nil {
      paintGroup(extent: extent, rest, ink) { darken(by: $0) }
      return
    }
    if let shadow = compositing.shadow, shadow.color.alpha > 0 {
      paintShadow(shadow, extent: extent, compositing, ink)
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    apply(compositing)
    ink(cairo, compositing.alpha)
  }

  /// Paints `ink` with its shadow on a separate layer, in normal mode, and composites the layer.
  private func paintGroup(
    extent: CGRect, _ compositing: Compositing, _ ink: Ink, _ use: (OpaquePointer) -> Void
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    cairo_push_group(cairo)
    var inner = compositing
    inner.blendMode = .normal
    paint(extent: extent, inner, ink)
    cairo_identity_matrix(cairo)
    guard let pattern = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(pattern) }
    use(pattern)
  }

  /// Paints the source through a mask, with the identity matrix.
  private static func apply(_ mask: MaskClip, to cairo: OpaquePointer) {
    guard mask.transform.isDrawable else { return }
    _ = mask.image.withSurface { surface in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      var inverse = mask.transform.inverted().cairoMatrix
      cairo_pattern_set_matrix(pattern, &inverse)
      // A mask is transparent beyond its edges, regardless of the filter.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      let path = CGPath(
        rect: CGRect(x: 0, y: 0, width: mask.image.width, height: mask.image.height))
      append(path.applying(mask.transform).elements, to: cairo)
      cairo_clip(cairo)
      cairo_mask(cairo, pattern)
    }
  }

  private func apply(_ compositing: Compositing) {
    cairo_set_operator(cairo, compositing.blendMode.cairoOperator ?? CAIRO_OPERATOR_OVER)
    cairo_set_antialias(cairo, compositing.antialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
  }

  /// Draws the step on a separate bitmap, blurs its coverage, and paints it with an offset in one colour.
  private func paintShadow(
    _ shadow: Compositing.Shadow, extent: CGRect, _ compositing: Compositing, _ ink: Ink
  ) {
    guard shadow.sigma.isFinite, shadow.dx.isFinite, shadow.dy.isFinite else { return }
    let reach = (shadow.sigma * 3).rounded(.up) + 1
    let clip = clipBounds
    guard !clip.isEmpty else { return }
    // Only the part that can reach the clip after offset and blur is drawn, and only the part of the blurred picture
    // inside the clip is stored.
    let shown = clip.offsetBy(dx: -shadow.dx, dy: -shadow.dy)
    let touched = extent.insetBy(dx: -1, dy: -1)
      .intersection(shown.insetBy(dx: -reach, dy: -reach))
    let visible = touched.insetBy(dx: -reach, dy: -reach).intersection(shown)
    guard !touched.isNull, !touched.isEmpty, !visible.isNull, !visible.isEmpty else { return }
    let box = touched.union(visible).integral
    let zoom = pictureZoom
    guard
      let bitmap = CairoCanvas.bitmap(
        width: Int(box.width * zoom), height: Int(box.height * zoom), format: CAIRO_FORMAT_A8)
    else { return }
    cairo_surface_set_device_scale(bitmap.surface, zoom, zoom)
    cairo_surface_set_device_offset(bitmap.surface, -box.minX * zoom, -box.minY * zoom)
    cairo_set_antialias(
      bitmap.cairo, compositing.antialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
    ink(bitmap.cairo, compositing.alpha)
    cairo_surface_flush(bitmap.surface)
    let blurred = blurred(bitmap, sigma: shadow.sigma * zoom)

    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    apply(compositing)
    cairo_identity_matrix(cairo)
    let color = shadow.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    // A reused surface still has the device offset of an earlier equal shadow.
    cairo_surface_set_device_offset(blurred.surface, -box.minX * zoom, -box.minY * zoom)
    cairo_mask_surface(cairo, blurred.surface, shadow.dx, shadow.dy)
  }

  /// Returns a blurred bitmap of coverage, which is reused if the last shadow had the same coverage.
  private func blurred(_ bitmap: CairoCanvas, sigma: Double) -> CairoCanvas {
    guard sigma > 0.01, let base = cairo_image_surface_get_data(bitmap.surface) else {
      return bitmap
    }
    let (width, height) = (Int(bitmap.bounds.width), Int(bitmap.bounds.height))
    let stride = Int(cairo_image_surface_get_stride(bitmap.surface))
    let coverage = [UInt8](UnsafeBufferPointer(start: base, count: stride * height))
    if sink == nil, let last = lastShadow, last.sigma == sigma, last.size == bitmap.bounds.size,
      last.coverage == coverage
    {
      return last.bitmap
    }
    GaussianBlur(sigma: sigma).apply(to: base, width: width, height: height, stride: stride)
    cairo_surface_mark_dirty(bitmap.surface)
    lastShadow = BlurredShadow(
      coverage: coverage, size: bitmap.bounds.size, sigma: sigma, bitmap: bitmap)
    return bitmap
  }

  /// Composites a layer in mode `plusDarker`, for which Cairo has no operator.
  ///
  /// With premultiplied components: alpha = min(1, a + b), component = max(0, alpha − (a − source) − (b − target)). For
  /// opaque colours this is Apple's max(0, 1 − ((1 − D) + (1 − S))).
  private func darken(by pattern: OpaquePointer) {
    var layer: OpaquePointer?
    guard cairo_pattern_get_surface(pattern, &layer) == CAIRO_STATUS_SUCCESS,
      let source = layer.flatMap(PixelWindow.init),
      let target = cairo_get_group_target(cairo).flatMap(PixelWindow.init)
    else { return }
    let area = source.area.intersection(target.area)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return }
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) {
        let from = source.pixel(x, y)
        guard from[3] > 0 else { continue }
        let to = target.pixel(x, y)
        let (a, b) = (Int(from[3]), Int(to[3]))
        let alpha = min(255, a + b)
        for part in 0..<3 {
          to[part] = UInt8(max(0, alpha - (a - Int(from[part])) - (b - Int(to[part]))))
        }
        to[3] = UInt8(alpha)
      }
    }
    cairo_surface_mark_dirty(target.surface)
  }
}

/// A shadow and its source.
struct BlurredShadow {
  /// The coverage before the blur, with its size in pixels.
  let coverage: [UInt8]
  let size: CGSize
  /// The standard deviation, in pixels.
  let sigma: Double
  /// The bitmap after the blur.
  let bitmap: CairoCanvas
}

/// The bytes of an ARGB32 image surface, addressed by canvas pixels.
private struct PixelWindow {
  let surface: OpaquePointer
  let area: CGRect
  private let base: UnsafeMutablePointer<UInt8>
  private let stride: Int

  init?(_ surface: OpaquePointer) {
    cairo_surface_flush(surface)
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let base = cairo_image_surface_get_data(surface)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    self.surface = surface
    self.base = base
    stride = Int(cairo_image_surface_get_stride(surface))
    area = CGRect(
      x: -x.rounded(), y: -y.rounded(), width: Double(cairo_image_surface_get_width(surface)),
      height: Double(cairo_image_surface_get_height(surface)))
  }

  /// Blue, green, red and alpha of a canvas pixel in the area.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    base + (y - Int(area.minY)) * stride + (x - Int(area.minX)) * 4
  }
}

extension CGBlendMode {
  /// Cairo's equivalent operator; nil for `plusDarker`.
  var cairoOperator: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: nil
    }
  }
}
