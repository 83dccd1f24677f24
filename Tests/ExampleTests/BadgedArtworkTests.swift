import Drawing
import Testing
import UIKit

@testable import BadgedArtwork

/// Seed 004: a picture is drawn, a shape in it outlined and badged, and the insets built from the shape.
@MainActor @Suite struct BadgedArtworkTests {
  nonisolated static let sizes = [
    CGSize(width: 160, height: 240), CGSize(width: 200, height: 200),
    CGSize(width: 300, height: 120),
  ]

  /// A quarter is taken off, an eighth on each side, and the left edge is moved to zero.
  @Test(arguments: sizes) func theDestination(size: CGSize) {
    let picture = RabbitPicture(size: size)
    #expect(
      picture.destination
        == CGRect(
          x: 0, y: 0.125 * size.height, width: 0.75 * size.width, height: 0.75 * size.height))
    #expect(picture.image.size == size)
  }

  /// What is seen of the shape fills the destination along one axis and is centred along the other; the
  /// alignment rectangle is the path's `bounds`, which control points make higher.
  @Test(arguments: sizes) func theShapeFitsWhereItsBoxDoesNot(size: CGSize) {
    let picture = RabbitPicture(size: size)
    let rabbit = UIBezierPath.rabbit.fitted(into: picture.destination)
    let tight = rabbit.tightBounds
    let destination = picture.destination
    #expect(abs(tight.midX - destination.midX) < 1e-9 && abs(tight.midY - destination.midY) < 1e-9)
    #expect(
      abs(tight.width - destination.width) < 1e-9 || abs(tight.height - destination.height) < 1e-9)
    #expect(destination.insetBy(dx: -1e-9, dy: -1e-9).contains(tight))
    #expect(rabbit.bounds == picture.alignmentRect)
    #expect(picture.alignmentRect.minY < tight.minY - 1)
    #expect(abs(picture.alignmentRect.maxY - tight.maxY) < 1e-9)
  }

  @Test(arguments: sizes) func theInsetsAreTheDistancesFromTheEdges(size: CGSize) {
    let picture = RabbitPicture(size: size)
    let insets = picture.image.alignmentRectInsets
    // Nothing of an alignment rectangle counts that lies outside of the picture.
    let visible = picture.alignmentRect.intersection(CGRect(origin: .zero, size: size))
    #expect(insets.left == visible.minX && insets.top == visible.minY)
    #expect(
      insets.right == size.width - visible.maxX && insets.bottom == size.height - visible.maxY)
  }

  @Test(arguments: sizes) func theBadgeSitsOnTheCorner(size: CGSize) {
    let picture = RabbitPicture(size: size)
    let (badge, corner) = (picture.badge, picture.alignmentRect)
    #expect(abs(badge.midX - corner.maxX) < 1e-9 && abs(badge.midY - corner.minY) < 1e-9)
    #expect(abs(badge.width - 40) < 1e-9 && abs(badge.height - 40) < 1e-9)
  }

  /// Background, frame, shape, shadow and badge, by the colours of single pixels, at two pixels a point.
  ///
  /// The body is a circle around (45, 112.5) of the rabbit's own points, which end at (100, 150).
  @Test func thePicture() throws {
    let picture = RabbitPicture(size: CGSize(width: 160, height: 240))
    let pixels = try #require(picture.image.cgImage)
    #expect(picture.image.scale == 2 && pixels.width == 320 && pixels.height == 480)
    func color(_ x: CGFloat, _ y: CGFloat) -> SRGBColor? {
      pixels.color(x: Int(x * 2), y: Int(y * 2))
    }
    let background = try #require(color(150, 200))
    #expect(abs(background.alpha - 0.3) < 0.01 && abs(background.red - 0.5) < 0.02)
    let frame = try #require(color(80, 1))
    #expect(frame.alpha == 1 && frame.red < 0.01)
    let rect = picture.alignmentRect
    let outline = try #require(color(rect.midX, rect.maxY + 1))
    #expect(outline.alpha == 1 && abs(outline.red - 1.0 / 3) < 0.02)
    let scale = rect.width / 100
    let body = try #require(color(45 * scale, rect.maxY - 37.5 * scale))
    #expect(body.alpha == 1 && body.green > 0.6 && body.red < 0.4)
    // Three points down and to the right of the body's edge, where the shadow falls.
    let edge = 36 / 2.0.squareRoot() * scale + 3
    let shadow = try #require(color(45 * scale + edge, rect.maxY - 37.5 * scale + edge))
    #expect(shadow.alpha > 0.4 && shadow.red < 0.4)
    let badge = try #require(color(rect.maxX, rect.minY + 2))
    #expect(badge.red == 1 && badge.green == 0 && badge.alpha == 1)
  }

  /// Without insets the picture's middle is in the middle, with them the rabbit's, to a quarter of a point.
  @Test func theSceneIsAlignedByTheRabbit() {
    let scene = Scene(picture: RabbitPicture(size: CGSize(width: 160, height: 240)))
    #expect(scene.plain.frame == CGRect(x: 120, y: 20, width: 160, height: 240))
    #expect(scene.aligned.frame.size == scene.plain.frame.size)
    let rabbit = scene.rabbit(in: scene.aligned)
    #expect(abs(rabbit.midX - 200) <= 0.25 && abs(rabbit.midY - 420) <= 0.25)
    // Forty points to the right of the rabbit are ornaments, so it stood twenty points too far left.
    #expect(scene.rabbit(in: scene.plain).midX == 180)
  }

  /// A line along the inside stays inside, one along the outside stays outside.
  @Test(arguments: [true, false]) func linesOnOneSide(inside: Bool) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
      _ in
      let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
      UIColor.black.setStroke()
      if inside { path.strokeInside(3) } else { path.strokeOutside(3) }
    }
    let pixels = try #require(image.cgImage)
    let alphas = (0..<20).map { pixels.color(x: $0, y: 20)?.alpha ?? 0 }
    let painted = inside ? 10..<13 : 7..<10
    #expect(alphas == (0..<20).map { painted.contains($0) ? 1 : 0 })
  }
}
