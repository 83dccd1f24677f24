import Drawing
import Foundation
import FoundationShims
import LayoutGeometry
import QuartzCore
import Testing

/// Values of layers by name, time from layer to layer, transforms of sublayers, parts of contents.
///
/// Source: Apple, "CALayer", "CAMediaTiming", "Core Animation Programming Guide" (key paths).
@MainActor struct LayerValueTests {
  /// Key path, the value set, the value that is read.
  nonisolated static let numbers: [(String, Double)] = [
    ("opacity", 0.5), ("cornerRadius", 4), ("zPosition", 3), ("position.x", 7),
    ("position.y", -2), ("bounds.size.width", 40), ("bounds.size.height", 50),
    ("bounds.origin.x", 5), ("transform.scale", 2), ("transform.scale.x", 3),
    ("transform.rotation", 0.5), ("transform.rotation.z", -0.25), ("transform.translation.x", 9),
    ("shadowOffset.width", 6), ("sublayerTransform.translation.y", 8), ("speed", 2),
    ("timeOffset", 1.5), ("anchorPoint.x", 0.25), ("my own key", 12),
  ]
  @Test(arguments: numbers)
  func aValueComesBack(path: String, value: Double) throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setValue(value, forKeyPath: path)
    let number = layer.value(forKeyPath: path)
    let read = try #require((number as? NSNumber)?.doubleValue ?? number as? Double)
    #expect(abs(read - value) < 1e-6)
  }

  @Test func namesAndPropertiesAreTheSame() {
    let layer = CALayer()
    layer.setValue(NSValue(rect: CGRect(x: 1, y: 2, width: 30, height: 40)), forKey: "bounds")
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
    layer.setValue(true, forKey: "hidden")
    #expect(layer.isHidden)
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(abs(layer.affineTransform().b - 1) < 1e-9)
    layer.setValue(2, forKeyPath: "transform.scale.y")
    #expect(abs(layer.affineTransform().b - 1) < 1e-9)
    #expect(abs(layer.affineTransform().c + 2) < 1e-9)
    // A value of another type changes nothing.
    layer.setValue("wide", forKeyPath: "bounds.size.width")
    layer.setValue("wide", forKey: "cornerRadius")
    #expect(layer.cornerRadius == 0)
    #expect(layer.value(forKey: "unknown") == nil)
    #expect(layer.value(forKeyPath: "position.z") == nil)
  }

  @Test func transformsAreObjects() {
    let transform = CATransform3DConcat(
      CATransform3DMakeRotation(0.3, 1, 2, 3), CATransform3DMakeTranslation(4, 5, 6))
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    #expect(
      CATransform3DIsIdentity(NSValue(point: CGPoint(x: 1, y: 2)).caTransform3DValue))
  }

  /// Beginning, speed and offset of a layer, a time outside, the time inside.
  nonisolated static let times: [(Double, Float, Double, Double, Double)] = [
    (0, 1, 0, 5, 5), (2, 1, 0, 5, 3), (0, 2, 0, 5, 10), (2, 2, 1, 5, 7), (0, 0.5, 4, 5, 6.5),
  ]
  @Test(arguments: times)
  func timeIsConverted(
    begin: Double, speed: Float, offset: Double, outside: Double, inside: Double
  ) {
    let (outer, layer, other) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(layer)
    outer.addSublayer(other)
    (layer.beginTime, layer.speed, layer.timeOffset) = (begin, speed, offset)
    #expect(layer.convertTime(outside, from: nil) == inside)
    #expect(layer.convertTime(inside, to: nil) == outside)
    #expect(layer.convertTime(outside, from: other) == inside)
    outer.beginTime = 1
    #expect(layer.convertTime(outside + 1, from: nil) == inside)
  }

  @Test func actionsAreLookedUpInOrder() {
    final class Source: CALayerDelegate {
      let animation = CABasicAnimation(keyPath: "opacity")
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? animation : nil
      }
    }
    let (layer, source, own) = (CALayer(), Source(), CABasicAnimation(keyPath: "bounds"))
    layer.delegate = source
    layer.actions = ["bounds": own, "opacity": own, "frame": NSNull()]
    #expect(layer.action(forKey: "frame") is NSNull)
    #expect(layer.action(forKey: "opacity") === source.animation)
    #expect(layer.action(forKey: "bounds") === own)
    #expect(layer.action(forKey: "position") == nil)
  }

  /// Half a picture: red on the left, blue on the right.
  @Test(arguments: [(0.0, true), (0.5, false)])
  func aPartOfTheContentsIsShown(x: Double, isRed: Bool) throws {
    let page = try #require(Picture.context(20, 10, growsDown: true))
    page.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    page.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    page.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    page.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.contents = page.makeImage()
    layer.contentsRect = CGRect(x: x, y: 0, width: 0.5, height: 1)
    #expect(try Picture(layer, growsDown: true).letter(5, 5) == (isRed ? "r" : "b"))
  }

  @Test func sublayersAreDrawnThroughTheTransform() throws {
    let (outer, inner) = (CATransformLayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    outer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    outer.addSublayer(inner)
    #expect(try Picture(outer, growsDown: true).letter(5, 5) == "b")
    #expect(try Picture(outer, growsDown: true).letter(15, 15) == ".")
    // Half a turn around the middle of the outer layer.
    outer.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(try Picture(outer, growsDown: true).letter(5, 5) == ".")
    #expect(try Picture(outer, growsDown: true).letter(15, 15) == "b")
    let place = inner.convert(CGPoint(x: 0, y: 0), to: outer)
    #expect(abs(place.x - 20) < 1e-9 && abs(place.y - 20) < 1e-9)
  }
}
