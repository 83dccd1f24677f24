import Foundation
import Testing
import UIKit

/// The large content viewer, which is never shown, and views that follow the text size.
///
/// Sources: Apple, "UILargeContentViewerItem", "UIContentSizeCategoryAdjusting".
@MainActor @Suite struct LargeContentTests {
  @Test func valuesAreKept() {
    let view = UIView()
    expectStored(view, \.showsLargeContentViewer, from: false, to: true)
    expectStored(view, \.largeContentTitle, from: nil, to: "Share")
    expectStored(view, \.scalesLargeContentImage, from: false, to: true)
    expectStored(
      view, \.largeContentImageInsets, from: .zero,
      to: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.largeContentImage = .checkmark
    let item: any UILargeContentViewerItem = view
    #expect(item.largeContentImage === view.largeContentImage && item.showsLargeContentViewer)
    let bar = UIBarButtonItem()
    expectStored(bar, \.largeContentSizeImageInsets, from: .zero, to: .zero)
    bar.largeContentSizeImage = .add
    #expect(bar.largeContentSizeImage?.isSymbolImage == true)
  }

  @Test func theInteractionShowsNothing() {
    final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {}
    let (view, delegate) = (UIView(), Delegate())
    let interaction = UILargeContentViewerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.delegate === delegate)
    #expect(interaction.gestureRecognizerForExclusionRelationship.view == nil)
    #expect(!UILargeContentViewerInteraction.isEnabled)
    #expect(delegate.largeContentViewerInteraction(interaction, itemAt: .zero) == nil)
    #expect(delegate.viewController(for: interaction).viewIfLoaded == nil)
    delegate.largeContentViewerInteraction(interaction, didEndOn: view, at: .zero)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
    #expect(
      UILargeContentViewerInteraction.enabledStatusDidChangeNotification.rawValue
        == "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  }

  @Test func textsFollowTheTextSize() {
    let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    for view in views {
      #expect(!view.adjustsFontForContentSizeCategory)
      view.adjustsFontForContentSizeCategory = true
      #expect(view.adjustsFontForContentSizeCategory)
    }
    let images: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [
      UIImageView(), UIButton(),
    ]
    #expect(images.allSatisfy { !$0.adjustsImageSizeForAccessibilityContentSizeCategory })
  }

  @Test func imagesOfTheSystem() {
    let images: [UIImage] = [.add, .remove, .actions, .checkmark, .strokedCheckmark]
    #expect(images.allSatisfy { $0.isSymbolImage && $0.size.width > 10 })
  }

  @Test func notificationsHaveApplesNames() {
    let names = [
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
      UIAccessibility.onOffSwitchLabelsDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      UIAccessibility.videoAutoplayStatusDidChangeNotification,
    ]
    #expect(Set(names).count == 4 && names.allSatisfy { $0.rawValue.hasPrefix("UIAccessibility") })
  }
}
