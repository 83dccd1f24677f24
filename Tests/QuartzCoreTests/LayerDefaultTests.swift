import Drawing
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Properties of layers and animations that are kept and change no picture.
///
/// Source of the defaults: Apple, "CALayer", "CAReplicatorLayer", "CAMediaTiming", "CAPropertyAnimation",
/// "CAKeyframeAnimation", "CATransition", "CADisplayLink".
@MainActor struct LayerDefaultTests {
  private static let hints: [KeptProperty<CALayer>] = [
    KeptProperty(\.cornerCurve, default: .circular, other: .continuous),
    KeptProperty(\.shouldRasterize, default: false, other: true),
    KeptProperty(\.rasterizationScale, default: 1, other: 3),
    KeptProperty(\.allowsEdgeAntialiasing, default: false, other: true),
    KeptProperty(\.allowsGroupOpacity, default: true, other: false),
    KeptProperty(\.drawsAsynchronously, default: false, other: true),
    KeptProperty(\.needsDisplayOnBoundsChange, default: false, other: true),
  ]

  /// A red layer with round corners and a blue one in it, half as opaque.
  private static func scene() -> CALayer {
    let (outer, inner) = (CALayer(), CALayer())
    outer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    outer.backgroundColor = .pureRed
    outer.cornerRadius = 3
    outer.opacity = 0.5
    inner.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
    inner.backgroundColor = .pureBlue
    outer.addSublayer(inner)
    return outer
  }

  @Test func hintsChangeNoPicture() throws {
    let layer = Self.scene()
    let before = try Picture(layer, growsDown: true)
    #expect(KeptProperty.lapses(in: layer, Self.hints) == [])
    #expect(layer.sublayers?.map { KeptProperty.lapses(in: $0, Self.hints) } == [[]])
    #expect(try Picture(layer, growsDown: true).image.pixels == before.image.pixels)
    #expect(layer.frame.size == CGSize(width: 8, height: 8))
  }

  /// The colour multiplies what is replicated: white leaves it as it is.
  @Test func replicatorsKeepWhatIsNotDrawn() throws {
    let layer = CAReplicatorLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 1)
    let square = CALayer()
    square.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    square.backgroundColor = .pureGreen
    layer.addSublayer(square)
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(1, 0, 0)
    #expect(try Picture(layer, growsDown: true).row(0) == "ggg.")
    let lapses = KeptProperty.lapses(
      in: layer,
      [
        KeptProperty(\.instanceDelay, default: 0, other: 0.5),
        KeptProperty(\.instanceColor, default: .white, other: .pureRed),
      ])
    #expect(lapses == [])
    #expect(try Picture(layer, growsDown: true).row(0) == "ggg.")
  }

  /// The map of a layer read as one of the plane is the one that was set, and the frame follows it.
  @Test func mapsInThePlane() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(layer.affineTransform() == .identity)
    let map = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 3, ty: 4)
    layer.setAffineTransform(map)
    #expect(layer.affineTransform() == map)
    #expect(layer.transform.m12 == 2 && layer.transform.m42 == 4 && layer.transform.m33 == 1)
    // A quarter turn: the width is the former height times 1, the height the former width times 2.
    #expect(layer.frame == CGRect(x: 3 - 10, y: 4 - 10, width: 20, height: 20))
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func whatAnimationsKeep() {
    let move = CABasicAnimation(keyPath: "position")
    #expect(move.fromValue == nil && move.toValue == nil && move.byValue == nil)
    #expect(
      KeptProperty.lapses(
        in: move,
        [
          KeptProperty(\.repeatDuration, default: 0, other: 2),
          KeptProperty(\.isAdditive, default: false, other: true),
          KeptProperty(\.isCumulative, default: false, other: true),
        ]) == [])
    (move.fromValue, move.toValue, move.byValue) = (1, 3, 2)
    let layer = CALayer()
    layer.position = CGPoint(x: 5, y: 6)
    layer.add(move, forKey: "move")
    #expect(move.fromValue as? Int == 1 && move.toValue as? Int == 3 && move.byValue as? Int == 2)
    // An animation ends as soon as it begins, and the layer stays as its own values say.
    #expect(layer.position == CGPoint(x: 5, y: 6) && layer.animationKeys() == nil)
  }

  @Test func whatKeyframesAndTransitionsKeep() {
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    #expect(frames.keyPath == "opacity" && frames.values == nil && frames.path == nil)
    #expect(
      KeptProperty.lapses(
        in: frames,
        [
          KeptProperty(\.keyTimes, default: nil, other: [0, 0.25, 1]),
          KeptProperty(
            \.timingFunctions, default: nil, other: [CAMediaTimingFunction(name: .easeIn)]),
          KeptProperty(\.calculationMode, default: .linear, other: .cubic),
        ]) == [])
    frames.values = [0.0, 1.0]
    let layer = CALayer()
    layer.add(frames, forKey: nil)
    #expect(layer.opacity == 1)
    let names = [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic].map(\.rawValue)
    #expect(names == ["linear", "discrete", "paced", "cubic"])
    #expect(
      KeptProperty.lapses(
        in: CATransition(),
        [
          KeptProperty(\.type, default: .fade, other: .push),
          KeptProperty(\.subtype, default: nil, other: .fromLeft),
        ]) == [])
  }

  /// There is no screen: no picture was shown, and none is to come.
  @Test func linksKeepTheirRate() {
    let link = CADisplayLink(target: NSObject(), selector: "step:")
    #expect(link.targetTimestamp == 0 && link.duration == 0)
    #expect(
      KeptProperty.lapses(
        in: link,
        [
          KeptProperty(\.preferredFramesPerSecond, default: 0, other: 30),
          KeptProperty(\.isPaused, default: false, other: true),
        ]) == [])
  }

  /// Groups begin with what the group around them says, and what they say ends with them.
  ///
  /// Source: Apple, "CATransaction": implicit animations are a quarter of a second long and not disabled.
  @Test func groupsOfChangesKeepWhatIsSaidOfThem() {
    func said() -> [Double] {
      [CATransaction.animationDuration(), CATransaction.disableActions() ? 1 : 0]
    }
    #expect(said() == [0.25, 0])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(said() == [2, 1])
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(false)
    #expect(said() == [3, 0])
    CATransaction.commit()
    #expect(said() == [2, 1])
    CATransaction.commit()
    #expect(said() == [0.25, 0])
  }
}
