import Foundation
import Testing

@testable import Drawing

/// Outlines of SVG drawings; expected points follow from the specification by hand.
struct SVGOutlineTests {
  private static func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  private static let data: [(text: String, steps: [PathElement])] = [
    // Further points of a move are lines; signs and points separate numbers.
    ("M1 2 3 4", [.move(p(1, 2)), .line(p(3, 4))]),
    ("m1-2.5.5", [.move(p(1, -2.5))]),
    ("m1,2 3,4 l-1-1", [.move(p(1, 2)), .line(p(4, 6)), .line(p(3, 5))]),
    (
      "M0 0H5v2h-1V9",
      [.move(p(0, 0)), .line(p(5, 0)), .line(p(5, 2)), .line(p(4, 2)), .line(p(4, 9))]
    ),
    // A relative step behind a close starts at the subpath's start.
    ("M2 3L4 3Zl1 1", [.move(p(2, 3)), .line(p(4, 3)), .close, .line(p(3, 4))]),
    ("M1e1.5E1", [.move(p(10, 5))]), ("M1 1e", [.move(p(1, 1))]),
    (
      "M0 0C1 2 3 4 5 6",
      [.move(p(0, 0)), .curve(control1: p(1, 2), control2: p(3, 4), end: p(5, 6))]
    ),
    // The first control point mirrors the last one: 2 × (5, 6) − (3, 4).
    (
      "M0 0C1 2 3 4 5 6s1 1 2 2",
      [
        .move(p(0, 0)), .curve(control1: p(1, 2), control2: p(3, 4), end: p(5, 6)),
        .curve(control1: p(7, 8), control2: p(6, 7), end: p(7, 8)),
      ]
    ),
    // Behind another step it is the current point.
    ("M1 1S2 2 3 3", [.move(p(1, 1)), .curve(control1: p(1, 1), control2: p(2, 2), end: p(3, 3))]),
    (
      "M0 0Q1 2 4 0T8 0t4 0",
      [
        .move(p(0, 0)), .quad(control: p(1, 2), end: p(4, 0)),
        .quad(control: p(7, -2), end: p(8, 0)),
        .quad(control: p(9, 2), end: p(12, 0)),
      ]
    ),
    ("M1 1T3 3", [.move(p(1, 1)), .quad(control: p(1, 1), end: p(3, 3))]),
    // A radius of 0 is a line; equal ends are nothing.
    ("M1 1A0 5 0 0 1 3 3", [.move(p(1, 1)), .line(p(3, 3))]),
    ("M1 1A5 5 0 0 1 1 1", [.move(p(1, 1))]),
    // What is before a mistake is drawn.
    ("M1 1L2 2L3", [.move(p(1, 1)), .line(p(2, 2))]), ("L1 1", []), ("", []),
    ("M1 1X2 2", [.move(p(1, 1))]),
    ("M1 1L1e400 2", [.move(p(1, 1))]), ("M1 1Z2 2", [.move(p(1, 1)), .close]),
  ]

  @Test(arguments: data.indices) func pathData(index: Int) {
    let row = Self.data[index]
    #expect(SVGOutline.path(row.text).elements == row.steps, "\(row.text)")
  }

  /// Arcs around the origin: their curves' ends, and the reach of a quarter's control points, 4/3 × (√2 − 1).
  private static let arcs: [(text: String, ends: [CGPoint])] = [
    ("M10 0A10 10 0 0 1 0 10", [p(0, 10)]),
    // Flags need no blanks.
    ("M10 0a10 10 0 01-10 10", [p(0, 10)]),
    ("M10 0A10 10 0 0 0 0 -10", [p(0, -10)]),
    ("M10 0A10 10 0 1 1 0 -10", [p(0, 10), p(-10, 0), p(0, -10)]),
    ("M10 0A10 10 0 0 1 -10 0", [p(0, 10), p(-10, 0)]),
    // Radii that are too small grow until the ends fit.
    ("M10 0A1 1 0 0 1 -10 0", [p(0, 10), p(-10, 0)]),
    // An ellipse of 20 by 10, turned by a quarter.
    ("M10 0A20 10 90 0 1 0 20", [p(0, 20)]), ("M20 0A-20 10 0 0 1 0 10", [p(0, 10)]),
  ]

  @Test(arguments: arcs.indices) func arcsAreCurvesOfQuarters(index: Int) throws {
    let row = Self.arcs[index]
    let curves = SVGOutline.path(row.text).elements.dropFirst()
    #expect(curves.count == row.ends.count)
    for (curve, end) in zip(curves, row.ends) {
      let last = try #require(curve.points.last)
      #expect(abs(last.x - end.x) < 1e-9 && abs(last.y - end.y) < 1e-9, "\(row.text): \(last)")
    }
  }

  @Test func controlPointsOfAQuarter() throws {
    let curve = try #require(SVGOutline.path("M10 0A10 10 0 0 1 0 10").elements.last)
    let reach = 10 * 4.0 / 3 * (2.0.squareRoot() - 1)
    #expect(abs(curve.points[0].x - 10) < 1e-9 && abs(curve.points[0].y - reach) < 1e-9)
    #expect(abs(curve.points[1].x - reach) < 1e-9 && abs(curve.points[1].y - 10) < 1e-9)
  }

