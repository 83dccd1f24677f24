import Foundation
import Testing
import UIKit

/// Runs something on a device, and gives the screen back as it was.
@MainActor func onDevice<Result>(
  _ device: String, isLandscape: Bool = false, _ body: () throws -> Result
) rethrows -> Result {
  UIScreen.main.device = device
  UIScreen.main.isLandscape = isLandscape
  defer {
    UIScreen.main.device = ""
    UIScreen.main.isLandscape = false
  }
  return try body()
}

/// Traits, the screen they come from, and who inherits them.
///
/// Sources: Apple, "UITraitCollection"; "Adaptivity and Layout" (size classes by device); published sizes
/// of screens in points and pixels.
@MainActor @Suite struct TraitTests {
  struct Row: Sendable {
    let device: String
    var isLandscape = false
    let size: CGSize
    let scale: CGFloat
    let classes: [UIUserInterfaceSizeClass]
    let idiom: UIUserInterfaceIdiom
    /// Top, left, bottom and right of a window that fills the screen.
    let safeArea: [CGFloat]
  }

  nonisolated static let rows: [Row] = [
    Row(
      device: "", size: CGSize(width: 375, height: 812), scale: 2, classes: [.compact, .regular],
      idiom: .phone, safeArea: [0, 0, 0, 0]),
    Row(
      device: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3,
      classes: [.compact, .regular], idiom: .phone, safeArea: [59, 0, 34, 0]),
    Row(
      device: "iphone-se-2", size: CGSize(width: 375, height: 667), scale: 2,
      classes: [.compact, .regular], idiom: .phone, safeArea: [20, 0, 0, 0]),
    // On its side a phone keeps its top free on both sides, and 21 at the foot.
    Row(
      device: "iPhone 15", isLandscape: true, size: CGSize(width: 852, height: 393), scale: 3,
      classes: [.compact, .compact], idiom: .phone, safeArea: [0, 59, 21, 59]),
    // A large phone on its side has room along the width.
    Row(
      device: "iPhone 8 Plus", isLandscape: true, size: CGSize(width: 736, height: 414), scale: 3,
      classes: [.regular, .compact], idiom: .phone, safeArea: [0, 0, 0, 0]),
    Row(
      device: "iPad Pro 11", size: CGSize(width: 834, height: 1194), scale: 2,
      classes: [.regular, .regular], idiom: .pad, safeArea: [24, 0, 20, 0]),
    Row(
      device: "iPad Pro 11", isLandscape: true, size: CGSize(width: 1194, height: 834), scale: 2,
      classes: [.regular, .regular], idiom: .pad, safeArea: [24, 0, 20, 0]),
  ]

  @Test(arguments: rows) func devices(_ row: Row) {
    onDevice(row.device, isLandscape: row.isLandscape) {
      let screen = UIScreen.main
      #expect(screen.bounds == CGRect(origin: .zero, size: row.size))
      #expect(screen.scale == row.scale)
      #expect(screen.traitCollection.displayScale == row.scale)
      let traits = UIView().traitCollection
      #expect([traits.horizontalSizeClass, traits.verticalSizeClass] == row.classes)
      #expect(traits.userInterfaceIdiom == row.idiom)
      #expect(UIDevice.current.userInterfaceIdiom == row.idiom)
      #expect(UI_USER_INTERFACE_IDIOM() == row.idiom)
      #expect(UIDevice.current.orientation.isLandscape == row.isLandscape)
      let insets = UIWindow().safeAreaInsets
      #expect([insets.top, insets.left, insets.bottom, insets.right] == row.safeArea)
      // A window that does not fill the screen has none.
      #expect(UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50)).safeAreaInsets == .zero)
    }
  }

  @Test func anUnknownDeviceChangesNothing() {
    let lines = logged { UIScreen.main.device = "Newton" }
    #expect(lines.count == 1 && lines[0].contains("Newton"))
    #expect(UIScreen.main.device.isEmpty && UIScreen.main.bounds.width == 375)
    #expect(!UIScreen.knowsDevice("Newton") && UIScreen.knowsDevice("iPhone 11"))
  }

  @Test func collectionsStateWhatTheyAreMadeFor() {
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    #expect(wide.horizontalSizeClass == .regular && wide.verticalSizeClass == .unspecified)
    #expect(wide.displayScale == 0 && wide.userInterfaceIdiom == .unspecified)
    let all = UITraitCollection(traitsFrom: [
      wide, UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(displayScale: 3),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    // The last one counts.
    #expect(all.horizontalSizeClass == .compact && all.verticalSizeClass == .compact)
    #expect(all.userInterfaceIdiom == .pad && all.displayScale == 3)
    #expect(all.layoutDirection == .rightToLeft && all.userInterfaceStyle == .dark)
    #expect(all.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(all.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!all.containsTraits(in: wide) && all.containsTraits(in: nil))
    #expect(all.containsTraits(in: UITraitCollection()))
    #expect(wide == UITraitCollection(horizontalSizeClass: .regular) && wide != all)
    #expect(all.hasDifferentColorAppearance(comparedTo: wide))
    #expect(UIContentSizeCategory.small < .large && !(.accessibilityMedium < .extraLarge))
  }

  final class Listener: UIView {
    var former: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      former.append(previous)
    }
  }
  final class Screenful: UIViewController {
    var changes = 0
    override func loadView() { view = Listener(frame: .zero) }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
  }

  @Test func traitsComeFromTheWindowAndThroughControllers() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let (outer, inner) = (Screenful(), Screenful())
    let leaf = Listener()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(leaf)
    window.rootViewController = outer
    window.setTraits(UITraitCollection(horizontalSizeClass: .regular))
    #expect(leaf.traitCollection.horizontalSizeClass == .regular)
    // What the window leaves open is the screen's.
    #expect(leaf.traitCollection.verticalSizeClass == .regular)
    #expect(leaf.former.count == 1 && leaf.former[0]?.horizontalSizeClass == .compact)
    #expect(outer.changes == 1 && inner.changes == 1)

    outer.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: inner)
    #expect(outer.view.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(leaf.traitCollection.horizontalSizeClass == .compact)
    #expect(outer.changes == 1 && inner.changes == 2 && leaf.former.count == 2)
    // A change that the override hides is not reported.
    window.setTraits(nil)
    #expect(outer.changes == 2 && inner.changes == 2)
  }

  @Test func aDeviceChangeReachesVisibleWindows() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let leaf = Listener()
    window.addSubview(leaf)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    onDevice("iPad 9") { #expect(leaf.traitCollection.userInterfaceIdiom == .pad) }
    // There and back.
    #expect(leaf.former.map { $0?.userInterfaceIdiom } == [.phone, .pad])
  }

  @Test func theProgramsDirectionIsThatOfNewViews() {
    let app = UIApplication.shared
    let before = UIView()
    app.userInterfaceLayoutDirection = .rightToLeft
    defer { app.userInterfaceLayoutDirection = .leftToRight }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    // 100 − 10 − 20.
    #expect(child.frame.minX == 70)
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(root.traitCollection.layoutDirection == .rightToLeft)
    for (attribute, direction) in [
      (UISemanticContentAttribute.playback, UIUserInterfaceLayoutDirection.leftToRight),
      (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight), (.unspecified, .rightToLeft),
      (.forceRightToLeft, .rightToLeft),
    ] {
      #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight)
        == .leftToRight)
    _ = before
  }
}
