import AppKit
import NibBuilding
import Testing

/// The controller whose view the window of these tests shows.
final class MainController: NSViewController, NibConnectable {
  var field: NSTextField!
  var helper: PanelHelper?
  var limit = 0
  var prepared: [NSStoryboardSegue] = []
  var childrenAtLoad = 0
  var forbids = false

  class var nibConnections: NibConnections {
    NibConnections()
      .outlet("field", \MainController.field)
      .outlet("helper", \MainController.helper)
      .attribute("limit", \MainController.limit)
  }
  override func viewDidLoad() { childrenAtLoad = children.count }
  override func prepare(for segue: NSStoryboardSegue, sender: Any?) { prepared.append(segue) }
  override func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { !forbids }
}

/// A window's controller of a class of its own.
final class FrameController: NSWindowController {
  var calls: [String] = []
  override func awakeFromNib() { calls.append("awake") }
  override func windowDidLoad() { calls.append("did \(window?.title ?? "")") }
}

/// A segue of a class of its own.
final class TitleSegue: NSStoryboardSegue {
  override func perform() {
    (sourceController as? NSViewController)?.title = "performed \(identifier ?? "")"
  }
}

/// Documents: Apple, "NSStoryboard", "NSStoryboardSegue" and "NSSeguePerforming"; the format as Xcode writes it.
@MainActor struct NSStoryboardTests {
  static let frame = """
    <scene sceneID="s0"><objects>
      <windowController storyboardIdentifier="Frame" id="frame" customClass="FrameController" customModule="AppKitTests" sceneMemberID="viewController">
        <window key="window" title="Things" visibleAtLaunch="NO" id="window">
          <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
          <rect key="contentRect" x="196" y="240" width="480" height="270"/>
          <connections><outlet property="delegate" destination="frame" id="d1"/></connections>
        </window>
        <connections><segue destination="main" kind="relationship" relationship="window.shadowedContentViewController" id="r1"/></connections>
      </windowController>
      <customObject id="f0" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
    </objects></scene>
    """
  static let main = Documents.scene(
    "main", attributes: "customClass=\"MainController\" customModule=\"AppKitTests\"",
    views: """
      <textField translatesAutoresizingMaskIntoConstraints="NO" id="field"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/><textFieldCell key="cell" title="Hello" id="cell"/></textField>
      <button id="go"><rect key="frame" x="10" y="60" width="80" height="25"/>
        <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" id="goCell"/>
        <connections><segue destination="other" kind="show" identifier="go" id="g1"/></connections>
      </button>
      <containerView fixedFrame="YES" id="box"><rect key="frame" x="100" y="20" width="60" height="30"/>
        <connections><segue destination="inner" kind="embed" identifier="inner" id="g2"/></connections>
      </containerView>
      """,
    connections: """
      <outlet property="field" destination="field" id="o1"/>
      <outlet property="helper" destination="helper" id="o2"/>
      <segue destination="other" kind="custom" identifier="title" customClass="TitleSegue" customModule="AppKitTests" id="g3"/>
      <segue destination="other" kind="sheet" identifier="sheet" id="g4"/>
      <segue destination="nowhere" kind="show" identifier="lost" id="g5"/>
      <segue destination="second" kind="show" identifier="window" id="g6"/>
      """,
    objects:
      "<customObject id=\"helper\" customClass=\"PanelHelper\" customModule=\"AppKitTests\"/>"
  ).replacingOccurrences(
    of: "</viewController>",
    with: """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="limit"><integer key="value" value="5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></viewController>
      """)
  static let second = """
    <scene sceneID="s4"><objects>
      <windowController id="second" sceneMemberID="viewController">
        <window key="window" title="Second" id="window2"><windowStyleMask key="styleMask" titled="YES"/>
          <rect key="contentRect" x="0" y="0" width="50" height="40"/></window>
      </windowController>
    </objects></scene>
    """
  static let document = Documents.storyboard(
    initial: "frame",
    frame + main + Documents.scene("inner") + Documents.scene("other") + second)

