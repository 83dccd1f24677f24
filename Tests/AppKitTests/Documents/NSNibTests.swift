import AppKit
import NibBuilding
import Testing

/// A view that a document makes, with an outlet, attributes and an action.
final class PanelView: NSView, NibConnectable {
  var title: NSTextField!
  var height: NSLayoutConstraint?
  var rows: [NSView] = []
  var gap: CGFloat = 0
  var tint: NSColor?
  var isAwake = false
  var clicks = 0

  class var nibConnections: NibConnections {
    NibConnections()
      .outlet("title", \PanelView.title)
      .outlet("height", \PanelView.height)
      .collection("rows", \PanelView.rows)
      .attribute("gap", \PanelView.gap)
      .attribute("tint", \PanelView.tint)
      .action("noteClick:") { (panel: PanelView, _) in panel.clicks += 1 }
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = title != nil
  }
}

/// Something that loads a document.
final class PanelOwner: NSResponder, NibConnectable {
  var panel: PanelView?
  var helper: PanelHelper?
  var opened: [NSObject] = []
  var isAwake = false

  class var nibConnections: NibConnections {
    NibConnections()
      .outlet("panel", \PanelOwner.panel)
      .outlet("helper", \PanelOwner.helper)
      .action("open:") { (owner: PanelOwner, sender) in
        owner.opened += [sender as? NSObject].compactMap { $0 }
      }
  }
  override func awakeFromNib() { isAwake = panel != nil }
}

/// An object of a document that is neither view nor window.
final class PanelHelper: NibCreatable, NibConnectable {
  var panel: PanelView?
  var isAwake = false
  static var nibConnections: NibConnections {
    NibConnections().outlet("panel", \PanelHelper.panel)
  }
  func awakeFromNib() { isAwake = panel != nil }
}

/// A text field of a class and a size of its own.
final class WideField: NSTextField {
  override var intrinsicContentSize: NSSize { NSSize(width: 100, height: 30) }
  override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsetsZero }
}

/// Documents: Apple, "NSNib" and "Resource Programming Guide: Nib Files"; the format as Xcode writes it.
@MainActor struct NSNibTests {
  static let panel = """
    <customView id="panel" customClass="PanelView" customModule="AppKitTests">
      <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
      <subviews>
        <textField translatesAutoresizingMaskIntoConstraints="NO" id="title" customClass="WideField" customModule="AppKitTests">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <textFieldCell key="cell" title="Name" id="titleCell"/>
        </textField>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="open">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <buttonCell key="cell" type="push" title="Open" bezelStyle="rounded" borderStyle="border" id="openCell"/>
          <connections><action selector="open:" target="-2" id="a1"/></connections>
        </button>
        <button fixedFrame="YES" id="note">
          <rect key="frame" x="20" y="10" width="80" height="25"/>
          <autoresizingMask key="autoresizingMask"/>
          <buttonCell key="cell" type="push" title="Note" bezelStyle="rounded" borderStyle="border" id="noteCell"/>
          <connections><action selector="noteClick:" target="-1" id="a2"/></connections>
        </button>
        <customView translatesAutoresizingMaskIntoConstraints="NO" id="row" customClass="UnknownClass" customModule="Elsewhere">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <constraints><constraint firstAttribute="height" constant="40" id="height"/></constraints>
        </customView>
      </subviews>
      <constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="panel" secondAttribute="leading" constant="10" id="c0"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="panel" secondAttribute="top" constant="5" id="c1"/>
        <constraint firstItem="row" firstAttribute="top" secondItem="title" secondAttribute="bottom" id="c2"/>
        <constraint firstItem="row" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c3"/>
        <constraint firstItem="row" firstAttribute="width" secondItem="title" secondAttribute="width" id="c4"/>
        <constraint firstItem="row" firstAttribute="width" constant="77" placeholder="YES" id="c5"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="gap"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="title" destination="title" id="o1"/>
        <outlet property="height" destination="height" id="o2"/>
        <outlet property="nextKeyView" destination="title" id="o3"/>
        <outletCollection property="rows" destination="row" id="o4"/>
        <outletCollection property="rows" destination="open" id="o5"/>
      </connections>
    </customView>
    <customObject id="helper" customClass="PanelHelper" customModule="AppKitTests">
      <connections><outlet property="panel" destination="panel" id="o6"/></connections>
    </customObject>
    """
  static let owner = """
    <outlet property="panel" destination="panel" id="p1"/><outlet property="helper" destination="helper" id="p2"/>
    """
  static let document = Documents.xib(owner: owner, ownerClass: "PanelOwner", panel)

