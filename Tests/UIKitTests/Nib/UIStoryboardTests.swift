import Foundation
import NibBuilding
import TestSupport
import Testing
import UIKit

/// The controller with which the storyboard of these tests begins.
final class ListController: UIViewController, NibConnectable {
  var heading: UILabel!
  var limit = 0
  var prepared: [UIStoryboardSegue] = []
  var returned: [String] = []
  var childrenAtLoad = 0
  var forbids = false

  class var nibConnections: NibConnections {
    NibConnections()
      .outlet("heading", \ListController.heading)
      .attribute("limit", \ListController.limit)
      .action("backToList:") { (list: ListController, segue) in
        list.returned.append((segue as? UIStoryboardSegue)?.identifier ?? "")
      }
      .action("tapped:") { (list: ListController, _) in list.limit += 1 }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    childrenAtLoad = children.count
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue) }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    !forbids
  }
}

/// A segue of a class of its own.
final class SwapSegue: UIStoryboardSegue {
  override func perform() { source.title = "swapped for \(destination.title ?? "")" }
}

/// Documents: Apple, "UIStoryboard", "UIStoryboardSegue" and "Using segues"; the format as Xcode writes it.
@MainActor struct UIStoryboardTests {
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
      <scenes>
        <scene sceneID="s0"><objects>
          <navigationController id="nav">
            <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar"/>
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r0"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="List" id="list" customClass="ListController" customModule="UIKitTests">
            <view key="view" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <label text="Heading" translatesAutoresizingMaskIntoConstraints="NO" id="heading"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label>
                <button translatesAutoresizingMaskIntoConstraints="NO" id="go"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                  <connections><segue destination="detail" kind="show" identifier="detail" id="g1"/></connections>
                </button>
                <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                  <connections><segue destination="inner" kind="embed" identifier="inner" id="g2"/></connections>
                </containerView>
              </subviews>
              <constraints>
                <constraint firstItem="heading" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c1"/>
                <constraint firstItem="heading" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="c2"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="c3"/>
                <constraint firstItem="box" firstAttribute="bottom" secondItem="v1" secondAttribute="bottom" constant="-100" id="c4"/>
                <constraint firstItem="box" firstAttribute="width" constant="200" id="c5x"/>
                <constraint firstItem="box" firstAttribute="height" constant="50" id="c6"/>
                <constraint firstItem="go" firstAttribute="top" secondItem="heading" secondAttribute="bottom" id="c7"/>
                <constraint firstItem="go" firstAttribute="leading" secondItem="heading" secondAttribute="leading" id="c8"/>
              </constraints>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o5"/></connections>
            </view>
            <navigationItem key="navigationItem" title="Things" id="item">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                <connections><segue destination="sheet" kind="presentation" identifier="sheet" modalPresentationStyle="formSheet" id="g3"/></connections>
              </barButtonItem>
            </navigationItem>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="limit"><integer key="value" value="5"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections>
              <outlet property="heading" destination="heading" id="o1"/>
              <segue destination="sheet" kind="custom" identifier="swap" customClass="SwapSegue" customModule="UIKitTests" id="g4"/>
            </connections>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
          <tapGestureRecognizer id="tap"><connections><action selector="tapped:" destination="list" id="a1"/></connections></tapGestureRecognizer>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="Detail" title="Detail" id="detail">
            <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            <connections><segue destination="exit" kind="unwind" identifier="done" unwindAction="backToList:" id="g5"/></connections>
          </viewController>
          <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController title="Inner" id="inner">
            <view key="view" id="v3"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
          </viewController>
        </objects></scene>
        <scene sceneID="s4"><objects>
          <viewController storyboardIdentifier="Sheet" title="Sheet" id="sheet">
            <view key="view" id="v4"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            <connections><segue destination="exit4" kind="unwind" identifier="close" unwindAction="backToList:" id="g6"/></connections>
          </viewController>
          <exit id="exit4" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
      </scenes>
    </document>
    """

  /// The storyboard, read from a file that is gone afterwards.
  static func storyboard() throws -> UIStoryboard {
    let url = TestFolder.root.appendingPathComponent(
      "\(UUID().uuidString).storyboard")
    try Data(document.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try UIStoryboard(contentsOf: url)
  }

  /// The navigation controller in a window of 375 × 667, and its list.
  static func shown() throws -> (UIWindow, UINavigationController, ListController) {
    let first = try storyboard().instantiateInitialViewController()
    let navigation = try #require(first as? UINavigationController)
    let list = try #require(navigation.topViewController as? ListController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, navigation, list)
  }

  @Test func controllersContainWhatTheirRelationshipsSay() throws {
    let (_, navigation, list) = try Self.shown()
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.viewControllers == [list])
    #expect(list.title == nil)
    #expect(list.navigationItem.title == "Things")
    #expect(list.limit == 5)
    #expect(list.storyboard != nil)
    #expect(list.heading.text == "Heading")
  }

  @Test func viewsAreMadeWhenFirstAskedFor() throws {
    let list: ListController = try Self.storyboard().instantiateViewController(identifier: "List")
    #expect(!list.isViewLoaded)
    #expect(list.heading == nil)
    list.loadViewIfNeeded()
    #expect(list.heading != nil)
  }

  /// The heading is 8 below the safe area, which the bar of 96 and the status bar make.
  @Test func layoutIsThatOfTheDocument() throws {
    let (_, navigation, list) = try Self.shown()
    let top = list.view.safeAreaInsets.top
    #expect(top >= navigation.navigationBar.frame.height)
    #expect(list.heading.frame.minX == 20)
    #expect(list.heading.frame.minY == top + 8)
  }

  /// The box is 200 × 50; what is embedded fills it, and was there before `viewDidLoad`.
  @Test func whatIsEmbeddedFillsItsContainer() throws {
    let (_, _, list) = try Self.shown()
    let inner = try #require(list.children.first)
    #expect(inner.title == "Inner")
    #expect(list.childrenAtLoad == 1)
    #expect(list.prepared.map(\.identifier) == ["inner"])
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    let box = try #require(inner.view.superview)
    #expect(box.frame == CGRect(x: 20, y: 667 - 150, width: 200, height: 50))
  }

  @Test func aButtonStartsItsSegueWhereTheControllerAgrees() throws {
    let (_, navigation, list) = try Self.shown()
    let button = try #require(list.view.subviews.compactMap { $0 as? UIButton }.first)
    list.forbids = true
    button.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1)
    list.forbids = false
    button.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController?.title == "Detail")
    #expect(list.prepared.last?.identifier == "detail")
    #expect(list.prepared.last?.destination === navigation.topViewController)
  }

  @Test func unwindingPopsToTheControllerThatKnowsTheAction() throws {
    let (_, navigation, list) = try Self.shown()
    list.performSegue(withIdentifier: "detail", sender: nil)
    let detail = try #require(navigation.topViewController)
    detail.performSegue(withIdentifier: "done", sender: nil)
    #expect(navigation.topViewController === list)
    #expect(list.returned == ["done"])
  }

  @Test func unwindingDismissesWhatIsPresented() throws {
    let (_, _, list) = try Self.shown()
    let add = try #require(list.navigationItem.rightBarButtonItem)
    let action = try #require(add.primaryAction)
    UIControl().sendAction(action)
    let sheet = try #require(list.presentedViewController)
    #expect(sheet.title == "Sheet")
    #expect(sheet.modalPresentationStyle == .formSheet)
    sheet.performSegue(withIdentifier: "close", sender: nil)
    #expect(list.presentedViewController == nil)
    #expect(list.returned == ["close"])
  }

  @Test func aSegueOfItsOwnClassPerformsItself() throws {
    let (_, _, list) = try Self.shown()
    list.performSegue(withIdentifier: "swap", sender: nil)
    #expect(list.title == "swapped for Sheet")
    #expect(list.prepared.last is SwapSegue)
  }

  @Test func recognizersTellTheirTargets() throws {
    let (_, _, list) = try Self.shown()
    let tap = try #require(list.view.gestureRecognizers?.first)
    tap.state = .ended
    #expect(list.limit == 6)
  }

  @Test func aClosureMayMakeTheController() throws {
    let made: ListController = try Self.storyboard().instantiateViewController(
      identifier: "List",
      creator: { coder in
        let list = ListController(coder: coder)
        list?.returned = ["made here"]
        return list
      })
    #expect(made.returned == ["made here"])
    #expect(made.limit == 5)
  }

  @Test func eachTimeControllersAreNew() throws {
    let storyboard = try Self.storyboard()
    let (one, other) = (
      storyboard.instantiateViewController(withIdentifier: "Detail"),
      storyboard.instantiateViewController(withIdentifier: "Detail")
    )
    #expect(one !== other)
  }

  // MARK: References and cycles

  /// A storyboard of one controller that holds another one, or a reference.
  private static func scene(_ id: String, _ body: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <viewController storyboardIdentifier="\(id)" title="\(id)" id="\(id)">
        <view key="view" id="view-\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>\(body)</subviews>
        </view>
      </viewController>
    </objects></scene>
    """
  }
  private static func box(_ destination: String) -> String {
    """
    <containerView id="box-\(destination)"><rect key="frame" x="0.0" y="0.0" width="30" height="20"/>
      <connections><segue destination="\(destination)" kind="embed" id="segue-\(destination)"/></connections>
    </containerView>
    """
  }
  /// Hands over the first controller of `Main`, beside the other storyboards while it lasts.
  private static func withStoryboards(
    _ texts: [String: String], _ body: (UIViewController) throws -> Void
  ) throws {
    let folder = try TestFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, scenes) in texts {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" initialViewController="first">
          <scenes>\(scenes)</scenes>
        </document>
        """
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
    }
    let main = try UIStoryboard(contentsOf: folder.appendingPathComponent("Main.storyboard"))
    try body(try #require(main.instantiateInitialViewController()))
  }

  @Test func aReferenceStandsForAControllerOfAnotherStoryboard() throws {
    let reference = """
      <scene sceneID="r"><objects>
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="second" id="ref" sceneMemberID="viewController"/>
      </objects></scene>
      """
    try Self.withStoryboards([
      "Main": Self.scene("first", Self.box("ref")) + reference,
      "Other": Self.scene("first", "") + Self.scene("second", ""),
    ]) { first in
      first.loadViewIfNeeded()
      #expect(first.children.map(\.title) == ["second"])
      #expect(first.children[0].view.frame.size == CGSize(width: 30, height: 20))
    }
  }

  @Test func aControllerInsideItselfIsSaidAndLeftOut() throws {
    var messages: [String] = []
    let log = LayoutProfile.standard.log
    LayoutProfile.standard.log = { messages.append($0) }
    defer { LayoutProfile.standard.log = log }
    try Self.withStoryboards([
      "Main": Self.scene("first", Self.box("second")) + Self.scene("second", Self.box("first"))
    ]) { first in
      first.loadViewIfNeeded()
      #expect(first.children.map(\.title) == ["second"])
      #expect(first.children[0].children.isEmpty)
    }
    #expect(messages.contains { $0.hasSuffix("is inside itself.") })
  }
}
