import Foundation
import FoundationShims
import Testing
import UIKit

/// Values of views, bars and controllers that are kept.
///
/// Sources: Apple's documentation of each class.
@MainActor @Suite struct ViewValueTests {
  @Test func bars() {
    let item = UINavigationItem(title: "A")
    let buttons = [UIBarButtonItem(), UIBarButtonItem()]
    item.setRightBarButtonItems(buttons, animated: true)
    item.setLeftBarButtonItems([buttons[1]], animated: false)
    item.setHidesBackButton(true, animated: true)
    #expect(item.rightBarButtonItems == buttons && item.leftBarButtonItems == [buttons[1]])
    #expect(item.hidesBackButton && item.searchBarPlacement == .stacked)
    expectStored(item, \.preferredSearchBarPlacement, from: .automatic, to: .integratedCentered)
    expectStored(item, \.style, from: .navigator, to: .browser)
    expectStored(buttons[0], \.possibleTitles, from: nil, to: ["On", "Off"])
    expectStored(buttons[0], \.isSpringLoaded, from: false, to: true)
    let tab = UITabBarItem(title: "A", image: nil, tag: 0)
    expectStored(tab, \.badgeColor, from: nil, to: .red)
    expectStored(
      tab, \.titlePositionAdjustment, from: .zero, to: UIOffset(horizontal: 0, vertical: 2))
    final class Observer: NSObject, UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    let observer = Observer()
    let bar = UITabBar()
    bar.delegate = observer
    bar.items = [tab, UITabBarItem(title: "B", image: nil, tag: 7)]
    bar.selectItem(bar.items?[1] ?? tab)
    bar.selectItem(UITabBarItem())
    #expect(observer.tags == [7] && bar.selectedItem?.tag == 7)
    observer.tabBar(bar, willBeginCustomizing: [])
    observer.tabBar(bar, didEndCustomizing: [], changed: false)
  }

  @Test func splitViews() {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    #expect(UISplitViewController.DisplayMode.primaryHidden == .secondaryOnly)
    #expect(UISplitViewController.DisplayMode.primaryOverlay == .oneOverSecondary)
    expectStored(split, \.displayModeButtonVisibility, from: .automatic, to: .never)
    expectStored(split, \.preferredSplitBehavior, from: .automatic, to: .displace)
    expectStored(split, \.presentsWithGesture, from: true, to: false)
    expectStored(split, \.showsSecondaryOnlyButton, from: false, to: true)
    expectStored(split, \.primaryEdge, from: .leading, to: .trailing)
    #expect(split.splitBehavior == .tile && split.displayModeButtonItem.image != nil)
    let search = UISearchController(searchResultsController: nil)
    expectStored(search, \.dimsBackgroundDuringPresentation, from: true, to: false)
    #expect(!search.obscuresBackgroundDuringPresentation)
    expectStored(search, \.automaticallyShowsSearchResultsController, from: true, to: false)
    expectStored(search, \.showsSearchResultsController, from: false, to: true)
    expectStored(search, \.automaticallyShowsScopeBar, from: true, to: false)
    expectStored(
      search, \.ignoresSearchSuggestionsForSearchBarPlacementStacked, from: false, to: true)
  }

