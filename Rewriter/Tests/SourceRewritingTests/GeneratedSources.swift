/// Sources in the idioms of Apple's systems, made up from a seed.
///
/// Each has a number, which all its names end with, so that many form one module.
struct GeneratedSources {
  private var random: Splitmix
  private var number = 0
  private var mark = 0

  init(seed: UInt64) { random = Splitmix(state: seed) }

  /// The next source.
  mutating func next() -> String {
    number += 1
    mark = 0
    let hasSwiftUI = chance(25)
    var blocks: [String] = []
    for _ in 0..<pick([2, 3, 4, 5]) { blocks.append(block()) }
    if hasSwiftUI { for _ in 0..<2 { blocks.insert(swiftUI(), at: at(blocks.count + 1)) } }
    var head = ["import UIKit"]
    if hasSwiftUI {
      head.append(
        pick([
          "import SwiftUI", "#if !(os(iOS) && arch(i386))\nimport SwiftUI\n#endif",
          "#if canImport(SwiftUI)\nimport SwiftUI\n#endif", "@_exported import SwiftUI",
        ]))
    }
    let text = (head + blocks).joined(separator: pick(["\n", "\n\n", "\n// A comment.\n"]))
    return text + pick(["", "\n", " // no end", "\n\n"])
  }

  // MARK: Choices

  private mutating func at(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[at(values.count)] }
  private mutating func chance(_ percent: Int) -> Bool { at(100) < percent }
  /// A name that no other source and no other block has.
  private mutating func name(_ base: String) -> String {
    mark += 1
    return "\(base)\(number)_\(mark)"
  }
  private mutating func type() -> String {
    pick([
      "Int", "String", "CGFloat", "UIView", "UIView?", "[Int]", "Bool", "UIColor!", "() -> Void",
      "[String: Any]", "CGRect",
    ])
  }
  private mutating func access() -> String {
    pick(["", "", "public ", "internal ", "fileprivate "])
  }

  /// Members in braces, on one line or several, each line with a mark.
  private mutating func braces(_ members: [String]) -> String {
    if members.isEmpty { return pick(["{}", "{ }", "{\n}"]) }
    if chance(25), !members.contains(where: { $0.contains("\n") || $0.contains("//") }) {
      return "{ " + members.joined(separator: "; ") + " }"
    }
    let indent = pick(["  ", "    ", "\t"])
    let lines = members.map { member -> String in
      let text = member.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n\(indent)")
      return "\(indent)\(text) /*@\(at(1_000_000))*/"
    }
    return "{\n" + lines.joined(separator: pick(["\n", "\n\n"])) + "\n}"
  }

  private mutating func block() -> String {
    switch at(12) {
    case 0, 1: protocols()
    case 2: messages()
    case 3, 4, 5: overrides()
    case 6: foreign()
    case 7: creation()
    case 8: anyObject()
    case 9: observing()
    case 10: previews()
    default: nested()
    }
  }

  // MARK: Blocks

  private mutating func parameters() -> (declared: String, labels: [String]) {
    var parts: [String] = []
    var labels: [String] = []
    for index in 0..<at(4) {
      let label = index == 0 ? pick(["_", "_", "to"]) : pick(["_", "at", "with", "in"])
      var written = type()
      if written == "() -> Void" { written = "@escaping () -> Void" }
      if written.hasSuffix("!") { written = "UIColor?" }
      labels.append(label)
      parts.append("\(label) p\(index): \(written)")
    }
    return (parts.joined(separator: ", "), labels)
  }

