import AppKit
import Drawing
import Testing

/// The thread's current context and its state.
struct NSGraphicsContextTests {
  @Test func statesAndContextsComeBack() throws {
    let page = try Page(4, 4)
    let other = try Page(4, 4)
    try page.draw {
      let outer = NSGraphicsContext.current
      NSGraphicsContext.saveGraphicsState()
      NSGraphicsContext.current?.compositingOperation = .multiply
      NSGraphicsContext.current?.shouldAntialias = false
      NSGraphicsContext.current?.imageInterpolation = .high
      #expect(NSGraphicsContext.current?.compositingOperation == .multiply)
      #expect(NSGraphicsContext.current?.shouldAntialias == false)
      #expect(NSGraphicsContext.current?.imageInterpolation == .high)
      NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: other.rep)
      #expect(NSGraphicsContext.current !== outer)
      NSGraphicsContext.restoreGraphicsState()
      #expect(NSGraphicsContext.current === outer)
      #expect(NSGraphicsContext.current?.compositingOperation == .sourceOver)
      #expect(NSGraphicsContext.current?.shouldAntialias == true)
    }
  }

  /// One call too many neither crashes nor takes a context away that somebody else made current.
  @Test func unevenRestoresAreIgnored() throws {
    let page = try Page(2, 2)
    try page.draw {
      NSGraphicsContext.saveGraphicsState()
      NSGraphicsContext.restoreGraphicsState()
      NSColor.red.set()
      NSRectFill(NSRect(x: 0, y: 0, width: 2, height: 2))
    }
    NSGraphicsContext.restoreGraphicsState()
    #expect(NSGraphicsContext.current == nil)
    #expect(page.rows == ["rr", "rr"])
  }

  /// A representation of 8 pixels for 4 points has two for each.
  @Test func bitmapsAreDrawnOnInPoints() throws {
    let page = try Page(8, 8)
    page.rep.size = NSSize(width: 4, height: 4)
    try page.draw {
      NSColor.red.set()
      NSRectFill(NSRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(page.rows.suffix(3) == ["........", "rr......", "rr......"])
  }

  /// Frames are drawn inside the edge; fills replace, so that clear makes a hole.
  @Test func rectanglesAreFilledAndFramed() throws {
    let page = try Page(5, 4)
    try page.draw {
      NSColor.red.set()
      NSRectFill(NSRect(x: 0, y: 0, width: 5, height: 4))
      NSColor.blue.set()
      NSFrameRect(NSRect(x: 0, y: 0, width: 5, height: 4))
      NSColor.clear.set()
      NSRectFill(NSRect(x: 2, y: 1, width: 1, height: 1))
      NSRectClip(NSRect(x: 0, y: 0, width: 2, height: 2))
      NSColor.green.set()
      NSRectFillUsingOperation(NSRect(x: 1, y: 0, width: 5, height: 4), .sourceOver)
    }
    #expect(page.rows == ["bbbbb", "brrrb", "bg.rb", "bgbbb"])
  }

  @Test(arguments: [0, 90, 180])
  func gradientsRunInTheirDirection(_ angle: CGFloat) throws {
    let page = try Page(11, 11)
    let gradient = try #require(NSGradient(starting: .black, ending: .white))
    try page.draw { gradient.draw(in: NSRect(x: 0, y: 0, width: 11, height: 11), angle: angle) }
    let ends: ((Int, Int), (Int, Int)) =
      switch angle {
      case 0: ((0, 5), (10, 5))
      case 90: ((5, 10), (5, 0))
      default: ((10, 5), (0, 5))
      }
    #expect(page.color(ends.0.0, ends.0.1) == "k" && page.color(ends.1.0, ends.1.1) == "w")
    #expect(gradient.interpolatedColor(atLocation: 0.25).redComponent == 0.25)
    #expect(NSGradient(colors: []) == nil)
  }

  /// A clip of a path alone forgets the clip before it, until the state is restored.
  @Test func clipsCanBeReplaced() throws {
    let page = try Page(4, 1)
    try page.draw {
      NSGraphicsContext.saveGraphicsState()
      NSRectClip(NSRect(x: 0, y: 0, width: 1, height: 1))
      NSBezierPath(rect: NSRect(x: 2, y: 0, width: 1, height: 1)).setClip()
      NSColor.red.set()
      NSRectFill(NSRect(x: 0, y: 0, width: 4, height: 1))
      NSGraphicsContext.restoreGraphicsState()
      NSColor.blue.set()
      NSRectFill(NSRect(x: 3, y: 0, width: 1, height: 1))
    }
    #expect(page.rows == ["..rb"])
  }

  /// Every operation can be set and read; the old `highlight` is the same as `sourceOver`.
  @Test func operationsAreKept() throws {
    let page = try Page(1, 1)
    try page.draw {
      let context = NSGraphicsContext.current
      for operation in (UInt(0)...28).compactMap(NSCompositingOperation.init(rawValue:)) {
        context?.compositingOperation = operation
        #expect(
          context?.compositingOperation == (operation == .highlight ? .sourceOver : operation))
      }
    }
  }
}
