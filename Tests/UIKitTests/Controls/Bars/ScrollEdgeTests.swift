import Drawing
import Foundation
import Testing

@testable import UIKit

/// Bars of containers are clear while no content is scrolled behind them.
///
/// Source: Apple, "scrollEdgeAppearance" and "Customizing your app's navigation bar", since iOS 15.
@MainActor struct ScrollEdgeTests {
  private func list(rows: CGFloat) -> UIViewController {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentSize = CGSize(width: 375, height: rows * 44)
    controller.view.addSubview(scroll)
    return controller
  }
  private func scrollView(of controller: UIViewController) -> UIScrollView? {
    controller.view.subviews.first as? UIScrollView
  }
  private func shown(_ container: UIViewController) -> UIViewController {
    container.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    container.view.layoutIfNeeded()
    return container
  }
  private func isClear(_ look: BarLook) -> Bool {
    look.background == nil && look.line == nil && look.image == nil
  }

  @Test func aNavigationBarFollowsTheOffset() throws {
    try IOSGeneration.iOS14.taken {
      let list = list(rows: 40)
      let navigation = UINavigationController(rootViewController: list)
      _ = shown(navigation)
      let scroll = try #require(scrollView(of: list))
      scroll.contentOffset.y = -scroll.adjustedContentInset.top
      #expect(isClear(navigation.navigationBar.background))
      scroll.contentOffset.y += 10
      #expect(!isClear(navigation.navigationBar.background))
    }
  }

  @Test func statedAppearancesHold() throws {
    let list = list(rows: 40)
    let navigation = UINavigationController(rootViewController: list)
    _ = shown(navigation)
    let scroll = try #require(scrollView(of: list))
    scroll.contentOffset.y = -scroll.adjustedContentInset.top
    let bar = navigation.navigationBar
    let standard = UINavigationBarAppearance()
    standard.backgroundColor = .red
    bar.standardAppearance = standard
    #expect(isClear(bar.background), "the standard one is for scrolled content")
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .green
    bar.scrollEdgeAppearance = edge
    #expect(bar.background.background == UIColor.green.cgColor)
    let own = UINavigationBarAppearance()
    own.backgroundColor = .blue
    list.navigationItem.scrollEdgeAppearance = own
    #expect(bar.background.background == UIColor.blue.cgColor)
    scroll.contentOffset.y += 10
    #expect(bar.background.background == UIColor.red.cgColor)
  }

  /// A tab bar shows its background while content goes on below it.
  @Test(arguments: [(3, true), (40, false)] as [(CGFloat, Bool)])
  func aTabBarLooksAtTheEnd(rows: CGFloat, clear: Bool) throws {
    try IOSGeneration.iOS14.taken {
      let list = list(rows: rows)
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: list)]
      _ = shown(tabs)
      #expect(isClear(tabs.tabBar.background) == clear)
      let scroll = try #require(scrollView(of: list))
      scroll.contentOffset.y =
        scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height
      #expect(isClear(tabs.tabBar.background))
    }
  }

  /// Content that does not scroll lies behind no bar; a bar that belongs to no container keeps its background.
  @Test func contentThatDoesNotScroll() {
    IOSGeneration.iOS14.taken {
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = shown(navigation)
      #expect(isClear(navigation.navigationBar.background))
      #expect(!isClear(UINavigationBar().background) && !isClear(UITabBar().background))
    }
  }

  @Test func aStatedScrollViewCounts() {
    IOSGeneration.iOS14.taken {
      let list = list(rows: 40)
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      other.contentInsetAdjustmentBehavior = .never
      other.contentSize = CGSize(width: 375, height: 2000)
      list.view.addSubview(other)
      let navigation = UINavigationController(rootViewController: list)
      _ = shown(navigation)
      list.setContentScrollView(other, for: .top)
      #expect(list.contentScrollView(for: .top) === other)
      #expect(list.contentScrollView(for: .bottom) == nil)
      other.contentOffset.y = 0
      #expect(isClear(navigation.navigationBar.background))
      other.contentOffset.y = 50
      #expect(!isClear(navigation.navigationBar.background))
      list.setContentScrollView(nil, for: [.top, .bottom])
      #expect(list.contentScrollView(for: .top) == nil)
    }
  }
}