  /// Protocols with optional requirements, what meets them and what calls them.
  private mutating func protocols() -> String {
    var lines: [String] = []
    for _ in 0..<pick([1, 2, 3]) {
      let owner = name("P")
      let isMain = chance(20) ? "@MainActor " : ""
      let inherited = pick(["", ": AnyObject", ": NSObjectProtocol", ": UITextFieldDelegate"])
      var members: [String] = []
      var met: [String] = []
      var calls: [String] = []
      for _ in 0..<pick([1, 2, 3]) {
        let requirement = name("r")
        let (declared, labels) = parameters()
        let result = pick(["", "", " -> Int", " -> String?"])
        members.append("@objc optional func \(requirement)(\(declared))\(result)")
        if chance(60) {
          met.append("func \(requirement)(\(declared))\(result) { fatalError() }")
        }
        if labels.isEmpty {
          calls.append("_ = delegate?.\(requirement)?()")
          if chance(30) { calls.append("_ = delegate!.\(requirement)!()") }
        }
        if chance(40) {
          let names = labels.map { "\($0):" }.joined()
          if !labels.isEmpty { calls.append("print(delegate?.\(requirement)(\(names)) != nil)") }
        }
        if labels == ["_"], declared.hasSuffix("Int") {
          calls.append("if let f = delegate?.\(requirement) { _ = f(3) }")
        }
      }
      if chance(40) {
        let requirement = name("v")
        members.append("@objc optional var \(requirement): Int { get }")
        calls.append("_ = delegate?.\(requirement)")
        if chance(50) { met.append("var \(requirement): Int { 3 }") }
      }
      if chance(30) {
        let requirement = name("o")
        members.append("@objc(\(requirement)A:) optional func \(requirement)(_ a: Int) -> Int")
        members.append("@objc(\(requirement)B:) optional func \(requirement)(_ a: CGRect) -> Int")
        calls.append("_ = delegate?.\(requirement)?(3) ?? 4")
        calls.append("_ = delegate?.\(requirement)?(CGRect.zero)")
        if chance(50) { met.append("func \(requirement)(_ a: CGRect) -> Int { 1 }") }
      }
      lines.append(
        "\(isMain)@objc \(pick(["", "public "]))protocol \(owner)\(inherited) \(braces(members))")
      let publicly = lines.last?.contains("public protocol") == true ? "public " : ""
      let methods = publicly.isEmpty ? met : met.map { "public " + $0 }
      lines.append("\(isMain)\(publicly)class \(name("C")): NSObject, \(owner) \(braces(methods))")
      lines.append(
        "\(isMain)func \(name("f"))(_ delegate: \(owner)?) \(braces(calls.isEmpty ? ["_ = delegate"] : calls))"
      )
    }
    return lines.joined(separator: "\n")
  }

  /// Methods that messages reach, and selectors in all forms.
  private mutating func messages() -> String {
    let owner = name("C")
    var members: [String] = []
    var uses: [String] = []
    for _ in 0..<pick([1, 2, 3, 4]) {
      let method = name("m")
      let (declared, labels) = parameters()
      let attribute = pick([
        "@objc ", "@objc ", "@IBAction ", "@objc private ",
        "@objc(\(method)X\(labels.map { _ in ":" }.joined())) ",
      ])
      let effects = pick(["", "", " throws"])
      let fits = attribute != "@IBAction " || labels.isEmpty
      members.append(
        fits
          ? "\(attribute)func \(method)(\(declared))\(effects) {}"
          : "@IBAction func \(method)(_ sender: Any) {}")
      let names = fits ? labels.map { "\($0):" }.joined() : "_:"
      uses.append(
        pick([
          "_ = #selector(\(method))",
          names.isEmpty
            ? "_ = #selector(\(owner).\(method))" : "_ = #selector(\(method)(\(names)))",
          "_ = #selector(self.\(method))",
        ]))
    }
    if chance(50) {
      let property = name("p")
      members.append(
        pick([
          "@IBOutlet weak var \(property): UIView!", "@objc var \(property) = 1",
          "@IBInspectable var \(property): CGFloat { get { 1 } set {} }",
        ]))
      uses.append("_ = (#keyPath(\(owner).\(property)), #selector(getter: \(property)))")
    }
    uses.append("UIControl().addTarget(self, action: #selector(UIView.endEditing(_:)))")
    uses.append("if #available(iOS 99, *) { _ = 1 }")
    members.append("func \(name("u"))() \(braces(uses))")
    let generic = chance(20) ? "<T>" : ""
    if !generic.isEmpty { members = members.map { $0.replacing("\(owner).", with: "") } }
    let all = chance(20) ? "@objcMembers " : ""
    return
      "\(all)\(access())class \(owner)\(generic): \(pick(["NSObject", "UIView", "UIViewController"])) \(braces(members))"
  }

