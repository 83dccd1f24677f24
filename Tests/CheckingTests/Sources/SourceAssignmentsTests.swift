import Diagnostics
import Testing

@testable import Checking

/// Properties that sources assign to outlets, and the findings that they decide.
@MainActor struct SourceAssignmentsTests {
  @Test(arguments: [
    ("icon.image = a", "icon.image", true), ("self.icon?.image = a", "icon.image", true),
    ("icon!\n  .image = a", "icon.image", true), ("icon.image == a", "icon.image", false),
    ("if icon.image != nil {}", "icon.image", false),
    ("icon.layer.opacity += 1", "icon.layer", true),
    ("box.frame.origin.x = 4", "box.frame", true),
    ("box.frame.origin.x -= 4", "frame.origin", true),
    ("let a = icon.image", "icon.image", false),
    ("icon.setTitle(\"a\", for: .normal)", "icon.title", true),
    ("icon.settle(a)", "icon.tle", false), ("[self.icon setImage:a];", "icon.image", true),
    ("[_icon setImage: a];", "_icon.image", true), ("[icon setImage];", "icon.image", false),
    ("icon image = a", "icon.image", false), ("other.icon; image = a", "icon.image", false),
    ("a ? icon.image : b", "icon.image", false), ("icon.image ??= a", "icon.image", false),
    ("[[gap animator] setConstant:4];", "gap.constant", false),
    ("gap.animator().constant = 4", "gap.constant", true),
    ("cell().icon.image = a", "icon.image", true),
    ("größe.constant = 4", "größe.constant", true), ("icon.", "icon.", false), ("", "a.b", false),
  ])
  func assignments(text: String, pair: String, isAssigned: Bool) {
    let names = pair.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let found = SourceAssignments(of: Array(text.utf8)).contains(names[0], names[1])
    #expect(found == isAssigned)
  }

