import Foundation
import InlineDocuments
import Testing

@testable import IBDocument

/// Controllers, their guides, segues and simulated metrics.
struct ControllerElementTests {
  private let scenes = """
    <scene sceneID="s1"><objects><navigationController id="nav" storyboardIdentifier="Main">
    <navigationBar key="navigationBar" largeTitles="YES" id="bar"><rect key="frame"/></navigationBar>
    <connections><segue destination="vc" kind="relationship" relationship="rootViewController" \
    id="g1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController hidesBottomBarWhenPushed="YES" customClass="List" id="vc">
    <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
    <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
    <view key="view" id="root"><rect key="frame" width="375" height="667"/><subviews>
    <button id="b"><rect key="frame"/><connections>
    <segue destination="next" kind="show" identifier="go" id="g2"/></connections></button>
    </subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="top" \
    secondAttribute="bottom" id="c"/></constraints></view>
    <navigationItem key="navigationItem" title="List" largeTitleDisplayMode="never" id="item">
    <view key="titleView" id="title"><rect key="frame"/></view></navigationItem>
    <nil key="simulatedStatusBarMetrics"/>
    <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
    <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
    <size key="freeformSize" width="300" height="200"/></viewController>
    <tapGestureRecognizer id="tap"><connections><segue destination="nav" kind="presentation" \
    id="g3"/></connections></tapGestureRecognizer></objects></scene>
    """

  @Test func controllersAndTheirFacts() throws {
    let document = try Inline.read(
      Inline.storyboard(scenes, header: #"initialViewController="nav" useSafeAreas="YES""#))
    #expect(document.findings.isEmpty)
    #expect(document.initialViewController == "nav")
    #expect(document.kind == .storyboard && document.usesSafeAreas)
    #expect(document.controllers.map(\.id) == ["nav", "vc"])
    #expect(document.roots.map(\.id) == ["bar", "root", "title"])

    let nav = document.controllers[0]
    #expect(nav.kind == .navigationController && nav.usesLargeTitles)
    #expect(nav.storyboardIdentifier == "Main" && nav.sceneID == "s1" && nav.rootView == nil)
    #expect(nav.segues.first?.relationship == "rootViewController")
    #expect(nav.segues.first?.destination == "vc")

    let list = document.controllers[1]
    #expect(list.rootView === document.roots[1])
    #expect(document.controller(of: document.roots[1]) === list)
    #expect(list.customClass == "List" && list.hidesBottomBarWhenPushed)
    #expect(list.layoutGuides == [.init(id: "top", end: .top), .init(id: "bottom", end: .bottom)])
    #expect(list.navigationItem?.largeTitle == .never && list.navigationItem?.title == "List")
    #expect(list.segues.map(\.id) == ["g2", "g3"])
    #expect(list.segues.map(\.source) == ["b", "tap"])
    #expect(list.segues.first?.identifier == "go")
  }

  @Test func simulatedMetrics() throws {
    let document = try Inline.read(Inline.storyboard(scenes))
    let metrics = try #require(document.controllers.last).simulatedMetrics
    #expect(metrics.statusBar == .none)
    #expect(metrics.topBar == .navigationBar(isTranslucent: false, isPrompted: false))
    #expect(metrics.bottomBar == .tabBar(isTranslucent: true))
    #expect(metrics.size == .freeform)
    #expect(metrics.orientation == nil)
    let nothing = document.controllers[0].simulatedMetrics
    #expect(nothing.statusBar == .inferred && nothing.topBar == .inferred)
    #expect(nothing.bottomBar == .inferred && nothing.size == .inferred)
  }

  @Test func aTopLevelViewHasMetricsOfItsOwn() throws {
    let view = try Inline.view(
      """
      <view id="v"><rect key="frame"/><nil key="simulatedTopBarMetrics"/>
      <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
      <simulatedOrientationMetrics key="simulatedOrientationMetrics" orientation="landscapeRight"/>
      <simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina47"/></view>
      """)
    #expect(view.simulatedMetrics.topBar == .none)
    #expect(view.simulatedMetrics.statusBar == .shown)
    #expect(view.simulatedMetrics.orientation == .landscape)
    #expect(view.simulatedMetrics.size == .screen("retina47"))
  }

  @Test(arguments: [
    ("21507", 21507), ("32700.99.1234", 32700), ("14113", 14113), ("", 0), ("beta", 0),
    ("99999999999999999999", 0),
  ])
  func toolsVersions(written: String, number: Int) throws {
    let text = Inline.xib("").replacingOccurrences(of: "21507", with: written)
    #expect(try Inline.read(text).toolsVersion == number)
  }

  @Test(arguments: [
    ("CocoaTouch.XIB", "iOS.CocoaTouch", Document.Platform.iOS, Document.Kind.xib),
    ("CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch.iPad", .iOS, .storyboard),
    ("Cocoa.XIB", "MacOSX.Cocoa", .macOS, .xib), ("Cocoa.XIB", "", .macOS, .xib),
    ("AppleTV.Storyboard", "AppleTV", .other("AppleTV"), .storyboard),
  ])
  func platforms(
    type: String, runtime: String, platform: Document.Platform, kind: Document.Kind
  ) throws {
    let document = try Inline.read(
      "<document type=\"com.apple.InterfaceBuilder3.\(type)\" targetRuntime=\"\(runtime)\"/>")
    #expect(document.platform == platform && document.kind == kind)
    #expect(document.roots.isEmpty && document.controllers.isEmpty)
  }
}