  private static func load(_ text: String, owner: Any?) -> [Any] {
    var objects: NSArray?
    let nib = NSNib(nibData: Data(text.utf8), bundle: nil)
    #expect(nib.instantiate(withOwner: owner, topLevelObjects: &objects))
    return objects?.map { $0 } ?? []
  }

  @Test func aDocumentMakesAndConnectsItsObjects() throws {
    let owner = PanelOwner()
    let objects = Self.load(Self.document, owner: owner)
    #expect(objects.count == 2)
    let panel = try #require(objects.first as? PanelView)
    #expect(objects.last as? PanelHelper === owner.helper)
    #expect(owner.panel === panel && owner.helper?.panel === panel)
    #expect(panel.title is WideField && panel.title.stringValue == "Name")
    #expect(panel.rows.count == 2 && panel.rows.last is NSButton)
    #expect(panel.height?.constant == 40)
    #expect(panel.gap == 2.5)
    #expect(panel.tint == NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
  }

  /// On macOS the owner is awakened, too.
  @Test func allAreAwakenedOnceConnected() throws {
    let owner = PanelOwner()
    _ = Self.load(Self.document, owner: owner)
    #expect(owner.isAwake)
    #expect(owner.panel?.isAwake == true && owner.helper?.isAwake == true)
  }

  /// 5 points above a field of 30 leave 65 of 100 below it, for y grows up.
  ///
  /// A width that only the editor has does not count.
  @Test func layoutIsThatOfAProgram() throws {
    let panel = try #require(Self.load(Self.document, owner: nil).first as? PanelView)
    panel.layoutSubtreeIfNeeded()
    #expect(panel.title.frame == NSRect(x: 10, y: 65, width: 100, height: 30))
    #expect(panel.rows[0].frame == NSRect(x: 10, y: 25, width: 100, height: 40))
    let fixed = try #require(panel.subviews.compactMap { $0 as? NSButton }.last)
    #expect(fixed.frame == NSRect(x: 20, y: 10, width: 80, height: 25))
  }

  @Test func anActionGoesToItsTarget() throws {
    let owner = PanelOwner()
    _ = Self.load(Self.document, owner: owner)
    let button = try #require(owner.panel?.rows.last as? NSButton)
    #expect(button.target === owner && button.action == "open:")
    button.performClick(nil)
    #expect(owner.opened == [button])
    button.isEnabled = false
    button.performClick(nil)
    #expect(owner.opened.count == 1)
  }

  @Test func anActionOfTheFirstResponderGoesAlongTheChain() throws {
    let panel = try #require(Self.load(Self.document, owner: nil).first as? PanelView)
    let button = try #require(panel.subviews.compactMap { $0 as? NSButton }.last)
    #expect(button.target == nil && button.action == "noteClick:")
    NSApplication.shared.keyWindow?.close()
    button.performClick(nil)
    #expect(panel.clicks == 1)
  }

  @Test func eachTimeObjectsAreNew() {
    let (one, other) = (
      Self.load(Self.document, owner: nil), Self.load(Self.document, owner: nil)
    )
    #expect(one.first as? PanelView !== other.first as? PanelView)
  }

  @Test func theObjectsNeedNotBeTaken() {
    let owner = PanelOwner()
    let nib = NSNib(nibData: Data(Self.document.utf8), bundle: nil)
    #expect(nib.instantiate(withOwner: owner, topLevelObjects: nil))
    #expect(owner.panel != nil)
  }

  @Test func aBundleLoadsItsDocument() throws {
    try Documents.withFolder(["Panel.xib": Self.document]) { folder in
      let bundle = try #require(Bundle(url: folder))
      let owner = PanelOwner()
      var objects: NSArray?
      #expect(bundle.loadNibNamed("Panel", owner: owner, topLevelObjects: &objects))
      #expect(objects?.count == 2 && owner.panel != nil)
      #expect(NSNib(nibNamed: "Panel", bundle: bundle) != nil)
    }
  }

  /// Cells of a table are made when they are asked for, which no table does here.
  @Test func aProgramsTableHasNoPrototypes() throws {
    let text = Documents.xib(
      """
      <tableView id="table" viewBased="YES"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <tableColumns><tableColumn identifier="c" width="90" id="column">
          <prototypeCellViews><tableCellView identifier="cell" id="cell"><rect key="frame" x="0" y="0" width="90" height="17"/></tableCellView></prototypeCellViews>
        </tableColumn></tableColumns>
      </tableView>
      """)
    let table = try #require(Self.load(text, owner: nil).first as? NSTableView)
    #expect(table.tableColumns.count == 1 && table.subviews.isEmpty)
  }

