import Badge
import Testing
import UIKit

@MainActor struct BadgeTests {
  @Test func theTextHasRoomAroundIt() {
    let badge = BadgeView("New")
    badge.frame.size = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    badge.layoutIfNeeded()
    #expect(badge.label.frame.origin == CGPoint(x: 12, y: 6))
    #expect(badge.frame.width == badge.label.frame.width + 24)
    #expect(!badge.label.hasAmbiguousLayout)
  }

  @Test func aNarrowBadgeBreaksNoConstraint() {
    var broken: [String] = []
    var profile = LayoutProfile.standard
    profile.constraintBroken = { broken.append("\($0.broken.constraint)") }
    let badge = BadgeView("A long text")
    badge.layoutProfile = profile
    badge.frame.size = CGSize(width: 60, height: 40)
    badge.layoutIfNeeded()
    #expect(broken == [])
  }
}