  private static func drawing(_ body: String, _ attributes: String = #"viewBox="0 0 16 16""#)
    -> Data
  {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(body)</svg>".utf8)
  }

  private static let boxes: [(body: String, box: CGRect)] = [
    (#"<rect x="1" y="2" width="3" height="4"/>"#, CGRect(x: 1, y: 2, width: 3, height: 4)),
    (#"<rect width="8" height="4" rx="9"/>"#, CGRect(x: 0, y: 0, width: 8, height: 4)),
    (#"<circle cx="5" cy="6" r="2"/>"#, CGRect(x: 3, y: 4, width: 4, height: 4)),
    (#"<ellipse cx="5" cy="6" rx="2" ry="3"/>"#, CGRect(x: 3, y: 3, width: 4, height: 6)),
    (#"<line x1="1" y1="1" x2="4" y2="5"/>"#, CGRect(x: 1, y: 1, width: 3, height: 4)),
    (#"<polyline points="1,1 4,1 4,5"/>"#, CGRect(x: 1, y: 1, width: 3, height: 4)),
    (#"<polygon points="1 1 4 1 4 5 9"/>"#, CGRect(x: 1, y: 1, width: 3, height: 4)),
    // The first function of a transform is the outermost: scaled, then moved.
    (
      #"<rect width="2" height="2" transform="translate(3 1) scale(2)"/>"#,
      CGRect(x: 3, y: 1, width: 4, height: 4)
    ),
    (
      #"<g transform="rotate(90)"><rect width="2" height="4"/></g>"#,
      CGRect(x: -4, y: 0, width: 4, height: 2)
    ),
    (
      #"<g transform="rotate(180 1 1)"><path d="M0 0h4v1h-4z" transform="matrix(1 0 0 1 1 0)"/></g>"#,
      CGRect(x: -3, y: 1, width: 4, height: 1)
    ),
    (#"<path transform="skewX(45)" d="M0 0V2H1z"/>"#, CGRect(x: 0, y: 0, width: 3, height: 2)),
    // A transform with a mistake has no effect.
    (#"<rect width="2" height="2" transform="turn(9)"/>"#, CGRect(x: 0, y: 0, width: 2, height: 2)),
    (
      #"<path d="M0 0&#10;H2V2z"/><!-- <rect width="9" height="9"/> -->"#,
      CGRect(x: 0, y: 0, width: 2, height: 2)
    ),
  ]

  @Test(arguments: boxes.indices) func shapesAndTransforms(index: Int) throws {
    let row = Self.boxes[index]
    let shapes = try SVGOutline(Self.drawing(row.body)).shapes
    #expect(shapes.count == 1)
    let box = try #require(shapes.first).path.boundingBoxOfPath
    for (a, b) in [
      (box.minX, row.box.minX), (box.minY, row.box.minY), (box.width, row.box.width),
      (box.height, row.box.height),
    ] {
      #expect(abs(a - b) < 1e-6, "\(row.body): \(box)")
    }
  }

  private static let painting: [(body: String, fill: CGPathFillRule?, width: CGFloat?)] = [
    (#"<path d="M0 0H1V1z"/>"#, .winding, nil),
    (#"<path d="M0 0H1V1z" fill-rule="evenodd"/>"#, .evenOdd, nil),
    (#"<g fill="none" stroke="currentColor"><path d="M0 0H1"/></g>"#, nil, 1),
    (#"<g stroke-width="2"><path d="M0 0H1" style="fill: none; stroke: red"/></g>"#, nil, 2),
    (#"<g transform="scale(3)"><path d="M0 0H1" stroke="red" stroke-width="2"/></g>"#, .winding, 6),
  ]

  @Test(arguments: painting.indices) func fillsAndStrokes(index: Int) throws {
    let row = Self.painting[index]
    let shape = try #require(try SVGOutline(Self.drawing(row.body)).shapes.first)
    #expect(shape.fill == row.fill)
    #expect(shape.stroke?.width == row.width)
  }

  @Test(arguments: [
    #"<defs><path d="M0 0H1V1z"/></defs>"#,
    #"<clipPath id="a"><rect width="1" height="1"/></clipPath>"#,
    #"<g display="none"><rect width="1" height="1"/></g>"#, #"<rect width="0" height="1"/>"#,
    #"<circle r="-1"/>"#, #"<text>a</text>"#, #"<path/>"#, #"<polygon points="1 1"/>"#,
  ])
  func whatIsNotPaintedIsNoShape(body: String) throws {
    #expect(try SVGOutline(Self.drawing(body)).shapes.isEmpty)
  }

  @Test func idsAndBoxes() throws {
    let body = #"<g id="Symbols"><g id="Regular-M"><path id="a" d="M0 0H1V1z"/></g></g>"#
    let drawing = try SVGOutline(Self.drawing(body, #"width="20px" height="10""#))
    #expect(drawing.shapes.map(\.ids) == [["Symbols", "Regular-M", "a"]])
    #expect(drawing.box == CGRect(x: 0, y: 0, width: 20, height: 10))
    let other = try SVGOutline(Self.drawing(body, #"viewBox="1,2,3,4""#))
    #expect(other.box == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
