import Foundation
import MemberCensus
import Testing

/// Uses that syntax tells, in repositories of one source, against a front of three classes.
struct CensusTests {
  /// A symbol graph by hand: `UIView` with `isHidden` and `add(_:at:)`, `UILabel` with `text`, and `UIColor.red`.
  private static func graph() -> String {
    func symbol(_ kind: String, _ path: [String], _ text: String, _ parameters: [String] = [])
      -> String
    {
      let names = path.map { "\"\($0)\"" }.joined(separator: ",")
      let signature = parameters.map { parameter in
        let name = parameter.prefix { $0 != ":" }
        return #"{"name":"\#(name)","declarationFragments":[{"spelling":"\#(parameter)"}]}"#
      }.joined(separator: ",")
      return
        #"{"kind":{"identifier":"swift.\#(kind)"},"identifier":{"precise":"\#(path.joined(separator: "."))"},"#
        + #""pathComponents":[\#(names)],"declarationFragments":[{"spelling":"\#(text)"}],"#
        + #""functionSignature":{"parameters":[\#(signature)]}}"#
    }
    let symbols = [
      symbol("class", ["UIView"], "class UIView"), symbol("class", ["UILabel"], "class UILabel"),
      symbol("class", ["UIColor"], "class UIColor"),
      symbol("init", ["UIView", "init()"], "init()"),
      symbol("property", ["UIView", "isHidden"], "var isHidden: Bool { get set }"),
      symbol(
        "property", ["UIView", "backgroundColor"], "var backgroundColor: UIColor? { get set }"),
      symbol("property", ["UIView", "subviews"], "var subviews: [UIView] { get }"),
      symbol(
        "method", ["UIView", "add(_:at:)"], "func add(_ view: UIView, at index: Int)",
        ["view: UIView", "index: Int"]),
      symbol("property", ["UILabel", "text"], "var text: String? { get set }"),
      symbol("type.property", ["UIColor", "red"], "class var red: UIColor { get }"),
    ]
    let relations = #"{"kind":"inheritsFrom","source":"UILabel","target":"UIView"}"#
    return #"{"symbols":[\#(symbols.joined(separator: ","))],"relationships":[\#(relations)]}"#
  }

  private static func missing(in source: String) throws -> (declared: Int, missing: [String]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let graphs = folder.appendingPathComponent("graphs/UIKit")
    let repository = folder.appendingPathComponent("repository")
    for place in [graphs, repository] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Data(graph().utf8).write(to: graphs.appendingPathComponent("UIKit.symbols.json"))
    try Data("import UIKit\n\(source)".utf8).write(
      to: repository.appendingPathComponent("A.swift"))
    var census = try Census(of: .uikit, graphs: folder.appendingPathComponent("graphs"))
    census.count(repository)
    let report = census.report()
    let declared = report.firstMatch(of: /declared: (\d+)/).flatMap { Int($0.1) }
    let missing = report.matches(of: /\| \d+ \| (\d+) \| `(.+)` \|/).map { row in
      String(row.2) + (row.1 == "2" ? " twice" : "")
    }
    return (declared ?? -1, missing.sorted())
  }

  @Test(arguments: [
    ("let a = UILabel()\na.text = \"\"\na.glow = 1", ["UILabel.glow"]),
    (
      "func f(_ a: UIView?) { a?.isHidden = true; a!.rotate(by: 1); a!.rotate(by: 2) }",
      ["UIView.rotate(by:) twice"]
    ),
    (
      "func f(_ a: UIView) { a.add(a, at: 0); a.add(a); a.add(a, below: a) }",
      ["UIView.add(_:below:)"]
    ),
    (
      "func f(_ a: UIView) { a.backgroundColor = .red; a.backgroundColor = .mauve }",
      ["UIColor.mauve"]
    ),
    (
      "func f(_ a: UIView) { a.subviews.first?.lift(); for b in a.subviews { b.sink() } }",
      ["UIView.lift", "UIView.sink"]
    ),
    ("func f(_ a: UIView) { a.subviews.forEach { $0.lift() } }", ["UIView.lift"]),
    (
      "class A: UIView { override func turn(_ b: Int) {} ; func g() { isHidden = true; spin() } }",
      ["UIView.spin", "UIView.turn"]
    ),
    ("func f(_ a: UIGlow) {}", ["UIGlow"]),
    ("class A: UIView { var own = 1; func g() { own = 2; self.own = 3 } }", []),
    ("class A: Unknown { func g() { spin() } }", []),
    ("func f() { spin() }\nclass A: UIView { func g() { spin() } }", []),
    (
      "let a = UIView() as? UILabel\nfunc f(_ b: Any) { (b as! UILabel).shrink() }",
      ["UILabel.shrink"]
    ),
  ]) func membersThatAreMissing(source: String, expected: [String]) throws {
    #expect(try Self.missing(in: source).missing == expected)
  }

  @Test func declaredUsesAreCounted() throws {
    let found = try Self.missing(
      in: "let a = UILabel()\nlet b = { a.text = nil; a.isHidden = true }")
    // The type's name, its initializer and two properties.
    #expect(found.declared == 4 && found.missing.isEmpty)
    #expect(try Self.missing(in: "let a: UIControlState = UIView().glow").declared == 0)
  }
}
