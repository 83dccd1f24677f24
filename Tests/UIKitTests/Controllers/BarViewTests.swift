import Foundation
import Testing
import UIKit

/// Views of programs in bars.
///
/// Source: Apple, "UINavigationItem.titleView", "UIBarButtonItem.customView". Bars leave 16 points free at their
/// ends and 8 between buttons.
@MainActor struct BarViewTests {
  static func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }
  static func bar(_ configure: (UINavigationItem) -> Void) -> UINavigationBar {
    let item = UINavigationItem(title: "")
    configure(item)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    return bar
  }

  @Test func customViewsStandAtTheEnds() {
    IOSGeneration.iOS14.taken {
      let views = [Self.sized(30, 30), Self.sized(40, 60), Self.sized(50, 20)]
      let bar = Self.bar { item in
        item.leftBarButtonItem = UIBarButtonItem(customView: views[0])
        item.rightBarButtonItems = [
          UIBarButtonItem(customView: views[1]), UIBarButtonItem(customView: views[2]),
        ]
      }
      #expect(views[0].frame == CGRect(x: 16, y: 7, width: 30, height: 30))
      #expect(
        views[1].frame == CGRect(x: 344, y: 0, width: 40, height: 44), "no higher than the bar")
      #expect(views[2].frame == CGRect(x: 286, y: 12, width: 50, height: 20))
      bar.topItem?.leftBarButtonItem = nil
      bar.layoutIfNeeded()
      #expect(views[0].superview == nil && views[1].superview === bar)
    }
  }

  /// In the middle, unless buttons are in the way: 16 + 200 + 8 = 224 with 160 left up to 384.
  @Test(
    arguments: [(100, 0, 150), (100, 200, 224), (300, 200, 224)] as [(CGFloat, CGFloat, CGFloat)])
  func titlesStandBetween(title: CGFloat, button: CGFloat, x: CGFloat) {
    IOSGeneration.iOS14.taken {
      let view = Self.sized(title, 30)
      let bar = Self.bar { item in
        item.titleView = view
        if button > 0 {
          item.leftBarButtonItem = UIBarButtonItem(customView: Self.sized(button, 30))
        }
      }
      #expect(view.superview === bar)
      #expect(view.frame.minX == x)
      let free: CGFloat = 400 - 16 - (button > 0 ? 224 : 16)
      #expect(view.frame.width == min(title, free))
    }
  }

  /// Constraints decide where there are any, and a control has its natural size.
  @Test func sizesOfViews() {
    IOSGeneration.iOS14.taken {
      let inside = UIView()
      inside.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        inside.widthAnchor.constraint(equalToConstant: 70),
        inside.heightAnchor.constraint(equalToConstant: 24),
      ])
      let toggle = UISwitch()
      let bar = Self.bar { item in
        item.rightBarButtonItem = UIBarButtonItem(customView: inside)
        item.leftBarButtonItem = UIBarButtonItem(customView: toggle)
      }
      #expect(inside.frame == CGRect(x: 314, y: 10, width: 70, height: 24))
      #expect(toggle.frame.minX == 16 && toggle.frame.width > 40)
      #expect(bar.subviews.count == 2)
    }
  }

  @Test func toolbarsPlaceViewsBetweenSpaces() {
    IOSGeneration.iOS14.taken {
      let views = [Self.sized(50, 20), Self.sized(60, 20)]
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      bar.items = [
        UIBarButtonItem(customView: views[0]), .flexibleSpace(),
        UIBarButtonItem(customView: views[1]),
      ]
      bar.layoutIfNeeded()
      #expect(views[0].frame == CGRect(x: 16, y: 12, width: 50, height: 20))
      #expect(views[1].frame.maxX == 384)
      bar.items = []
      bar.layoutIfNeeded()
      #expect(bar.subviews.isEmpty)
    }
  }

  /// Title views and custom views of documents, with an outlet to one of them.
  @Test func viewsOfDocuments() throws {
    try IOSGeneration.iOS14.taken {
      let storyboard = try CellSegueTests.storyboard(
        """
        <viewController id="list">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
          <navigationItem key="navigationItem" id="item">
            <segmentedControl key="titleView" id="title"><rect key="frame" x="20" y="7" width="120" height="30"/>
              <autoresizingMask key="autoresizingMask"/><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
            <barButtonItem key="rightBarButtonItem" id="button">
              <view key="customView" id="custom"><rect key="frame" x="300" y="7" width="36" height="20"/><autoresizingMask key="autoresizingMask"/></view>
            </barButtonItem>
          </navigationItem>
        </viewController>
        """)
      let controller = try #require(storyboard.instantiateInitialViewController())
      let custom = try #require(controller.navigationItem.rightBarButtonItem?.customView)
      let navigation = UINavigationController(rootViewController: controller)
      navigation.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      navigation.view.layoutIfNeeded()
      #expect(controller.navigationItem.titleView is UISegmentedControl)
      #expect(custom.superview === navigation.navigationBar)
      #expect(custom.frame == CGRect(x: 323, y: 12, width: 36, height: 20))
    }
  }

  @Test func columnsAndPagesOfDocuments() throws {
    let storyboard = try CellSegueTests.storyboard(
      """
      <splitViewController id="list"><connections>
        <segue destination="one" kind="relationship" relationship="masterViewController" id="r1"/>
        <segue destination="detail" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections></splitViewController>
      <pageViewController id="one" transitionStyle="scroll" navigationOrientation="horizontal"/>
      """)
    let split = try #require(
      storyboard.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.viewControllers.count == 2)
    #expect(split.viewControllers.first is UIPageViewController)
  }
}
