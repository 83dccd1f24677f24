import Foundation
import TestSupport
import Testing
import UIKit

/// What elements say to assistive technologies, none of which there is: it is kept, and changes no layout.
///
/// Source of the defaults and numbers: Apple, "UIAccessibility", "UIAccessibilityElement",
/// "UIAccessibilityTraits".
@MainActor struct AccessibilityDefaultTests {
  @Test func noTechnologyRuns() {
    let answers = [
      UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning,
      UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled,
      UIAccessibility.isBoldTextEnabled, UIAccessibility.isDarkerSystemColorsEnabled,
      UIAccessibility.isInvertColorsEnabled, UIAccessibility.isGrayscaleEnabled,
    ]
    #expect(answers == Array(repeating: false, count: 8))
  }

  @Test(
    arguments: [
      (.screenChanged, 1000), (.layoutChanged, 1001), (.announcement, 1008),
      (.pageScrolled, 1009),
    ] as [(UIAccessibility.Notification, UInt32)])
  func notificationsHaveApplesNumbers(notification: UIAccessibility.Notification, number: UInt32) {
    #expect(notification.rawValue == number)
    // Posting has no effect: the view is where it was, and asks for no layout.
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layoutIfNeeded()
    UIAccessibility.post(notification: notification, argument: view)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    arguments: [
      (.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4), (.keyboardKey, 5),
      (.staticText, 6), (.summaryElement, 7), (.notEnabled, 8), (.updatesFrequently, 9),
      (.searchField, 10), (.startsMediaSession, 11), (.adjustable, 12),
      (.allowsDirectInteraction, 13), (.causesPageTurn, 14),
    ] as [(UIAccessibilityTraits, Int)])
  func traitsHaveApplesBits(trait: UIAccessibilityTraits, bit: Int) {
    #expect(trait.rawValue == 1 << UInt64(bit))
    let view = UIView()
    view.accessibilityTraits = trait
    #expect(view.accessibilityTraits == trait)
  }

  @Test func whatElementsSayIsKept() throws {
    let view = UILabel()
    view.text = "Text"
    let size = view.intrinsicContentSize
    #expect(
      KeptProperty.lapses(
        in: view,
        [
          KeptProperty(\.accessibilityHint, default: nil, other: "Opens the page"),
          KeptProperty(\.accessibilityValue, default: nil, other: "50 %"),
          KeptProperty(\.accessibilityLanguage, default: nil, other: "en-GB"),
          KeptProperty(\.accessibilityPath, default: nil, other: UIBezierPath()),
          KeptProperty(\.accessibilityElementsHidden, default: false, other: true),
          KeptProperty(\.accessibilityViewIsModal, default: false, other: true),
          KeptProperty(\.shouldGroupAccessibilityChildren, default: false, other: true),
        ]) == [])
    #expect(view.accessibilityElements == nil)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    view.accessibilityElements = [element]
    #expect(view.accessibilityElements?.first as? UIAccessibilityElement === element)
    #expect(
      KeptProperty.lapses(
        in: element,
        [
          KeptProperty(
            \.accessibilityFrameInContainerSpace, default: .zero,
            other: CGRect(x: 1, y: 2, width: 3, height: 4))
        ]) == [])
    #expect(view.intrinsicContentSize == size && view.subviews.isEmpty)
  }

  /// The label with attributes and the names for speech are the label's until they are set, and the other way round.
  @Test func labelsInOtherForms() {
    let view = UIView()
    #expect(view.accessibilityAttributedLabel == nil && view.accessibilityUserInputLabels == [])
    view.accessibilityLabel = "Send"
    #expect(view.accessibilityAttributedLabel?.string == "Send")
    #expect(view.accessibilityUserInputLabels == ["Send"])
    view.accessibilityUserInputLabels = ["Send", "Post"]
    #expect(view.accessibilityUserInputLabels == ["Send", "Post"])
    let other = UIView()
    other.accessibilityAttributedLabel = NSAttributedString(string: "Reply")
    #expect(other.accessibilityLabel == "Reply")
  }

  /// A slider of a client's.
  final class Dial: UIView {
    var value = 5
    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
    override func accessibilityPerformEscape() -> Bool { value = 0; return true }
    override func accessibilityPerformMagicTap() -> Bool { value *= 2; return true }
  }

  @Test func gesturesAreToBeOverridden() {
    let plain = UIView()
    plain.accessibilityValue = "5"
    plain.accessibilityIncrement()
    plain.accessibilityDecrement()
    #expect(plain.accessibilityValue == "5")
    #expect(!plain.accessibilityPerformEscape() && !plain.accessibilityPerformMagicTap())
    let (dial, own) = (Dial(), Dial())
    let view: UIView = dial
    view.accessibilityIncrement()
    #expect(dial.value == 6 && view.accessibilityPerformMagicTap() && dial.value == 12)
    view.accessibilityDecrement()
    #expect(dial.value == 11 && view.accessibilityPerformEscape() && dial.value == 0)
    #expect(own.value == 5)
  }

  /// 10 and 20 of the window, 5 and 6 of the view, 1 and 2 of the rectangle.
  @Test func rectanglesOnTheScreen() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    #expect(
      UIAccessibility.convertToScreenCoordinates(rect, in: view)
        == CGRect(x: 6, y: 8, width: 3, height: 4))
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    window.addSubview(view)
    #expect(
      UIAccessibility.convertToScreenCoordinates(rect, in: view)
        == CGRect(x: 16, y: 28, width: 3, height: 4))
  }
}
