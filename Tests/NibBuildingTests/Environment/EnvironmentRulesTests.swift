import Foundation
import IBDocument
import InlineDocuments
import Testing

@testable import NibBuilding

/// The simulated environment, case by case.
///
/// Expected numbers are those the stored frames of published documents imply, and Apple's published
/// device figures.
struct EnvironmentRulesTests {
  /// One controller's root in a document.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var device = "retina6_1"
    var orientation = "portrait"
    var tools = 18122
    var usesSafeAreas = true
    /// The root's frame.
    var frame = Rect(width: 414, height: 896)
    var rootKind = "view"
    /// Children of the controller.
    var controller = ""
    /// Other scenes, with a segue to `vc`.
    var scenes = ""
    /// Expected top and bottom.
    var top: Double
    var bottom: Double

    func environment() throws -> SimulatedEnvironment {
      let text = Inline.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="vc">
        <\(rootKind) key="view" id="root"><rect key="frame" x="\(frame.x)" y="\(frame.y)" \
        width="\(frame.width)" height="\(frame.height)"/></\(rootKind)>\(controller)
        </viewController></objects></scene>\(scenes)
        """, header: usesSafeAreas ? "useSafeAreas=\"YES\"" : "",
        device: Inline.device(device, orientation), tools: tools)
      let document = try Inline.read(text)
      let controller = try #require(document.controllers.first { $0.id == "vc" })
      return EnvironmentRules.environment(
        of: try #require(controller.rootView), controller: controller, in: document)
    }
  }

  static func container(_ kind: String, _ relationship: String, to: String = "vc", bar: String = "")
    -> String
  {
    """
    <scene sceneID="s-\(kind)"><objects><\(kind) id="\(kind)">\(bar)<connections>
    <segue destination="\(to)" kind="relationship" relationship="\(relationship)" id="r-\(kind)"/>
    </connections></\(kind)></objects></scene>
    """
  }

  static func other(_ segue: String, to: String = "vc", inner: String = "", around: String = "")
    -> String
  {
    """
    <scene sceneID="s-other"><objects><viewController id="other">\(inner)<connections>
    <segue destination="\(to)" kind="\(segue)" id="r-other"/></connections></viewController>
    </objects></scene>\(around)
    """
  }

  static let navigation = container("navigationController", "rootViewController")
  static let tabs = container("tabBarController", "viewControllers")

  static let cases: [Case] = [
    Case(testDescription: "a notch", top: 44, bottom: 34),
    Case(testDescription: "a notch of Xcode 14", tools: 22154, top: 48, bottom: 34),
    Case(
      testDescription: "a home button", device: "retina4_7", tools: 14490,
      frame: Rect(width: 375, height: 667), top: 20, bottom: 0),
    Case(
      testDescription: "a home button in Xcode 12", device: "retina4_7",
      frame: Rect(width: 375, height: 667), top: 0, bottom: 0),
    Case(
      testDescription: "a home button in Xcode 15", device: "retina4_7", tools: 22505,
      frame: Rect(width: 375, height: 667), top: 20, bottom: 0),
    Case(
      testDescription: "an iPad", device: "ipad12_9rounded", tools: 22505,
      frame: Rect(width: 1024, height: 1366), top: 24, bottom: 20),
    Case(testDescription: "a navigation bar", scenes: navigation, top: 88, bottom: 34),
    Case(
      testDescription: "a pushed controller",
      scenes: other(
        "show", around: container("navigationController", "rootViewController", to: "other")),
      top: 88, bottom: 34),
    Case(
      testDescription: "a push without a navigation controller", scenes: other("show"), top: 44,
      bottom: 34),
    Case(
      testDescription: "a bar stated absent by the pusher",
      scenes: other(
        "show", inner: "<nil key=\"simulatedTopBarMetrics\"/>",
        around: container("navigationController", "rootViewController", to: "other")),
      top: 44, bottom: 34),
    Case(
      testDescription: "a hidden navigation bar",
      scenes: navigation.replacingOccurrences(
        of: "id=\"navigationController\"",
        with: "id=\"navigationController\" navigationBarHidden=\"YES\""),
      top: 44, bottom: 34),
    Case(
      testDescription: "a pretended navigation bar",
      controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>",
      top: 88, bottom: 34),
    Case(
      testDescription: "a pretended opaque bar",
      frame: Rect(width: 414, height: 808),
      controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" "
        + "translucent=\"NO\" prompted=\"NO\"/>",
      top: 0, bottom: 34),
    Case(
      testDescription: "large titles",
      scenes: container(
        "navigationController", "rootViewController",
        bar: "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>"),
      top: 140, bottom: 34),
    Case(
      testDescription: "large titles refused",
      controller:
        "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"i\"/>",
      scenes: container(
        "navigationController", "rootViewController",
        bar: "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>"),
      top: 88, bottom: 34),
    Case(testDescription: "a tab bar", scenes: tabs, top: 44, bottom: 83),
    Case(
      testDescription: "a tab bar inside a navigation controller",
      scenes: tabs
        + container("navigationController", "rootViewController", to: "tabBarController"),
      top: 88, bottom: 83),
    Case(
      testDescription: "pushed over a tab bar",
      scenes: other("show", around: container("tabBarController", "viewControllers", to: "other"))
        + container("navigationController", "rootViewController", to: "tabBarController"),
      top: 88, bottom: 34),
    Case(
      testDescription: "an opaque tab bar", device: "retina4_7", tools: 14460,
      frame: Rect(width: 375, height: 618), scenes: tabs, top: 20, bottom: 0),
    Case(
      testDescription: "opaque bars at both ends", device: "retina4_7", tools: 14460,
      frame: Rect(width: 375, height: 554),
      scenes: navigation
        + container("tabBarController", "viewControllers", to: "navigationController"),
      top: 0, bottom: 0),
    Case(
      testDescription: "a pretended toolbar",
      controller: "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>",
      top: 44, bottom: 83),
    Case(
      testDescription: "a sheet", frame: Rect(width: 414, height: 842),
      scenes: other("presentation"), top: 0, bottom: 34),
    Case(
      testDescription: "a sheet with a navigation bar", frame: Rect(width: 414, height: 842),
      scenes: navigation + other("presentation", to: "navigationController"), top: 56, bottom: 34),
    Case(
      testDescription: "a sheet below an opaque bar", device: "retina4_7", tools: 32700,
      frame: Rect(width: 375, height: 591),
      scenes: navigation + other("presentation", to: "navigationController"), top: 0, bottom: 0),
    Case(
      testDescription: "only embedded", frame: Rect(width: 414, height: 150),
      scenes: other("embed"), top: 44, bottom: 0),
    Case(
      testDescription: "stored below an opaque bar", device: "retina4_7", tools: 11542,
      usesSafeAreas: false, frame: Rect(y: 64, width: 375, height: 603), scenes: navigation,
      top: 0, bottom: 0),
    Case(
      testDescription: "hanging over the bottom", device: "retina4_7", tools: 11542,
      usesSafeAreas: false, frame: Rect(y: 64, width: 375, height: 667), scenes: navigation,
      top: 0, bottom: 64),
    Case(
      testDescription: "counted twice", tools: 24127, top: 96, bottom: 68),
    Case(
      testDescription: "a table is not counted twice", tools: 24127, rootKind: "tableView",
      top: 48, bottom: 34),
    Case(
      testDescription: "a home button is not counted twice", device: "retina4_7", tools: 24127,
      frame: Rect(width: 375, height: 667), top: 20, bottom: 0),
    Case(
      testDescription: "a glass navigation bar", device: "retina6_12", tools: 24765,
      frame: Rect(width: 393, height: 852), scenes: navigation, top: 172, bottom: 68),
    Case(
      testDescription: "counted twice in Xcode 16.3", device: "retina6_12", tools: 23727,
      frame: Rect(width: 393, height: 852), top: 118, bottom: 68),
    Case(
      testDescription: "counted once before", device: "retina6_12", tools: 23504,
      frame: Rect(width: 393, height: 852), top: 59, bottom: 34),
    Case(
      testDescription: "shorter than a screen in glass", device: "retina5_9", tools: 24765,
      frame: Rect(width: 375, height: 752), top: 50, bottom: 0),
    Case(
      testDescription: "below an opaque bar in glass", device: "retina5_9", tools: 24765,
      frame: Rect(width: 375, height: 658),
      controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" "
        + "translucent=\"NO\" prompted=\"NO\"/>",
      top: 0, bottom: 68),
    Case(
      testDescription: "a sheet in glass with a navigation bar", device: "retina6_12",
      tools: 24765, frame: Rect(width: 393, height: 793),
      scenes: navigation + other("presentation", to: "navigationController"), top: 70, bottom: 0),
    Case(
      testDescription: "a toolbar above a tab bar",
      controller: "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>", scenes: tabs,
      top: 44, bottom: 132),
    Case(
      testDescription: "a toolbar without a home indicator", device: "retina4_7", tools: 14109,
      frame: Rect(width: 375, height: 667),
      controller: "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>", top: 20,
      bottom: 44),
    Case(
      testDescription: "a tab bar stated on the navigation controller",
      scenes: container(
        "navigationController", "rootViewController",
        bar: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"),
      top: 88, bottom: 83),
    Case(
      testDescription: "large titles refused by the item below",
      scenes: other(
        "show",
        inner: "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"i\"/>",
        around: container(
          "navigationController", "rootViewController", to: "other",
          bar: "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>")),
      top: 88, bottom: 34),
    Case(
      testDescription: "lower than any screen in Xcode 10", device: "retina4_7", tools: 14113,
      frame: Rect(width: 375, height: 80), top: 0, bottom: 0),
    Case(
      testDescription: "an unknown device", device: "retina99", tools: 24765,
      frame: Rect(width: 375, height: 667), top: 20, bottom: 0),
  ]

  @Test(arguments: cases)
  func safeAreaOfAController(_ example: Case) throws {
    let environment = try example.environment()
    #expect(environment.safeArea == EnvironmentInsets(top: example.top, bottom: example.bottom))
  }

  @Test func aPhoneOnItsSide() throws {
    let example = Case(
      testDescription: "", device: "retina6_0", orientation: "landscape", tools: 22154,
      frame: Rect(width: 844, height: 390), top: 0, bottom: 0)
    let expected = EnvironmentInsets(left: 47, bottom: 21, right: 47)
    #expect(try example.environment().safeArea == expected)
  }

  @Test(arguments: [
    (414.0, 20.0), (400.0, 20.0), (393.0, 16.0), (375.0, 16.0), (1024.0, 20.0),
  ])
  func rootMarginsFollowTheWidth(width: Double, side: Double) throws {
    let example = Case(
      testDescription: "", frame: Rect(width: width, height: 896), top: 0, bottom: 0)
    let environment = try example.environment()
    #expect(environment.rootMargins == EnvironmentInsets(left: side, right: side))
    #expect(environment.addsSafeAreaToRootMargins)
    #expect(environment.totalRootMargins.bottom == environment.safeArea.bottom)
  }

  @Test(arguments: [("retina6_1", 2.0), ("retina5_9", 3), ("retina6_12", 3), ("ipad9_7", 2)])
  func pixels(device: String, scale: Double) throws {
    let example = Case(testDescription: "", device: device, top: 0, bottom: 0)
    #expect(try example.environment().scale == scale)
  }
}

/// Insets that only the canvas counts twice.
struct DoubledInsetsTests {
  /// A device of the caller's choice has its insets once, whatever tool saved the document.
  @Test(arguments: ["retina6_1", "retina6_12", "retina5_9"])
  func aChosenDeviceHasItsInsetsOnce(device: String) throws {
    func insets(_ tools: Int) throws -> EnvironmentInsets {
      let text = Inline.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="vc">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="414" height="896"/></view>
        </viewController></objects></scene>
        """, header: "useSafeAreas=\"YES\"", device: Inline.device("retina6_1", "portrait"),
        tools: tools)
      let document = try Document(
        element: try Inline.read(text).element, path: "", surroundings: Surroundings(device: device)
      )
      let controller = try #require(document.controllers.first)
      let root = try #require(controller.rootView)
      return EnvironmentRules.environment(of: root, controller: controller, in: document).safeArea
    }
    // Xcode 15 does not double; both tools know the same heights of status bars.
    #expect(try insets(24127) == insets(22505))
    #expect(try insets(24127).top > 40)
  }
}
