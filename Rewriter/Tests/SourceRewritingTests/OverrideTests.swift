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
        "public override func layoutSubviews() { return __objc_own_A_layoutSubviews() }; }"))
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
        "if let other = self as? A { return other.__objc_own_A_sv_list(views) }; return __objc_own_UIView_sv_list(views)"
      ))
    #expect(text.contains("super.__objc_own_UIView_sv_list(views[0])"))
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
    #expect(text.contains("func testA() async throws {}"))
    #expect(text.contains("func helper() {}") && text.contains("func testB() {}"))
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
