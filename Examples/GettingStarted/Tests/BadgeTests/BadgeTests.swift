import Badge
import PlumbTesting
import Testing
import UIKit

@Suite(.layout) @MainActor struct BadgeTests {
  /// A badge that constraints place.
  private func badge(_ text: String) -> BadgeView {
    let badge = BadgeView(text)
    badge.translatesAutoresizingMaskIntoConstraints = false
    return badge
  }

  @Test func theBadgeIsInOrder() {
    expectLayout(
      of: badge("New"), on: [.iPhone15, .iPadPro11], directions: .both,
      textSizes: [.large, .accessibility3], rules: .standard.without("low-contrast"))
  }

  @Test func theTextHasRoomAroundIt() {
    let badge = BadgeView("New")
    badge.frame.size = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    badge.layoutIfNeeded()
    #expect(badge.label.frame.origin == CGPoint(x: 12, y: 6))
    #expect(badge.frame.width == badge.label.frame.width + 24)
    #expect(!badge.label.hasAmbiguousLayout)
  }

  @Test func theFramesStay() {
    expectFrames(of: badge("New"), named: "new")
    expectFrames(of: badge("New"), on: .iPhone15, named: "phone")
  }

  @Test func thePictureStays() {
    expectPicture(of: badge("New"), named: "new", perceptualPrecision: 0.98)
  }
}
