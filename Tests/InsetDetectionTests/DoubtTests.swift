import InsetDetection
import Testing

/// What a core looks like that was taken wrongly for sure, each as a small picture by hand.
struct DoubtTests {
  private static let green: [UInt8] = [40, 160, 60, 255]
  private static let blue: [UInt8] = [30, 60, 220, 255]
  private static let clear: [UInt8] = [0, 0, 0, 0]

  private static func detect(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]
  ) throws -> Detection {
    InsetDetector(countsPadding: true)
      .detect(try PlainPictureTests.picture(width, height, pixel))
  }

  /// The tab of a folder, above a band of another colour, has the folder's colour and is not a badge.
  @Test func aPartBeyondABandIsCore() throws {
    let found = try Self.detect(90, 80) { x, y in
      if (10..<80).contains(x), (30..<70).contains(y) { return Self.green }
      guard (14..<44).contains(x), (12..<30).contains(y) else { return Self.clear }
      return y >= 26 ? Self.blue : Self.green
    }
    #expect(found.core == PixelRect(left: 10, top: 12, right: 80, bottom: 70))
    #expect(!found.ornaments.contains(.badge))
  }

  /// A square of another colour is not a disc, and perhaps a badge.
  @Test func aSquareThatSticksOutIsDoubted() throws {
    let found = try Self.detect(80, 80) { x, y in
      if (50..<64).contains(x), (10..<24).contains(y) { return Self.blue }
      let isCore = (x - 36) * (x - 36) + (y - 42) * (y - 42) <= 576
      return isCore ? Self.green : Self.clear
    }
    #expect(found.reasons.contains(.protrusion))
    #expect(found.confidence < Detection.trustworthy)
  }

  /// A disc in a gap over the corner of a triangle: how far the corner goes is not seen.
  @Test func aCornerUnderABadgeIsDoubted() throws {
    let found = try Self.detect(110, 100) { x, y in
      let distance = (x - 84) * (x - 84) + (y - 76) * (y - 76)
      if distance <= 100 { return Self.blue }
      if distance <= 196 { return Self.clear }
      // From the point at (50, 16) down to (14, 80) and (86, 80).
      let isCore = (16...80).contains(y) && abs(x - 50) * 16 <= (y - 16) * 9
      return isCore ? Self.green : Self.clear
    }
    #expect(found.ornaments.contains(.badge))
    #expect(found.confidence < Detection.trustworthy)
  }

  /// Between the arms of a cross there is room for much of a shadow that goes one pixel beyond them.
  @Test func aShadowBetweenArmsIsSeen() throws {
    func isCross(_ x: Int, _ y: Int) -> Bool {
      (10..<50).contains(x) && (10..<50).contains(y)
        && ((24..<36).contains(x) || (24..<36).contains(y))
    }
    let found = try Self.detect(60, 60) { x, y in
      if isCross(x, y) { return Self.green }
      let isNear = (9..<51).contains(x) && (9..<51).contains(y)
      let away = min(max(abs(2 * x - 59) - 11, 0), max(abs(2 * y - 59) - 11, 0)) / 2
      return isNear && away <= 8 ? [0, 0, 0, UInt8(90 - away * 8)] : Self.clear
    }
    #expect(found.ornaments.contains(.shadow))
    #expect(found.insets == CoreInsets(top: 10, left: 10, bottom: 10, right: 10))
  }
}
