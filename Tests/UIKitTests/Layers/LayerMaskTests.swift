import Drawing
import Foundation
import Testing
import UIKit

/// Masks, some round corners, shadows of outlines, parts of strokes, gradients, copies and text of layers.
@MainActor struct LayerMaskTests {
  /// The opacity of a pixel of a view's picture at one pixel a point, 0 to 255.
  private static func picture(_ view: UIView) throws -> (Int, Int) -> [Int] {
    let image = try #require(UIImage(data: view.pngData(scale: 1))?.cgImage)
    return { x, y in
      let at = (y * image.width + x) * 4
      // Bytes are blue, green, red, alpha.
      return [2, 1, 0, 3].map { Int(image.pixels[at + $0]) }
    }
  }

  private static func square() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    return view
  }

  @Test func aMaskLayerLetsThroughWhereItIsOpaque() throws {
    let view = Self.square()
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40), transform: nil)
    view.layer.mask = mask
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .blue
    view.addSubview(child)
    let pixel = try Self.picture(view)
    #expect(pixel(10, 20) == [0, 0, 255, 255])
    #expect(pixel(30, 20)[3] == 0)
  }

  /// The upper half of a layer or a view is masked by what lies at the upper edge.
  @Test(arguments: [false, true]) func masksAreUpright(isView: Bool) throws {
    let view = Self.square()
    let half = CGRect(x: 0, y: 0, width: 40, height: 20)
    if isView {
      let mask = UIView(frame: half)
      mask.backgroundColor = .white
      view.mask = mask
    } else {
      let mask = CALayer()
      mask.frame = half
      mask.backgroundColor = UIColor.white.cgColor
      view.layer.mask = mask
    }
    let pixel = try Self.picture(view)
    #expect(pixel(20, 10)[3] == 255)
    #expect(pixel(20, 30)[3] == 0)
  }

  @Test func aMaskViewLetsThroughHalf() throws {
    let view = Self.square()
    let mask = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    mask.backgroundColor = UIColor.white.withAlphaComponent(0.5)
    view.mask = mask
    let pixel = try Self.picture(view)
    #expect(abs(pixel(20, 20)[3] - 128) <= 1)
    #expect(pixel(5, 20)[3] == 0)
    #expect(pixel(35, 35)[3] == 0)
    view.mask = nil
    #expect(try Self.picture(view)(5, 20)[3] == 255)
  }

  /// A mask that is black and opaque everywhere shows everything: its opacity counts, not its colour.
  @Test func theColourOfAMaskDoesNotCount() throws {
    let view = Self.square()
    let mask = CALayer()
    mask.frame = view.bounds
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
    let pixel = try Self.picture(view)
    #expect(pixel(20, 20)[3] == 255)
    #expect(pixel(1, 1)[3] == 255)
  }

  /// Which corners are round, and which of the four are seen.
  @Test(
    arguments: [
      (CACornerMask.layerMinXMinYCorner, [0, 255, 255, 255]),
      (.layerMaxXMinYCorner, [255, 0, 255, 255]), (.layerMinXMaxYCorner, [255, 255, 0, 255]),
      (.layerMaxXMaxYCorner, [255, 255, 255, 0]), ([], [255, 255, 255, 255]),
      ([.layerMinXMinYCorner, .layerMaxXMinYCorner], [0, 0, 255, 255]),
    ] as [(CACornerMask, [Int])])
  func someCornersAreRound(corners: CACornerMask, seen: [Int]) throws {
    for clips in [false, true] {
      let view = Self.square()
      view.layer.cornerRadius = 20
      view.layer.maskedCorners = corners
      view.clipsToBounds = clips
      let child = UIView(frame: view.bounds)
      child.backgroundColor = .blue
      if clips { view.addSubview(child) }
      let pixel = try Self.picture(view)
      #expect([(0, 0), (39, 0), (0, 39), (39, 39)].map { pixel($0.0, $0.1)[3] } == seen)
    }
  }

  /// The shadow of an outline lies below it where it falls, whatever the view shows.
  @Test func anOutlineCastsTheShadow() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(view)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 0, height: 25)
    view.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
    let pixel = try Self.picture(root)
    #expect(pixel(15, 45)[3] == 255)
    #expect(pixel(25, 45)[3] == 0)
    #expect(pixel(15, 20)[3] == 0)
  }

  // MARK: Parts of strokes

  /// Shares of a path of 40 points: a corner of two lines of 20.
  @Test(
    arguments: [
      (0, 1, [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]),
      (0, 0.25, [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]),
      (0.25, 0.75, [CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 10)]),
      (0.75, 2, [CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 20)]), (0.5, 0.5, []), (0.9, 0.1, []),
    ] as [(CGFloat, CGFloat, [CGPoint])])
  func linesAreCut(start: CGFloat, end: CGFloat, points: [CGPoint]) {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    let found = path.trimmed(from: start, to: end).elements.flatMap(\.points)
    #expect(found.count == points.count)
    for (one, other) in zip(found, points) {
      #expect(abs(one.x - other.x) < 1e-9)
      #expect(abs(one.y - other.y) < 1e-9)
    }
  }

  /// A quarter of a circle ends a quarter around it, to the accuracy of 32 chords a curve.
  @Test func aCircleIsCut() throws {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let start = try #require(circle.elements.first?.points.last)
    let part = circle.trimmed(from: 0, to: 0.125)
    let end = try #require(part.elements.last?.points.last)
    #expect(abs(hypot(end.x, end.y) - 50) < 0.05)
    let angle = abs(atan2(end.y, end.x) - atan2(start.y, start.x))
    #expect(abs(min(angle, 2 * .pi - angle) - .pi / 4) < 0.002)
    #expect(circle.trimmed(from: 0.2, to: 0.2).isEmpty)
  }

  @Test func aShapeShowsPartOfItsLine() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 40, y: 5)])
    shape.path = path
    shape.lineWidth = 4
    shape.strokeColor = UIColor.black.cgColor
    shape.strokeEnd = 0.5
    shape.frame = view.bounds
    view.layer.addSublayer(shape)
    let pixel = try Self.picture(view)
    #expect(pixel(10, 5)[3] == 255)
    #expect(pixel(30, 5)[3] == 0)
  }

  // MARK: Gradients, copies, text

  @Test func gradientsRunAroundAPoint() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 41, height: 41))
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.type = .radial
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    view.layer.addSublayer(gradient)
    let pixel = try Self.picture(view)
    #expect(pixel(20, 20)[0] > 240)
    #expect(pixel(0, 20)[2] > 240)
    #expect(pixel(20, 40)[2] > 240)
    let around = [pixel(30, 20), pixel(10, 20), pixel(20, 10), pixel(20, 30)]
    for other in around { #expect(abs(other[0] - around[0][0]) <= 2) }
    gradient.type = .conic
    let turned = try Self.picture(view)
    // From the direction of the second point, at the lower right, colours go round once.
    #expect(turned(30, 31)[0] > 230)
    #expect(turned(31, 30)[2] > 230)
  }

  @Test func aReplicatorShowsItsLayersSeveralTimes() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let replicator = CAReplicatorLayer()
    replicator.frame = view.bounds
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 5, height: 10)
    dot.backgroundColor = UIColor.black.cgColor
    replicator.addSublayer(dot)
    view.layer.addSublayer(replicator)
    let pixel = try Self.picture(view)
    #expect([2, 7, 12, 17, 22, 27, 32].map { pixel($0, 5)[3] } == [255, 0, 255, 0, 255, 0, 0])
  }

  @Test func aTextLayerShowsText() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let text = CATextLayer()
    text.frame = view.bounds
    text.string = "Text"
    text.fontSize = 20
    text.foregroundColor = UIColor.black.cgColor
    view.layer.addSublayer(text)
    let pixel = try Self.picture(view)
    let ink = (0..<80).contains { x in (0..<30).contains { pixel(x, $0)[3] > 200 } }
    #expect(ink)
    text.string = 7
    let empty = try Self.picture(view)
    #expect(!(0..<80).contains { x in (0..<30).contains { empty(x, $0)[3] > 0 } })
  }

  // MARK: Places and animations

  @Test func pointsGoFromLayerToLayer() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 5, y: 6, width: 20, height: 20)
    inner.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 3, y: 3), to: view.layer) == CGPoint(x: 9, y: 11))
    #expect(inner.convert(CGPoint(x: 9, y: 11), from: view.layer) == CGPoint(x: 3, y: 3))
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(outer.convert(rect, from: inner) == CGRect(x: 1, y: 2, width: 4, height: 4))
    #expect(view.layer.hitTest(CGPoint(x: 8, y: 10)) === inner)
    #expect(view.layer.hitTest(CGPoint(x: 6, y: 7)) === outer)
    #expect(view.layer.hitTest(CGPoint(x: 40, y: 40)) === view.layer)
    #expect(view.layer.hitTest(CGPoint(x: 90, y: 40)) == nil)
  }

  /// Counts its callbacks.
  final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  @Test func animationsEndAtOnce() {
    let (layer, listener) = (CALayer(), Listener())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    #expect(listener.heard == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "fade") === animation)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
    var points = [Float](repeating: 0, count: 2)
    CAMediaTimingFunction(name: .easeOut).getControlPoint(at: 2, values: &points)
    #expect(points == [0.58, 1])
  }
}
