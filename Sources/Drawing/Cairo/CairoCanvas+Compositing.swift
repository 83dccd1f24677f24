// The three modules share headers; which of them owns a shared type depends on load order.
internal import CCairo
internal import CGdkPixbuf
internal import CPango
import Foundation

extension CairoCanvas {
  /// One drawing step: sets a source on the given Cairo context and paints with it.
  ///
  /// The `Double` is the opacity to paint with.
  typealias Ink = (OpaquePointer, Double) -> Void

  /// Paints `ink`, under it its shadow.
  ///
  /// - Parameter extent: A box around what `ink` touches, in canvas pixels.
  func paint(extent: CGRect, _ compositing: Compositing, _ ink: Ink) {
    if let shadow = compositing.shadow, shadow.color.alpha > 0 {
      paintShadow(shadow, extent: extent, compositing, ink)
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    apply(compositing)
    ink(cairo, compositing.alpha)
  }

  private func apply(_ compositing: Compositing) {
    cairo_set_operator(cairo, compositing.blendMode.cairoOperator ?? CAIRO_OPERATOR_OVER)
    cairo_set_antialias(cairo, compositing.antialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
  }

  /// Draws the step on a bitmap of its own, blurs the coverage, paints it shifted in one colour.
  private func paintShadow(
    _ shadow: Compositing.Shadow, extent: CGRect, _ compositing: Compositing, _ ink: Ink
  ) {
    guard shadow.sigma.isFinite, shadow.dx.isFinite, shadow.dy.isFinite else { return }
    let reach = (shadow.sigma * 3).rounded(.up) + 1
    let clip = clipBounds
    guard !clip.isEmpty else { return }
    // Only what can still reach the clip after shift and blur is drawn; only what the clip shows of
    // the blurred picture is kept.
    let shown = clip.offsetBy(dx: -shadow.dx, dy: -shadow.dy)
    let touched = extent.insetBy(dx: -1, dy: -1)
      .intersection(shown.insetBy(dx: -reach, dy: -reach))
    let visible = touched.insetBy(dx: -reach, dy: -reach).intersection(shown)
    guard !touched.isNull, !touched.isEmpty, !visible.isNull, !visible.isEmpty else { return }
    let box = touched.union(visible).integral
    guard let bitmap = CairoCanvas.bitmap(width: Int(box.width), height: Int(box.height)) else {
      return
    }
    cairo_surface_set_device_offset(bitmap.surface, -box.minX, -box.minY)
    cairo_set_antialias(
      bitmap.cairo, compositing.antialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
    ink(bitmap.cairo, compositing.alpha)
    cairo_surface_flush(bitmap.surface)
    bitmap.blurAlpha(sigma: shadow.sigma)

    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    apply(compositing)
    cairo_identity_matrix(cairo)
    let color = shadow.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(cairo, bitmap.surface, shadow.dx, shadow.dy)
  }

  /// Replaces a bitmap by its blurred coverage; colour is lost, alpha counts.
  private func blurAlpha(sigma: Double) {
    guard sigma > 0.01, let base = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var coverage = [Float](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width { coverage[y * width + x] = Float(base[y * stride + x * 4 + 3]) }
    }
    GaussianBlur(sigma: sigma).apply(to: &coverage, width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = base + y * stride + x * 4
        let value = UInt8(min(max(coverage[y * width + x].rounded(), 0), 255))
        (pixel[0], pixel[1], pixel[2], pixel[3]) = (0, 0, 0, value)
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}

extension CGBlendMode {
  /// Cairo's operator of the same meaning, or nil for `plusDarker`, which it does not have.
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
