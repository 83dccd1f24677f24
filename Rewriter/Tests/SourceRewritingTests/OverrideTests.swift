import SourceRewriting
import Testing

/// Overrides across extensions, and optional requirements.
struct OverrideTests {
  @Test func anOverrideInAnExtension() {
    let both = Rewriting(
      "open class A: UIView {\n}",
      "extension A {\n  public override func layoutSubviews() { super.layoutSubviews() }\n}")
    #expect(
      both[0].contains(
        "\npublic override func layoutSubviews() { return __objc_own_A_layoutSubviews() }\n#sourceLocation(file: \"/0.swift\", line: 2)\n}"
      ))
    #expect(both[1].contains("func __objc_own_A_layoutSubviews() { super.layoutSubviews() }"))
    #expect(!both[1].contains("override"))
  }

  @Test func aPropertyOfAnExtension() {
    let text = Rewriting(
      "class A: UIViewController {}\nextension A {\n  override var prefersStatusBarHidden: Bool { true }\n}"
    )[0]
    #expect(
      text.contains(
        "override var prefersStatusBarHidden: Bool { get { return __objc_own_A_prefersStatusBarHidden } }"
      ))
  }

  @Test func aMemberOfAnExtensionOfAnotherModulesClass() {
    let text = Rewriting(
      """
      extension UIView {
        @objc func sv(_ views: UIView...) -> UIView { self }
      }
      class A: UIView {
        override func sv(_ views: UIView...) -> UIView { super.sv(views[0]) }
      }
      """)[0]
    #expect(text.contains("func __objc_own_UIView_sv_list(_ views: [UIView]"))
    #expect(
      text.contains(
        "if let other = self as? A { return other.__objc_own_A_sv_list(a0) }; return __objc_own_UIView_sv_list(a0)"
      ))
    #expect(text.contains("super.__objc_own_UIView_sv_list(views[0])"))
  }

  /// Forms of overrides in an extension, with what the class's body gets.
  static let forms: [(String, String)] = [
    (
      "override func fits(_: CGSize, in repeat: Int) -> Bool { true }",
      "override func fits(_ a0: CGSize, in a1: Int) -> Bool { return __objc_own_A_fits(a0, in: a1) }"
    ),
    (
      "override class var layerClass: AnyClass { CALayer.self }",
      "override class var layerClass: AnyClass { get { return __objc_own_A_layerClass } }"
    ),
    (
      "override func f<T>(_ x: inout T, y: @autoclosure () -> Int = 3) async throws where T: Hashable {}",
      "override func f<T>(_ a0: inout T, y a1: @autoclosure () -> Int = 3) async throws where T: Hashable { return try await __objc_own_A_f(&a0, y: a1()) }"
    ),
    (
      "open override var isOn: Bool { willSet { go() }\n didSet(old) { go() } }",
      "open override var isOn: Bool { willSet { __objc_own_A_isOn_willSet(newValue) } didSet { __objc_own_A_isOn_didSet(oldValue) } }"
    ),
    (
      "override var isOn: Bool { get { true } set {} }",
      "override var isOn: Bool { get { return __objc_own_A_isOn } set { __objc_own_A_isOn = newValue } }"
    ),
    (
      "override var isOn: Bool { get async throws { true } }",
      "override var isOn: Bool { get async throws { return try await __objc_own_A_isOn } }"
    ),
    (
      "@objc(other:) override func go(_ x: Int) {}",
      "override func go(_ a0: Int) { return __objc_own_A_go(a0) }"
    ),
  ]

  @Test(arguments: forms.indices) func aFormOfAnOverride(index: Int) {
    let (source, expected) = Self.forms[index]
    let both = Rewriting("class A: UIView {}", "extension A {\n \(source)\n}")
    #expect(both.own(0) == "class A: UIView {}")
    #expect(both[0].contains("line: 1)\n\(expected)\n#sourceLocation(file: \"/0.swift\", line: 1)"))
    #expect(!both.own(1).contains("override"))
  }

  @Test func observersInAnExtension() {
    let text = Rewriting(
      "class A: UIView {}",
      "extension A {\n  override var isOn: Bool {\n    willSet { go() }\n    didSet(old) { go(old) }\n  }\n}"
    ).own(1)
    #expect(
      text.split(separator: " ").joined(separator: " ")
        == "extension A {\n \n func __objc_own_A_isOn_willSet(_ newValue: Bool) { go() };\n func __objc_own_A_isOn_didSet(_ old: Bool) { go(old) }\n \n}"
    )
  }

  /// What an extension of UIKit's class declares is overridden in the extension of another class.
  @Test func aPropertyOfAForeignClassInAnotherExtension() {
    let text = Rewriting(
      """
      extension UIView { @objc var isShown: Bool { get { true } set {} } }
      class A: UIView {}
      extension A { override var isShown: Bool { didSet {} } }
      """)[0]
    #expect(text.contains("class A: UIView {}"))
    #expect(text.contains("get { if let other = self as? A { return other.__objc_own_A_isShown }"))
    #expect(
      text.contains(
        "var __objc_own_A_isShown: Bool { get { super.__objc_own_UIView_isShown } set { let oldValue"
      ))
  }

  /// An extension of UIKit's class replaces nothing of it; the classes below it get the override, with a warning.
  @Test func anOverrideOfUIKitsOwnClass() {
    let text = Rewriting(
      """
      extension UICell {
        override func hit() -> Int { super.hit() }
      }
      class A: UICell {}
      class B: UICell { override func hit() -> Int { super.hit() } }
      class C: A {}
      """)[0]
    #expect(
      text.contains(
        "class A: UICell {\n#sourceLocation(file: \"Plumb's rewriting of 0.swift\", line: 1)\noverride func hit() -> Int { return __objc_own_UICell_hit() }\n"
      ))
    #expect(text.contains("{ super.__objc_own_UICell_hit() }"))
    #expect(text.contains("class C: A {}"))
    #expect(text.contains("#sourceLocation(file: \"/0.swift\", line: 2)\n#warning(\"hit(): only"))
  }

  /// Each protocol has an extension, on a line of its own; requirements of one protocol may differ in types only.
  @Test func severalProtocolsOfASource() {
    let text = Rewriting(
      """
      @objc protocol D { @objc optional func a(_ x: Int); @objc optional var b: Int { get } }
      @objc public protocol E {
        @objc(a:size:) optional func a(_ x: Int, b: CGSize) -> Int
        @objc(a:point:) optional func a(_ x: Int, b: CGPoint) -> Int?
      }
      class C: NSObject, E { func a(_ x: Int, b: CGPoint) -> Int? { 3 } } // C
      """)[0]
    // Messages about a requirement have its line.
    #expect(
      text.contains(
        "\n#sourceLocation(file: \"/0.swift\", line: 1)\ninternal extension D { var __objc_a____"))
    #expect(text.contains("\npublic extension E { var __objc_a___b__: __objc_E__objc_a___b__? {"))
    #expect(text.contains("public func callAsFunction(_ a0: Int, _ a1: CGSize) -> (Int)? {"))
    #expect(text.contains("public func callAsFunction(_ a0: Int, _ a1: CGPoint) -> Int? {"))
    #expect(text.contains("method(\"a:point:\", of: C.self)"))
    #expect(!Rewriting.own(text).contains(";"))
    #expect(Rewriting.own(text).hasSuffix("// C"))
  }

  @Test func optionalRequirements() {
    let text = Rewriting(
      """
      @objc public protocol D {
        @objc optional func chart(_ c: Int, did select: String) -> Bool
        func must()
      }
      func f(d: D?) { _ = d?.chart?(1, did: "x"); d?.must() }
      class C: D { func chart(_ c: Int, did select: String) -> Bool { true }
        func must() {}
      }
      """)[0]
    #expect(text.contains("protocol D: AnyObject {"))
    #expect(text.contains("d?.__objc_chart___did__?(1,"))
    #expect(
      text.contains("public extension D { var __objc_chart___did__: ((Int, String) -> Bool)?"))
    #expect(text.contains("method(\"chart:did:\", of: C.self)"))
  }

  @Test func optionalRequirementsOfOtherModules() {
    let module = Rewriting("@objc protocol D { @objc optional func a(b: Int) }").module
    let text = Rewriting("d.a?(b: 1)", imported: module.facts)[0]
    #expect(text.hasPrefix("d.__objc_a_b__?("))
  }

  @Test func testsOnTheMainActor() {
    let text = Rewriting(
      "@MainActor final class T: XCTestCase {\n  func testA() throws {}\n  func helper() {}\n}\nclass U: XCTestCase {\n  func testB() {}\n}"
    )[0]
    #expect(
      text.contains("nonisolated func testA() throws { try FoundationShims.MainThread.run {}}"))
    #expect(text.contains("func helper() {}") && text.contains("func testB() {}"))
  }

  /// Functions in a test stay on the main actor; those of its types are their own.
  @Test func functionsInTests() {
    let text = Rewriting(
      "class T: XCTestCase { @MainActor func testA() { func b() {}\nasync func c() {}\nstruct S { func d() {} } } }"
        .replacing("async func", with: "@discardableResult func"))[0]
    #expect(text.contains("@MainActor func b()") && text.contains("@MainActor func c()"))
    #expect(!text.contains("@MainActor func d()"))
  }

  /// Views that override their bounds have layout assign them.
  @Test(arguments: [
    ("class A: UIView { override var bounds: CGRect { didSet {} } }", true),
    (
      "class B: UIButton {}\npublic class A: B { override var bounds: CGRect { get { .zero } set {} } }",
      true
    ),
    ("class A: UIView { override var frame: CGRect { didSet {} } }", false),
    ("class A: CALayer { override var bounds: CGRect { didSet {} } }", false),
    (
      "class A: UICollectionViewLayoutAttributes { override var bounds: CGRect { didSet {} } }",
      false
    ),
    ("class A: UIView { struct B { var bounds: CGRect } }", false),
  ]) func boundsOfViews(source: String, isStated: Bool) {
    #expect(
      Rewriting(source)[0].contains("override class var layoutAssignsBounds: Bool { true }")
        == isStated)
  }

  /// Names that tests read are Apple's.
  @Test(arguments: [
    (
      "class T: XCTestCase { var a: String { name } }", "{ FoundationShims.TestName.ofApple(name) }"
    ),
    (
      "class T: XCTestCase { func a() { b(self.name, name: 3) } }",
      "b(FoundationShims.TestName.ofApple(self.name), name: 3)"
    ),
    (
      "extension XCTestCase { var a: String { name } }",
      "{ FoundationShims.TestName.ofApple(name) }"
    ),
    ("class T: XCTestCase { func a() { print(b.name) } }", nil),
    ("class T: XCTestCase { func a(name: String) { print(name) } }", nil),
    ("class T: XCTestCase { func a() { for name in b { print(name) } } }", nil),
    ("class T: XCTestCase { func a() { b.map { name in name } } }", nil),
    ("class T: XCTestCase { struct S { let name = 1; var a: Int { name } } }", nil),
    ("class T: XCTestCase { let name = 3; func a() { print(name) } }", nil),
    ("class T { var a: String { name } }", nil),
  ]) func namesOfTests(source: String, expected: String?) {
    let text = Rewriting(source)[0]
    #expect(text.contains("TestName.ofApple") == (expected != nil))
    #expect(expected.map { text.contains($0) } ?? true)
  }

  /// In Swift 6 only tests of classes of the main actor run so; others are asynchronous.
  @Test(arguments: [
    (false, " func testA() { FoundationShims.MainThread.run { print(#function) }}"),
    (true, "@MainActor func testA() async { print(#function) }"),
  ]) func aTestAlone(checksIsolation: Bool, expected: String) {
    let source = "class T: XCTestCase {\n@MainActor func testA() { print(#function) }\n}"
    var platform = Platform(.uiKit, version: [18, 0])
    platform.checksIsolation = checksIsolation
    let module = RewrittenModule([SourceFile(path: "/a.swift", text: source)], for: platform)
    #expect(module.texts["/a.swift"]?.contains(expected) == true)
  }

  /// Methods of a protocol's extension are overridden by nothing.
  @Test func anExtensionOfAProtocol() {
    let text = Rewriting(
      """
      protocol P {}
      extension P { func prepare() {} }
      class A: UICollectionViewLayout {
        override func prepare() { super.prepare() }
      }
      """)[0]
    #expect(!text.contains("__objc_own"))
  }

  /// A method of a requirement's name is meant unless something optional is asked for.
  @Test func aReferenceToAMethodOfTheSameName() {
    let text = Rewriting(
      """
      @objc protocol P { @objc optional func allows(for e: Int) -> Bool }
      class A { func allows(for e: Int) -> Bool { true } }
      func f(a: A, p: P?) { g(a.allows(for:)); if p?.allows(for:) != nil {} }
      """)[0]
    #expect(text.contains("g(a.allows(for:))"))
    #expect(text.contains("p?.__objc_allows_for__ != nil"))
  }

  /// `let f = delegate?.f`: the closure of a requirement; a property of the same name is meant elsewhere.
  @Test func aRequirementAsAValue() {
    let text = Rewriting(
      """
      @objc protocol P { @objc optional func didScroll(_ v: Int)
        @objc optional func row(at i: Int); @objc optional func row(of i: Int) }
      func f(delegate: P?, other: Other?) {
        guard let function = delegate?.didScroll, let row = delegate?.row else { return }
        if let value = other?.didScroll { g(value) }
      }
      """)[0]
    #expect(text.contains("let function = delegate?.__objc_didScroll___"))
    #expect(text.contains("let row = delegate?.row "))
    #expect(text.contains("other?.didScroll "))
  }
}
