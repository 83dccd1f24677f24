import Drawing
import Foundation
import FoundationShims
import LayoutGeometry
import LayoutTree
import Testing
import ViewDrawing

/// Every view draws in its own direction, whatever its parent's.
@MainActor struct ViewDirectionTests {
  /// Each view of the picture marks one row: the first of its rows where y grows down, the last where it
  /// grows up.
  ///
  /// In 4 by 8 the children take rows 4 and 5, and the left half of rows 1 and 2.
  @Test(
    arguments: [
      (.down, ["####", "....", "##..", "....", "####", "....", "....", "...."]),
      (.up, ["....", "....", "##..", "....", "####", "....", "....", "####"]),
    ] as [(VerticalDirection, [String])])
  func viewsMarkTheRowWhereTheyBegin(_ direction: VerticalDirection, _ rows: [String]) throws {
    let root = DrawnView(direction, CGRect(x: 3, y: 3, width: 4, height: 8))
    let down = DrawnView(.down, CGRect(x: 0, y: 4, width: 4, height: 2))
    let up = DrawnView(.up, CGRect(x: 0, y: 1, width: 2, height: 2))
    root.insert(down)
    root.insert(up)
    #expect(try picture(root) == rows)
    #expect(root.served == 1 && down.served == 1 && up.served == 1)
    up.drawnLook.isHidden = true
    down.drawnLook.alpha = 0
    #expect(try picture(root).joined().filter { $0 == "#" }.count == 4)
  }

  /// Turned by half, the view's last row is where its first was; a background fills its bounds.
  @Test func transformsAndBackgroundsAreTheSameInBothDirections() throws {
    for direction in [VerticalDirection.down, .up] {
      let root = DrawnView(direction, CGRect(x: 0, y: 0, width: 4, height: 3))
      root.drawnLook.background = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      let child = DrawnView(direction, CGRect(x: 0, y: 0, width: 4, height: 2))
      child.drawnLook.transform = CGAffineTransform(rotationAngle: .pi)
      root.insert(child)
      let rows = direction == .down ? ["####", "####", "++++"] : ["####", "++++", "####"]
      #expect(try picture(root) == rows)
    }
  }

  /// `#` is red, `+` is any other colour, `.` is nothing.
  private func picture(_ root: DrawnView) throws -> [String] {
    let size = root.node.bounds.size
    let context = try #require(CGContext.bitmap(size: size, scale: 1))
    var renderer = ViewRenderer(context, overlays: [])
    renderer.draw(root, in: CGRect(origin: .zero, size: size))
    #expect(renderer.notes.isEmpty)
    let image = try #require(context.makeImage())
    return (0..<image.height).map { y in
      String(
        (0..<image.width).map { x -> Character in
          guard let color = image.color(x: x, y: y), color.alpha > 0.5 else { return "." }
          return color.red > 0.5 ? "#" : "+"
        })
    }
  }
}
