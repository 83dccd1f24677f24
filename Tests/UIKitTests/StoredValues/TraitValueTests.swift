import Foundation
import QuartzCore
import Testing
import UIKit

/// Traits, items of bars and names that nothing draws.
@MainActor struct TraitValueTests {
  @Test func traitsThatNothingReads() {
    let all = UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: .available), UITraitCollection(displayGamut: .P3),
      UITraitCollection(legibilityWeight: .bold), UITraitCollection(activeAppearance: .inactive),
    ])
    #expect(all.forceTouchCapability == .available && all.displayGamut == .P3)
    #expect(all.legibilityWeight == .bold && all.activeAppearance == .inactive)
    #expect(all.containsTraits(in: UITraitCollection(displayGamut: .P3)))
    #expect(!all.containsTraits(in: UITraitCollection(displayGamut: .SRGB)))
    let none = UITraitCollection()
    #expect(none.forceTouchCapability == .unknown && none.displayGamut == .unspecified)
    #expect(none.legibilityWeight == .unspecified && none.activeAppearance == .unspecified)
  }

  @Test func theScaleOfAFormat() {
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == UIScreen.main.scale)
  }

  @Test func itemsOfBars() {
    let action = UIAction(title: "a") { _ in }
    let item = UIBarButtonItem(primaryAction: action, menu: nil)
    #expect(item.title == "a" && item.primaryAction === action)
    let named = UIBarButtonItem(title: "b", image: UIImage(), menu: UIMenu(children: []))
    #expect(named.title == "b" && named.image != nil && named.menu != nil)
    expectStored(named, \.hidesSharedBackground, from: false, to: true)
    expectStored(named, \.sharesBackground, from: true, to: false)
    expectStored(named, \.identifier, from: nil, to: "c")
    expectStored(named as UIBarItem, \.accessibilityIdentifier, from: nil, to: "d")
    expectStored(
      UIButton(), \.adjustsImageSizeForAccessibilityContentSizeCategory, from: false, to: true)
    expectStored(
      UIImageView(), \.adjustsImageSizeForAccessibilityContentSizeCategory, from: false, to: true)
  }

  @Test func namesAndNumbers() {
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    #expect(UISplitViewController.LayoutEnvironment.collapsed.rawValue == 2)
    #expect(UISplitViewController.BackgroundStyle.sidebar.rawValue == 1)
    #expect(
      kCATransition == "transition" && kCAOnOrderIn == "onOrderIn" && kCAOnOrderOut == "onOrderOut")
    let layer = CALayer()
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    layer.edgeAntialiasingMask = .layerTopEdge
    #expect(layer.edgeAntialiasingMask == .layerTopEdge)
    let keys: [NSAttributedString.Key] = [
      .accessibilitySpeechPunctuation, .accessibilitySpeechLanguage, .accessibilitySpeechPitch,
      .accessibilitySpeechQueueAnnouncement, .accessibilitySpeechIPANotation,
      .accessibilitySpeechSpellOut, .accessibilityTextHeadingLevel, .accessibilityTextCustom,
      .languageIdentifier,
    ]
    #expect(
      Set(keys).count == 9
        && keys.allSatisfy { $0.rawValue.hasPrefix("UIAccessibility") || $0 == .languageIdentifier }
    )
    let style = NSMutableParagraphStyle()
    expectStored(style, \.usesDefaultHyphenation, from: false, to: true)
    #expect((style.copy() as? NSParagraphStyle)?.usesDefaultHyphenation == true)
  }

  @Test func valuesOfTransactions() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("own", forKey: "a name")
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2.5)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2.5)
    #expect(CATransaction.value(forKey: "a name") as? String == "own")
    let timing = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setValue(timing, forKey: kCATransactionAnimationTimingFunction)
    #expect(CATransaction.animationTimingFunction() === timing)
    var isDone = false
    CATransaction.begin()
    CATransaction.setValue({ isDone = true } as () -> Void, forKey: kCATransactionCompletionBlock)
    #expect(CATransaction.value(forKey: "a name") as? String == "own", "groups inherit")
    CATransaction.commit()
    #expect(isDone)
  }

  /// A view that counts what its properties make it do.
  private final class CountingView: UIView {
    @Invalidating(.display, .layout, .constraints, .intrinsicContentSize, .configuration) var all =
      0
    @Invalidating(.display) var look = 0
    @Invalidating(.layout, .intrinsicContentSize) var form = 0
    @Invalidating(.display, .layout, .constraints) var three = 0
    @Invalidating(.display, .layout, .constraints, .configuration) var four = 0
    var steps: [String] = []
    override func setNeedsDisplay() { steps.append("display") }
    override func setNeedsLayout() { steps.append("layout") }
    override func setNeedsUpdateConstraints() { steps.append("constraints") }
    override func invalidateIntrinsicContentSize() { steps.append("size") }
  }

  @Test func changesThatInvalidate() {
    let view = CountingView()
    view.steps = []
    view.look = 1
    #expect(view.steps == ["display"] && view.look == 1)
    view.look = 1
    #expect(view.steps == ["display"], "an equal value changes nothing")
    view.form += 2
    #expect(view.steps == ["display", "layout", "size"])
    view.steps = []
    (view.three, view.four, view.all) = (1, 1, 1)
    #expect(view.steps.filter { $0 == "display" }.count == 3 && view.steps.last == "size")
    let cell = UITableViewCell()
    UIView.Invalidations.Configuration().invalidate(view: cell)
  }
}
