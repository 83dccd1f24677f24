import Badge
import Testing
import UIKit

@Suite(.serialized) @MainActor struct BadgeTests {
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
    profile.constraintBroken = { broken += $0.conflicting.map(\.text) }
    let badge = BadgeView("A long text")
    badge.layoutProfile = profile
    badge.frame.size = CGSize(width: 60, height: 40)
    badge.layoutIfNeeded()
    #expect(broken == [])
  }

  @Test(arguments: ["iPhone 15", "iPad Pro 12.9"])
  func theBadgeFitsTheScreen(device: String) {
    let before = UIScreen.main.device
    defer { UIScreen.main.device = before }
    UIScreen.main.device = device
    #expect(UIScreen.main.device == device)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let badge = BadgeView("A text of several words")
    badge.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(badge)
    let safeArea = window.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: safeArea.topAnchor),
      badge.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
    ])
    window.layoutIfNeeded()
    #expect(window.bounds.contains(badge.frame))
  }

  @Test func theBadgeTurnsAround() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    row.semanticContentAttribute = .forceRightToLeft
    let badge = BadgeView("New")
    badge.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(badge)
    badge.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16).isActive = true
    badge.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    row.layoutIfNeeded()
    #expect((row.bounds.maxX - badge.frame.maxX).rounded() == 16)
  }
}
