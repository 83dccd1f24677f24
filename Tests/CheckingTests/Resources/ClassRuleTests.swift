import Checking
import Diagnostics
import Testing

/// Classes, outlets and actions that the sources lack, and where nothing is said.
@MainActor struct ClassRuleTests {
  nonisolated static let own = #"customModule="Shop" customModuleProvider="target""#
  nonisolated static let card = [
    "Card.swift": """
    class Base: UIView { @IBOutlet weak var icon: UIImageView? }
    final class Card<T>: Base {
      @IBOutlet private(set) var title, subtitle: UILabel!
      @IBAction func save(sender: Any) {}
      @objc(reloadAll:) func load(_ sender: Any) {}
    }
    extension Card { @IBAction func `switch`(_ sender: Any) {} }
    class Loose: Foreign {}
    """,
    "Old.h": "@interface Old : UIView\n@property IBOutlet UILabel *name;\n@end",
    "Old.m": "@implementation Old\n- (IBAction)open:(id)sender {}\n@end",
  ]

  private func found(_ rule: Rule, _ example: Example) throws -> [Finding] {
    try example.findings().filter { $0.rule == rule }
  }

  private func view(_ attributes: String, _ connections: String = "") -> String {
    """
    <view contentMode="scaleToFill" \(attributes) id="Box-00-001">
      <rect key="frame" x="20" y="40" width="100" height="80"/>
      <connections>
        \(connections)
      </connections>
    </view>
    """
  }

