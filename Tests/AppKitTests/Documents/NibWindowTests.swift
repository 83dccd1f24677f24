import AppKit
import NibBuilding
import Testing

/// A window of a class of its own.
final class NotedWindow: NSWindow {}

/// A controller that loads its view from a document.
final class NoteController: NSViewController, NibConnectable {
  var field: NSTextField!
  var fieldAtLoad: NSTextField?
  class var nibConnections: NibConnections {
    NibConnections().outlet("field", \NoteController.field)
  }
  override func viewDidLoad() { fieldAtLoad = field }
}

/// A controller that notes what it is called for.
final class NoteWindowController: NSWindowController {
  var calls: [String] = []
  override func windowWillLoad() { calls.append("will \(isWindowLoaded)") }
  override func windowDidLoad() { calls.append("did \(isWindowLoaded)") }
}

/// Windows and controllers of documents: Apple, "NSWindowController", "NSViewController".
@MainActor struct NibWindowTests {
  private static func window(
    _ attributes: String = "", parts: String = "", title: String = "Notes"
  ) -> String {
    """
    <window title="\(title)" visibleAtLaunch="NO" animationBehavior="default" id="window" \(attributes)>
      <windowStyleMask key="styleMask" titled="YES" closable="YES" resizable="YES"/>
      <rect key="contentRect" x="100" y="200" width="320" height="240"/>
      \(parts)
      <view key="contentView" id="content">
        <rect key="frame" x="0.0" y="0.0" width="320" height="240"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
          <textField translatesAutoresizingMaskIntoConstraints="NO" id="field">
            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            <textFieldCell key="cell" title="Hello" id="fieldCell"/>
          </textField>
        </subviews>
        <constraints>
          <constraint firstItem="field" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="c1"/>
          <constraint firstAttribute="trailing" secondItem="field" secondAttribute="trailing" constant="20" id="c2"/>
          <constraint firstItem="field" firstAttribute="top" secondItem="content" secondAttribute="top" constant="20" id="c3"/>
        </constraints>
      </view>
      <connections><outlet property="initialFirstResponder" destination="field" id="o1"/></connections>
    </window>
    """
  }
  private static let owner = "<outlet property=\"window\" destination=\"window\" id=\"w1\"/>"

  private static func made(_ window: String) throws -> NSWindow {
    var objects: NSArray?
    let nib = NSNib(nibData: Data(Documents.xib(window).utf8), bundle: nil)
    nib.instantiate(withOwner: nil, topLevelObjects: &objects)
    #expect(objects?.count == 1)
    return try #require(objects?.firstObject as? NSWindow)
  }

  @Test func aWindowIsAsTheDocumentSays() throws {
    let window = try Self.made(
      Self.window(
        parts: "<value key=\"contentMinSize\" type=\"size\" width=\"200\" height=\"150\"/>"))
    #expect(window.title == "Notes")
    #expect(window.styleMask == [.titled, .closable, .resizable])
    let content = window.contentRect(forFrameRect: window.frame)
    #expect(content == NSRect(x: 100, y: 200, width: 320, height: 240))
    #expect(window.contentMinSize == NSSize(width: 200, height: 150))
    #expect(!window.isVisible)
    window.layoutIfNeeded()
    let field = try #require(window.contentView?.subviews.first as? NSTextField)
    #expect(field.stringValue == "Hello" && field.window === window)
    #expect(field.alignmentRect(forFrame: field.frame).width == 280)
  }

  @Test func aWindowMayBeOfAClassOfItsOwn() throws {
    let window = try Self.made(
      Self.window("customClass=\"NotedWindow\" customModule=\"AppKitTests\""))
    #expect(window is NotedWindow && window.styleMask.contains(.closable))
    let content = window.contentRect(forFrameRect: window.frame)
    #expect(content == NSRect(x: 100, y: 200, width: 320, height: 240))
    #expect(window.contentView?.frame.size == NSSize(width: 320, height: 240))
  }

  /// Here the target's module has resources beside the program.
  ///
  /// Source: Apple, "Interface Builder", custom classes: a class that inherits its module from the target is found
  /// whatever the target was called when the document was saved.
  @Test func aClassOfTheTargetIsFoundUnderAnotherModule() throws {
    let window = try Self.made(
      Self.window(
        "customClass=\"NotedWindow\" customModule=\"Notes\" customModuleProvider=\"target\""))
    #expect(window is NotedWindow)
  }

  @Test(arguments: [("NO", false), ("YES", true)])
  func aWindowIsShownAtLaunchIfItSays(word: String, isVisible: Bool) throws {
    let text = Self.window().replacingOccurrences(
      of: "visibleAtLaunch=\"NO\"", with: "visibleAtLaunch=\"\(word)\"")
    let window = try Self.made(text)
    #expect(window.isVisible == isVisible)
    window.close()
    #expect(!window.isVisible)
  }

