import Foundation
import LayoutGeometry
import Testing

@testable import LayoutTree

/// What design time changes about a view's layout, and that it can come and go.
@Suite @MainActor struct DesignTimeTests {
  /// A root of 100 by 100 with a view at its origin, laid out by constraints.
  private func scene() -> (root: PlainView, view: PlainView) {
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = PlainView()
    root.node.insert(view, at: 0)
    for attribute in [NSLayoutConstraint.Attribute.left, .top] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    return (root, view)
  }

  @Test func aStatedSizeStandsInForTheNaturalOne() {
    let (root, view) = scene()
    view.natural = CGSize(width: 10, height: 20)
    root.node.layoutIfNeeded()
    #expect(view.node.frame.size == CGSize(width: 10, height: 20))
    var known = DesignTime()
    known.naturalWidth = 33
    view.node.designTime = known
    root.node.layoutIfNeeded()
    #expect(view.node.frame.size == CGSize(width: 33, height: 20))
    view.node.designTime = nil
    root.node.layoutIfNeeded()
    #expect(view.node.frame.size == CGSize(width: 10, height: 20))
  }

  @Test func aHeldSizeCountsWithoutANaturalOne() {
    let (root, view) = scene()
    view.node.designTime = DesignTime()
    view.node.designTime?.fixedSize = CGSize(width: 7, height: 8)
    root.node.layoutIfNeeded()
    #expect(view.node.frame.size == CGSize(width: 7, height: 8))
  }

  @Test func theCanvasGivesMargins() {
    let (root, _) = scene()
    #expect(root.node.margins.effective.left == 8)
    root.node.designTime = DesignTime()
    root.node.designTime?.canvas = DesignTime.Canvas()
    #expect(root.node.isOnCanvas)
    #expect(root.node.margins.effective.left == 8)
    root.node.designTime?.canvas?.margins.left = 21
    #expect(root.node.margins.effective.left == 21)
    #expect(root.node.margins.effective.right == 8)
  }

  /// A root on the canvas keeps its size against its own constraints.
  @Test func theCanvasKeepsItsSize() {
    let (root, _) = scene()
    let width = NSLayoutConstraint(
      item: root, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    width.isActive = true
    root.node.translatesMask = false
    root.node.designTime = DesignTime()
    root.node.designTime?.canvas = DesignTime.Canvas()
    root.node.layoutIfNeeded()
    #expect(root.node.frame.size == CGSize(width: 100, height: 100))
    root.node.designTime = nil
    root.node.setNeedsLayout()
    root.node.layoutIfNeeded()
    #expect(root.node.frame.size.width == 40)
  }

  /// What an empty stack's constraints leave open stays what it was on the canvas, and is zero in programs.
  @Test(arguments: [true, false])
  func emptyStacksKeepTheirSize(onCanvas: Bool) {
    let (root, _) = scene()
    let stack = PlainStack()
    stack.node.frame = CGRect(x: 5, y: 6, width: 30, height: 40)
    if onCanvas { stack.node.designTime = DesignTime() }
    root.node.insert(stack, at: 1)
    for attribute in [NSLayoutConstraint.Attribute.left, .top] {
      NSLayoutConstraint(
        item: stack, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    stack.views = []
    root.node.layoutIfNeeded()
    let size = onCanvas ? CGSize(width: 30, height: 40) : .zero
    #expect(stack.node.frame == CGRect(origin: .zero, size: size))
  }
}
