internal import CCairo
import Foundation

extension CairoCanvas {
  /// Fills `path` (canvas pixels).
  func fill(_ path: [PathElement], evenOdd: Bool, _ paint: Paint, _ compositing: Compositing) {
    self.paint(extent: CGPath(elements: path).boundingBox, compositing) { cairo, alpha in
      CairoCanvas.append(path, to: cairo)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      Self.use(paint, alpha, cairo) { cairo_fill(cairo) }
    }
  }

  /// Strokes `path` (canvas pixels) with a pen in the space of `transform`.
  func stroke(
    _ path: [PathElement], _ style: StrokeStyle, _ transform: CGAffineTransform,
    _ paint: Paint, _ compositing: Compositing
  ) {
    guard style.width > 0, style.width.isFinite, transform.isDrawable else { return }
    let reach = style.reach * transform.largestZoom
    let extent = CGPath(elements: path).boundingBox.insetBy(dx: -reach, dy: -reach)
    self.paint(extent: extent, compositing) { cairo, alpha in
      CairoCanvas.append(path, to: cairo)
      var matrix = transform.cairoMatrix
      cairo_set_matrix(cairo, &matrix)
      CairoCanvas.apply(style, to: cairo)
      Self.use(paint, alpha, cairo) { cairo_stroke(cairo) }
    }
  }

  /// Sets a paint as the source while `body` draws the current path; the path and the matrix stay.
  private static func use(
    _ paint: Paint, _ alpha: Double, _ cairo: OpaquePointer, _ body: () -> Void
  ) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
      body()
    case .tiles(let image, let transform):
      guard transform.isDrawable else { return }
      _ = image.withSurface { surface in
        var before = cairo_matrix_t()
        cairo_get_matrix(cairo, &before)
        cairo_identity_matrix(cairo)
        if alpha < 1 { cairo_push_group(cairo) }
        cairo_set_source_surface(cairo, surface, 0, 0)
        let pattern = cairo_get_source(cairo)
        var inverse = transform.inverted().cairoMatrix
        cairo_pattern_set_matrix(pattern, &inverse)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_set_matrix(cairo, &before)
        body()
        if alpha < 1 {
          cairo_identity_matrix(cairo)
          cairo_pop_group_to_source(cairo)
          cairo_paint_with_alpha(cairo, alpha)
        }
      }
    }
  }

  static func apply(_ style: StrokeStyle, to cairo: OpaquePointer) {
    cairo_set_line_width(cairo, style.width)
    cairo_set_miter_limit(cairo, max(1, style.miterLimit))
    switch style.cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_dash(cairo, style.dashes, Int32(style.dashes.count), style.dashPhase)
  }

  /// Draws `image`; `transform` maps its pixels (origin top left) to canvas pixels.
  func draw(
    _ image: CGImage, _ transform: CGAffineTransform, smooth: Bool, _ compositing: Compositing
  ) {
    guard transform.isDrawable else { return }
    let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    _ = image.withSurface { surface in
      paint(extent: area.applying(transform), compositing) { cairo, alpha in
        var matrix = transform.cairoMatrix
        cairo_set_matrix(cairo, &matrix)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, 0, 0, area.width, area.height)
        cairo_clip(cairo)
        cairo_set_source_surface(cairo, surface, 0, 0)
        let pattern = cairo_get_source(cairo)
        cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        // Without this, the border fades to transparent when the picture is enlarged.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_paint_with_alpha(cairo, alpha)
      }
    }
  }

  /// Paints a gradient over the entire clip; its geometry is in the space of `transform`.
  func paint(
    _ gradient: GradientPaint, _ transform: CGAffineTransform, _ compositing: Compositing
  ) {
    guard transform.isDrawable else { return }
    paint(extent: clipBounds, compositing) { cairo, alpha in
      let pattern: OpaquePointer?
      switch gradient.shape {
      case .linear(let from, let to):
        pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      case .radial(let from, let r0, let to, let r1):
        pattern = cairo_pattern_create_radial(from.x, from.y, r0, to.x, to.y, r1)
      }
      guard let pattern else { return }
      defer { cairo_pattern_destroy(pattern) }
      for stop in gradient.stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, color.red, color.green, color.blue, color.alpha)
      }
      // Transparent stops at the ends cut off an end that must not be extended.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      var matrix = transform.cairoMatrix
      cairo_set_matrix(cairo, &matrix)
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, alpha)
    }
  }

  /// Starts a separate layer, whose bitmap has the size of the area.
  func pushLayer(in area: [PathElement]?) {
    cairo_save(cairo)
    if let area { clip(area, evenOdd: false) }
    layerAreas.append(clipBounds)
    // The group's pattern contains the inverse of the current matrix, which must remain the identity.
    cairo_identity_matrix(cairo)
    cairo_push_group(cairo)
  }

  /// Ends the layer and composites it as one step.
  func popLayer(_ compositing: Compositing) {
    cairo_identity_matrix(cairo)
    guard let pattern = cairo_pop_group(cairo), let area = layerAreas.popLast() else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_restore(cairo)
    paint(extent: area, compositing) { cairo, alpha in
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, alpha)
    }
  }
}
