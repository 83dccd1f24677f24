import SourceRewriting
import Testing

/// Messages of the compiler about rewritten sources: they name and show the source's own lines.
struct CompilerMessageTests {
  /// The compiler's message about the first place of a word in the rewritten text.
  private static func output(_ word: String, _ message: String, in text: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains(word) })
    let column = try #require(lines[index].firstRange(of: word)).lowerBound
    let offset = lines[index].distance(from: lines[index].startIndex, to: column)
    // The line that `#sourceLocation` gives.
    var line = 0
    var path = "/0.swift"
    for one in lines[...index] {
      if let place = one.firstMatch(of: /^#sourceLocation\(file: "([^"]*)", line: (\d+)\)/) {
        path = String(place.1)
        line = (Int(place.2) ?? 0) - 1
      } else {
        line += 1
      }
    }
    let indent = String(repeating: " ", count: offset)
    return """
      \(path):\(line):\(offset + 1): error: \(message)
      \(index) | \(index > 0 ? lines[index - 1] : "")
      \(index + 1) | \(lines[index])
        | \(indent)`- error: \(message)

      """
  }

  private static func mapped(
    _ output: String, _ rewriting: Rewriting, _ source: String,
    dropped: [String: CompilerMessages.Dropped] = [:]
  ) -> String {
    var messages = CompilerMessages { path in
      path == "/0.swift"
        ? MappedSource(path: path, own: source, rewritten: rewriting[0]) : nil
    } dropped: {
      dropped[$0]
    }
    return messages.mapped(output)
  }

  /// A mistake beside each idiom has the source's own column, and the source's own line below it.
  @Test(arguments: [
    "class A: UIView { @objc func tap() { wrong() } }",
    "class A: UIView { @objc var name = wrong }",
    "class A: UIView { func f() { g(#selector(tap(_:))); wrong() }\n@objc func tap(_ a: Any) {} }",
    "class A: UIView { @objc var b = 1; func f() { g(#keyPath(b)); wrong() } }",
    "class A: UIView {}\nextension A { override func layoutSubviews() { super.layoutSubviews(); wrong() } }",
    "class A: UIView {}\nextension A { override var frame: CGRect { didSet { wrong() } } }",
    "@objc protocol P { @objc optional func rated(_ a: Int) }\nfunc f(_ p: P?) { p?.rated?(1); p.wrong() }",
    "@objc protocol P { @objc optional func rated(_ a: wrong) }",
    "import CoreData\nclass B: NSManagedObject { @NSManaged var a: String; @NSManaged var b: Int; func f() { wrong() } }",
    "class A: NSObject { @objc dynamic var a = 1; func f() { observe(\\.a) { _, _ in wrong() } } }",
    "func f() { if #available(iOS 99, *) { wrong() } }",
    "class A: UIView { @IBOutlet weak var b: wrong! }",
    "func f(_ a: Any) { (a as AnyObject).perform(#selector(g)); wrong() }",
    "extension CGFloat { var a: CGFloat { abs(self) + wrong } }",
    "func f<V: UIView>(_ v: V.Type) { let a = V(frame: .zero), b = wrong }",
    "\tlet a = NSAttributedString(), b = wrong",
    "let é = NSAttributedString(), b = wrong",
  ])
  func mistakesBesideIdioms(source: String) throws {
    let text = "import UIKit\n\(source)"
    let rewriting = Rewriting(text)
    let message = "cannot find 'wrong' in scope"
    let result = Self.mapped(
      try Self.output("wrong", message, in: rewriting[0]), rewriting, text)
    let lines = text.split(separator: "\n")
    let line = try #require(lines.firstIndex { $0.contains("wrong") })
    let before = try #require(lines[line].firstRange(of: "wrong")).lowerBound
    let column = lines[line][..<before].utf8.count + 1
    #expect(result.hasPrefix("/0.swift:\(line + 1):\(column): error: \(message)\n"), "\(result)")
    #expect(result.contains("\(line + 1) | \(lines[line])\n"), "\(result)")
    #expect(!result.contains("Plumb"), "\(result)")
    #expect(!result.contains("__objc"), "\(result)")
  }

  /// A message about text that only the rewritten line has says so.
  @Test func mistakesOfTheRewriting() throws {
    let source = "import UIKit\nclass B: NSManagedObject { @NSManaged var a: String }"
    let rewriting = Rewriting(source)
    let output = try Self.output(
      "managedValue", "cannot find 'managedValue' in scope", in: rewriting[0])
    let result = Self.mapped(output, rewriting, source)
    #expect(
      result == """
        /0.swift:2:1: error: cannot find 'managedValue' in scope
        1 | import UIKit
        2 | class B: NSManagedObject { @NSManaged var a: String }
          | `- error: cannot find 'managedValue' in scope
          | `- note: this is about Plumb's rewriting of the line

        """)
  }

  /// Marks of a message under several lines go where their words are.
  @Test func notesBelowAMessage() {
    let own = "a\n@objc protocol P {\n  func f()\n}\nclass A: P {}\n"
    let rewritten =
      "a\n      protocol P {\n  func f()\n#sourceLocation(file: \"Plumb's rewriting of 0.swift\", line: 1)\nvar x = 1\n#sourceLocation(file: \"/0.swift\", line: 4)\n}\nclass A: P {}\n"
    var messages = CompilerMessages { _ in
      MappedSource(path: "/0.swift", own: own, rewritten: rewritten)
    } dropped: { _ in
      nil
    }
    let result = messages.mapped(
      """
      /0.swift:5:7: error: no conformance
      2 |       protocol P {
      3 |   func f()
        |        `- note: 'f' is required
      7 | }
      8 | class A: P {}
        |       |- error: no conformance
        |       `- note: add stubs
      other
      """)
    #expect(
      result == """
        /0.swift:5:7: error: no conformance
        1 | a
        2 | @objc protocol P {
        3 |   func f()
          |        `- note: 'f' is required
        4 | }
        5 | class A: P {}
          |       `- error: no conformance
          |       `- note: add stubs
        6 | 
        other
        """)
  }

  @Test func declarationsThatAreNotCompiled() {
    var messages = CompilerMessages { _ in
      nil
    } dropped: { name in
      name == "HSL" ? CompilerMessages.Dropped(path: "/B.swift", line: 3) : nil
    }
    let output = "/A.swift:1:9: error: cannot find 'HSL' in scope\n"
    #expect(
      messages.mapped(output) == output.dropLast()
        + "\n/B.swift:3:1: note: 'HSL' is declared here, and not compiled: it needs a module that is missing on Linux\n"
    )
    let other = "/A.swift:1:9: error: cannot find 'X' in scope\n/A.swift:1:9: warning: 'HSL'"
    #expect(messages.mapped(other) == other)
  }

  /// A list of tests for Linux was never compiled on a Mac: a note says so once.
  @Test func aListOfTests() {
    var messages = CompilerMessages { _ in
      nil
    } dropped: { _ in
      nil
    }
    let output = "/Tests/LinuxMain.swift:2:8: error: no such module 'ATests'\n"
    let result = messages.mapped(output + output)
    #expect(result.matches(of: /--enable-test-discovery/).count == 1)
    #expect(result.hasPrefix(output.dropLast() + "\n/Tests/LinuxMain.swift:1:1: note: "))
  }

  /// No line is longer than what is shown of it.
  @Test func longLines() {
    let own = "import UIKit\nlet a = [" + String(repeating: "1, ", count: 9_000) + "wrong]"
    let rewritten = own.replacing("let a", with: "let /*x*/ a")
    var messages = CompilerMessages { _ in
      MappedSource(path: "/0.swift", own: own, rewritten: rewritten)
    } dropped: { _ in
      nil
    }
    let line = rewritten.split(separator: "\n")[1]
    let column = line.utf8.count - 5
    let text = messages.mapped(
      "/0.swift:2:\(column): error: cannot find 'wrong' in scope\n2 | \(line)\n  | \(String(repeating: " ", count: column - 1))`- error: cannot find 'wrong' in scope\n"
    )
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 400 })
    #expect(text.contains("error: cannot find 'wrong' in scope"))
  }

  /// Anything that is no message stays as it is; numbers that name no line change nothing.
  @Test(arguments: [
    "", "\n\n", "error: module", "1 | a", " | ", "/0.swift:0:0: error: a",
    "/0.swift:99:1: error: a",
    "/0.swift:1:99999: error: a\n1 | import UIKit\n  | `- error: a",
    "/0.swift:1:1: error: a\n99999999999999999999 | x\n  | `- error: a",
    "/0.swift:1:1: error: ''''\n1 |\n  |`- error: ''''", "a:b:c:d:e:f", "::::::",
    "/x:1:1: error: \u{1B}[31m",
  ])
  func otherOutput(output: String) {
    let source = "import UIKit\n@objc class A {}"
    let result = Self.mapped(output, Rewriting(source), source)
    #expect(output.hasPrefix("/0.swift") || result == output)
  }

  @Test func coloursOfATerminal() {
    let source = "import UIKit\nclass A: UIView { @objc func f() { wrong() } }"
    let output =
      "\u{1B}[1m/0.swift:2:36: \u{1B}[31merror: \u{1B}[0mcannot find 'wrong' in scope\u{1B}[0m\n"
    let result = Self.mapped(output, Rewriting(source), source)
    #expect(
      result.hasPrefix("/0.swift:2:36: error: cannot find 'wrong' in scope\n1 | import UIKit\n"))
  }
}
