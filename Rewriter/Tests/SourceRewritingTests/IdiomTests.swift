import SourceRewriting
import Testing

/// Each idiom with what it becomes, runs of blanks as one.
struct IdiomTests {
  static let idioms: [(String, String)] = [
    ("#if os(iOS) || os(tvOS)\n#endif", "#if true || false \n#endif"),
    ("#if os(Linux)\n#endif", "#if false \n#endif"),
    ("#if canImport(ObjectiveC)\n#endif", "#if true \n#endif"),
    ("#if !targetEnvironment(simulator)\n#endif", "#if !true \n#endif"),
    ("#if canImport(SwiftUI)\n#endif", "#if canImport(SwiftUI)\n#endif"),
    ("if #available(iOS 17, *) {}", "if #available(iOS 17, *) {}"),
    ("if #available(iOS 19, *) {}", "if false {}"),
    ("guard #unavailable(iOS 19.1) else {}", "guard true else {}"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit "),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import os.log", "import SystemLog"),
    ("let l = os.Logger()", "let l = SystemLog.Logger()"),
    ("import struct os.Logger", "import struct SystemLog.Logger"),
    ("import XCTest", "import XCTest; import TestActivities"),
    ("import class XCTest.XCTestCase", "import class XCTest.XCTestCase"),
    ("import Combine", "import SystemCombine"),
    ("import class Combine.AnyCancellable", "import class SystemCombine.AnyCancellable"),
    ("var c: Combine.AnyCancellable?", "var c: SystemCombine.AnyCancellable?"),
    ("#if canImport(Combine)\n#endif", "#if true \n#endif"),
    ("#if canImport(CDispatch)\n#endif", "#if false \n#endif"),
    ("@_exported import ObjectiveC.runtime", "@_exported import Foundation "),
    ("@UIApplicationMain class D {}", "@main class D {}"),
    ("@objc(Name) enum E: Int { case a }", " enum E: Int { case a }"),
    (
      "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "let c = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    (
      "let i = #imageLiteral(resourceName: \"a\")",
      "let i = UIImage(imageLiteralResourceName: \"a\")"
    ),
    ("let k = #keyPath(UIScrollView.contentOffset)", "let k = \"contentOffset\" "),
    ("let k = #keyPath(label.text)", "let k = \"label.text\" "),
    ("let s = #selector(UIView.endEditing(_:))", "let s = Selector((\"endEditing:\")) "),
    ("let s = #selector(UIView.endEditing)", "let s = Selector((\"endEditing:\")) "),
    ("let s = #selector(getter: UIView.frame)", "let s = Selector((\"frame\")) "),
    ("let s = #selector(setter: UIView.frame)", "let s = Selector((\"setFrame:\")) "),
    ("let s = #selector(move(to:by:))", "let s = Selector((\"moveTo:by:\"))"),
    ("let s = #selector(show(name:))", "let s = Selector((\"showWithName:\"))"),
    ("let s = #selector(foo as (A) -> (B) -> Void)", "let s = Selector((\"foo:\")) "),
    ("d?.window??.bounds", "d?.window?.bounds"),
    ("type(of: self).description()", "NSStringFromClass(type(of: self))"),
    (
      "a.observe(\\.frame, options: [.new]) { _, _ in }",
      "a.observe(key: \"frame\", \\.frame, options: [.new]) { _, _ in }"
    ),
    ("Darwin.sqrt(2)", "Foundation.sqrt(2)"),
    ("d?.scrollViewDidScroll?(v)", "d?.scrollViewDidScroll(v)"),
    ("d.scrollViewDidScroll?(v)", "d.scrollViewDidScroll(v)"),
    (
      "let b = d.textFieldShouldReturn?(f) ?? true",
      "let b = Optional(d.textFieldShouldReturn(f)) ?? true"
    ),
    (
      "let b = v.delegate!.textFieldShouldReturn!(f)",
      "let b = v.delegate!.textFieldShouldReturn(f)"
    ),
    (
      "let t = s.tableView?(t, titleForHeaderInSection: 1).count",
      "let t = Optional(s.tableView(t, titleForHeaderInSection: 1))?.count"
    ),
    ("let x = CoreGraphics.log(2)", "let x = Foundation .log(2)"),
    ("let c = CoreGraphics.CGFloat(2)", "let c = CoreGraphics.CGFloat(2)"),
    (
      "let r = (x as AnyObject).cgRectValue",
      "let r = FoundationShims.MessageReceiver((x as AnyObject)).member(of: NSValue.self, { $0.cgRectValue })"
    ),
    (
      "typealias F = @convention(c) (AnyObject, Selector) -> Void",
      "typealias F = (AnyObject, Selector) -> Void"
    ),
    ("typealias F = @convention(c) (Int) -> Void", "typealias F = @convention(c) (Int) -> Void"),
    (
      "let t = Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)",
      "let t = Timer.sending(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)"
    ),
    (
      "let t = Timer(timeInterval: 1, repeats: true) { _ in }",
      "let t = Timer(timeInterval: 1, repeats: true) { _ in }"
    ),
    ("class A: UIView { @IBAction func go() {} }", "class A: UIView { func go() {} }"),
    (
      "class A: UIView { @IBAction func go(_ s: Any) {} }",
      "class A: UIView { @IBAction func go(_ s: Any) {} }"
    ),
    ("let b = d.isDone?(f) ?? true", "let b = d.isDone?(f) ?? true"),
    (
      "extension CGFloat { var a: CGFloat { min(abs(self), 1) } }",
      "extension CGFloat { var a: CGFloat { Swift.min(Swift.abs(self), 1) } }"
    ),
    (
      "extension CGRect { var a: CGFloat { abs(minX) } }",
      "extension CGRect { var a: CGFloat { abs(minX) } }"
    ),
    (
      "extension CGFloat { func abs(_ x: Int) {}\nfunc f() { abs(3) } }",
      "extension CGFloat { func abs(_ x: Int) {}\nfunc f() { abs(3) } }"
    ),
    (
      "(x as AnyObject).perform(s, with: 3)",
      "FoundationShims.MessageReceiver((x as AnyObject)).perform(s, with: 3)"
    ),
    (
      "func f() -> Bool {\n#if os(iOS)\nlet o = a[0] as AnyObject\n#endif\nreturn o.isEqual(b) }",
      "func f() -> Bool {\n#if true \nlet o = a[0] as AnyObject\n#endif\nreturn FoundationShims.MessageReceiver(o).isEqual(b) }"
    ),
    (
      "b.target?.performSelector(onMainThread: s, with: nil, waitUntilDone: true)",
      "FoundationShims.MessageReceiver(ifAny: b.target)?.performSelector(onMainThread: s, with: nil, waitUntilDone: true)"
    ),
    (
      "let b = (x as? AnyObject)?.responds(to: s)",
      "let b = FoundationShims.MessageReceiver(ifAny: (x as? AnyObject))?.responds(to: s)"
    ),
    (
      "func f(_ t: AnyObject?, _ u: UIView) { t?.perform(action); u.perform(action) }",
      "func f(_ t: AnyObject?, _ u: UIView) { FoundationShims.MessageReceiver(ifAny: t)?.perform(action); u.perform(action) }"
    ),
    (
      "struct B { weak var t: AnyObject?\nfunc f() { t!.performSelector(onMainThread: s, with: nil, waitUntilDone: true) } }",
      "struct B { weak var t: AnyObject?\nfunc f() { FoundationShims.MessageReceiver(t!).performSelector(onMainThread: s, with: nil, waitUntilDone: true) } }"
    ),
    (
      "let p = (x as AnyObject).priority",
      "let p = FoundationShims.MessageReceiver((x as AnyObject)).member(of: NSLayoutConstraint.self, { $0.priority })"
    ),
    (
      "protocol P { init() }\nextension NSObject: P {}",
      "protocol P: FoundationShims.CreatableByClass { }\nextension NSObject: P {}"
    ),
    (
      "protocol P { init() }\nextension Array: P {}",
      "protocol P { init() }\nextension Array: P {}"
    ),
    ("let p = ProcessInfo().environment", "let p = ProcessInfo.processInfo.environment"),
    ("let t = NSAttributedString()", "let t = NSAttributedString(string: \"\")"),
  ]

  /// Members of a managed object's class with what they become.
  static let managed: [(String, String)] = [
    ("@NSManaged public var name: String?", " public var name: String?\(accessors("name"))"),
    ("@NSManaged var a: Int16", " var a: Int16\(accessors("a"))"),
    (
      "@NSManaged public private(set) var `default`: Bool",
      " public private(set) var `default`: Bool\(accessors("default"))"
    ),
    (
      "@NSManaged public var a: String?, b: Date!",
      " public var a: String?\(accessors("a")); public var b: Date!\(accessors("b"))"
    ),
    (
      "@NSManaged var a, b: Set<Book>",
      " var a: Set<Book>\(accessors("a")); var b: Set<Book>\(accessors("b"))"
    ),
    (
      "@NSManaged @objc dynamic var a: [String: Int]",
      " dynamic var a: [String: Int]\(accessors("a"))"
    ),
    ("@NSManaged\n  var a: NSSet?", " \n var a: NSSet?\(accessors("a"))"),
    ("@NSManaged var a: Int { get }", "@NSManaged var a: Int { get }"),
    (
      "@objc(addBooksObject:)\n@NSManaged public func addToBooks(_ value: Book)",
      " \n public func addToBooks(_ value: Book) { addManaged(value, to: \"books\") }"
    ),
    (
      "@NSManaged func removeFromBooks(_ values: NSSet)",
      " func removeFromBooks(_ values: NSSet) { removeManaged(values, from: \"books\") }"
    ),
    (
      "@NSManaged func insertIntoBooks(_ value: Book, at idx: Int)",
      " func insertIntoBooks(_ value: Book, at idx: Int) { insertManaged(value, to: \"books\", at: idx) }"
    ),
    (
      "@NSManaged func removeFromBooks(at idx: Int)",
      " func removeFromBooks(at idx: Int) { removeManaged(from: \"books\", at: idx) }"
    ),
    (
      "@NSManaged func replaceBooks(at indexes: NSIndexSet, with values: [Book])",
      " func replaceBooks(at indexes: NSIndexSet, with values: [Book]) { replaceManaged(in: \"books\", at: indexes, with: values) }"
    ),
    (
      "@NSManaged func addTagObject(_ value: Tag)",
      " func addTagObject(_ value: Tag) { addManaged(value, to: \"tag\") }"
    ),
    (
      "@NSManaged func addToObject(_ value: Tag)",
      " func addToObject(_ value: Tag) { addManaged(value, to: \"object\") }"
    ),
    (
      "@NSManaged func removeTags(_ `in`: NSSet)",
      " func removeTags(_ `in`: NSSet) { removeManaged(`in`, from: \"tags\") }"
    ),
    (
      "@NSManaged func go() -> Int",
      " func go() -> Int { fatalError(\"Core Data makes no method go here\") }"
    ),
  ]
  private static func accessors(_ key: String) -> String {
    " { get { managedValue(\"\(key)\") } set { setManagedValue(newValue, \"\(key)\") } }"
  }

  @Test(arguments: managed.indices) func aMemberOfAManagedObject(index: Int) {
    let (source, expected) = Self.managed[index]
    let text = Rewriting("import CoreData\nextension A {\n\(source)\n}").first
    let wanted = "import CoreData\nextension A {\n\(expected)\n}"
    #expect(text == wanted.split(separator: " ").joined(separator: " "))
  }

  /// Foundation on Linux has classes of these names without members.
  @Test func classesThatFoundationHasWithoutMembers() {
    let source =
      "var a: [NSExpression] = []\nlet b = NSExpression(forKeyPath: k)\nlet c = Foundation.NSExpression.self"
    #expect(
      Rewriting("import CoreData\n" + source).first
        == "import CoreData\nvar a: [CoreData.NSExpression] = []\nlet b = CoreData.NSExpression(forKeyPath: k)\nlet c = Foundation.NSExpression.self"
    )
    #expect(Rewriting(source).first == source)
  }

