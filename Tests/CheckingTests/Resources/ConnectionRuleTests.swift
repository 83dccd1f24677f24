import Checking
import Diagnostics
import Testing

/// Connections and identifiers: which are broken, missing or said twice.
@MainActor struct ConnectionRuleTests {
  /// A connection of a button, and the end of the message; nil where nothing is wrong.
  nonisolated static let connections: [(text: String, message: String?)] = [
    (#"<outlet property="delegate" destination="-1" id="o"/>"#, nil),
    (#"<outlet property="delegate" destination="-2" id="o"/>"#, nil),
    (#"<outlet property="delegate" destination="Roo-t0-001" id="o"/>"#, nil),
    (
      #"<outlet property="label" destination="gone" id="o"/>"#,
      "outlet 'label' of button Btn-00-001 leads to 'gone', which the document does not have"
    ),
    (
      #"<outlet property="label" destination="" id="o"/>"#,
      "outlet 'label' of button Btn-00-001 leads to '', which the document does not have"
    ),
    (
      #"<outlet property="label" id="o"/>"#,
      "outlet 'label' of button Btn-00-001 has no destination"
    ),
    (
      #"<outlet property="" destination="-1" id="o"/>"#,
      "outlet of button Btn-00-001 has no property"
    ),
    (#"<outlet destination="-1" id="o"/>"#, "outlet of button Btn-00-001 has no property"),
    (
      #"<outletCollection property="all" destination="é &quot;ü&quot;" id="o"/>"#,
      "outlet collection 'all' of button Btn-00-001 leads to 'é \"ü\"', "
        + "which the document does not have"
    ),
    (#"<action selector="save:" destination="-1" eventType="touchUpInside" id="o"/>"#, nil),
    (#"<action selector="save:" id="o"/>"#, nil),
    (
      #"<action selector="save:" target="gone" id="o"/>"#,
      "action 'save:' of button Btn-00-001 leads to 'gone', which the document does not have"
    ),
    (#"<action destination="-1" id="o"/>"#, "action of button Btn-00-001 has no selector"),
    (
      #"<action selector="" destination="-1" id="o"/>"#,
      "action of button Btn-00-001 has no selector"
    ),
    (
      #"<binding destination="gone" name="value" keyPath="a.b" id="o"/>"#,
      "binding 'value' of button Btn-00-001 leads to 'gone', which the document does not have"
    ),
    (#"<unknown destination="gone" id="o"/>"#, nil),
  ]

  @Test(arguments: connections)
  func aConnectionIsBroken(text: String, message: String?) throws {
    let example = """
      <button opaque="NO" buttonType="system" id="Btn-00-001">
        <rect key="frame" x="20" y="40" width="44" height="44"/>
        <state key="normal" title="OK"/>
        <connections>
          \(text)
        </connections>
      </button>
      """
    let found = try Example(example).findings().filter { $0.rule == .brokenConnection }
    #expect(found.map(\.message) == (message.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.severity == .error && $0.location.subject == "o" })
  }

  /// A reference to another storyboard, the files, and the end of the message.
  nonisolated static let references: [(text: String, files: [String: String], message: String?)] = [
    (#"storyboardName="Other""#, [:], nil), (#"storyboardName="Other""#, program, nil),
    (#"storyboardName="Othre""#, other, nil),
    (#"storyboardName="Othre""#, program, "finds none of this name"),
    (#"storyboardName="Othre" bundleIdentifier="a.b""#, program, nil),
    (#"storyboardName="""#, program, nil), ("", program, nil),
    (#"storyboardName="Other" referencedIdentifier="list""#, program, nil),
    (
      #"storyboardName="Other" referencedIdentifier="lists""#, program,
      "names the controller 'lists', which it does not have"
    ),
    (
      #"storyboardName="Headless""#,
      program.merging(["Headless.storyboard": storyboard(initial: "")]) { $1 },
      "names no controller, and it has no initial one"
    ),
    // What cannot be read may have it.
    (
      #"storyboardName="Bad" referencedIdentifier="x""#,
      program.merging(["Bad.storyboard": "<"]) { $1 }, nil
    ),
    (
      #"storyboardName="Main" referencedIdentifier="x""#, program,
      "names the controller 'x', which it does not have"
    ),
  ]
  nonisolated static let other = [
    "Deep/Other.storyboard": storyboard(initial: #"initialViewController="Oth-t0-001" "#)
  ]
  nonisolated static let program = other.merging(["App.swift": "class App {}"]) { $1 }
  nonisolated private static func storyboard(initial: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(initial)>
      <scenes>
        <scene sceneID="Sce-00-001">
          <objects>
            <viewController storyboardIdentifier="list" id="Oth-t0-001" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  @Test(arguments: references)
  func aReferenceLeadsNowhere(text: String, files: [String: String], message: String?) throws {
    let scene = """
      <scene sceneID="Sce-00-001">
        <objects>
          <viewControllerPlaceholder \(text) id="Ref-00-001" sceneMemberID="viewController"/>
        </objects>
      </scene>
      """
    let example = try Example(scene, .scenes, files: files)
    let found = try example.findings().filter { $0.rule == .missingSegueTarget }
    #expect(found.count == (message == nil ? 0 : 1))
    for finding in found { #expect(finding.message.hasSuffix(message ?? "?")) }
    // A single document says nothing of others.
    #expect(try example.findingsAlone().filter { $0.rule == .missingSegueTarget }.isEmpty)
  }

  @Test(arguments: [
    (#"<segue destination="Con-t0-001" kind="show" id="s"/>"#, false),
    (#"<segue destination="gone" kind="show" id="s"/>"#, true),
    (#"<segue destination="" kind="embed" id="s"/>"#, true),
    (#"<segue kind="show" identifier="" id="s"/>"#, true),
    (#"<segue destination="Exi-t0-001" kind="unwind" unwindAction="back:" id="s"/>"#, false),
  ])
  func aSegueLeadsNowhere(segue: String, isBroken: Bool) throws {
    let scene = """
      <scene sceneID="Sce-00-001">
        <objects>
          <viewController id="Con-t0-001" sceneMemberID="viewController">
            <connections>
              \(segue)
            </connections>
          </viewController>
          <exit id="Exi-t0-001" userLabel="Exit" sceneMemberID="exit"/>
        </objects>
      </scene>
      """
    let found = try Example(scene, .scenes).findings().filter { $0.rule == .missingSegueTarget }
    #expect(found.map(\.location.subject) == (isBroken ? ["s"] : []))
  }

  /// Identifiers of two prototypes, how many lack one, and whether the second repeats the first.
  @Test(arguments: [
    (#"reuseIdentifier="A""#, #"reuseIdentifier="B""#, 0, false),
    (#"reuseIdentifier="A""#, #"reuseIdentifier="A""#, 0, true),
    (#"reuseIdentifier="A""#, #"reuseIdentifier="a""#, 0, false),
    (#"reuseIdentifier="""#, #"reuseIdentifier="""#, 2, false), ("", "", 2, false),
    (#"reuseIdentifier=" ""#, #"reuseIdentifier="é&amp;""#, 0, false),
  ])
  func prototypes(first: String, second: String, missing: Int, isRepeated: Bool) throws {
    func cell(_ id: String, _ attribute: String) -> String {
      """
      <tableViewCell \(attribute) style="IBUITableViewCellStyleDefault" id="\(id)">
        <rect key="frame" x="0.0" y="28" width="320" height="44"/>
      </tableViewCell>
      """
    }
    for (list, isJudged) in [("prototypes", true), ("sections", false)] {
      let text = """
        <tableView style="plain" rowHeight="44" id="Tab-00-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <\(list)>
            \(cell("Cel-00-001", first))\(cell("Cel-00-002", second))
          </\(list)>
        </tableView>
        """.split(separator: "\n").enumerated()
        .map { $0 == 0 || $1 == "</tableView>" ? String($1) : "  \($1)" }.joined(separator: "\n")
      let found = try Example(text).findings()
      #expect(
        found.filter { $0.rule == .missingReuseIdentifier }.count == (isJudged ? missing : 0))
      let repeated = found.filter { $0.rule == .duplicateIdentifier }
      #expect(repeated.map(\.location.subject) == (isJudged && isRepeated ? ["Cel-00-002"] : []))
      #expect(repeated.flatMap(\.related).count == repeated.count)
    }
  }

  @Test func controllersWithOneStoryboardIdentifier() throws {
    let scenes = ["a", "b", "a", "", ""].enumerated().map { number, name in
      """
      <scene sceneID="Sce-00-00\(number)">
        <objects>
          <viewController storyboardIdentifier="\(name)" id="Con-t0-00\(number)" sceneMemberID="viewController"/>
        </objects>
      </scene>
      """
    }
    let found = try Example(scenes.joined(separator: "\n"), .scenes).findings()
      .filter { $0.rule == .duplicateIdentifier }
    #expect(found.map(\.location.subject) == ["Con-t0-002"])
    #expect(found.first?.related.first?.location?.subject == "Con-t0-000")
  }

  /// A document with one identifier for two objects was read by nothing before; it is a finding with both places.
  @Test(arguments: ["a", "", "é \"&"]) func oneIdentifierForTwo(id: String) throws {
    let written = id.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let label =
      "<label text=\"Title\" id=\"\(written)\">\n"
      + "  <rect key=\"frame\" x=\"20\" y=\"40\" width=\"60\" height=\"20.5\"/>\n</label>"
    let found = try Example(label + "\n" + label).findings()
    #expect(found.map(\.rule) == [.duplicateID])
    #expect(found.first?.related.count == 1)
    let place = try #require(found.first?.location.position)
    let first = try #require(found.first?.related.first?.location?.position)
    #expect(place.line == first.line + 3)
  }
}
