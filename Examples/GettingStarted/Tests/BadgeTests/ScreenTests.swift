import Badge
import Foundation
import PlumbTesting
import Testing
import UIKit

/// A screen with a badge.
final class BadgeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let badge = BadgeView("New")
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      badge.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
    ])
  }
}

@Suite(.layout) @MainActor struct ScreenTests {
  private let login = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Documents/Login.storyboard")

  @Test func theLoginIsInOrder() {
    expectLayout(
      ofDocument: login, on: [.iPhoneSE, .iPadPro11], textSizes: [.large, .accessibility3],
      languages: [.own, .longer, .accented, .rightToLeft, .translation("de")],
      appearances: [.light, .dark])
  }

  @Test func theScreensStay() {
    expectFrames(of: BadgeController(), on: .iPhone15, named: "phone")
    expectFrames(ofDocument: login, root: "Login", on: .iPadPro11, named: "tablet")
  }

  @Test func thePicturesStay() {
    expectPicture(of: BadgeController(), on: .iPhoneSE, named: "badge", scale: 1)
    expectPicture(ofDocument: login, named: "login", perceptualPrecision: 0.98)
  }
}
