import AppKit
import Drawing
import Testing

/// Functions that fill, clip and stroke in the current context, and what contexts and gradients say of themselves.
///
/// Source: Apple, "AppKit Functions", "NSBezierPath", "NSGradient", "NSGraphicsContext".
struct DrawingHelperTests {
  private let squares = [
    NSRect(x: 0, y: 0, width: 1, height: 1), NSRect(x: 2, y: 1, width: 2, height: 1),
  ]

  @Test func listsOfRectanglesAreFilled() throws {
    let page = try Page(4, 2)
    try page.draw {
      NSColor.red.setFill()
      NSRectFillList(squares, 2)
    }
    #expect(page.rows == ["..rr", "r..."])
    try page.draw {
      NSColor.blue.setFill()
      NSRectFillList(squares, 1)
      NSRectFillList(squares, 0)
      NSRectFillList(squares, -1)
    }
    #expect(page.rows == ["..rr", "b..."])
  }

  @Test func clipsAreUnionsOfRectangles() throws {
    let page = try Page(4, 2)
    try page.draw {
      NSRectClipList(squares, 2)
      NSColor.green.setFill()
      NSRectFill(NSRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(page.rows == ["..gg", "g..."])
  }

  /// Erased is white, and the colour that was set fills on.
  @Test func erasingIsWhite() throws {
    let page = try Page(3, 1)
    try page.draw {
      NSColor.red.setFill()
      NSEraseRect(NSRect(x: 0, y: 0, width: 2, height: 1))
      NSRectFill(NSRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(page.rows == ["wr."])
  }

  /// A line of the default width, whose middle is on the pixels' middle.
  @Test func linesAreStroked() throws {
    let page = try Page(4, 3)
    try page.draw {
      NSColor.blue.setStroke()
      NSBezierPath.strokeLine(from: NSPoint(x: 0, y: 1.5), to: NSPoint(x: 3, y: 1.5))
    }
    #expect(page.rows == ["....", "bbb.", "...."])
  }

  /// New paths take the defaults, which are one point, a butt, a miter of 10, a flatness of 0.6 and non-zero.
  ///
  /// They are the whole process's: other tests draw at the same time, so this one has a process of its own.
  @Test func newPathsTakeTheDefaultsInAnotherProcess() async {
    await #expect(processExitsWith: .success) {
      func look(_ path: NSBezierPath) -> [CGFloat] {
        [
          path.lineWidth, path.miterLimit, path.flatness, CGFloat(path.lineCapStyle.rawValue),
          CGFloat(path.lineJoinStyle.rawValue), CGFloat(path.windingRule.rawValue),
        ]
      }
      func defaults() -> [CGFloat] {
        [
          NSBezierPath.defaultLineWidth, NSBezierPath.defaultMiterLimit,
          NSBezierPath.defaultFlatness, CGFloat(NSBezierPath.defaultLineCapStyle.rawValue),
          CGFloat(NSBezierPath.defaultLineJoinStyle.rawValue),
          CGFloat(NSBezierPath.defaultWindingRule.rawValue),
        ]
      }
      let old = NSBezierPath()
      #expect(look(old) == [1, 10, 0.6, 0, 0, 0] && defaults() == look(old))
      NSBezierPath.defaultLineWidth = 2
      NSBezierPath.defaultMiterLimit = 4
      NSBezierPath.defaultFlatness = 1
      NSBezierPath.defaultLineCapStyle = .square
      NSBezierPath.defaultLineJoinStyle = .bevel
      NSBezierPath.defaultWindingRule = .evenOdd
      #expect(look(NSBezierPath()) == [2, 4, 1, 2, 2, 1] && defaults() == [2, 4, 1, 2, 2, 1])
      #expect(look(old) == [1, 10, 0.6, 0, 0, 0])
    }
  }

  /// Points are joined to the current one; on an empty path the first one begins a line.
  @Test func pointsAreAppended() {
    var points = [NSPoint(x: 1, y: 2), NSPoint(x: 3, y: 4), NSPoint(x: 5, y: 0)]
    let empty = NSBezierPath()
    empty.appendPoints(&points, count: 3)
    #expect((0..<empty.elementCount).map(empty.element) == [.moveTo, .lineTo, .lineTo])
    #expect(empty.currentPoint == NSPoint(x: 5, y: 0))
    let path = NSBezierPath()
    path.move(to: .zero)
    path.appendPoints(&points, count: 2)
    path.appendPoints(&points, count: -1)
    #expect((0..<path.elementCount).map(path.element) == [.moveTo, .lineTo, .lineTo])
    #expect(path.currentPoint == NSPoint(x: 3, y: 4))
    #expect(path.bounds == NSRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test func gradientsGiveTheirStops() throws {
    let gradient = try #require(
      NSGradient(colorsAndLocations: (.red, 0), (.green, 0.25), (.blue, 1)))
    #expect(gradient.numberOfColorStops == 3)
    let found = (0..<3).map { index in
      var (color, location) = (NSColor.clear, -1 as CGFloat)
      gradient.getColor(&color, location: &location, at: index)
      return (color, location)
    }
    #expect(found.map(\.1) == [0, 0.25, 1])
    #expect(found.map(\.0) == [.red, .green, .blue])
    gradient.getColor(nil, location: nil, at: 0)
  }

  /// A picture is not a screen, and what was drawn is there at once.
  @Test func contextsDrawToPictures() throws {
    let page = try Page(1, 1)
    try page.draw {
      #expect(!NSGraphicsContext.currentContextDrawingToScreen())
      #expect(NSGraphicsContext.current?.isDrawingToScreen == false)
      NSColor.red.setFill()
      NSRectFill(NSRect(x: 0, y: 0, width: 1, height: 1))
      NSGraphicsContext.current?.flushGraphics()
    }
    #expect(page.rows == ["r"])
  }
}
