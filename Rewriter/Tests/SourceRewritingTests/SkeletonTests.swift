import Foundation
import SourceRewriting
import Testing

/// A source is rewritten alike whether the others are given as they are or as their skeletons.
struct SkeletonTests {
  /// Sources by their folders, with classes among them that take part in overriding.
  static let modules: [String: [String]] = Dictionary(grouping: PreservationTests.sources) {
    URL(fileURLWithPath: $0).deletingLastPathComponent().path
  }

  @Test func modulesOfThisRepository() throws {
    #expect(Self.modules.count > 50)
    for (folder, paths) in Self.modules.sorted(by: { $0.key < $1.key }).prefix(60) {
      let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
      try expectEqual(texts, folder)
    }
  }

  /// Idioms whose rewriting depends on other sources.
  static let idioms = [
    "open class A: UIView { let a = { 1 }() ; init(x: Int) { super.init(frame: .zero) } }",
    "extension A { public override func layoutSubviews() { super.layoutSubviews() } }",
    "class B: A { @objc func go(_ sender: Any?) { class Inner: NSObject { @objc func f() {} } } }",
    "class C: B { override func go(_ sender: Any?) { super.go(sender) } }",
    "@objc protocol P { @objc optional func chart(_ c: Int, did select: String) -> Bool }",
    "class D: NSObject, P { func chart(_ c: Int, did select: String) -> Bool { true } }",
    "func f(p: P?) { _ = p?.chart?(1, did: \"x\") }",
    "extension UIView { @objc func sv(_ views: UIView..., by: Int = 3) -> UIView { self } }",
    "class E: UIView { override func sv(_ views: UIView..., by: Int = 3) -> UIView { super.sv(views[0]) } }",
    "struct S { class F: UIView { @IBOutlet var label: UILabel! = nil } }\nenum G { case a }",
    "extension G { func description() {} }\nextension S.F { @objc func tap() {} }",
    "let s = #selector(B.go), t = #selector(S.F.tap)",
    "class H<T>: UIView { var textFieldShouldReturn: ((UITextField) -> Bool)? = nil }",
    "extension H { @objc func x() {} }\nfunc g(h: H<Int>) { _ = h.textFieldShouldReturn?(f) }",
    "class I: A { override var text: String { \"\"\"\n  a\n  \"\"\" } }\nextension A { @objc open var text: String { get { \"a\" } set {} } }",
    "#Preview(\"Row\") { Host(Row()) }\n#Preview { let a = A()\na }\nenum J: PreviewRegistry {}",
  ]

  @Test func idiomsAcrossSources() throws { try expectEqual(Self.idioms, "idioms") }

  private func expectEqual(_ texts: [String], _ name: String) throws {
    let files = texts.enumerated().map { SourceFile(path: "/\($0).swift", text: $1) }
    let platform = Platform(.uiKit, version: [18, 0])
    let whole = RewrittenModule(files, for: platform)
    let skeletons = files.map { SourceFile(path: $0.path, text: $0.skeleton) }
    for index in files.indices {
      var mixed = skeletons
      mixed[index] = files[index]
      let part = RewrittenModule(mixed, only: [index], for: platform)
      let path = files[index].path
      #expect(part.texts[path] == whole.texts[path], "\(name) \(index)")
      #expect(part.texts.keys.allSatisfy { $0 == path })
      #expect(part.counts[path] == whole.counts[path])
      #expect(part.facts == whole.facts, "\(name) \(index)")
    }
  }
}