  /// A storyboard, read from a file that is gone afterwards.
  static func storyboard(_ text: String = document) throws -> NSStoryboard {
    try Documents.withFolder(["Main.storyboard": text]) {
      try NSStoryboard(contentsOf: $0.appendingPathComponent("Main.storyboard"))
    }
  }
  private static func shown() throws -> (FrameController, MainController) {
    let frame = try #require(try storyboard().instantiateInitialController() as? FrameController)
    return (frame, try #require(frame.contentViewController as? MainController))
  }

  @Test func aWindowControllerHasItsWindowAndContent() throws {
    let first = try Self.storyboard().instantiateInitialController()
    let frame = try #require(first as? FrameController)
    #expect(frame.calls == ["awake"] && !frame.isWindowLoaded)
    let window = try #require(frame.window)
    let main = try #require(frame.contentViewController as? MainController)
    #expect(frame.calls == ["awake", "did Things"])
    #expect(window.windowController === frame && window.styleMask == [.titled, .closable])
    #expect(window.contentViewController === main && main.view.window === window)
    #expect(main.view.frame.size == NSSize(width: 200, height: 100))
    #expect(frame.storyboard != nil && frame.storyboard === main.storyboard)
  }

  @Test func aViewIsMadeWhenItIsFirstAskedFor() throws {
    let main: MainController = try Self.storyboard().instantiateController(identifier: "main")
    #expect(!main.isViewLoaded && main.field == nil)
    #expect(main.title == "main" && main.limit == 5)
    main.loadViewIfNeeded()
    #expect(main.field.stringValue == "Hello")
    #expect(main.helper?.isAwake == false)
  }

  /// Objects of a scene live as long as the controller.
  @Test func aSceneKeepsItsObjects() throws {
    let main: MainController = try Self.storyboard().instantiateController(identifier: "main")
    main.loadViewIfNeeded()
    weak let helper = main.helper
    main.helper = nil
    #expect(helper != nil)
  }

  @Test func whatIsEmbeddedFillsItsContainer() throws {
    let (_, main) = try Self.shown()
    let inner = try #require(main.children.first)
    #expect(inner.title == "inner" && main.childrenAtLoad == 1)
    #expect(main.prepared.map(\.identifier) == ["inner"])
    #expect(inner.view.frame == NSRect(x: 0, y: 0, width: 60, height: 30))
    #expect(inner.view.superview?.frame == NSRect(x: 100, y: 20, width: 60, height: 30))
  }

  @Test func aButtonStartsItsSegueWhereTheControllerAgrees() throws {
    let (_, main) = try Self.shown()
    let button = try #require(main.view.subviews.compactMap { $0 as? NSButton }.first)
    main.forbids = true
    button.performClick(nil)
    #expect(main.prepared.count == 1)
    main.forbids = false
    button.performClick(nil)
    let segue = try #require(main.prepared.last)
    #expect(segue.identifier == "go" && segue.sourceController as? NSViewController === main)
    let other = try #require(segue.destinationController as? NSViewController)
    let window = try #require(other.view.window)
    #expect(other.title == "other" && window.isVisible && window.title == "other")
    window.close()
  }

  /// A window's controller lives as long as its window is on the screen.
  @Test func aSegueShowsAWindow() throws {
    let (_, main) = try Self.shown()
    main.performSegue(withIdentifier: "window", sender: nil)
    weak let controller = main.prepared.last?.destinationController as? NSWindowController
    main.prepared = []
    let window = try #require(controller?.window)
    #expect(window.title == "Second" && window.isVisible)
    window.close()
    #expect(controller == nil)
  }

  /// What is logged of a segue; nothing where it does its work.
  @Test(
    arguments: [
      ("title", nil, true), ("sheet", nil, true),
      ("lost", "leads to no controller of the storyboard.", false),
    ] as [(String, String?, Bool)])
  func otherSegues(identifier: String, message: String?, isPrepared: Bool) throws {
    let (_, main) = try Self.shown()
    let messages = Documents.messages {
      main.performSegue(withIdentifier: identifier, sender: nil)
    }
    #expect((main.prepared.last?.identifier == identifier) == isPrepared)
    #expect(messages.count == (message == nil ? 0 : 1))
    if let message { #expect(messages.first?.hasSuffix(message) == true, "\(messages)") }
    #expect(main.title == (identifier == "title" ? "performed title" : "main"))
  }

  @Test func aClosureMayMakeTheController() throws {
    let storyboard = try Self.storyboard()
    let made: MainController = storyboard.instantiateController(identifier: "main") { coder in
      let main = MainController(coder: coder)
      main?.forbids = true
      return main
    }
    #expect(made.forbids && made.limit == 5)
    let frame: FrameController? = storyboard.instantiateInitialController { coder in
      let frame = FrameController(coder: coder)
      frame?.calls = ["made"]
      return frame
    }
    #expect(frame?.calls == ["made", "awake"])
    let none: MainController? = storyboard.instantiateInitialController()
    #expect(none == nil)
  }

  @Test func eachTimeControllersAreNew() throws {
    let storyboard = try Self.storyboard()
    let (one, other) = (
      storyboard.instantiateController(withIdentifier: "other") as? NSViewController,
      storyboard.instantiateController(withIdentifier: "other") as? NSViewController
    )
    #expect(one != nil && one !== other)
  }

  @Test func aSegueByHand() {
    var isPerformed = false
    let (one, other) = (NSViewController(), NSViewController())
    let segue = NSStoryboardSegue(identifier: "hand", source: one, destination: other) {
      isPerformed = true
    }
    segue.perform()
    #expect(isPerformed && segue.identifier == "hand")
    #expect(segue.destinationController as? NSViewController === other)
  }

  @Test func aKindWithoutClassIsLogged() throws {
    let text = Documents.storyboard(
      initial: "host",
      """
      <scene sceneID="s"><objects><hostingController id="host" sceneMemberID="viewController"/></objects></scene>
      """)
    let storyboard = try Self.storyboard(text)
    let messages = Documents.messages {
      #expect(storyboard.instantiateInitialController() is NSViewController)
    }
    #expect(
      messages.first?.hasSuffix("is a plain controller: AppKit has no class for it here.") == true)
  }

  /// A controller of tabs has the children that its relationships name, with the labels of its items.
  @Test func controllersOfTabs() throws {
    let text = Documents.storyboard(
      initial: "tabs",
      """
      <scene sceneID="s"><objects><tabViewController id="tabs" sceneMemberID="viewController" tabStyle="toolbar">
      <tabViewItems><tabViewItem label="First" id="i1"/><tabViewItem label="Second" id="i2"/></tabViewItems>
      <connections><segue destination="one" kind="relationship" relationship="tabItems" id="r1"/>
      <segue destination="two" kind="relationship" relationship="tabItems" id="r2"/></connections>
      </tabViewController></objects></scene>
      <scene sceneID="s1"><objects><viewController title="one" id="one" sceneMemberID="viewController">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="10" height="10"/></view></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController title="two" id="two" sceneMemberID="viewController">
      <view key="view" id="v2"><rect key="frame" x="0" y="0" width="10" height="10"/></view></viewController></objects></scene>
      """)
    let tabs = try #require(
      try Self.storyboard(text).instantiateInitialController() as? NSTabViewController)
    #expect(tabs.tabViewItems.map(\.label) == ["First", "Second"] && tabs.tabStyle == .toolbar)
    #expect(tabs.children.map(\.title) == ["one", "two"] && tabs.selectedTabViewItemIndex == 0)
  }

  @Test func whatIsNoStoryboardThrowsWithItsPlace() throws {
    #expect(throws: (any Error).self) { try Self.storyboard("<document>\n<scenes>") }
    #expect(NSStoryboard.main == nil)
  }
}
