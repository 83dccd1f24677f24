import Foundation
import Testing
import UIKit

/// Layers that programs make: geometry, order, pictures.
///
/// Source: Apple, "CALayer", "CAShapeLayer", "CAGradientLayer", "CATransform3D", "CATransaction".
@MainActor @Suite struct LayerTests {
  @Test func geometry() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 50)
    #expect(layer.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    // The lower left corner is at (100, 50).
    #expect(layer.frame == CGRect(x: 100, y: 30, width: 40, height: 20))
    layer.frame = CGRect(x: 1, y: 2, width: 10, height: 30)
    #expect(
      layer.position == CGPoint(x: 1, y: 32) && layer.bounds.size == CGSize(width: 10, height: 30))
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    // Around the lower left corner.
    #expect(layer.frame == CGRect(x: 1, y: -58, width: 20, height: 90))
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 12)
    #expect(
      layer.bounds.size == CGSize(width: 4, height: 4) && layer.position == CGPoint(x: 0, y: 12))
  }

  @Test func aViewsLayerSharesItsGeometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame && view.layer.position == CGPoint(x: 25, y: 40))
    view.layer.position = CGPoint(x: 0, y: 0)
    #expect(view.frame.origin == CGPoint(x: -15, y: -20))
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(view.transform.a == 2 && view.layer.transform.m11 == 2)
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  /// The position stays when the anchor point changes, the frame when the superview is laid out.
  @Test func aViewsAnchorPointMovesItsFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.anchorPoint == CGPoint(x: 0, y: 1) && view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 25, y: 0, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 25, y: 30, width: 10, height: 10))
    view.frame.origin = .zero
    #expect(view.center == CGPoint(x: 0, y: 10) && view.layer.position == view.center)
  }

  /// Observers of the centre and animations see no place in between.
  @Test func sizesAroundAnAnchorPointChangeInOneStep() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.anchorPoint = .zero
    var frames: [CGRect] = []
    let observation = view.observe(key: "frame", \.frame, options: .new) { view, _ in
      frames.append(view.frame)
    }
    view.bounds = CGRect(x: 5, y: 0, width: 10, height: 10)
    observation.invalidate()
    #expect(frames == [CGRect(x: 25, y: 40, width: 10, height: 10)])
    #expect(view.bounds.origin == CGPoint(x: 5, y: 0))
  }

  /// A quarter turn around a corner, against the geometry of a layer without view.
  @Test(arguments: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.25), CGPoint(x: 0.5, y: 0.5)])
  func viewsAreTransformedAroundTheirAnchorPoints(anchor: CGPoint) {
    let (view, layer) = (UIView(), CALayer())
    let above = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    above.addSubview(view)
    for target in [view.layer, layer] {
      target.bounds = CGRect(x: 3, y: 0, width: 30, height: 40)
      target.position = CGPoint(x: 100, y: 100)
      target.anchorPoint = anchor
      target.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0))
    }
    func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
      abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
    }
    #expect(isNear(view.frame, layer.frame))
    #expect(isNear(view.convert(view.bounds, to: above), layer.frame))
    let moved = CGRect(x: 0, y: 0, width: 80, height: 60)
    (view.frame, layer.frame) = (moved, moved)
    #expect(isNear(view.frame, moved))
    view.transform = .identity
    #expect(view.bounds.size == CGSize(width: 60, height: 80))
  }

  @Test func anAnchorPointIsDrawn() throws {
    let above = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    above.addSubview(view)
    view.anchorPoint = .zero
    view.center = CGPoint(x: 10, y: 0)
    view.transform = CGAffineTransform(scaleX: -1, y: 2)
    let image = UIGraphicsImageRenderer(bounds: above.bounds).image {
      above.layer.render(in: $0.cgContext)
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    left.backgroundColor = .red
    let other = UIView(frame: above.bounds)
    other.addSubview(left)
    let expected = UIGraphicsImageRenderer(bounds: other.bounds).image {
      other.layer.render(in: $0.cgContext)
    }
    #expect(image.pngData() == expected.pngData())
  }

  @Test func theTree() {
    let view = UIView()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    #expect(view.layer.sublayers == nil)
    view.layer.addSublayer(a)
    view.layer.addSublayer(b)
    view.layer.insertSublayer(c, below: b)
    let child = UIView()
    view.addSubview(child)
    #expect(view.layer.sublayers == [a, c, b, child.layer])
    #expect(c.superlayer === view.layer && child.layer.superlayer === view.layer)
    a.addSublayer(c)
    #expect(view.layer.sublayers == [a, b, child.layer] && c.superlayer === a)
    view.layer.insertSublayer(c, at: 0)
    view.layer.insertSublayer(a, above: b)
    #expect(view.layer.sublayers == [c, b, a, child.layer])
    view.layer.replaceSublayer(b, with: CALayer())
    b.removeFromSuperlayer()
    #expect(b.superlayer == nil && view.layer.sublayers?.count == 4)
    let other = UIView()
    #expect(logged { view.layer.addSublayer(other.layer) }.count == 1)
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == [child.layer] && a.superlayer == nil)
  }

  final class Shaped: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }
  final class Own: CALayer {
    let made: String
    override init() {
      made = "by init"
      super.init()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
  final class Owned: UIView {
    override class var layerClass: AnyClass { Own.self }
  }

  @Test func aViewSaysWhichLayerItHas() {
    #expect(Shaped().layer is CAShapeLayer)
    #expect((Owned().layer as? Own)?.made == "by init")
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  /// Red, green and blue of a pixel of a view's picture.
  private func pixel(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 1, height: 1)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.translateBy(x: -x, y: -y)
      view.layer.render(in: context.cgContext)
    }
    guard let color = image.cgImage?.color(x: 0, y: 0) else { return [] }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func pictures() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .white
    let square = CALayer()
    square.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    let above = CALayer()
    above.frame = CGRect(x: 20, y: 10, width: 20, height: 20)
    above.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
    view.layer.addSublayer(square)
    view.layer.addSublayer(above)
    let inner = CALayer()
    inner.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
    inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    square.addSublayer(inner)
    #expect(pixel(view, 2, 2) == [255, 255, 255])
    #expect(pixel(view, 18, 25) == [255, 0, 0])
    #expect(pixel(view, 13, 13) == [0, 0, 255])
    #expect(pixel(view, 25, 15) == [0, 255, 0])
    square.zPosition = 1
    #expect(pixel(view, 25, 15) == [255, 0, 0])
    square.isHidden = true
    #expect(pixel(view, 13, 13) == [255, 255, 255])
    // Subviews are in front of layers.
    let child = UIView(frame: CGRect(x: 20, y: 10, width: 5, height: 5))
    child.backgroundColor = .black
    view.addSubview(child)
    #expect(pixel(view, 22, 12) == [0, 0, 0])
  }

  /// Contents lie over the background, below what the view draws; an image of UIKit's is as good as its pixels.
  @Test func contentsOfAView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .white
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    view.layer.contentsGravity = .topLeft
    view.layer.contentsScale = image.scale
    for contents in [image, try #require(image.cgImage)] as [Any] {
      view.layer.contents = contents
      #expect(pixel(view, 2, 2) == [0, 0, 255] && pixel(view, 7, 2) == [255, 255, 255])
    }
    view.layer.contents = nil
    #expect(pixel(view, 2, 2) == [255, 255, 255])
  }

  @Test func shapesAndGradients() {
    let view = Shaped(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let shape = view.layer as? CAShapeLayer
    shape?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    shape?.fillColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 20, y: 0, width: 10, height: 40)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
    gradient.colors = [red, red, green, green]
    gradient.locations = [0, 0.4, 0.6, 1]
    view.layer.addSublayer(gradient)
    #expect(pixel(view, 5, 5) == [0, 0, 255])
    #expect(pixel(view, 25, 2) == [255, 0, 0] && pixel(view, 25, 37) == [0, 255, 0])
  }

  @Test func maps() {
    let move = CATransform3DMakeTranslation(3, 4, 5)
    let scale = CATransform3DMakeScale(2, 2, 2)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(move))
    // First the scaling, then the move; and the other way round.
    #expect(CATransform3DConcat(scale, move).m41 == 3)
    #expect(CATransform3DConcat(move, scale).m41 == 6)
    #expect(CATransform3DTranslate(scale, 3, 0, 0).m41 == 6)
    #expect(CATransform3DScale(move, 2, 1, 1).m11 == 2)
    let turn = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    let flat = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(turn.a - flat.a) + abs(turn.b - flat.b) + abs(turn.c - flat.c) < 1e-12)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(flat)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DEqualToTransform(CATransform3DRotate(move, 0, 0, 0, 1), move))
  }

  @Test func transactionsCallTheirCompletion() {
    var order: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { order.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("inner") }
    CATransaction.commit()
    #expect(order == ["inner"])
    CATransaction.commit()
    CATransaction.commit()
    #expect(order == ["inner", "outer"])
    let start = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= start && CFAbsoluteTimeGetCurrent() > 600_000_000)
  }

  @Test func geometryAsTextAndObjects() {
    let rect = CGRect(x: 1, y: -2.5, width: 30, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {30, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, -2.5}, {30, 4}}") == rect)
    #expect(NSCoder.cgPoint(for: "{3,4}") == CGPoint(x: 3, y: 4))
    #expect(NSCoder.cgSize(for: "{3, x}") == .zero && NSCoder.cgRect(for: "{1, 2}") == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSStringFromCGAffineTransform(map) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == map)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 1, dy: 2))).dy == 2)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(rect.equalTo(rect) && !rect.size.equalTo(.zero) && rect.origin.equalTo(rect.origin))
    #expect(autoreleasepool { 5 } == 5)
    #expect(NSStringFromSelector("tap:") == "tap:" && NSSelectorFromString("a") == Selector("a"))
  }

  final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func tintIsInheritedUntilSet() {
    let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
    own.tintColor = .systemRed
    outer.addSubview(inner)
    outer.addSubview(own)
    outer.tintColor = .systemGreen
    #expect(outer.changes == 1 && inner.changes == 1 && own.changes == 1)
    #expect(inner.tintColor.isEqual(UIColor.systemGreen))
    #expect(own.tintColor.isEqual(UIColor.systemRed))
  }
}
