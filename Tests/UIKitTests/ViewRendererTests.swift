import Drawing
import Foundation
import Testing
import UIKit

/// Pictures of small trees, read pixel by pixel at one pixel a point.
///
/// Expected colours follow from
/// the colours that are set and from source-over blending.
@MainActor struct ViewRendererTests {
  /// A picture of a view over a transparent background.
  private func picture(_ view: UIView, marks: Bool = false) throws -> CGImage {
    let context = try #require(CGContext.bitmap(size: view.bounds.size, scale: 1))
    var renderer = ViewRenderer(context, overlays: marks ? [.alignmentRects] : [])
    renderer.draw(view, in: CGRect(origin: .zero, size: view.bounds.size))
    return try #require(context.makeImage())
  }

  private func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor?
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  private func expect(
    _ image: CGImage, _ x: Int, _ y: Int, _ red: Double, _ green: Double, _ blue: Double,
    _ alpha: Double = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let color = image.color(x: x, y: y) else {
      Issue.record("no pixel at \(x), \(y)", sourceLocation: sourceLocation)
      return
    }
    let near = { (a: Double, b: Double) in abs(a - b) < 0.02 }
    #expect(near(color.alpha, alpha), "alpha at \(x), \(y)", sourceLocation: sourceLocation)
    guard alpha > 0 else { return }
    #expect(
      near(color.red, red) && near(color.green, green) && near(color.blue, blue),
      "\(color) at \(x), \(y)", sourceLocation: sourceLocation)
  }

  @Test func backgroundFillsTheFrame() throws {
    let root = box(50, 60, 20, 20, .white)
    root.addSubview(box(5, 6, 4, 3, .red))
    let image = try picture(root)
    expect(image, 4, 6, 1, 1, 1)
    expect(image, 5, 6, 1, 0, 0)
    expect(image, 8, 8, 1, 0, 0)
    expect(image, 9, 8, 1, 1, 1)
    expect(image, 8, 9, 1, 1, 1)
  }

  @Test func laterSubviewsAreInFront() throws {
    let root = box(0, 0, 10, 10, nil)
    let (back, front) = (box(0, 0, 8, 8, .red), box(4, 4, 6, 6, .blue))
    root.addSubview(back)
    root.addSubview(front)
    expect(try picture(root), 5, 5, 0, 0, 1)
    root.bringSubviewToFront(back)
    expect(try picture(root), 5, 5, 1, 0, 0)
  }

  @Test(arguments: [true, false])
  func clippingIsAskedFor(_ clips: Bool) throws {
    let root = box(0, 0, 10, 10, nil)
    let middle = box(0, 0, 5, 5, nil)
    middle.clipsToBounds = clips
    middle.addSubview(box(0, 0, 10, 10, .red))
    root.addSubview(middle)
    let image = try picture(root)
    expect(image, 2, 2, 1, 0, 0)
    expect(image, 7, 7, 1, 0, 0, clips ? 0 : 1)
  }

  @Test func alphaCountsForTheWholeTree() throws {
    let root = box(0, 0, 10, 10, .white)
    let group = box(0, 0, 10, 10, .red)
    group.alpha = 0.5
    group.addSubview(box(0, 0, 5, 5, .blue))
    root.addSubview(group)
    let image = try picture(root)
    // The blue view hides the red one before the group becomes half transparent.
    expect(image, 2, 2, 0.5, 0.5, 1)
    expect(image, 7, 7, 1, 0.5, 0.5)
  }

  @Test func hiddenViewsAreLeftOut() throws {
    let root = box(0, 0, 4, 4, nil)
    let child = box(0, 0, 4, 4, .red)
    root.addSubview(child)
    child.isHidden = true
    expect(try picture(root), 1, 1, 0, 0, 0, 0)
    child.isHidden = false
    child.alpha = 0
    expect(try picture(root), 1, 1, 0, 0, 0, 0)
  }

  @Test func cornersAreRoundAndMask() throws {
    let root = box(0, 0, 20, 20, .white)
    let child = box(0, 0, 20, 20, .red)
    child.layer.cornerRadius = 10
    root.addSubview(child)
    let image = try picture(root)
    // The circle of radius 10 leaves (1, 1) out: its distance from the middle is above 12.
    expect(image, 1, 1, 1, 1, 1)
    expect(image, 10, 10, 1, 0, 0)
    child.backgroundColor = nil
    child.clipsToBounds = true
    child.addSubview(box(0, 0, 20, 20, .blue))
    let masked = try picture(root)
    expect(masked, 1, 1, 1, 1, 1)
    expect(masked, 10, 10, 0, 0, 1)
  }

  @Test func borderLiesInsideAndInFront() throws {
    let root = box(0, 0, 12, 12, nil)
    let child = box(2, 2, 8, 8, .white)
    child.layer.borderWidth = 2
    child.layer.borderColor = UIColor.red.cgColor
    child.addSubview(box(0, 0, 8, 8, .blue))
    root.addSubview(child)
    let image = try picture(root)
    expect(image, 1, 5, 0, 0, 0, 0)
    expect(image, 2, 5, 1, 0, 0)
    expect(image, 3, 5, 1, 0, 0)
    expect(image, 4, 5, 0, 0, 1)
    expect(image, 9, 5, 1, 0, 0)
    expect(image, 10, 5, 0, 0, 0, 0)
  }

  @Test func boundsOriginMovesSubviews() throws {
    let root = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(box(20, 30, 4, 4, .red))
    root.contentOffset = CGPoint(x: 18, y: 28)
    let image = try picture(root)
    expect(image, 2, 2, 1, 0, 0)
    expect(image, 6, 6, 0, 0, 0, 0)
  }

  @Test func transformsTurnAroundTheMiddle() throws {
    let root = box(0, 0, 20, 20, nil)
    let child = box(4, 9, 12, 2, .red)
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(child)
    let image = try picture(root)
    // 12 × 2 around (10, 10) becomes 2 × 12 around it.
    expect(image, 9, 4, 1, 0, 0)
    expect(image, 10, 15, 1, 0, 0)
    expect(image, 9, 3, 0, 0, 0, 0)
    expect(image, 9, 16, 0, 0, 0, 0)
    expect(image, 5, 9, 0, 0, 0, 0)
    expect(image, 8, 10, 0, 0, 0, 0)
    child.transform = CGAffineTransform(scaleX: 0, y: 1)
    expect(try picture(root), 9, 9, 0, 0, 0, 0)
  }

  @Test func shadowFallsOutsideUnlessMasked() throws {
    let root = box(0, 0, 20, 20, .white)
    let child = box(2, 2, 8, 8, .red)
    child.layer.shadowOpacity = 1
    child.layer.shadowRadius = 0
    child.layer.shadowOffset = CGSize(width: 6, height: 6)
    root.addSubview(child)
    let image = try picture(root)
    expect(image, 5, 5, 1, 0, 0)
    expect(image, 13, 13, 0, 0, 0)
    expect(image, 3, 13, 1, 1, 1)
    // A subview beyond the bounds has its part in the shadow.
    child.addSubview(box(0, 8, 2, 3, .blue))
    let larger = try picture(root)
    expect(larger, 3, 12, 0, 0, 1)
    expect(larger, 9, 18, 0, 0, 0)
    child.clipsToBounds = true
    expect(try picture(root), 13, 13, 1, 1, 1)
  }

  @Test func shadowsAreLimited() throws {
    let root = box(0, 0, 20, 20, .white)
    for _ in 0..<300 {
      let child = box(2, 2, 8, 8, .red)
      child.layer.shadowOpacity = 1
      root.addSubview(child)
    }
    let context = try #require(CGContext.bitmap(size: root.bounds.size, scale: 1))
    var renderer = ViewRenderer(context, overlays: [])
    renderer.draw(root, in: root.bounds)
    #expect(renderer.notes.count == 1)
  }

  @Test func drawingIsCutOffAtTheBounds() throws {
    final class Painter: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: -10, y: -10, width: 100, height: 100))
      }
    }
    let root = box(0, 0, 20, 20, .white)
    root.addSubview(Painter(frame: CGRect(x: 5, y: 5, width: 5, height: 5)))
    let image = try picture(root)
    expect(image, 4, 4, 1, 1, 1)
    expect(image, 6, 6, 1, 0, 0)
    expect(image, 11, 11, 1, 1, 1)
  }

  @Test func alignmentRectanglesAreDrawnOnTop() throws {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 6)
      }
    }
    let root = box(0, 0, 30, 30, nil)
    let child = Inset(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    root.addSubview(child)
    root.addSubview(box(0, 0, 30, 30, .blue))
    let image = try picture(root, marks: true)
    // The child's rectangle is (5, 5, 14, 14): its right edge is the pixel at 18, in front of blue.
    let edge = try #require(image.color(x: 18, y: 10))
    #expect(edge.red > 0.85 && edge.green > 0.6 && edge.blue < 0.1)
    let inside = try #require(image.color(x: 10, y: 10))
    let outside = try #require(image.color(x: 22, y: 10))
    #expect(inside.red > outside.red + 0.05 && outside.blue > inside.blue)
  }

  @Test func depthAndOddNumbersDoNotStopIt() throws {
    let root = box(0, 0, 10, 10, nil)
    var view = root
    for _ in 0..<3000 {
      let child = box(0, 0, 10, 10, nil)
      child.alpha = 0.999
      view.addSubview(child)
      view = child
    }
    view.backgroundColor = .red
    let odd = box(0, 0, 4, 4, .blue)
    odd.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0)
    root.addSubview(odd)
    let huge = box(-1e12, -1e12, 2e12, 2e12, nil)
    huge.layer.cornerRadius = 3
    root.addSubview(huge)
    let context = try #require(CGContext.bitmap(size: root.bounds.size, scale: 1))
    var renderer = ViewRenderer(context, overlays: [.alignmentRects])
    renderer.draw(root, in: root.bounds)
    #expect(renderer.notes.count == 1)
  }

  /// The line is one point wide and lies inside the frame's edge.
  @Test func framesAreOutlinedOnDemand() throws {
    let root = box(0, 0, 12, 12, .white)
    root.addSubview(box(3, 4, 6, 5, nil))
    let context = try #require(CGContext.bitmap(size: root.bounds.size, scale: 1))
    var renderer = ViewRenderer(context, overlays: [.frames])
    renderer.draw(root, in: root.bounds)
    let image = try #require(context.makeImage())
    for (x, y) in [(3, 4), (8, 4), (3, 8), (8, 8), (0, 0), (11, 11)] {
      expect(image, x, y, 0.1, 0.4, 0.9)
    }
    expect(image, 4, 5, 1, 1, 1)
    expect(image, 2, 4, 1, 1, 1)
  }

  @Test func hierarchiesAndLayersDrawInTheCurrentContext() throws {
    let root = box(7, 7, 4, 4, .red)
    #expect(!root.drawHierarchy(in: root.bounds, afterScreenUpdates: true))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 8), format: format)
    let doubled = renderer.image { _ in
      root.drawHierarchy(in: CGRect(x: 8, y: 0, width: 8, height: 8), afterScreenUpdates: true)
    }
    let image = try #require(doubled.cgImage)
    expect(image, 7, 4, 0, 0, 0, 0)
    expect(image, 15, 7, 1, 0, 0)
    let layer = try #require(renderer.image { root.layer.render(in: $0.cgContext) }.cgImage)
    expect(layer, 3, 3, 1, 0, 0)
    expect(layer, 4, 4, 0, 0, 0, 0)
  }
}
