import Foundation
import IBDocument
import InlineDocuments
import Testing

@testable import NibBuilding

/// The screens of roots: the bars around them, and their places.
///
/// Expected heights are those of the devices and bars that `EnvironmentRulesTests` has evidence for; a sheet begins 10
/// points below the status bar.
struct SimulatedScreenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var device = "retina6_1"
    var orientation = "portrait"
    var tools = 21507
    /// Attributes and children of the controller.
    var attributes = ""
    var inside = ""
    /// Other scenes.
    var scenes = ""
    /// Names of parts, from top to bottom.
    var parts: [String]
    var content: Rect
    /// The top and bottom safe area insets of the root.
    var insets: (Double, Double)
  }

  private static let navigation = EnvironmentRulesTests.container(
    "navigationController", "rootViewController")
  private static let tabs = EnvironmentRulesTests.container("tabBarController", "viewControllers")
  private static let opaque = EnvironmentRulesTests.container(
    "navigationController", "rootViewController",
    bar: #"<navigationBar key="navigationBar" translucent="NO" id="bar"/>"#)
  private static func presenter(_ style: String = "") -> String {
    """
    <scene sceneID="p"><objects><viewController id="presenter"><view key="view" id="pv"/>
    <connections><segue destination="vc" kind="presentation" \(style) id="g"/></connections>
    </viewController></objects></scene>
    """
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a view alone", parts: ["status bar", "home indicator"],
      content: Rect(width: 414, height: 896), insets: (48, 34)),
    Case(
      testDescription: "a device with a home button", device: "retina4_7", parts: ["status bar"],
      content: Rect(width: 375, height: 667), insets: (20, 0)),
    Case(
      testDescription: "a phone in landscape has no status bar", orientation: "landscape",
      parts: ["home indicator"], content: Rect(width: 896, height: 414), insets: (0, 21)),
    Case(
      testDescription: "a navigation bar", scenes: navigation,
      parts: ["status bar", "navigation bar", "home indicator"],
      content: Rect(width: 414, height: 896), insets: (92, 34)),
    Case(
      testDescription: "an opaque bar is above the root", scenes: opaque,
      parts: ["status bar", "navigation bar", "home indicator"],
      content: Rect(y: 92, width: 414, height: 804), insets: (0, 34)),
    Case(
      testDescription: "a tab bar", scenes: tabs,
      parts: ["status bar", "tab bar", "home indicator"],
      content: Rect(width: 414, height: 896), insets: (48, 83)),
    Case(
      testDescription: "a prompt makes the bar higher",
      inside: #"<navigationItem key="navigationItem" prompt="Choose one" id="n"/>"#,
      scenes: navigation, parts: ["status bar", "navigation bar", "home indicator"],
      content: Rect(width: 414, height: 896), insets: (122, 34)),
    Case(
      testDescription: "an item without a navigation controller has a bar",
      inside: #"<navigationItem key="navigationItem" title="Title" id="n"/>"#,
      parts: ["status bar", "navigation bar", "home indicator"],
      content: Rect(width: 414, height: 896), insets: (92, 34)),
    Case(
      testDescription: "an empty item has none",
      inside: #"<navigationItem key="navigationItem" id="n"/>"#,
      parts: ["status bar", "home indicator"], content: Rect(width: 414, height: 896),
      insets: (48, 34)),
    Case(
      testDescription: "a sheet", scenes: presenter(),
      parts: ["status bar", "sheet", "home indicator"],
      content: Rect(y: 58, width: 414, height: 838), insets: (0, 34)),
    Case(
      testDescription: "a full screen instead of a sheet",
      scenes: presenter(#"modalPresentationStyle="fullScreen""#),
      parts: ["status bar", "home indicator"], content: Rect(width: 414, height: 896),
      insets: (48, 34)),
    Case(
      testDescription: "sheets came with iOS 13", tools: 14490, scenes: presenter(),
      parts: ["status bar", "home indicator"], content: Rect(width: 414, height: 896),
      insets: (44, 34)),
    Case(
      testDescription: "a sheet of a tablet is in the middle", device: "ipad9_7",
      scenes: presenter(#"modalPresentationStyle="formSheet""#), parts: ["status bar", "sheet"],
      content: Rect(x: 114, y: 202, width: 540, height: 620), insets: (0, 0)),
  ]

  @Test(arguments: cases) func partsAndPlaces(_ row: Case) throws {
    let text = Inline.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="vc" \(row.attributes)>
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      \(row.inside)</viewController></objects></scene>\(row.scenes)
      """, header: "useSafeAreas=\"YES\"", device: Inline.device(row.device, row.orientation),
      tools: row.tools)
    var surroundings = Surroundings()
    surroundings.isWholeScreen = true
    let document = try Document(
      data: Data(text.utf8), path: "test.storyboard", surroundings: surroundings)
    let controller = try #require(document.controllers.first { $0.id == "vc" })
    let root = try #require(controller.rootView)
    let rules = EnvironmentRules(document)
    let screen = try #require(rules.screen(of: root, controller: controller))
    #expect(screen.parts == row.parts)
    #expect(screen.content == row.content)
    #expect(rules.frame(of: root, controller: controller) == row.content)
    let area = rules.environment(of: root, controller: controller).safeArea
    #expect((area.top, area.bottom) == row.insets)
    // The root's safe area ends where the bars begin.
    if let bar = screen.navigationBar {
      #expect(bar.y + bar.height == screen.content.y + area.top)
    }
    if let bar = screen.tabBar {
      #expect(bar.y == screen.content.y + screen.content.height - area.bottom)
    }
  }

  /// A phone shows five tabs; what is behind the last one is selected by it.
  @Test func moreThanFiveTabs() throws {
    let scenes = (0..<7).map { index in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)">
      <view key="view" id="v\(index)"><rect key="frame" x="0" y="0" width="375" height="667"/></view><tabBarItem key="tabBarItem" title="\(index)" id="t\(index)"/>
      </viewController></objects></scene>
      """
    }
    let segues = (0..<7).map {
      "<segue destination=\"c\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\($0)\"/>"
    }
    let text = Inline.storyboard(
      scenes.joined() + """
        <scene sceneID="t"><objects><tabBarController id="tabs"><connections>\(segues.joined())
        </connections></tabBarController></objects></scene>
        """, device: Inline.device("retina6_1"))
    var surroundings = Surroundings()
    surroundings.isWholeScreen = true
    let document = try Document(
      data: Data(text.utf8), path: "test.storyboard", surroundings: surroundings)
    let rules = EnvironmentRules(document)
    for (index, selected) in [(0, 0), (3, 3), (4, 4), (6, 4)] {
      let controller = try #require(document.controllers.first { $0.id == "c\(index)" })
      let root = try #require(controller.rootView)
      let screen = try #require(rules.screen(of: root, controller: controller))
      #expect(screen.tabControllers.map(\.id) == ["c0", "c1", "c2", "c3"])
      #expect(screen.hasMoreTabs && screen.selectedTab == selected)
    }
  }
}
