package import Foundation

/// The outlines of an SVG drawing, which can be painted in any colour and at any size.
///
/// Paths, basic shapes, groups, transforms, fill rules and strokes are read; colours, texts, pictures, style sheets,
/// clips and references are not.
///
/// - Errors: A drawing above the limits, with a tag without end, or without a root element `svg` is refused.
/// - Complexity: O(bytes).
/// - SeeAlso: W3C, "Scalable Vector Graphics 2"; `Decisions/symbols.md`.
package struct SVGOutline {
  /// The maximum size of a drawing, in bytes.
  package static let maximumBytes = 4 << 20
  /// The maximum number of steps of all outlines.
  package static let maximumSteps = 200_000
  /// The maximum depth of nested elements.
  package static let maximumDepth = 100

  /// The rectangle of the drawing's space that is shown.
  package private(set) var box = CGRect(x: 0, y: 0, width: 100, height: 100)
  /// The shapes, from back to front.
  package private(set) var shapes: [SVGShape] = []

  private var open: [Level] = []
  private var steps = 0
  private var isRooted = false

  /// An open element.
  private struct Level {
    var transform = CGAffineTransform.identity
    var style = SVGStyle()
    var ids: [String] = []
    var isIgnored = false
  }

  /// The elements whose content is not painted in place.
  private static let ignored: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "pattern", "marker", "text", "style", "metadata",
    "linearGradient", "radialGradient", "filter", "foreignObject", "script", "title", "desc",
  ]

  /// Creates the outlines of a drawing from its bytes.
  ///
  /// - Throws: `ImageError.corrupt` with the reason.
  package init(_ data: Data) throws(ImageError) {
    guard data.count <= Self.maximumBytes else { throw .corrupt("a drawing above 4 MB") }
    var markup = SVGMarkup([UInt8](data))
    while let event = try markup.next() {
      switch event {
      case .open(let name, let attributes, let isEmpty):
        try enter(name, attributes)
        if isEmpty { open.removeLast() }
      case .close: if !open.isEmpty { open.removeLast() }
      }
    }
    guard isRooted else { throw .corrupt("it is not an SVG drawing") }
  }

  /// Returns the outline of path data, up to the first mistake.
  package static func path(_ data: String) -> CGPath {
    SVGPathData.path(data, limit: maximumSteps)
  }

  private mutating func enter(
    _ name: String, _ attributes: [String: String]
  ) throws(ImageError) {
    guard open.count < Self.maximumDepth else {
      throw .corrupt("a drawing with elements nested more than \(Self.maximumDepth) deep")
    }
    var level = open.last ?? Level()
    if Self.ignored.contains(name) { level.isIgnored = true }
    level.style.apply(attributes)
    level.transform = SVGTransform.transform(attributes["transform"])
      .concatenating(level.transform)
    if let id = attributes["id"] { level.ids.append(id) }
    open.append(level)
    if name == "svg", open.count == 1 {
      isRooted = true
      readBox(attributes)
    }
    guard isRooted, !level.isIgnored, level.style.isVisible,
      let path = SVGBasicShape.path(name, attributes, limit: Self.maximumSteps - steps)
    else { return }
    steps += path.elements.count
    guard steps < Self.maximumSteps else {
      throw .corrupt("a drawing with more than \(Self.maximumSteps) steps")
    }
    add(path, level)
  }

  private mutating func add(_ path: CGPath, _ level: Level) {
    let style = level.style
    let zoom = abs(level.transform.a * level.transform.d - level.transform.b * level.transform.c)
      .squareRoot()
    let placed = path.applying(level.transform)
    guard placed.elements.allSatisfy({ $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
    else { return }
    shapes.append(
      SVGShape(
        path: placed, fill: style.isFilled ? (style.isEvenOdd ? .evenOdd : .winding) : nil,
        stroke: style.isStroked && style.width > 0
          ? SVGShape.Stroke(width: style.width * zoom, cap: style.cap, join: style.join) : nil,
        ids: level.ids))
  }

  private mutating func readBox(_ attributes: [String: String]) {
    let numbers = SVGNumbers.list(attributes["viewBox"] ?? "", atMost: 4)
    if numbers.count == 4, numbers[2] > 0, numbers[3] > 0 {
      box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else if let width = SVGNumbers.length(attributes["width"]),
      let height = SVGNumbers.length(attributes["height"]), width > 0, height > 0
    {
      box = CGRect(x: 0, y: 0, width: width, height: height)
    }
  }
}
