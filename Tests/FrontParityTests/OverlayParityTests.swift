import AppKit
import Drawing
import Foundation
import FoundationShims
import LayoutTree
import Testing
import UIKit
import ViewDrawing

/// Overlays know nothing of toolkits: the same scene gives the same pixels, whichever way views count.
@MainActor struct OverlayParityTests {
  private final class Upward: NSView {}
  private final class Downward: NSView {
    override var isFlipped: Bool { true }
  }

  private func picture(_ root: any DrawnHost, _ overlays: Set<Overlay>) throws -> [UInt8] {
    root.node.layoutIfNeeded()
    let context = try #require(CGContext.bitmap(size: root.node.bounds.size, scale: 1))
    var renderer = ViewRenderer(context, overlays: overlays)
    renderer.draw(root, in: CGRect(origin: .zero, size: root.node.bounds.size))
    return try #require(context.makeImage()).pixels
  }

  private static let frame = CGRect(x: 0, y: 0, width: 160, height: 120)

  /// A box with a view in it and one beside it: places, lengths, alignments, relations, priorities.
  private func constraints(_ item: (Int) -> Any) -> [NSLayoutConstraint] {
    func make(
      _ first: Int, _ one: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
      _ second: Int?, _ other: NSLayoutConstraint.Attribute, _ factor: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: item(first), attribute: one, relatedBy: relation, toItem: second.map(item),
        attribute: other, multiplier: factor, constant: constant)
    }
    let weak = make(3, .width, .equal, nil, .notAnAttribute, 1, 30)
    weak.priority = LayoutPriority(500)
    return [
      make(1, .left, .equal, 0, .left, 1, 20), make(1, .top, .equal, 0, .top, 1, 12),
      make(1, .width, .equal, nil, .notAnAttribute, 1, 70),
      make(1, .bottom, .equal, 0, .bottom, 1, -32), make(2, .left, .equal, 1, .left, 1, 10),
      make(2, .centerY, .equal, 1, .centerY, 1, 0), make(2, .right, .equal, 1, .right, 1, -10),
      make(2, .height, .equal, 1, .height, 0.5, 4), make(3, .left, .equal, 1, .right, 1, 16),
      make(3, .top, .equal, 1, .top, 1, 0),
      make(3, .height, .greaterThanOrEqual, nil, .notAnAttribute, 1, 44),
      make(3, .bottom, .lessThanOrEqual, 0, .bottom, 1, -20), weak,
    ]
  }

  @Test(
    arguments: [[.constraints], [.frames, .alignmentRects], [.safeArea, .baselines]]
      as [Set<Overlay>])
  func bothFrontsShowTheSame(_ overlays: Set<Overlay>) throws {
    let root = UIView(frame: Self.frame)
    let views = [root] + (1...3).map { _ in UIView() }
    for (view, parent) in [(1, 0), (2, 1), (3, 0)] {
      views[view].translatesAutoresizingMaskIntoConstraints = false
      views[parent].addSubview(views[view])
    }
    NSLayoutConstraint.activate(constraints { views[$0] })
    let expected = try picture(root, overlays)
    #expect(overlays.contains(.safeArea) || expected.contains { $0 != 0 })
    for make in [{ Upward() }, { Downward() }] as [@MainActor () -> NSView] {
      let root = make()
      root.frame = Self.frame
      let views = [root] + (1...3).map { _ in make() }
      for (view, parent) in [(1, 0), (2, 1), (3, 0)] {
        views[view].translatesAutoresizingMaskIntoConstraints = false
        views[parent].addSubview(views[view])
      }
      NSLayoutConstraint.activate(constraints { views[$0] })
      #expect(try picture(root, overlays) == expected)
    }
  }
}
