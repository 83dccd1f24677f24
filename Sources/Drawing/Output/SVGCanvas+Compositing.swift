import Foundation

extension SVGCanvas {
  /// A drawing step as an element, for an opacity.
  typealias Ink = (Double) -> String

  /// Adds an element with its shadow, mask and blend mode.
  ///
  /// - Parameters:
  ///   - extent: A bounding box of the element, in points.
  ///   - opacity: The element's own opacity if it is uniform.
  func paint(
    extent: CGRect, opacity: Double = 1, _ compositing: Compositing, _ ink: Ink
  ) {
    let shown = extent.isNull ? CGRect.zero : extent
    var extent = shown
    var element = ink(compositing.alpha)
    if let shadow = compositing.shadow, shadow.color.alpha > 0, shadow.sigma.isFinite,
      shadow.dx.isFinite, shadow.dy.isFinite
    {
      let reach = 3 * shadow.sigma + 1
      let fallen = shown.offsetBy(dx: shadow.dx, dy: shadow.dy).insetBy(dx: -reach, dy: -reach)
      // Elements far outside are invisible, and viewers allocate a bitmap for the region of a filter.
      let near = bounds.insetBy(dx: -reach, dy: -reach)
      extent = shown.insetBy(dx: -1, dy: -1).union(fallen)
      let filter = self.filter(
        shadow, extent.intersection(near.union(near.offsetBy(dx: -shadow.dx, dy: -shadow.dy))))
      element = "<g filter=\"url(#\(filter))\">\(element)</g>"
    }
    for mask in compositing.masks {
      guard let id = self.mask(mask) else { continue }
      element = "<g mask=\"url(#\(id))\">\(element)</g>"
      extent = extent.intersection(mask.extent)
    }
    if extent.isNull { extent = .zero }
    switch compositing.blendMode {
    case .destinationOver: return add(element, extent: extent, first: true)
    case .destinationOut: return erase(element, extent)
    case .clear: return erase(element, extent, strength: 1 / (opacity * compositing.alpha))
    case .copy:
      erase(element, extent, strength: 1 / (opacity * compositing.alpha))
      return add(element, extent: extent)
    case .normal: return add(element, extent: extent)
    case let mode:
      guard let name = mode.cssName else { return add(element, extent: extent) }
      add("<g style=\"mix-blend-mode:\(name)\">\(element)</g>", extent: extent)
    }
  }

  /// Erases the area of an element from everything below it in its group.
  ///
  /// - Parameter strength: A factor for the element's opacity.
  private func erase(_ element: String, _ extent: CGRect, strength: Double = 1) {
    guard strength.isFinite else { return }
    let clip = clipID(extent).map { " clip-path=\"url(#\($0))\"" } ?? ""
    // Whatever its colours, the element becomes black; the rest of the mask is white.
    let black = definitions.id {
      "<filter id=\"\($0)\"><feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 \(SVGText.number(strength)) 0\"/></filter>"
    }
    let mask = definitions.id {
      "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" \(SVGText.box(bounds))>"
        + "<rect \(SVGText.box(bounds)) fill=\"#ffffff\"/>"
        + "<g\(clip)><g filter=\"url(#\(black))\">\(element)</g></g></mask>"
    }
    maskAll(by: mask)
  }

  /// Returns the id of a filter that adds a shadow below an element.
  private func filter(_ shadow: Compositing.Shadow, _ extent: CGRect) -> String {
    let color = shadow.color
    let number = SVGText.number
    let blur =
      shadow.sigma > 0.01
      ? "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(number(shadow.sigma))\"/>" : ""
    let from = blur.isEmpty ? " in=\"SourceAlpha\"" : ""
    return definitions.id {
      "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\" \(SVGText.box(extent)) "
        + "color-interpolation-filters=\"sRGB\">\(blur)"
        + "<feOffset\(from) dx=\"\(number(shadow.dx))\" dy=\"\(number(shadow.dy))\" result=\"place\"/>"
        + "<feFlood flood-color=\"\(SVGText.color(color))\" flood-opacity=\"\(number(color.alpha))\"/>"
        + "<feComposite in2=\"place\" operator=\"in\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>"
    }
  }

  /// Returns the id of a soft clip, whose picture is white with the clip's opacity.
  private func mask(_ mask: MaskClip) -> String? {
    guard mask.transform.isDrawable, let picture = definitions.id(of: mask.image) else {
      return nil
    }
    return definitions.id {
      "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" \(SVGText.box(bounds))>"
        + "<use xlink:href=\"#\(picture)\" transform=\"\(SVGText.matrix(mask.transform))\"/></mask>"
    }
  }
}

extension CGBlendMode {
  /// The name in CSS; nil for `normal` and unsupported modes.
  var cssName: String? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .normal: "normal"
    default: nil
    }
  }
}
