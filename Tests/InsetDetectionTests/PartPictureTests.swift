import InsetDetection
import Testing

/// False positives on real icons: parts of a picture are not its ornament.
struct PartPictureTests {
  /// Whether the insets would be written unseen.
  private static func isClaimed(_ found: Detection) -> Bool {
    found.hasOrnament && !found.insets.areZero && found.confidence >= Detection.trustworthy
  }

  @Test(arguments: PartPicture.parts)
  func partsOfOneColourAreOnePicture(_ picture: PartPicture) throws {
    let found = InsetDetector().detect(try #require(picture.pixels))
    #expect(!Self.isClaimed(found), "\(found.insets), \(found.confidence)")
    #expect(found.reasons.contains(.severalParts))
  }

  @Test(arguments: PartPicture.coloured)
  func partsOfOtherColoursAreParts(_ picture: PartPicture) throws {
    let found = InsetDetector().detect(try #require(picture.pixels))
    #expect(!Self.isClaimed(found), "\(found.insets), \(found.confidence)")
    #expect(!Set(found.reasons).isDisjoint(with: [.severalParts, .severalHues, .doubtfulBadge]))
  }

  @Test(arguments: PartPicture.blurred)
  func blurredShapesHaveNoEdge(_ picture: PartPicture) throws {
    let found = InsetDetector().detect(try #require(picture.pixels))
    #expect(!Self.isClaimed(found), "\(found.insets), \(found.confidence)")
  }

  /// A picture of waves with a shadow below all of them: the core is all waves, and the shadow is one.
  @Test func aShadowOfSeveralPartsIsClaimed() throws {
    let picture = PartPicture(description: "two bars with a shadow", side: 64) { x, y in
      let isBar = (12...52).contains(x) && ((12...26).contains(y) || (34...48).contains(y))
      if isBar { return (0.2, 0.6, 0.9, 1) }
      let (dx, dy) = (max(12 - x, x - 52, 0), max(14 - y, y - 50, 0))
      return (0, 0, 0, max(0, 0.5 - (dx * dx + dy * dy).squareRoot() / 18))
    }
    let found = InsetDetector().detect(try #require(picture.pixels))
    #expect(Self.isClaimed(found), "\(found.confidence) \(found.reasons)")
    #expect(found.insets == CoreInsets(top: 12, left: 12, bottom: 16, right: 12))
  }

  /// A disc of another colour on a plain core is still a badge.
  @Test func aBadgeOnAPlainCoreIsClaimed() throws {
    let picture = PartPicture(description: "a card with a badge", side: 64) { x, y in
      if PartPicture.distance(x, y, 48, 14) <= 9 { return (0.9, 0.1, 0.1, 1) }
      let isCore = (8...50).contains(x) && (12...56).contains(y)
      return (0.2, 0.2 + y / 200, 0.5, isCore ? 1 : 0)
    }
    let found = InsetDetector().detect(try #require(picture.pixels))
    #expect(found.ornaments.contains(.badge))
    #expect(Self.isClaimed(found), "\(found.confidence) \(found.reasons)")
    #expect(found.insets == CoreInsets(top: 12, left: 8, bottom: 8, right: 14))
  }

  /// In the smallest pictures two smoothed pixels look like a shadow.
  @Test func narrowShadowsOfSmallPicturesAreDoubted() throws {
    for (side, isClaimed) in [(18, false), (40, true)] {
      let picture = PartPicture(description: "a card with a shadow", side: side) { x, y in
        let far = Double(side) - 4
        let (dx, dy) = (max(4 - x, x - far, 0), max(4 - y, y - far, 0))
        return dx + dy == 0
          ? (0.9, 0.9, 0.9, 1) : (0, 0, 0, max(0, 0.4 - (dx * dx + dy * dy).squareRoot() / 10))
      }
      let found = InsetDetector().detect(try #require(picture.pixels))
      #expect(Self.isClaimed(found) == isClaimed, "\(side): \(found.confidence) \(found.reasons)")
    }
  }
}
