import Foundation

extension SVGCanvas {
  func fill(_ path: [PathElement], evenOdd: Bool, _ paint: Paint, _ compositing: Compositing) {
    self.paint(
      extent: CGPath(elements: path).boundingBox, opacity: paint.opacity, compositing
    ) { alpha in
      let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
      return "<path d=\"\(SVGText.path(path))\"\(rule)\(attributes("fill", paint, alpha))/>"
    }
  }

  func stroke(
    _ path: [PathElement], _ style: StrokeStyle, _ transform: CGAffineTransform, _ paint: Paint,
    _ compositing: Compositing
  ) {
    guard style.width > 0, style.width.isFinite, transform.isDrawable else { return }
    let reach = style.reach * transform.largestZoom
    let extent = CGPath(elements: path).boundingBox.insetBy(dx: -reach, dy: -reach)
    self.paint(extent: extent, opacity: paint.opacity, compositing) { alpha in
      let shown = attributes("stroke", paint, alpha)
      // A pen that remains round needs no separate space.
      if let zoom = transform.evenZoom {
        return "<path d=\"\(SVGText.path(path))\" fill=\"none\"\(shown)\(pen(style, zoom))/>"
      }
      let own = CGPath(elements: path).applying(transform.inverted())
      return "<path d=\"\(SVGText.path(own.elements))\" fill=\"none\"\(shown)\(pen(style, 1)) "
        + "transform=\"\(SVGText.matrix(transform))\"/>"
    }
  }

  /// Returns the attributes of a pen.
  private func pen(_ style: StrokeStyle, _ zoom: Double) -> String {
    var text = " stroke-width=\"\(SVGText.number(style.width * zoom))\""
    switch style.cap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch style.join {
    case .miter: text += " stroke-miterlimit=\"\(SVGText.number(max(1, style.miterLimit)))\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    if !style.dashes.isEmpty {
      let lengths = style.dashes.map { SVGText.number($0 * zoom) }.joined(separator: " ")
      text += " stroke-dasharray=\"\(lengths)\""
      if style.dashPhase != 0 {
        text += " stroke-dashoffset=\"\(SVGText.number(style.dashPhase * zoom))\""
      }
    }
    return text
  }

  /// Returns the attributes for the paint of a shape.
  private func attributes(_ name: String, _ paint: Paint, _ alpha: Double) -> String {
    switch paint {
    case .color(let color):
      return " \(name)=\"\(SVGText.color(color))\""
        + SVGText.opacity("\(name)-opacity", color.alpha * alpha)
    case .tiles(let image, let transform):
      guard let picture = definitions.id(of: image) else { return " \(name)=\"none\"" }
      let id = definitions.id {
        "<pattern id=\"\($0)\" patternUnits=\"userSpaceOnUse\" width=\"\(image.width)\" "
          + "height=\"\(image.height)\" patternTransform=\"\(SVGText.matrix(transform))\">"
          + "<use xlink:href=\"#\(picture)\"/></pattern>"
      }
      return " \(name)=\"url(#\(id))\"" + SVGText.opacity("\(name)-opacity", alpha)
    }
  }

  func draw(
    _ image: CGImage, _ transform: CGAffineTransform, smooth: Bool, _ compositing: Compositing
  ) {
    guard transform.isDrawable, let id = definitions.id(of: image) else { return }
    let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    paint(extent: area.applying(transform), compositing) { alpha in
      "<use xlink:href=\"#\(id)\" transform=\"\(SVGText.matrix(transform))\""
        + (smooth ? "" : " style=\"image-rendering:optimizeSpeed;image-rendering:pixelated\"")
        + SVGText.opacity("opacity", alpha) + "/>"
    }
  }

  func paint(
    _ gradient: GradientPaint, _ transform: CGAffineTransform, _ compositing: Compositing
  ) {
    guard transform.isDrawable else { return }
    let area = clipBounds
    let id = definitions.id { id in
      let map = transform.isIdentity ? "" : " gradientTransform=\"\(SVGText.matrix(transform))\""
      let kind: String
      var stops = gradient.stops
      switch gradient.shape {
      case .linear(let from, let to):
        kind = "linearGradient"
        return Self.gradient(
          kind, id, " \(Self.point("1", from)) \(Self.point("2", to))\(map)", stops)
      case .radial(var from, var r0, var to, var r1):
        kind = "radialGradient"
        // The focus in SVG is the smaller circle.
        if r0 > r1 {
          swap(&from, &to)
          swap(&r0, &r1)
          stops = stops.reversed().map {
            CGGradient.Stop(location: 1 - $0.location, color: $0.color)
          }
        }
        let number = SVGText.number
        return Self.gradient(
          kind, id,
          " cx=\"\(number(to.x))\" cy=\"\(number(to.y))\" r=\"\(number(r1))\" fx=\"\(number(from.x))\" "
            + "fy=\"\(number(from.y))\" fr=\"\(number(r0))\"\(map)", stops)
      }
    }
    paint(extent: area, compositing) { alpha in
      "<rect \(SVGText.box(area)) fill=\"url(#\(id))\"\(SVGText.opacity("fill-opacity", alpha))/>"
    }
  }

  private static func point(_ name: String, _ point: CGPoint) -> String {
    "x\(name)=\"\(SVGText.number(point.x))\" y\(name)=\"\(SVGText.number(point.y))\""
  }

  private static func gradient(
    _ kind: String, _ id: String, _ attributes: String, _ stops: [CGGradient.Stop]
  ) -> String {
    let lines = stops.map { stop in
      "<stop offset=\"\(SVGText.number(stop.location))\" stop-color=\"\(SVGText.color(stop.color))\""
        + SVGText.opacity("stop-opacity", stop.color.alpha) + "/>"
    }
    return "<\(kind) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(attributes)>"
      + lines.joined() + "</\(kind)>"
  }
}

extension StrokeStyle {
  /// The maximum distance of a stroke's ink from its centre line, in the pen's space.
  var reach: Double { max(miterLimit, 2) * width }
}

extension CGAffineTransform {
  /// The larger length of the two transformed unit vectors.
  var largestZoom: Double { max(hypot(a, b), hypot(c, d)) }

  /// The scale of the transform if it is uniform; otherwise nil.
  var evenZoom: Double? {
    let (one, other) = (hypot(a, b), hypot(c, d))
    guard abs(one - other) < 1e-9 * one, abs(a * c + b * d) < 1e-9 * one * other else { return nil }
    return one
  }
}