  @Test(
    arguments: [
      (#"if item.identifier == "width" { item.constant = 3 }"#, "width"),
      (#"for c in v.constraints where c.identifier=="a b" { c.isActive = false }"#, "a b"),
      (#"item.constant = 3; if item.identifier == "late" {}"#, "late"),
      (#"if item.identifier == "width" { other.constant = 3 }"#, nil),
      (#"if item.identifier != "width" { item.constant = 3 }"#, nil),
      (#"if item.identifier == name { item.constant = 3 }"#, nil),
      (#"if item.identifier == "width"#, nil), (#"item.identifier == "#, nil),
      (#"item.identifier == "width"; item.color = 3"#, nil),
    ] as [(String, String?)])
  func identifiersOfChangedConstraints(text: String, identifier: String?) {
    let found = SourceAssignments(of: Array(text.utf8))
      .identifiers(assigning: DecidingProperties.constraint)
    #expect(found == Set(identifier.map { [$0] } ?? []))
  }

  /// Whatever the bytes are, the scan ends.
  @Test func anyBytesAreRead() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let bytes = (0..<64).map { _ in
        Array("ab.=+ ?![]:(\n".utf8 + [0xC3, 0]).randomElement(using: &random) ?? 0
      }
      _ = SourceAssignments(of: bytes)
    }
  }

  private static let button = """
    <view contentMode="scaleToFill" customClass="Bar" customModule="Shop" customModuleProvider="target" id="Box-00-001">
      <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
      <subviews>
        <button opaque="NO" buttonType="system" fixedFrame="YES" id="Btn-00-001">
          <rect key="frame" x="20" y="20" width="30" height="30"/>
          <state key="normal" image="star"/>
        </button>
      </subviews>
      <connections>
        <outlet property="save" destination="Btn-00-001" id="Out-00-001"/>
      </connections>
    </view>
    """

  private static func bar(_ body: String) -> [String: String] {
    [
      "Bar.swift": """
      class Base: UIView { @IBOutlet weak var save: UIButton! }
      class Bar: Base { override func layoutSubviews() { \(body) } }
      """
    ]
  }

  @Test(arguments: [
    ("", ["small-target", "unlabelled-control"]),
    ("save.accessibilityLabel = \"Save\"", ["small-target"]),
    ("save.frame.size.width = 44", ["unlabelled-control"]),
    ("other.accessibilityLabel = \"Save\"", ["small-target", "unlabelled-control"]),
    ("save.accessibilityLabel == \"Save\"", ["small-target", "unlabelled-control"]),
  ])
  func anAssignmentDecides(body: String, rules: [String]) throws {
    let findings = try Example(Self.button, files: Self.bar(body)).findings()
    let found = findings.filter { $0.location.subject == "Btn-00-001" }.map(\.rule.name)
    #expect(found.filter { ["small-target", "unlabelled-control"].contains($0) }.sorted() == rules)
  }

  /// A superclass may have the outlet, and the file of an extension may assign it.
  @Test func superclassesAndExtensionsCount() throws {
    var files = Self.bar("")
    files["Base+Words.swift"] =
      "extension Base { func say() { save?.accessibilityLabel = \"Save\" } }"
    let findings = try Example(Self.button, files: files).findings()
    #expect(!findings.contains { $0.rule == .unlabelledControl })
  }

  private static let conflict = """
    <view contentMode="scaleToFill" customClass="Bar" customModule="Shop" customModuleProvider="target" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
      <rect key="frame" x="20" y="40" width="100" height="50"/>
      <constraints>
        <constraint firstAttribute="width" constant="100" id="Con-00-001"/>
        <constraint firstAttribute="width" constant="120" id="Con-00-002"/>
        <constraint firstAttribute="height" constant="50" id="Con-00-003"/>
      </constraints>
      <connections>
        <outlet property="width" destination="Con-00-002" id="Out-00-001"/>
      </connections>
    </view>
    """

  @Test(arguments: [
    ("width.constant = 100", Severity.note), ("width.isActive = false", .note),
    ("width.identifier = \"a\"", .error),
  ])
  func aConflictOfTheDocumentAloneIsANote(body: String, severity: Severity) throws {
    let files = [
      "Bar.swift":
        "class Bar: UIView { @IBOutlet var width: NSLayoutConstraint!\nfunc f() { \(body) } }"
    ]
    let found = try Example(Self.conflict, files: files).findings().filter { $0.rule == .conflict }
    #expect(found.map(\.severity) == [severity])
    #expect((found.first?.hint?.contains("'width'") == true) == (severity == .note))
  }

  /// A program that changes a constraint moves the views that it names.
  @Test(arguments: [
    ("", 1), ("top.constant = 20", 0), ("top?.isActive = false", 0), ("top.identifier = \"a\"", 1),
    ("other.constant = 20", 1),
  ])
  func aConstraintThatIsChanged(body: String, count: Int) throws {
    let view = """
      <view contentMode="scaleToFill" customClass="Bar" customModule="Shop" customModuleProvider="target" clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
        <rect key="frame" x="20" y="40" width="100" height="50"/>
        <subviews>
          <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
            <rect key="frame" x="0.0" y="-60" width="40" height="20.5"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstAttribute="width" constant="100" id="Con-00-001"/>
          <constraint firstAttribute="height" constant="50" id="Con-00-002"/>
          <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Box-00-001" secondAttribute="leading" id="Con-00-003"/>
          <constraint firstItem="Ttl-00-001" firstAttribute="top" secondItem="Box-00-001" secondAttribute="top" constant="-60" id="Con-00-004"/>
        </constraints>
        <connections>
          <outlet property="top" destination="Con-00-004" id="Out-00-001"/>
        </connections>
      </view>
      <constraint firstItem="Box-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-005"/>
      <constraint firstItem="Box-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-006"/>
      """
    let files = [
      "Bar.swift":
        "class Bar: UIView { @IBOutlet var top: NSLayoutConstraint!\nfunc f() { \(body) } }"
    ]
    let found = try Example(view, files: files).findings().filter { $0.rule == .outsideParent }
    #expect(found.count == count)
  }

  /// A view that waits outside moves with the views that it is tied to.
  @Test(arguments: [("", 1), ("end.constant = 40", 0), ("other.constant = 40", 1)])
  func aConstraintOfANeighbourThatIsChanged(body: String, count: Int) throws {
    func view(_ id: String, x: Int, width: Int) -> String {
      """
      <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="10" width="\(width)" height="20.5"/>
      </label>
      """
    }
    func tie(_ id: String, _ first: String, _ edge: String, _ second: String, _ other: String)
      -> String
    {
      """
      <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" \
      secondAttribute="\(other)" id="\(id)"/>
      """
    }
    let views = """
      <view contentMode="scaleToFill" customClass="Bar" customModule="Shop" customModuleProvider="target" clipsSubviews="YES" id="Box-00-001">
        <rect key="frame" x="20" y="40" width="200" height="50"/>
        <subviews>
          \(view("Fld-00-001", x: 0, width: 200)) \(view("Mid-00-001", x: 210, width: 40))
          \(view("Out-00-001", x: 260, width: 40))
        </subviews>
        <constraints>
          \(tie("Con-00-001", "Fld-00-001", "leading", "Box-00-001", "leading"))
          \(tie("Con-00-002", "Box-00-001", "trailing", "Fld-00-001", "trailing"))
          \(tie("Con-00-003", "Fld-00-001", "top", "Box-00-001", "top"))
          \(tie("Con-00-004", "Mid-00-001", "leading", "Fld-00-001", "trailing"))
          \(tie("Con-00-005", "Mid-00-001", "top", "Box-00-001", "top"))
          \(tie("Con-00-006", "Out-00-001", "leading", "Mid-00-001", "trailing"))
          \(tie("Con-00-007", "Out-00-001", "top", "Box-00-001", "top"))
        </constraints>
        <connections>
          <outlet property="end" destination="Con-00-002" id="Olt-00-001"/>
        </connections>
      </view>
      """
    let files = [
      "Bar.swift":
        "class Bar: UIView { @IBOutlet var end: NSLayoutConstraint!\nfunc f() { \(body) } }"
    ]
    let found = try Example(views, files: files).findings().filter {
      $0.rule == .outsideParent && $0.location.subject == "Out-00-001"
    }
    #expect(found.count == count)
  }

  /// A program may look up a constraint by its identifier.
  @Test(arguments: [
    ("", 1), (#"for c in constraints { if c.identifier == "wide" { c.constant = 90 } }"#, 0),
    (#"for c in constraints { if c.identifier == "high" { c.constant = 90 } }"#, 1),
  ])
  func aConstraintThatIsLookedUp(body: String, count: Int) throws {
    let label = """
      <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
        <rect key="frame" x="20" y="40" width="100" height="20.5"/>
        <constraints>
          <constraint firstAttribute="width" constant="100" identifier="wide" id="Con-00-001"/>
        </constraints>
      </label>
      """
    let files = ["Row.swift": "class Row: UIView { func f() { \(body) } }"]
    let found = try Example(label, files: files).findings().filter { $0.rule == .fixedSizeText }
    #expect(found.count == count)
  }

  /// A colour belongs to the view that it is stated in.
  @Test(arguments: [("", 1), ("name.textColor = .red", 0)])
  func aColourThatIsReplaced(body: String, count: Int) throws {
    let label = """
      <view contentMode="scaleToFill" customClass="Bar" customModule="Shop" customModuleProvider="target" id="Box-00-001">
        <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
        <subviews>
          <label opaque="NO" text="Title" fixedFrame="YES" id="Ttl-00-001">
            <rect key="frame" x="20" y="20" width="40" height="20.5"/>
            <color key="textColor" name="Missing"/>
          </label>
        </subviews>
        <connections>
          <outlet property="name" destination="Ttl-00-001" id="Out-00-001"/>
        </connections>
      </view>
      """
    let files = [
      "Bar.swift": "class Bar: UIView { @IBOutlet var name: UILabel!\nfunc f() { \(body) } }",
      "A.xcassets/Known.colorset/Contents.json": "{\"colors\": []}",
    ]
    let found = try Example(label, files: files).findings().filter { $0.rule == .missingColor }
    #expect(found.count == count)
  }

  /// The class of a button without content decides its size.
  @Test(arguments: [
    ("", 1), (#"customClass="Link" customModule="Shop" customModuleProvider="target""#, 0),
  ])
  func anEmptyButtonOfAClass(attributes: String, count: Int) throws {
    let text = """
      <button opaque="NO" \(attributes) fixedFrame="YES" id="Btn-00-001">
        <rect key="frame" x="20" y="20" width="30" height="34"/>
      </button>
      """
    let files = ["Link.swift": "class Link: UIButton {}"]
    let found = try Example(text, files: files).findings().filter { $0.rule == .smallTarget }
    #expect(found.count == count)
  }
}