  @Test func effectsAndButtons() {
    let glass = UIGlassEffect(style: .clear)
    expectStored(glass, \.isInteractive, from: false, to: true)
    expectStored(glass, \.tintColor, from: nil, to: .red)
    #expect(UIGlassEffect().tintColor == nil)
    expectStored(UIGlassContainerEffect(), \.spacing, from: 0, to: 8)
    let table = UITableView()
    expectHeld(table, \.separatorEffect, UIVisualEffect())
    let button = UIButton.systemButton(with: UIImage(), target: nil, action: nil)
    #expect(button.buttonType == .system && button.image(for: .normal) != nil)
    #expect(UIBackgroundConfiguration.listCell() == .listPlainCell())
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30 != .preferredFramesPerSecond60)
    let action = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
    #expect(action.backgroundColor == .systemGray && action.title == "Flag")
    #expect(UITableViewRowAction(style: .destructive, title: nil) { _, _ in }.style == .default)
    expectHeld(action, \.backgroundEffect, UIVisualEffect())
  }

  @Test func textSizesAndFocus() {
    let view = UIView()
    let child = UILabel()
    view.addSubview(child)
    expectStored(view, \.minimumContentSizeCategory, from: nil, to: .small)
    expectStored(child, \.maximumContentSizeCategory, from: nil, to: .extraLarge)
    #expect(child.appliedContentSizeCategoryLimitsDescription.split(separator: "\n").count == 2)
    #expect(child.parentFocusEnvironment === view && !child.canBecomeFocused && !child.isFocused)
    #expect(child.preferredFocusEnvironments.isEmpty)
    let context = UITableViewFocusUpdateContext()
    #expect(child.shouldUpdateFocus(in: context) && context.previouslyFocusedIndexPath == nil)
    #expect(context.nextFocusedIndexPath == nil && context.focusHeading.isEmpty)
    #expect(context.previouslyFocusedView == nil && context.nextFocusedView == nil)
    #expect(UICollectionViewFocusUpdateContext().nextFocusedItem == nil)
    var steps: [String] = []
    let coordinator = UIFocusAnimationCoordinator()
    coordinator.addCoordinatedAnimations(
      { steps.append("move") }, completion: { steps.append("end") })
    #expect(steps == ["move", "end"])
    child.didUpdateFocus(in: context, with: coordinator)
    child.setNeedsFocusUpdate()
    child.updateFocusIfNeeded()
    let guide = UIFocusGuide()
    guide.preferredFocusEnvironments = [child]
    expectStored(guide, \.isEnabled, from: true, to: false)
    let headings: UIFocusHeading = [.up, .down, .left, .right, .next, .previous]
    #expect(headings.rawValue == 63)
  }

  @Test func undoManagersOfWindows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, field) = (UIView(), UITextField())
    #expect(field.undoManager == nil)
    outer.addSubview(field)
    window.addSubview(outer)
    #expect(field.undoManager != nil && field.undoManager === window.undoManager)
    #expect(UIWindow().undoManager !== window.undoManager)
  }

  @Test func glassIsDrawn() throws {
    let view = UIVisualEffectView(effect: UIVisualEffect())
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let nothing = try view.pngData()
    view.effect = UIGlassEffect()
    let plain = try view.pngData()
    let tinted = UIGlassEffect(style: .clear)
    tinted.tintColor = .red
    view.effect = tinted
    let red = try view.pngData()
    #expect(plain != nothing && red != plain)
  }

  @Test func accessibility() {
    let view = UIView()
    #expect(!view.accessibilityScroll(.previous) && !view.accessibilityElementIsFocused())
    view.accessibilityElementDidBecomeFocused()
    view.accessibilityElementDidLoseFocus()
    expectStored(view, \.accessibilityIgnoresInvertColors, from: false, to: true)
    expectStored(view, \.accessibilityRespondsToUserInteraction, from: false, to: true)
    expectStored(view, \.accessibilityNavigationStyle, from: .automatic, to: .combined)
    expectStored(view, \.accessibilityTextualContext, from: nil, to: .sourceCode)
    view.accessibilityAttributedHint = NSAttributedString(string: "hint")
    view.accessibilityAttributedValue = NSAttributedString(string: "value")
    #expect(view.accessibilityHint == "hint" && view.accessibilityValue == "value")
    let contexts: Set<UIAccessibilityTextualContext> = [
      .messaging, .narrative, .spreadsheet, .wordProcessing,
    ]
    #expect(contexts.count == 4)
    let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
      predicate.searchDirection == .next ? predicate.currentItem : nil
    }
    view.accessibilityCustomRotors = [
      rotor, UIAccessibilityCustomRotor(systemType: .headingLevel6) { _ in nil },
      UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "x")) { _ in nil },
    ]
    #expect(view.accessibilityCustomRotors?.map(\.name) == ["Errors", "", "x"])
    #expect(view.accessibilityCustomRotors?[1].systemRotorType == .headingLevel6)
    let start = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
    let predicate = UIAccessibilityCustomRotorSearchPredicate(currentItem: start)
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === view)
    #expect(rotor.attributedName.string == "Errors")
    let names: Set<Notification.Name> = [
      UIAccessibility.elementFocusedNotification, UIAccessibility.announcementDidFinishNotification,
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
    ]
    #expect(names.count == 6)
    #expect(
      UIAccessibility.focusedElementUserInfoKey != UIAccessibility.unfocusedElementUserInfoKey)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
    #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
    let off = [
      UIAccessibility.isClosedCaptioningEnabled, UIAccessibility.isMonoAudioEnabled,
      UIAccessibility.isGuidedAccessEnabled, UIAccessibility.isSpeakScreenEnabled,
      UIAccessibility.isSpeakSelectionEnabled, UIAccessibility.isAssistiveTouchRunning,
      UIAccessibility.shouldDifferentiateWithoutColor, UIAccessibility.isOnOffSwitchLabelsEnabled,
      UIAccessibility.buttonShapesEnabled, UIAccessibility.prefersCrossFadeTransitions,
    ]
    #expect(!off.contains(true))
    #expect(UIAccessibility.isVideoAutoplayEnabled && UIAccessibility.isShakeToUndoEnabled)
  }

  @Test func accessibilityOfOtherObjects() {
    let object = NSObject()
    expectStored(object, \.isAccessibilityElement, from: false, to: true)
    expectStored(object, \.accessibilityLabel, from: nil, to: "Delete")
    expectStored(object, \.accessibilityHint, from: nil, to: "Deletes the row")
    expectStored(object, \.accessibilityValue, from: nil, to: "1")
    expectStored(object, \.accessibilityTraits, from: .none, to: .button)
    expectStored(
      object, \.accessibilityFrame, from: .zero, to: CGRect(x: 1, y: 2, width: 3, height: 4))
    object.accessibilityElements = [NSObject()]
    #expect(object.accessibilityElements?.count == 1)
    let image = UIImage()
    image.accessibilityLabel = "A flag"
    #expect(image.accessibilityLabel == "A flag" && NSObject().accessibilityLabel == nil)
    let label = UILabel()
    label.text = "own"
    #expect(label.accessibilityLabel == "own")
  }

  @Test func sheetsAndPreviews() {
    final class Observer: NSObject, UISheetPresentationControllerDelegate {}
    let sheet = UISheetPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    expectStored(sheet, \.widthFollowsPreferredContentSizeWhenEdgeAttached, from: false, to: true)
    Observer().sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    let action = UIPreviewAction(title: "Share", style: .selected) { _, _ in }
    let group = UIPreviewActionGroup(title: "More", style: .default, actions: [action])
    #expect(([action, group] as [any UIPreviewActionItem]).map(\.title) == ["Share", "More"])
    #expect(action.style == .selected && group.style == .default)
    let keyboard = UIInputViewController()
    #expect(keyboard.view is UIInputView && !keyboard.hasFullAccess)
    #expect(!keyboard.needsInputModeSwitchKey)
    expectStored(keyboard, \.primaryLanguage, from: nil, to: "de")
    expectStored(keyboard, \.hasDictationKey, from: false, to: true)
    keyboard.dismissKeyboard()
    keyboard.advanceToNextInputMode()
  }

  @Test func sortingAndSpelling() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27 && collation.sectionIndexTitles.last == "#")
    #expect(
      ["Apple", "élan", "zebra", "7 up", ""].map(collation.section(of:)) == [0, 4, 25, 26, 26])
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    #expect(collation.sorted(["b", "A", "c"]) == ["A", "b", "c"])
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en"
    )
    #expect(range.location == NSNotFound && UITextChecker.availableLanguages == ["en_US"])
    #expect(checker.guesses(forWordRange: range, in: "wrod", language: "en") == [])
    #expect(checker.completions(forPartialWordRange: range, in: "wr", language: "en") == [])
    checker.ignoreWord("wrod")
    #expect(checker.ignoredWords == ["wrod"])
    UITextChecker.learnWord("plumb")
    #expect(UITextChecker.hasLearnedWord("plumb"))
    UITextChecker.unlearnWord("plumb")
    #expect(!UITextChecker.hasLearnedWord("plumb"))
  }

  @Test func attributes() {
    let keys: Set<NSAttributedString.Key> = [
      .expansion, .obliqueness, .textEffect, .verticalGlyphForm, .writingDirection,
    ]
    #expect(keys.count == 5)
    #expect(NSAttributedString.TextEffectStyle.letterpressStyle.rawValue.contains("Letterpress"))
    #expect(NSWritingDirectionFormatType.override.rawValue == 2)
    #expect(NSWritingDirectionFormatType.embedding.rawValue == 0)
  }
}