  // MARK: Controllers

  @Test func aWindowControllerLoadsItsWindowWhenAsked() throws {
    let text = Documents.xib(owner: Self.owner, Self.window())
    try Documents.withFolder(["Notes.xib": text]) { folder in
      let owner = PanelOwner()
      let controller = NoteWindowController(
        windowNibPath: folder.appendingPathComponent("Notes.xib").path, owner: owner)
      #expect(controller.windowNibName == "Notes" && controller.owner === owner)
      let own = NoteWindowController(window: nil)
      #expect(own.window == nil && own.calls.isEmpty && own.owner == nil)
    }
  }

  /// The main bundle has no documents in tests, so the path says where it is and the controller is the owner.
  @Test func theOwnerGetsTheWindow() throws {
    let text = Documents.xib(owner: Self.owner, Self.window())
    try Documents.withFolder(["Notes.xib": text]) { folder in
      let path = folder.appendingPathComponent("Notes.xib").path
      let owner = NSWindowController(window: nil)
      let controller = NoteWindowController(windowNibPath: path, owner: owner)
      let messages = Documents.messages { #expect(controller.window == nil) }
      #expect(owner.window?.title == "Notes" && owner.window?.windowController === owner)
      #expect(controller.calls == ["will false"])
      #expect(
        messages == [
          "-[NSWindowController loadWindow]: failed to load window nib file 'Notes'."
        ])
    }
  }

  @Test func aControllerMayOverrideWhatItsDocumentIs() throws {
    let text = Documents.xib(owner: Self.owner, Self.window())
    try Documents.withFolder(["Notes.xib": text]) { folder in
      PathWindowController.path = folder.appendingPathComponent("Notes.xib").path
      let controller = PathWindowController(window: nil)
      #expect(!controller.isWindowLoaded)
      let window = try #require(controller.window)
      #expect(controller.calls == ["will", "did"])
      #expect(window.title == "Notes" && controller.window === window)
      #expect(controller.calls.count == 2)
      controller.showWindow(nil)
      #expect(window.isVisible)
      controller.close()
      #expect(!window.isVisible)
    }
  }

  @Test func aWindowThatIsNotThereIsLogged() {
    let controller = NSWindowController(windowNibName: "Nowhere")
    let messages = Documents.messages {
      #expect(controller.window == nil)
      #expect(controller.window == nil)
    }
    #expect(
      messages.last == "-[NSWindowController loadWindow]: failed to load window nib file 'Nowhere'."
    )
    #expect(messages.count == 2)
  }

  static let note = Documents.xib(
    owner: """
      <outlet property="view" destination="view" id="v1"/><outlet property="field" destination="field" id="v2"/>
      """,
    """
    <customView id="view"><rect key="frame" x="0.0" y="0.0" width="120" height="60"/>
      <subviews><textField id="field"><rect key="frame" x="10" y="10" width="100" height="22"/>
        <textFieldCell key="cell" title="Note" id="cell"/></textField></subviews>
    </customView>
    """)

  @Test func aViewControllerLoadsItsView() throws {
    try Documents.withFolder(["Note.xib": Self.note]) { folder in
      let controller = NoteController(nibName: "Note", bundle: Bundle(url: folder))
      #expect(controller.nibName == "Note" && !controller.isViewLoaded)
      #expect(controller.view.frame.size == NSSize(width: 120, height: 60))
      #expect(controller.fieldAtLoad?.stringValue == "Note")
    }
  }

  @Test(arguments: [("Nowhere", 2), ("Other", 1)])
  func aViewThatIsNotThereIsLogged(name: String, count: Int) throws {
    let other = Documents.xib("<customView id=\"view\"/>")
    try Documents.withFolder(["Other.xib": other]) { folder in
      let controller = NSViewController(nibName: name, bundle: Bundle(url: folder))
      let messages = Documents.messages { #expect(controller.view.subviews.isEmpty) }
      #expect(messages.last?.hasSuffix("loaded the \"\(name)\" nib but no view was set.") == true)
      #expect(messages.count == count, "\(messages)")
    }
  }
}

/// A controller whose document is found by its class.
final class PathWindowController: NSWindowController {
  static var path = ""
  var calls: [String] = []
  override var windowNibName: NSNib.Name? { "Notes" }
  override func loadWindow() {
    var objects: NSArray?
    let nib = try? NSNib(contentsOf: URL(fileURLWithPath: Self.path))
    nib?.instantiate(withOwner: self, topLevelObjects: &objects)
  }
  override func windowWillLoad() { calls.append("will") }
  override func windowDidLoad() { calls.append("did") }
}