  /// A nib with a controller's name belongs to that controller, also where its owner is stated as a superclass.
  @Test(arguments: [
    ("class MainController: Base", 0), ("class Main: Base", 0), ("class Main: Between", 0),
    ("class Other: Base", 2), ("class MainController: UIViewController", 2),
  ])
  func ownersOfNibs(declaration: String, count: Int) throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Base" \(Self.own)>
            <connections><outlet property="card" destination="v" id="o"/></connections>
          </placeholder>
          <button opaque="NO" buttonType="system" id="v">
            <rect key="frame" x="0" y="0" width="60" height="44"/>
            <state key="normal" title="OK"/>
            <connections><action selector="purchaseCard:" destination="-1" eventType="touchUpInside" id="a"/></connections>
          </button>
        </objects>
      </document>
      """
    let files = [
      "Base.swift": "class Base: UIViewController {}\nclass Between: Base {}",
      "Main.swift":
        "\(declaration) { @IBOutlet var card: UIView!\n@IBAction func purchaseCard(_ sender: Any) {} }",
    ]
    let found = try Example(document, .document, files: files).findings()
      .filter { [.missingOutlet, .missingAction].contains($0.rule) }
    #expect(found.count == count, "\(found)")
  }

  @Test(
    arguments: [
      (#"customClass="Card" "# + own, card, false), (#"customClass="Crad" "# + own, card, true),
      (#"customClass="Quux" "# + own, card, true), (#"customClass="Quux" "# + own, [:], false),
      // Of another module, or perhaps of a library.
      (#"customClass="Quux" customModule="Charts""#, card, false),
      (#"customClass="Quux""#, card, false), (#"customClass="Odl""#, card, false),
      (#"customClass="Caard""#, card, true), (#"customClass="Old""#, card, false),
      (#"customClass="MKMapView""#, card, false), (#"customClass="UIControl""#, card, false),
      (#"customClass="Map" customModule="MapKit" customModuleProvider="target""#, card, false),
      (#"customClass="_TtC4Shop4Quux""#, card, false),
      (#"customClass="Shop.Quux" "# + own, card, false), (#"customClass="" "# + own, card, false),
      (#"customClass=" " "# + own, card, true), (#"customClass="Kärtchen" "# + own, card, true),
      (#"customClass="Kärtchen" "# + own, ["K.swift": "class Kärtchen: UIView {}"], false),
      (#"customClass="Short" "# + own, ["A.swift": "typealias Short = Card"], false),
      (#"customClass="Name" "# + own, ["A.swift": "@objc( Name ) class Other: UIView {}"], false),
      (#"customClass="Later" "# + own, ["A.h": "@class Later;"], false),
      (#"customClass="Inner" "# + own, ["A.swift": "// class Inner\nclass A {}"], false),
    ] as [(String, [String: String], Bool)])
  func aClassIsMissing(attributes: String, files: [String: String], isMissing: Bool) throws {
    let found = try found(.missingClass, Example(view(attributes), files: files))
    #expect(found.map(\.location.subject) == (isMissing ? ["Box-00-001"] : []))
  }

  @Test func classesNeedTheFolder() throws {
    let example = try Example(view(#"customClass="Crad" "# + Self.own), files: Self.card)
    #expect(try example.findingsAlone().filter { $0.rule == .missingClass }.isEmpty)
    #expect(try found(.missingClass, example).map(\.hint) == ["probably 'Card' is meant"])
  }

  /// A class, the name of an outlet, and whether it is missing.
  @Test(arguments: [
    ("Card", "title", false), ("Card", "subtitle", false), ("Card", "icon", false),
    ("Card", "titel", true), ("Card", "delegate", false), ("Card", "Title", true),
    ("Card", "", false), ("Card", "a.b", false), ("Card", "ü", true),
    // A superclass that is not here may have anything.
    ("Loose", "titel", false), ("Old", "name", false), ("Old", "nmae", true),
    // What is not declared at all is another rule's.
    ("Quux", "titel", false),
  ])
  func anOutletIsMissing(name: String, outlet: String, isMissing: Bool) throws {
    let text = view(
      "customClass=\"\(name)\" " + Self.own,
      "<outlet property=\"\(outlet)\" destination=\"Roo-t0-001\" id=\"o\"/>")
    let found = try found(.missingOutlet, Example(text, files: Self.card))
    #expect(found.map(\.location.subject) == (isMissing ? ["o"] : []))
  }

  @Test(arguments: [
    ("Card", "saveWithSender:", false), ("Card", "save:", false), ("Card", "svae:", true),
    ("Card", "reloadAll:", false), ("Card", "switch:", false), ("Card", "", false),
    ("Card", ":", false), ("Card", "copy:", false), ("Loose", "svae:", false),
    ("Old", "open:", false), ("Old", "opne:", true), ("Card", "title:", false),
    ("Card", "setTitle:", false), ("Card", "setTitel:", true),
  ])
  func anActionIsMissing(name: String, selector: String, isMissing: Bool) throws {
    try expect(name, selector, isMissing, in: Self.card)
  }

  /// Expects a finding for an action of a button that leads to a view of a class, or none.
  private func expect(
    _ name: String, _ selector: String, _ isMissing: Bool, in files: [String: String]
  ) throws {
    let text =
      view("customClass=\"\(name)\" " + Self.own) + """

        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="200" width="44" height="44"/>
          <connections>
            <action selector="\(selector)" destination="Box-00-001" eventType="touchUpInside" id="a"/>
          </connections>
        </button>
        """
    let found = try found(.missingAction, Example(text, files: files))
    #expect(found.map(\.location.subject) == (isMissing ? ["a"] : []))
  }

  /// The first responder of macOS is stated as a class of the system, which sources may extend.
  @Test func anActionForAnExtendedClassOfTheSystemIsNotJudged() throws {
    let files = ["A.swift": "extension UIResponder { func other() {} }\nclass A: UIView {}"]
    let text = """
      <button opaque="NO" buttonType="system" id="Btn-00-001">
        <rect key="frame" x="20" y="200" width="44" height="44"/>
        <connections>
          <action selector="refreshAll:" destination="-2" eventType="touchUpInside" id="a"/>
        </connections>
      </button>
      """
    #expect(try found(.missingAction, Example(text, files: files)).isEmpty)
  }

  /// Subclasses have the members that sources add to a class of the system.
  @Test(arguments: [("close:", false), ("colse:", true)])
  func actionsInExtensionsOfTheSystemsClasses(selector: String, isMissing: Bool) throws {
    let files = [
      "Base.swift": "extension UIView { @IBAction func close(_ sender: Any) {} }",
      "Card.swift": "class Card: UIControl {}",
    ]
    try expect("Card", selector, isMissing, in: files)
  }

  /// Classes of the system that the sources extend keep their members.
  @Test func anExtensionIsNotADeclaration() throws {
    let files = [
      "A.swift": "class A: UIView {}\nextension UIView { @IBInspectable var radius: Int { 0 } }"
    ]
    for (outlet, count) in [("radius", 0), ("raduis", 1), ("gestureRecognizers", 0)] {
      let text = view(
        "customClass=\"A\" " + Self.own,
        "<outlet property=\"\(outlet)\" destination=\"Roo-t0-001\" id=\"o\"/>")
      #expect(try found(.missingOutlet, Example(text, files: files)).count == count)
    }
  }

  /// Circles end, and two declarations of one name leave it open whose members count.
  @Test(arguments: ["class A: B {}\nclass B: A {}", "class A: UIView {}\nclass A: UILabel {}"])
  func unclearSuperclasses(source: String) throws {
    let text = view(
      #"customClass="A" "# + Self.own,
      #"<outlet property="x" destination="Roo-t0-001" id="o"/>"#)
    #expect(try found(.missingOutlet, Example(text, files: ["A.swift": source])).isEmpty)
  }
}
