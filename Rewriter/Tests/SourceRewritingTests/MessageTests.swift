import Testing

/// Methods and properties that messages reach.
struct MessageTests {
  @Test func methodsOfAClass() {
    let text = Rewriting(
      """
      class A: NSObject {
        @objc private func tap(_ sender: UIButton!, event: UIEvent?) {}
        @IBAction func save(sender: Any) throws {}
        @IBOutlet weak var label: UILabel!
        @objc var count: Int { 3 }
        @objc static func make() {}
        func plain() {}
      }
      """)[0]
    #expect(
      text.contains(
        "ObjectiveCNames.method(\"tap:event:\", of: A.self) { r, a in try r.tap(a[0, (UIButton?).self], event: a[1, (UIEvent?).self]) }"
      ))
    #expect(text.contains("method(\"saveWithSender:\", of: A.self) { r, a in try r.save("))
    #expect(text.contains("property(\"label\", of: A.self, get: { r in r.`label` }, set:"))
    #expect(text.contains("property(\"count\", of: A.self, get: { r in r.`count` })"))
    #expect(!text.contains("\"make\"") && !text.contains("\"plain\""))
    #expect(text.contains("@used @section(\".init_array\")"))
  }

  @Test func membersOfClassesThatSayAll() {
    let text = Rewriting(
      "@objcMembers class A: NSObject {\n  func b() {}\n  private func c() {}\n}")[0]
    #expect(text.contains("\"b\"") && !text.contains("\"c\""))
  }

  @Test func privateClassesWithinOthers() {
    let text = Rewriting("class A {\n  private class B: NSObject { @objc func c() {} }\n}")[0]
    #expect(text.contains("__objc_A_B_") && text.contains("_around()"))
  }

  @Test func classesInFunctions() {
    let text = Rewriting("func f() {\n  class A: NSObject { @objc func b() {} }\n  _ = A()\n}")[0]
    #expect(text.contains("; A.__objc_A_"))
    #expect(!text.contains("@section"))
  }

  @Test func genericClassesAreStatedWhenASelectorIsAsked() {
    let text = Rewriting(
      "class A<T>: NSObject {\n  let s = #selector(b)\n  @objc func b() {}\n}")[0]
    #expect(text.contains("{ () -> Selector in Self.__objc_A_"))
  }

  @Test(arguments: ["NSLayoutAnchor", "NSCache"])
  func genericClassesOfTheSystemStateNothing(_ owner: String) {
    let text = Rewriting("extension \(owner) {\n  @objc func b() {}\n}")[0]
    #expect(!text.contains("@section"))
  }

  @Test func namesThatDeclarationsState() {
    let text = Rewriting(
      "class A: NSObject {\n  @objc(go:) func run(fast: Bool) {}\n  func f() { _ = #selector(run) }\n}"
    )[0]
    #expect(text.contains("Selector((\"go:\"))"))
    #expect(text.contains("method(\"go:\", of: A.self)"))
  }

  @Test func selectorsOfOtherModules() {
    let text = Rewriting("let s = #selector(A.run)", imported: "method\trun\trunWithFast:\n")[0]
    #expect(text.contains("Selector((\"runWithFast:\"))"))
  }
}