  @Test func aControllerOfADocumentGetsItsView() throws {
    let text = Documents.xib(
      """
      <viewController title="Side" id="controller" customClass="NoteController" customModule="AppKitTests">
        <connections><outlet property="view" destination="view" id="o1"/><outlet property="field" destination="field" id="o2"/></connections>
      </viewController>
      <viewController nibName="Elsewhere" id="other"/>
      <customView id="view"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
        <textField id="field"><rect key="frame" x="0" y="0" width="90" height="22"/><textFieldCell key="cell" title="Side" id="cell"/></textField>
      </subviews></customView>
      <userDefaultsController representsSharedInstance="YES" id="defaults"/>
      """)
    var objects: [Any] = []
    #expect(Documents.messages { objects = Self.load(text, owner: nil) }.isEmpty)
    #expect(objects.count == 3)
    let controller = try #require(objects.first as? NoteController)
    #expect(controller.title == "Side" && controller.view === objects.last as? NSView)
    #expect(controller.field.superview === controller.view)
    #expect((objects[1] as? NSViewController)?.nibName == "Elsewhere")
  }

  // MARK: What is wrong

  /// A change of the document and the end of what is logged of it.
  nonisolated static let faults: [(old: String, new: String, message: String)] = [
    ("property=\"height\"", "property=\"depth\"", "coding-compliant for the key depth."),
    (
      "property=\"title\" destination=\"title\"", "property=\"title\" destination=\"row\"",
      "coding-compliant for the key title."
    ),
    ("keyPath=\"gap\"", "keyPath=\"gape\"", "coding-compliant for the key gape."),
    (
      "type=\"color\" keyPath=\"tint\"", "type=\"string\" keyPath=\"tint\" value=\"x\"", "key tint."
    ),
    ("\"PanelHelper\"", "\"Missing\"", "Unknown class Missing in Interface Builder file."),
    ("\"WideField\"", "\"Wider\"", "Unknown class Wider in Interface Builder file."),
    (
      "customClass=\"PanelHelper\"", "customClass=\"StiffHelper\"",
      "StiffHelper does not conform to NibCreatable."
    ),
    (
      "<customObject id=\"helper\"", "<menu id=\"menu\"/><customObject id=\"helper\"",
      "is not made: AppKit has no class for it here."
    ),
  ]

  @Test(arguments: faults)
  func aFaultIsLoggedAndLoadingGoesOn(old: String, new: String, message: String) throws {
    #expect(Self.document.contains(old))
    let text = Self.document.replacingOccurrences(of: old, with: new)
    let owner = PanelOwner()
    let messages = Documents.messages { _ = Self.load(text, owner: owner) }
    #expect(messages.contains { $0.hasSuffix(message) }, "\(messages)")
    #expect(owner.panel?.subviews.count == 4)
  }

  @Test func theUnknownClassIsAllThatIsLogged() {
    let messages = Documents.messages { _ = Self.load(Self.document, owner: PanelOwner()) }
    #expect(messages == ["Unknown class UnknownClass in Interface Builder file."])
  }

  @Test func aMissingDocumentIsNil() throws {
    let messages = Documents.messages {
      #expect(NSNib(nibNamed: "Nowhere", bundle: nil) == nil)
      #expect(!Bundle.main.loadNibNamed("Nowhere", owner: nil, topLevelObjects: nil))
    }
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.hasSuffix("with name 'Nowhere'") }, "\(messages)")
  }

  @Test func whatIsNoDocumentThrowsWithItsPlace() throws {
    try Documents.withFolder(["Broken.xib": "<document>\n  <objects>\n"]) { folder in
      let url = folder.appendingPathComponent("Broken.xib")
      let error = #expect(throws: (any Error).self) { try NSNib(contentsOf: url) }
      let text = error.map { "\($0)" } ?? ""
      #expect(text.hasPrefix(url.path + ":"), "\(text)")
    }
    #expect(throws: (any Error).self) {
      try NSNib(contentsOf: URL(fileURLWithPath: "/nowhere/Panel.xib"))
    }
    let messages = Documents.messages {
      let nib = NSNib(nibData: Data("nothing".utf8), bundle: nil)
      #expect(!nib.instantiate(withOwner: nil, topLevelObjects: nil))
    }
    #expect(messages.count == 1)
  }
}

/// A class of whose objects no document can make one.
final class StiffHelper {
  init(_ stiffness: Int) {}
}
