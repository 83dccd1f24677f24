import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

/// Items of bars that come and go, and properties that are kept and change no size.
///
/// Source of the defaults: Apple, "UINavigationBar", "UINavigationItem", "UISearchBar", "UITabBarItem",
/// "UIBarItem", "UIBarButtonItemAppearance", "UITabBarItemAppearance", "UIBarStyle".
@MainActor struct BarDefaultTests {
  @Test func itemsArePushedAndPopped() {
    let bar = UINavigationBar()
    let (first, second) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
    #expect(bar.popItem(animated: false) == nil)
    bar.pushItem(first, animated: false)
    bar.pushItem(second, animated: false)
    #expect(bar.items == [first, second] && bar.topItem === second && bar.backItem === first)
    #expect(bar.popItem(animated: false) === second)
    #expect(bar.items == [first] && bar.topItem === first && bar.backItem == nil)
  }

  /// A bar fits the width that it is given; a subclass decides its height in a controller.
  @Test func sizesThatFit() {
    let room = CGSize(width: 393, height: 100)
    for bar in [UINavigationBar(), UITabBar(), UISearchBar(), UIToolbar()] as [UIView] {
      let height = bar.intrinsicContentSize.height
      #expect(height >= 44)
      #expect(bar.sizeThatFits(room) == CGSize(width: 393, height: height), "\(type(of: bar))")
    }
  }

  @Test func picturesOfItemsHaveNoRoomAroundThem() {
    let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    #expect(item.imageInsets == .zero)
  }

  @Test func theRightmostButtonReplacesTheOthers() {
    let item = UINavigationItem(title: "Title")
    let buttons = (0..<3).map {
      UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
    }
    item.rightBarButtonItems = [buttons[0], buttons[1]]
    item.setRightBarButton(buttons[2], animated: true)
    #expect(item.rightBarButtonItems == [buttons[2]] && item.rightBarButtonItem === buttons[2])
    item.setRightBarButton(nil, animated: false)
    #expect(item.rightBarButtonItem == nil && item.leftBarButtonItem == nil)
    #expect(
      KeptProperty.lapses(
        in: item, [KeptProperty(\.hidesSearchBarWhenScrolling, default: true, other: false)]) == [])
  }

  /// The rows of a picture that are not as light as its corner.
  private static func rows(of bar: UINavigationBar) throws -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = try #require(
      UIGraphicsImageRenderer(size: bar.bounds.size, format: format).image {
        bar.layer.render(in: $0.cgContext)
      }.cgImage)
    return (0..<image.height - 4).filter { y in
      (0..<image.width).contains { (image.color(x: $0, y: y)?.red ?? 1) < 0.4 }
    }
  }

  /// A title that is moved down by five points is drawn five rows lower.
  @Test func titlesMoveDown() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.barTintColor = .white
    bar.pushItem(UINavigationItem(title: "Title"), animated: false)
    let before = try Self.rows(of: bar)
    #expect(before.count > 5 && bar.titleVerticalPositionAdjustment(for: .default) == 0)
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 5)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
    #expect(try Self.rows(of: bar) == before.map { $0 + 5 })
  }

  /// The style for dark translucent bars has a number of its own, the one for opaque bars is black.
  @Test func stylesOfBars() {
    #expect(UIBarStyle.default.rawValue == 0 && UIBarStyle.black.rawValue == 1)
    #expect(UIBarStyle.blackTranslucent.rawValue == 2 && UIBarStyle.blackOpaque == .black)
    let navigation = UINavigationController(rootViewController: UIViewController())
    for (style, expected) in [
      (.default, .default), (.black, .lightContent), (.blackTranslucent, .lightContent),
    ] as [(UIBarStyle, UIStatusBarStyle)] {
      navigation.navigationBar.barStyle = style
      #expect(navigation.preferredStatusBarStyle == expected)
    }
  }

  @Test func imagesOfBarsAreKept() throws {
    let line = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    let bar = UIToolbar()
    let size = bar.intrinsicContentSize
    #expect(bar.shadowImage(forToolbarPosition: .any) == nil)
    bar.setShadowImage(line, forToolbarPosition: .any)
    #expect(bar.shadowImage(forToolbarPosition: .any) === line && bar.intrinsicContentSize == size)
    bar.setShadowImage(nil, forToolbarPosition: .any)
    #expect(bar.shadowImage(forToolbarPosition: .any) == nil)
    #expect(
      KeptProperty.lapses(
        in: UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil),
        [KeptProperty(\.landscapeImagePhone, default: nil, other: line)]) == [])
    #expect(
      KeptProperty.lapses(
        in: UITabBarItem(title: "Item", image: nil, tag: 0),
        [KeptProperty(\.badgeValue, default: nil, other: "3")]) == [])
  }

  /// Buttons and scopes of a search bar are kept: the bar stays as high as it is.
  @Test func partsOfSearchBarsAreKept() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let (size, field) = (bar.intrinsicContentSize, bar.searchTextField)
    bar.layoutIfNeeded()
    let frame = field.frame
    #expect(
      KeptProperty.lapses(
        in: bar,
        [
          KeptProperty(\.showsBookmarkButton, default: false, other: true),
          KeptProperty(\.showsSearchResultsButton, default: false, other: true),
          KeptProperty(\.scopeButtonTitles, default: nil, other: ["All", "New"]),
          KeptProperty(\.selectedScopeButtonIndex, default: 0, other: 1),
          KeptProperty(\.showsScopeBar, default: false, other: true),
        ]) == [])
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.intrinsicContentSize == size && field.frame == frame)
  }

  /// Everything of every state is as new, whatever was set.
  @Test func looksOfButtonsAreReset() {
    let look = UIBarButtonItemAppearance(style: .done)
    let states = [look.normal, look.highlighted, look.disabled, look.focused]
    let offset = UIOffset(horizontal: 1, vertical: 2)
    for state in states {
      state.titleTextAttributes = [.foregroundColor: UIColor.red]
      state.titlePositionAdjustment = offset
      #expect(
        KeptProperty.lapses(
          in: state,
          [KeptProperty(\.backgroundImagePositionAdjustment, default: .zero, other: offset)]) == [])
      state.backgroundImage = UIImage()
    }
    look.configureWithDefault(for: .plain)
    for state in states {
      #expect(state.titleTextAttributes.isEmpty && state.backgroundImage == nil)
      #expect(state.titlePositionAdjustment == .zero)
      #expect(state.backgroundImagePositionAdjustment == .zero)
    }
  }

  @Test func looksOfBadgesAreKept() {
    let state = UITabBarItemAppearance(style: .stacked).normal
    #expect(state.badgeTextAttributes.isEmpty)
    state.badgeTextAttributes = [.foregroundColor: UIColor.red]
    #expect(state.badgeTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(
      KeptProperty.lapses(
        in: state,
        [
          KeptProperty(\.badgeBackgroundColor, default: nil, other: .blue),
          KeptProperty(
            \.badgePositionAdjustment, default: .zero,
            other: UIOffset(horizontal: 3, vertical: 4)),
        ]) == [])
  }
}
