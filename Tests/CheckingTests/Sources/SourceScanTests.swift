import TestSupport
import Testing

@testable import Checking

/// What is read from source texts.
struct SourceScanTests {
  @Test(arguments: [
    ("class A {}", ["A"]), ("class A: B {}", ["A:B"]), ("class A : M.B, P {}", ["A:B"]),
    ("class A<T: Q>: B<T> {}", ["A:B"]), ("class A<T {", ["A"]), ("class", []), ("", []),
    ("actor A {}", ["A"]), ("extension A {}", ["A+"]), ("typealias A = B", ["A="]),
    ("@class A;", ["A="]), ("@interface A : B", ["A:B"]), ("@interface A (C)", ["A+"]),
    ("@interface A ()", ["A+"]), ("@interface A<T> : B", ["A:B"]), ("@implementation A", ["A+"]),
    ("@objc(A) class B: C {}", ["A=", "B:C"]), ("subclass A", []), ("interface A", []),
    ("class é: Ü {}", ["é:Ü"]), ("class\n  A\n  : B", ["A:B"]), ("class A: ", ["A"]),
  ])
  func declarations(source: String, expected: [String]) {
    let found = SourceDeclaration.all(in: Array(source.utf8)).map { declaration in
      switch declaration.kind {
      case .type(let superclass): declaration.name + (superclass.map { ":" + $0 } ?? "")
      case .addition: declaration.name + "+"
      case .name: declaration.name + "="
      }
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("var a: Int", true, ["a"]), ("var a, b: Int", true, ["a", "b"]),
    ("weak var a: T?", true, ["a"]),
    ("func a(_ b: C) {}", true, ["a"]), ("func `a`()", true, ["a"]),
    ("let (a, b) = c", true, ["a"]),
    ("@objc(a:) func b()", true, ["a", "b"]), ("a = b", true, []),
    ("- (void)a:(id)b;", false, ["a"]),
    ("", true, []), ("var", true, []),
  ])
  func members(source: String, isSwift: Bool, expected: [String]) {
    let found = SourceMembers.names(in: Array(source.utf8), isSwift: isSwift)
    #expect(found.isSuperset(of: expected), "\(found)")
    if expected.isEmpty { #expect(found.isEmpty) }
  }

  /// What a line reads is not what it declares.
  @Test func usesAreNotDeclarations() {
    let source = "func a() {\n  title.text = name\n}\nlet b = c.title"
    let found = SourceMembers.names(in: Array(source.utf8), isSwift: true)
    #expect(found.isSuperset(of: ["a", "b"]) && found.isDisjoint(with: ["text", "name"]))
  }

  /// No text is too odd to be read to its end.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func anyBytesAreRead(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parts = [
      "class ", "@interface", "@objc(", "<", ">", ":", "(", "\n", "A", "\u{0}", "é", ".",
    ]
    let text = (0..<200).map { _ in parts[Int.random(in: parts.indices, using: &random)] }.joined()
    let bytes = Array(text.utf8) + [UInt8.random(in: 0...255, using: &random)]
    #expect(SourceDeclaration.all(in: bytes).allSatisfy { !$0.name.isEmpty })
    #expect(SourceMembers.names(in: bytes, isSwift: true).allSatisfy { !$0.isEmpty })
  }
}
