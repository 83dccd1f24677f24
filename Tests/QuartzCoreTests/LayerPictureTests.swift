import QuartzCore
import Testing

/// What layers look like without any view, in spaces that grow up and down.
///
/// Everything a layer says is in its own space, so what is at its smallest y is at the lower edge of a picture
/// where y grows up; images and text stand upright in both.
///
/// Source: Apple, "CALayer", "CAGradientLayer", "CAReplicatorLayer".
@MainActor struct LayerPictureTests {
  /// 4 × 8 points.
  private static func make<Kind: CALayer>(_ layer: Kind) -> Kind {
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 8)
    return layer
  }
  private static func child(_ frame: CGRect, _ color: CGColor, in outer: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    outer.addSublayer(layer)
    return layer
  }
  /// A column from above as a picture has it whose y grows down.
  private static func seen(_ column: String, growsDown: Bool) -> String {
    growsDown ? column : String(column.reversed())
  }

  @Test(arguments: [true, false]) func backgroundsBordersAndSublayers(growsDown: Bool) throws {
    let layer = Self.make(CALayer())
    layer.backgroundColor = .pureRed
    layer.borderColor = .pureBlue
    layer.borderWidth = 1
    // It reaches the edge, and the border is drawn over it.
    _ = Self.child(CGRect(x: 0, y: 0, width: 4, height: 3), .pureGreen, in: layer)
    let picture = try Picture(layer, growsDown: growsDown)
    #expect(picture.column(1) == Self.seen("bggrrrrb", growsDown: growsDown))
    #expect(picture.row(4) == "brrb")
  }

  /// Among the layers of one, higher ones are in front, then later ones.
  @Test func depth() throws {
    let layer = Self.make(CALayer())
    let red = Self.child(layer.bounds, .pureRed, in: layer)
    let blue = Self.child(layer.bounds, .pureBlue, in: layer)
    #expect(try Picture(layer, growsDown: true).letter(2, 2) == "b")
    red.zPosition = 1
    #expect(try Picture(layer, growsDown: true).letter(2, 2) == "r")
    blue.zPosition = 1
    #expect(try Picture(layer, growsDown: true).letter(2, 2) == "b")
    blue.opacity = 0
    #expect(try Picture(layer, growsDown: true).letter(2, 2) == "r")
    red.isHidden = true
    #expect(try Picture(layer, growsDown: true).letter(2, 2) == ".")
  }

  /// An image whose upper half is red and lower half blue.
  private static func twoColours() throws -> CGImage {
    let context = try #require(Picture.context(4, 4))
    context.setFillColor(.pureBlue)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    context.setFillColor(.pureRed)
    context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    return try #require(context.makeImage())
  }

  /// 4 × 4 pixels in 4 × 8 points: a point a pixel, or two with a scale of a half.
  @Test(
    arguments: [
      (.resize, 1, "rrrrbbbb"), (.center, 1, "..rrbb.."), (.top, 1, "rrbb...."),
      (.bottom, 1, "....rrbb"), (.resizeAspect, 2, "..rrbb.."), (.top, 2, "rb......"),
      (.resizeAspectFill, 1, "rrrrbbbb"), (.bottomRight, 1, "....rrbb"),
    ] as [(CALayerContentsGravity, CGFloat, String)], [true, false])
  func imagesStandUpright(
    image: (gravity: CALayerContentsGravity, scale: CGFloat, column: String), growsDown: Bool
  ) throws {
    let layer = Self.make(CALayer())
    layer.contents = try Self.twoColours()
    layer.contentsScale = image.scale
    layer.contentsGravity = image.gravity
    #expect(try Picture(layer, growsDown: growsDown).column(2) == image.column)
    layer.contents = "no picture"
    #expect(try Picture(layer, growsDown: growsDown).column(2) == "........")
  }

  /// Masks are seen where they are, on layers and on layers in layers.
  @Test(arguments: [true, false], [true, false])
  func masks(growsDown: Bool, isInside: Bool) throws {
    let top = Self.make(CALayer())
    let layer = isInside ? Self.child(top.bounds, .pureRed, in: top) : top
    layer.backgroundColor = .pureRed
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
    mask.backgroundColor = .pureBlue
    layer.mask = mask
    #expect(
      try Picture(top, growsDown: growsDown).column(2)
        == Self.seen("rr......", growsDown: growsDown))
  }

  /// A shadow 4 points towards larger y, of a layer of 4 × 2 that begins at 1.
  @Test(arguments: [true, false], [true, false])
  func shadows(growsDown: Bool, isOutline: Bool) throws {
    let top = Self.make(CALayer())
    let layer = Self.child(CGRect(x: 0, y: 1, width: 4, height: 2), .pureRed, in: top)
    layer.shadowColor = .pureBlue
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 4)
    if isOutline { layer.shadowPath = CGPath(rect: layer.bounds, transform: nil) }
    #expect(
      try Picture(top, growsDown: growsDown).column(2)
        == Self.seen(".rr..bb.", growsDown: growsDown))
    layer.masksToBounds = true
    #expect(
      try Picture(top, growsDown: growsDown).column(2)
        == Self.seen(".rr.....", growsDown: growsDown))
  }

  /// A turned layer shows its smallest y at the other edge, and turns images back upright.
  @Test(arguments: [true, false]) func turnedLayers(growsDown: Bool) throws {
    let top = Self.make(CALayer())
    let turned = Self.child(top.bounds, .pureRed, in: top)
    turned.isGeometryFlipped = true
    _ = Self.child(CGRect(x: 0, y: 0, width: 4, height: 2), .pureGreen, in: turned)
    let image = Self.child(CGRect(x: 0, y: 2, width: 4, height: 4), .pureGreen, in: turned)
    image.contents = try Self.twoColours()
    let column = try Picture(top, growsDown: growsDown).column(2)
    #expect(column == (growsDown ? "rrrrbbgg" : "ggrrbbrr"))
  }

  /// Gradients run from the smallest y unless stated otherwise; copies are shifted in the layer's space.
  @Test(arguments: [true, false]) func gradientsAndCopies(growsDown: Bool) throws {
    let gradient = Self.make(CAGradientLayer())
    gradient.colors = [CGColor.pureRed, CGColor.pureRed, CGColor.pureBlue, CGColor.pureBlue]
    gradient.locations = [0, 0.5, 0.5, 1]
    #expect(
      try Picture(gradient, growsDown: growsDown).column(2)
        == Self.seen("rrrrbbbb", growsDown: growsDown))
    let copies = Self.make(CAReplicatorLayer())
    copies.instanceCount = 3
    copies.instanceTransform = CATransform3DMakeTranslation(0, 3, 0)
    _ = Self.child(CGRect(x: 0, y: 0, width: 4, height: 1), .pureGreen, in: copies)
    #expect(
      try Picture(copies, growsDown: growsDown).column(2)
        == Self.seen("g..g..g.", growsDown: growsDown))
  }

  /// The corner where x and y are smallest is at the lower left where y grows up.
  @Test(arguments: [true, false]) func corners(growsDown: Bool) throws {
    let layer = Self.make(CALayer())
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.backgroundColor = .pureRed
    layer.cornerRadius = 4
    layer.maskedCorners = .layerMinXMinYCorner
    let picture = try Picture(layer, growsDown: growsDown)
    let edge = "\(picture.letter(0, 0))\(picture.letter(7, 0))\(picture.letter(0, 7))"
    #expect(edge == (growsDown ? ".rr" : "rr."))
  }

  /// A "T" has its bar at the upper edge of its ink in both directions.
  @Test(arguments: [true, false]) func textStandsUpright(growsDown: Bool) throws {
    let text = CATextLayer()
    text.bounds = CGRect(x: 0, y: 0, width: 40, height: 50)
    text.string = "T"
    text.foregroundColor = .pureBlue
    let picture = try Picture(text, growsDown: growsDown)
    let ink = (0..<50).map { y in picture.row(y).filter { $0 == "b" }.count }
    let rows = ink.indices.filter { ink[$0] > 0 }
    let (first, last) = (try #require(rows.first), try #require(rows.last))
    #expect(ink[first + 1] > 2 * ink[last - 1])
    // Text begins at the upper edge.
    #expect(first < 50 - last)
  }
}
