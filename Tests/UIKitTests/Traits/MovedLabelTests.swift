import Foundation
import Testing
import UIKit

/// A label that is moved into a window of another text size has the font of that size there.
@MainActor @Suite(.serialized) struct MovedLabelTests {
  @Test func theFontFollowsTheTree() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    let original = label.font.pointSize
    let large = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    large.setTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    let plain = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    large.addSubview(label)
    #expect(label.font.pointSize > original)
    plain.addSubview(label)
    #expect(label.font.pointSize == original)
  }

  @Test func otherFontsStay() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    let original = label.font
    let large = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    large.setTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    large.addSubview(label)
    #expect(label.font === original)
  }
}