  /// A class is stated before the program starts, under its name for Objective-C.
  @Test(arguments: [
    ("class A: NSManagedObject {}", "register(A.self)"),
    ("@objc(B) class A: NSManagedObject {}", "register(A.self, as: \"B\")"),
    ("class A: CoreData.NSManagedObject {}", "register(A.self)"),
    ("class Z: NSManagedObject {}\nclass A: Z {}", "register(A.self)"),
    ("class A<T>: NSManagedObject {}", nil), ("class A: NSObject {}", nil),
    ("extension NSManagedObject {}", nil),
  ])
  func aManagedClass(source: String, expected: String?) {
    let text = Rewriting("import CoreData\n" + source)[0]
    #expect(expected.map { text.contains($0) } ?? !text.contains("register("))
    #expect(!Rewriting(source)[0].contains("register("))
  }

  @Test(arguments: idioms.indices) func anIdiom(index: Int) {
    let (source, expected) = Self.idioms[index]
    let wanted = expected.split(separator: " ").joined(separator: " ")
    #expect(Rewriting(source).first == wanted)
  }

  @Test func aClassOfAnotherPlatform() {
    let source = "#if os(macOS)\nclass A: NSView { @objc func go() {} }\n#endif"
    #expect(!Rewriting(source)[0].contains("__objc"))
    #expect(Rewriting(source, library: .appKit)[0].contains("method(\"go\", of: A.self)"))
  }

