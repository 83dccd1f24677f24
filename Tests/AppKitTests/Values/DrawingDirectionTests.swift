import AppKit
import Drawing
import Testing

/// Which way is up, read pixel by pixel.
///
/// Expected rows follow from y growing up in an unflipped context and
/// down in a flipped one.
struct DrawingDirectionTests {
  @Test(arguments: [
    (false, ["....", "....", "rr..", "rr.."]), (true, ["rr..", "rr..", "....", "...."]),
  ])
  func rectanglesLieWhereTheContextCountsFrom(_ flipped: Bool, _ rows: [String]) throws {
    let page = try Page(4, 4, flipped: flipped)
    try page.draw {
      NSColor.red.set()
      NSRect(x: 0, y: 0, width: 2, height: 2).fill()
    }
    #expect(page.rows == rows)
  }

  /// A picture that is red above and blue below stands upright wherever it is asked to.
  @Test(arguments: [false, true])
  func picturesStandUpright(_ flipped: Bool) throws {
    let page = try Page(2, 4, flipped: flipped)
    let image = try twoRows()
    try page.draw { image.draw(in: NSRect(x: 0, y: 0, width: 2, height: 4)) }
    #expect(page.rows == ["rr", "rr", "bb", "bb"])
  }

  /// The older methods do not look at the direction, as Apple documents for `respectFlipped`.
  @Test(arguments: [(false, ["rr", "bb"]), (true, ["bb", "rr"])])
  func olderMethodsDoNotTurn(_ flipped: Bool, _ rows: [String]) throws {
    let page = try Page(2, 2, flipped: flipped)
    let image = try twoRows()
    try page.draw {
      image.draw(
        in: NSRect(x: 0, y: 0, width: 2, height: 2), from: .zero, operation: .sourceOver,
        fraction: 1)
    }
    #expect(page.rows == rows)
  }

  /// The part is counted from the image's lower left.
  @Test func partsAreCountedFromBelow() throws {
    let page = try Page(2, 2)
    let image = try twoRows()
    try page.draw {
      image.draw(
        in: NSRect(x: 0, y: 0, width: 2, height: 2), from: NSRect(x: 0, y: 0, width: 2, height: 1),
        operation: .copy, fraction: 1)
    }
    #expect(page.rows == ["bb", "bb"])
  }

  /// A handler's own direction is its own matter.
  @Test(arguments: [(false, ["..", "gg"]), (true, ["gg", ".."])])
  func handlersDrawInTheirDirection(_ flipped: Bool, _ rows: [String]) throws {
    for isPageFlipped in [false, true] {
      let page = try Page(2, 2, flipped: isPageFlipped)
      let image = NSImage(size: NSSize(width: 2, height: 2), flipped: flipped) { rect in
        NSColor.green.set()
        NSRect(x: 0, y: 0, width: rect.width, height: 1).fill()
        return NSGraphicsContext.current?.isFlipped == flipped
      }
      try page.draw { image.draw(in: NSRect(x: 0, y: 0, width: 2, height: 2)) }
      #expect(page.rows == rows)
    }
  }

  /// Offsets of shadows grow up in window space, whichever way the view counts.
  ///
  /// A line at rows 6 and 7 of 12 throws one three rows above, at 3 and 4.
  @Test(arguments: [false, true])
  func shadowsFallUpForPositiveHeights(_ flipped: Bool) throws {
    let page = try Page(4, 12, flipped: flipped)
    try page.draw {
      let shadow = NSShadow()
      shadow.shadowOffset = NSSize(width: 0, height: 3)
      shadow.shadowColor = .black
      shadow.set()
      NSColor.red.set()
      NSRectFill(NSRect(x: 0, y: flipped ? 6 : 4, width: 4, height: 2))
    }
    #expect(page.rows.map { $0.first ?? "?" } == Array("...kk.rr...."))
  }

  /// A letter L has its foot below, and both directions give the same pixels.
  @Test func textStandsUpright() throws {
    let text = NSAttributedString(
      string: "L",
      attributes: [.font: NSFont.systemFont(ofSize: 32), .foregroundColor: NSColor.red])
    let height = 40.0
    let size = text.size()
    let up = try Page(24, Int(height))
    try up.draw { text.draw(at: NSPoint(x: 0, y: height - Double(size.height))) }
    let down = try Page(24, Int(height), flipped: true)
    try down.draw { text.draw(at: .zero) }
    #expect(up.pixels == down.pixels)
    let ink = up.rows.map { row in row.count { $0 != "." } }
    let foot = try #require(ink.lastIndex { $0 > 8 })
    let head = try #require(ink.firstIndex { $0 > 0 })
    #expect(foot > head + 15 && ink[head] < 8)
  }

  /// In a rectangle text begins at its upper edge, as the eye sees it.
  @Test func textBeginsAtTheTopOfARectangle() throws {
    let text = NSAttributedString(
      string: "A",
      attributes: [.font: NSFont.systemFont(ofSize: 10), .foregroundColor: NSColor.red])
    let rect = NSRect(x: 0, y: 0, width: 20, height: 40)
    let up = try Page(20, 40)
    try up.draw { text.draw(in: rect) }
    let down = try Page(20, 40, flipped: true)
    try down.draw { text.draw(in: rect) }
    #expect(up.pixels == down.pixels)
    let ink = up.rows.map { row in row.contains { $0 != "." } }
    #expect(ink.prefix(14).contains(true) && !ink.suffix(24).contains(true))
  }

  /// One line has its baseline at the rectangle's origin: nothing of a letter without descender is below.
  @Test func oneLineStandsOnItsBaseline() throws {
    let text = NSAttributedString(
      string: "H",
      attributes: [.font: NSFont.systemFont(ofSize: 16), .foregroundColor: NSColor.red])
    let page = try Page(16, 30)
    try page.draw { text.draw(with: NSRect(x: 0, y: 10, width: 16, height: 0)) }
    let ink = page.rows.map { row in row.contains { $0 != "." } }
    #expect(ink[19] && !ink[20...].contains(true))
  }

  private func twoRows() throws -> NSImage {
    let pixels: [UInt8] = [0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255, 255, 0, 0, 255]
    return NSImage(
      cgImage: try CGImage(width: 2, height: 2, pixels: pixels),
      size: NSSize(width: 2, height: 2))
  }
}