  /// A class with overrides in extensions, its own and those of a subclass.
  private mutating func overrides() -> String {
    let (base, sub) = (name("B"), name("D"))
    let own = name("go")
    let forms = [
      "override func layoutSubviews() { super.layoutSubviews() }",
      "override func sizeThatFits(_: CGSize) -> CGSize { .zero }",
      "override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }",
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n  super.hitTest(point, with: event)\n}",
      "override class var layerClass: AnyClass { UIControl.self }",
      "override var isSelected: Bool { didSet { print(oldValue) } }",
      "override var isSelected: Bool {\n  willSet { print(newValue) }\n  didSet(old) { print(old) }\n}",
      "override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }",
      "override var tag: Int { get { 3 } set {} }",
    ]
    var members: [String] = []
    for _ in 0..<pick([1, 2, 3]) {
      let form = pick(forms)
      let word = form.split(separator: " ").first { $0.contains("(") || $0.hasSuffix(":") }.map {
        $0.prefix { $0 != "(" && $0 != ":" }
      }
      if !members.contains(where: { $0.contains(" \(word ?? "")") }) { members.append(form) }
    }
    let methods = [
      "@objc func \(own)(_: Int, in repeat: String) -> Int { 1 }",
      "@objc func \(own)(_ a: Int = 3, b: @autoclosure () throws -> Bool) rethrows {}",
      "func \(own)<T: Equatable>(_ a: inout T, more: Int...) where T: Hashable {}",
      "@objc var \(own): Int { 1 }", "@objc open func \(own)() async throws {}",
      "@objc class func \(own)() -> Int { 1 }",
    ]
    let method = pick(methods)
    var over = method.replacing("open ", with: "")
    over = (over.hasPrefix("@objc ") ? "@objc override " + over.dropFirst(6) : "override " + over)
    let open = method.contains("open") ? "open " : ""
    if !open.isEmpty { members = members.map { "public " + $0 } }
    if !open.isEmpty { over = over.replacing("override ", with: "public override ") }
    return [
      "\(open)class \(base): UIControl \(braces([]))",
      "extension \(base) \(braces(members + [method]))",
      "\(open.isEmpty ? "" : "public ")class \(sub): \(base) \(braces(["let \(name("x")) = 1"]))",
      "extension \(sub) \(braces([over]))",
    ].joined(separator: "\n")
  }

  /// What extensions give to a class of UIKit, with overrides of it; overrides of UIKit's own class.
  private mutating func foreign() -> String {
    let (member, first, second) = (name("shown"), name("F"), name("S"))
    let base = pick(["UIView", "UIControl"])
    var lines = [
      "extension \(base) \(braces(["@objc var \(member): Bool { get { !isHidden } set { isHidden = !newValue } }"]))",
      "class \(first): \(base) \(braces([]))",
    ]
    lines.append(
      "extension \(first) { override var \(member): Bool "
        + pick([
          "{ didSet { print(oldValue) } } }",
          "{ get { super.\(member) } set { super.\(member) = newValue } } }",
        ]))
    lines.append(
      "class \(second): \(first) { override var \(member): Bool { get { super.\(member) } set {} } }"
    )
    return lines.joined(separator: "\n")
  }

  /// Objects of classes that are known at run time only.
  private mutating func creation() -> String {
    let (method, type) = (name("make"), name("G"))
    return [
      "func \(method)<V: UIView>(_ type: V.Type) -> V { \(pick(["V()", "V(frame: .zero)", "type.init()", "type.init(frame: .zero)"])) }",
      "final class \(type)<V: UIView, M: NSObject> \(braces(["let view: V = V()", "lazy var model = M()"]))",
      "extension CGFloat { var \(name("c")): CGFloat { min(max(abs(self), 1), 2) } }",
      "protocol \(type)P: AnyObject { init() }\nextension UIButton: \(type)P {}",
    ].joined(separator: "\n")
  }

  /// Members of `AnyObject`.
  private mutating func anyObject() -> String {
    let (box, model, member) = (name("Box"), name("M"), name("prio"))
    return [
      "class \(model): NSObject { @objc var \(member) = 1; @objc func \(member)F(_ a: Int) -> Int { a } }",
      "struct \(box) "
        + braces([
          "weak var target: AnyObject?", "let action: Selector",
          "func fire() { _ = target?.perform(action, with: self); print(target?.responds(to: action) == true) }",
          "func main(_ x: AnyObject) { x.performSelector(onMainThread: action, with: nil, waitUntilDone: true) }",
          "func read(_ x: Any) -> Int { (x as AnyObject).\(member) + (x as AnyObject).\(member)F(3) }",
          "func ask(_ x: Any) { if let a = (x as AnyObject).\(member) { print(a) } }",
        ]),
    ].joined(separator: "\n")
  }

  private mutating func observing() -> String {
    "class \(name("O")): NSObject "
      + braces([
        "@objc dynamic var a = 1", "@objc dynamic var b: Int = 2 { didSet { print(b) } }",
        "func c(_ view: UIView) { _ = view.observe(\\.frame) { _ in } }",
        "#if os(iOS)\n@objc func d() {}\n#else\nfunc e() {}\n#endif",
      ])
  }

  private mutating func previews() -> String {
    let view = name("V")
    return [
      "class \(view): UIView \(braces(["@objc private func tap() {}"]))",
      pick([
        "#Preview { \(view)() }",
        "#Preview(\"A\") {\n  let view = \(view)()\n  view.tag = 3\n  return view\n}",
      ]),
    ].joined(separator: "\n")
  }

  /// Types in types, in functions and in branches.
  private mutating func nested() -> String {
    let (outer, inner) = (name("N"), name("I"))
    let owned =
      "\(pick(["", "private ", "fileprivate "]))class \(inner): NSObject { @objc func tap() { _ = #selector(tap) } }"
    return pick([
      "\(pick(["enum", "struct", "class"])) \(outer) \(braces([owned]))",
      "func \(outer)() \(braces([owned.split(separator: " ").drop { $0 != "class" }.joined(separator: " "), "_ = \(inner)()"]))",
      "#if DEBUG || true\nclass \(outer): NSObject \(braces(["@objc func tap() {}"]))\n#endif",
      "class \(outer) \(braces(["@objc protocol \(inner) { @objc optional func \(name("r"))(_ a: Int) }"]))"
        .replacing("@objc protocol", with: "protocol").replacing("@objc optional ", with: ""),
    ])
  }

  /// Declarations that need SwiftUI, and what names them.
  private mutating func swiftUI() -> String {
    let (row, use) = (name("Row"), name("use"))
    return [
      "struct \(row): View \(braces(["@State private var isOn = false", "var body: some View { Text(\"a\") }", "enum Kind { case a }"]))",
      pick([
        "struct \(use) \(braces(["var h: Double", "init(h: Double) { self.h = h }", "init(color: Color) { h = 0 }", "var color: Color { Color.red }"]))\nlet \(use)V = \(use)(h: 1).h",
        "class \(use): UIViewController \(braces(["let host = UIHostingController(rootView: \(row)())", "func kind() -> \(row).Kind { .a }", "@objc func show() { print(host) }", "override func viewDidLoad() { super.viewDidLoad(); show() }"]))",
        "extension UIView \(braces(["func \(use)() -> some View { EmptyView() }", "var \(use)T: Int { 1 }"]))",
        "typealias \(use) = [\(row)]\nfunc \(use)F(_ a: \(use)) {}\nfunc \(use)G() { \(use)F([]) }",
        "enum \(use) \(braces(["case a(AnyView)", "case b"]))\nstruct \(use)S { var e: \(use)?; var n = 1 }\nlet \(use)N = \(use)S(n: 2)",
        "#Preview { \(row)() }",
        "final class \(use): Hashable, Animatable { let a = 1\n  static func == (a: \(use), b: \(use)) -> Bool { true }\n  func hash(into h: inout Hasher) {} }",
      ]),
    ].joined(separator: "\n")
  }
}