  /// Dependencies with branches for Linux are compiled as there, unless they import an interface library.
  @Test(arguments: [
    ("/a/checkouts/b/c.swift", ["os"], true, true), ("/a/Sources/b/c.swift", [], true, false),
    ("/a/checkouts/b/c.swift", ["UIKit"], true, false),
    ("/a/checkouts/b/c.swift", ["SwiftUI"], true, false),
    ("/a/checkouts/b/c.swift", ["os"], false, false),
  ]) func aLibraryForLinux(path: String, imports: [String], namesLinux: Bool, isLeft: Bool) {
    #expect(LinuxLibrary.contains([path], imports: Set(imports), namesLinux: namesLinux) == isLeft)
  }

  /// Windows with initializers of their own, which need `init(coder:)` here.
  @Test(arguments: [
    ("class A: NSWindow { init(a: Int) {} }", true),
    ("class A: NSPanel { override init() {} }", true),
    ("class A: NSPanel { convenience init(a: Int) {} }", false),
    ("class A: NSPanel { init(a: Int) {} required init?(coder: NSCoder) { nil } }", false),
    ("class A: NSPanel {}", false),
    ("class A: NSView { init(a: Int) {} }", false),
  ]) func aWindowWithAnInitializer(source: String, isAdded: Bool) {
    let text = Rewriting(source, library: .appKit)[0]
    #expect(text.contains("required init?(coder: NSCoder) { nil }\n") == isAdded)
    let below = Rewriting(source + "\nclass B: A { init(b: Int) {} }", library: .appKit)[0]
    #expect(below.contains("class B: A { init(b: Int) {} \n") == !source.contains("NSView"))
    #expect(!Rewriting(source)[0].contains("{ nil }\n"))
  }

  /// A method that no source may name has no message.
  @Test(arguments: ["unavailable", "swift, deprecated: 1, obsoleted: 2, renamed: \"b\""])
  func anUnavailableMethod(words: String) {
    let text = Rewriting(
      "class A: UIView { @available(\(words.hasPrefix("un") ? "*, " : "")\(words))\n@objc func a() {}\n@objc func b() {} }"
    )[0]
    #expect(!text.contains("method(\"a\"") && text.contains("method(\"b\""))
  }

  /// A closure of a delegate's name is called as such.
  @Test func aPropertyOfARequirementsName() {
    let source =
      "class A: UIView { var textFieldShouldReturn: ((UITextField) -> Bool)?\nfunc f() -> Bool? { self.textFieldShouldReturn?(f) } }"
    #expect(Rewriting(source)[0].contains("self.textFieldShouldReturn?(f)"))
  }

  /// Documents set properties that programs may not.
  @Test func anUnavailablePropertyOfDocuments() {
    let source =
      "class A: UIView { @available(*, unavailable) @IBInspectable var kind: String { get { \"\" } set {} } }"
    #expect(!Rewriting(source)[0].contains("unavailable"))
    #expect(Rewriting(source)[0].contains("property(\"kind\", of: A.self"))
  }
}
