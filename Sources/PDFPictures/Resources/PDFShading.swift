internal import Drawing
internal import Foundation

/// A smooth colour transition in a PDF file.
///
/// Axial and radial shadings are supported; others are reported and skipped.
///
/// - SeeAlso: ISO 32000-1, 8.7.4.5.
struct PDFShading {
  private enum Shape {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }
  private let shape: Shape
  private let gradient: CGGradient
  private let options: CGGradientDrawingOptions
  private let box: CGRect?
  /// The colour outside the shading when it is used as a pattern; nil for none.
  let background: CGColor?
  /// The number of steps at which the function is sampled between the ends.
  private static let steps = 128

  /// Creates a shading; nil for an unsupported type.
  ///
  /// - Parameter alpha: The opacity of the shading.
  init?(_ value: PDFValue, _ resources: PDFResources, alpha: Double) {
    let file = resources.file
    guard let entries = value.dictionary else { return nil }
    func numbers(_ key: String) -> [Double] {
      (file.resolve(entries[key]).array ?? []).map { file.resolve($0).number ?? 0 }
    }
    let coordinates = numbers("Coords")
    switch (file.resolve(entries["ShadingType"]).integer, coordinates.count) {
    case (2, 4...):
      shape = .axial(
        CGPoint(x: coordinates[0], y: coordinates[1]), CGPoint(x: coordinates[2], y: coordinates[3])
      )
    case (3, 6...):
      shape = .radial(
        CGPoint(x: coordinates[0], y: coordinates[1]), CGFloat(max(0, coordinates[2])),
        CGPoint(x: coordinates[3], y: coordinates[4]), CGFloat(max(0, coordinates[5])))
    default: return nil
    }
    guard let space = PDFColorSpace(entries["ColorSpace"], file, resources),
      let function = PDFFunction(entries["Function"], file)
    else { return nil }
    let domain = numbers("Domain")
    let (from, to) = domain.count >= 2 ? (domain[0], domain[1]) : (0, 1)
    // Colours may jump at the ends, so the colour beyond an end may differ.
    let places = (0...Self.steps).map { Double($0) / Double(Self.steps) }
    let taken = [0, 1e-6] + places.dropFirst().dropLast() + [1 - 1e-6, 1]
    let stops = [0] + places + [1]
    let colors = taken.map { space.color(function([from + $0 * (to - from)]), alpha: alpha) }
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors, locations: stops.map { CGFloat($0) })
    else { return nil }
    self.gradient = gradient
    var options: CGGradientDrawingOptions = []
    let extend = (file.resolve(entries["Extend"]).array ?? []).map { file.resolve($0) }
    if case .bool(true) = extend.first ?? .null { options.insert(.drawsBeforeStartLocation) }
    if extend.count > 1, case .bool(true) = extend[1] { options.insert(.drawsAfterEndLocation) }
    self.options = options
    box = CGRect(pdf: numbers("BBox"))
    let color = numbers("Background")
    background = color.isEmpty ? nil : space.color(color, alpha: alpha)
  }

  /// Paints the whole clip.
  func draw(in context: CGContext) {
    context.saveGState()
    if let box { context.clip(to: box) }
    switch shape {
    case .axial(let start, let end):
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    case .radial(let start, let first, let end, let last):
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: first, endCenter: end, endRadius: last,
        options: options)
    }
    context.restoreGState()
  }
}

extension CGRect {
  /// Creates a rectangle from the corners in a PDF array; nil if it does not contain four numbers.
  init?(pdf numbers: [Double]) {
    guard numbers.count >= 4, numbers.prefix(4).allSatisfy(\.isFinite) else { return nil }
    self.init(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }
}

extension CGAffineTransform {
  /// Creates a transform from a PDF array; nil if it does not contain six numbers.
  init?(pdf numbers: [Double]) {
    guard numbers.count >= 6, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
