import Drawing
import Foundation
import LayoutTree
import Testing
import ViewDrawing

/// `LayoutProfile.drawnText`: who draws text as boxes.
@MainActor struct DrawnTextTests {
  private static func draw(_ view: DrawnView) throws {
    let context = try #require(CGContext.bitmap(size: CGSize(width: 20, height: 20)))
    var renderer = ViewRenderer(context)
    renderer.draw(view, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(!context.drawsTextAsBlocks && !TextBlocks.areRequested)
  }

  /// The profile counts for views and for the contexts that they make while they are drawn.
  @Test func theProfileDecides() throws {
    #expect(LayoutProfile().drawnText == .letters)
    #expect(LayoutProfile.DrawnText.allCases.map(\.rawValue) == ["letters", "blocks"])
    let view = DrawnView(.down, CGRect(x: 0, y: 0, width: 20, height: 20))
    let child = DrawnView(.down, CGRect(x: 0, y: 0, width: 10, height: 10))
    view.insert(child)
    var profile = LayoutProfile()
    profile.drawnText = .blocks
    try Self.draw(view)
    #expect(view.hadBlocks == (false, false) && child.hadBlocks == (false, false))
    try LayoutProfile.with(profile) { try Self.draw(view) }
    #expect(view.hadBlocks == (true, true) && child.hadBlocks == (true, true))
    try Self.draw(view)
    #expect(view.hadBlocks == (false, false))
    view.node.root.treeProfile = profile
    try Self.draw(view)
    #expect(child.hadBlocks == (true, true))
  }
}
