import Foundation
import SourceRewriting
import Testing

/// Declarations that need modules of Apple's which are not here.
struct AbsentTests {
  /// Members of a class in a source that imports SwiftUI, with what is left of them.
  static let members: [(String, String)] = [
    ("var a: Text", ""),
    ("@State var a = 1", ""),
    ("let a = UIHostingController(rootView: v)", ""),
    ("let a: UIViewController = UIHostingController(rootView: v)", ""),
    (
      "lazy var a: UIView = { UIHostingController(rootView: v).view }()",
      "lazy var a: UIView = \(end)()"
    ),
    ("func a(_ b: Binding<Int>) {}", ""),
    ("func a() -> some View { b }", ""),
    ("func a() { _ = Text(b) }", "func a() \(end)"),
    ("init() { _ = Text(b) }", "init() \(end)"),
    ("var a: Int { Text(b).c }", "var a: Int \(end)"),
    ("var a: Int { get { Text(b).c } set { b = 1 } }", "var a: Int { get \(end) set { b = 1 } }"),
    ("typealias A = [AnyView]", ""),
    ("struct A: UIViewRepresentable { func f() {} }", ""),
    ("struct A: Hashable, Animatable {}", "struct A: Hashable {}"),
    ("struct A: Animatable {}", "struct A {}"),
    ("enum A { case a(Color), b }", ""),
    ("@ViewBuilder func a() -> Int { 1 }", ""),
    ("var a: SwiftUI.Font.Weight", ""),
    // Branches that no object takes.
    (
      "func a() { if let b = c as? Text { b.d() } else { e() } }",
      "func a() { if false \(end) else { e() } }"
    ),
    (
      "func a() { if e() { } else if c is Text, d { } else if let b = c as? UIView { b.d() } }",
      "func a() { if e() { } else if false \(end) else if let b = c as? UIView { b.d() } }"
    ),
    (
      "func a() { switch c { case let b as Text: b.d(); case let b as UIView: b.e(); default: f() } }",
      "func a() { switch c { case let b as UIView: b.e(); default: f() } }"
    ),
    ("func a() { if let b = c as? Text { } else { Text() } }", "func a() \(end)"),
    ("func a() { guard let b = c as? Text else { return } }", "func a() \(end)"),
    ("func a() { if let b = c as! Text? { } }", "func a() \(end)"),
    // Names of other things.
    ("func a<View: UIView>(_ v: View) -> View { v }", nil),
    ("var a: UIFont.Text", nil),
    ("var a: Kind { .Text }", nil),
    ("struct Text {}\nvar a: Text", nil),
    ("var b = f(Text: 1)", nil),
    ("func a(Text: Int) {}", nil),
    ("final class A: ObservableObject { var x = 1 }", nil),
  ].map { ($0, $1 ?? $0) }

  private static let end = "{ fatalError(\"This needs SwiftUI, which is missing on Linux.\") }"

  @Test(arguments: members.indices) func aMember(index: Int) {
    let (source, expected) = Self.members[index]
    let text = Rewriting("import SwiftUI\nclass C: UIView {\n\(source)\n}").own(0)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .dropLast()
    let words = lines.joined(separator: "\n").split(separator: " ").joined(separator: " ")
    #expect(words == expected)
  }

  /// Declarations in a source that imports a module that is here in part: names of its other part are missing.
  @Test(arguments: [
    ("AVFoundation", "var a: AVPlayer?", "var a: AVPlayer?"),
    ("AVFoundation", "var a: AVAudioEngine?", ""),
    ("AVFoundation", "var a: AVIARY?", ""),
    ("AVFoundation", "var a: Average?", "var a: Average?"),
    ("CoreData", "var a: NSManagedObjectContext?", "var a: NSManagedObjectContext?"),
    ("CoreData", "var a: NSMigrationManager?", ""),
    (
      "CoreData", "let a = Notification.Name.NSPersistentStoreRemoteChange",
      "let a = Notification.Name.NSPersistentStoreRemoteChange"
    ),
    ("CoreLocation", "let a = CLGeocoder()", ""),
    ("CoreLocation", "var a: CLLocation", "var a: CLLocation"),
    (
      "Accelerate", "func a() { vDSP_fft_zrip() }",
      "func a() { fatalError(\"This needs Accelerate, which is missing on Linux.\") }"
    ),
    ("UIKit", "var a: AVAudioEngine?", "var a: AVAudioEngine?"),
    ("Foundation", "class AVThing {}; var a: AVThing?", "class AVThing {}; var a: AVThing?"),
  ]) func aPartOfAModule(module: String, source: String, expected: String) {
    let text = Rewriting("import \(module)\n\(source)").own(0)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().first ?? ""
    #expect(line.split(separator: " ").joined(separator: " ") == expected)
  }

  /// A missing module brings along what it exports on Apple's systems.
  @Test func aMissingModuleBringsAnother() {
    let text = Rewriting("import MapKit\nvar a: CLLocationCoordinate2D?\nvar b: CLGeocoder?").own(0)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines == ["import CoreLocation", "var a: CLLocationCoordinate2D?", ""])
  }

  /// The module's import stays, and the warning says that only a part is missing.
  @Test func theImportOfAPartStays() {
    let text = Rewriting("import AVFoundation\nvar a: AVAudioEngine?")[0]
    #expect(text.contains("import AVFoundation"))
    #expect(text.contains("A part of AVFoundation is missing on Linux"))
  }

  /// A test that needs a missing module is skipped, and no other one is.
  @Test(arguments: [
    ("func testA() { _ = Text(b) }", "func testA() throws \(skipped)"),
    ("func testA() throws { _ = Text(b) }", "func testA() throws \(skipped)"),
    ("@MainActor func testA() { _ = Text(b) }", "func testA() throws \(skipped)"),
    ("func makeA() { _ = Text(b) }", "func makeA() \(end)"),
    ("func testA(b: Int) { _ = Text(b) }", "func testA(b: Int) \(end)"),
  ]) func aTest(source: String, expected: String) {
    let text = Rewriting("import SwiftUI\nclass C: XCTestCase {\n\(source)\n}").own(0)
    let line =
      text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).first ?? ""
    #expect(line.split(separator: " ").joined(separator: " ") == expected)
  }
  private static let skipped =
    "{ throw XCTSkip(\"This needs SwiftUI, which is missing on Linux.\") }"

  @Test func aProgramWhoseBeginningGoes() {
    let text = Rewriting("import SwiftUI\n@main struct A: App { var body: some Scene { B() } }")
      .first
    #expect(text.contains("@main enum A { static func main() { fatalError("))
  }

  /// Classes whose only initializer goes, and what is left of them.
  @Test(arguments: [
    ("let a: Int", "", ""), ("var a: Int", "", ""),
    ("var a: Int?", "var a: Int?", "a property that is nil at first"),
    ("var a = 1", "var a = 1", "a property with a value"),
    (
      "let a: Int\ninit(c: Int) { a = c }", "let a: Int init(c: Int) { a = c }",
      "another initializer"
    ),
    ("let a: Int\nconvenience init(c: Int) { fatalError() }", "", "a convenience initializer"),
  ]) func aClassWithoutItsInitializer(members: String, left: String, reason: String) {
    let text = Rewriting("import SwiftUI\nclass C {\n\(members)\ninit(b: Text) {}\n}\nfunc f() {}")
      .own(0)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words == (left.isEmpty ? "func f() {}" : "class C { \(left) } func f() {}"), "\(reason)")
  }

  /// A chain is followed link by link: judging all declarations again for each would take minutes.
  @Test(arguments: [false, true]) func aLongChain(isReversed: Bool) {
    let count = 30_000
    var lines = (0..<count).map { "typealias T\($0) = T\($0 + 1)" } + ["typealias T\(count) = Text"]
    if isReversed { lines.reverse() }
    let text = Rewriting("import SwiftUI\n\(lines.joined(separator: "\n"))\nvar a = 1").own(0)
    #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == "var a = 1")
  }

  /// Classes that inherit each other are the compiler's to complain about.
  @Test func aCircleOfClasses() {
    let text = Rewriting(
      "import SwiftUI\nclass A: B { func f(_ t: Text) {} }\nclass B: A { func g() { h(); f(1) } }\nextension C { func h(_ t: Text) {} }"
    ).own(0)
    #expect(text.contains("class B: A { func g()"))
  }

  /// Imports that are compiled, with what they become.
  @Test(arguments: [
    ("import SwiftUI", ""), ("@_exported import SwiftUI", ""), ("import struct SwiftUI.Text", ""),
    (
      "#if !(os(iOS) && arch(i386))\nimport SwiftUI\n#endif", "#if !(true && arch(i386))\n \n#endif"
    ),
    ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif", nil),
    ("import WebKit", nil), ("import PDFKit", ""), ("import MapKit", "import CoreLocation"),
    ("import Foundation", nil),
  ]) func anImport(source: String, expected: String?) {
    let words = Rewriting(source).own(0).split(separator: " ").joined(separator: " ")
    #expect(words == expected ?? source)
  }

  /// The rest of a source is compiled; what names a declaration that goes, goes as well, in other sources too.
  @Test func declarationsThatNeedOthers() {
    let module = Rewriting(
      """
      import UIKit
      import SwiftUI
      struct HSL { init(color: Color) {}
        init() {} }
      struct Row: View { enum Kind { case a }
        var body: some View { Text("") } }
      extension View { func tip() -> some View { self } }
      extension UIView { func hosted() -> some View { EmptyView() } }
      """,
      """
      import UIKit
      typealias Rows = [Row]
      func use(_ rows: Rows) {}
      class A: UIView {
        var kind: Row.Kind?
        func call() { use([]) }
        func other() { _ = hosted() }
        func hsl() -> HSL { HSL() }
      }
      """)
    #expect(module.own(0).contains("struct HSL {"))
    #expect(module.own(0).contains("init() {} }"))
    #expect(!module.own(0).contains("color:") && !module.own(0).contains("Row"))
    #expect(module.own(0).contains("extension UIView {"))
    let second = module.own(1)
    #expect(!second.contains("Row") && second.contains("func hsl() -> HSL { HSL() }"))
    #expect(
      second.contains("func call() { fatalError(") && second.contains("func other() { fatalError("))
    #expect(
      module[0].contains(
        "#sourceLocation(file: \"/0.swift\", line: 2)\n#warning(\"SwiftUI is missing on Linux; 4 declarations are not compiled: HSL.init(color:), Row, extension View, UIView.hosted()\")"
      ))
    #expect(
      module[1].contains(
        "line: 2)\n#warning(\"SwiftUI is missing on Linux; 3 declarations are not compiled: Rows, use(_:), A.kind; code that ends the program: A.call(), A.other()\")"
      ))
  }

  /// A property that goes is meant in its own class, whatever another class calls its own.
  @Test func propertiesOfTheSameName() {
    let module = Rewriting(
      """
      import SwiftUI
      class A: UIView {
        private let host: UIHostingController<Row>
        func a() { host.b() }
        func b(host: UIView) { host.c() }
      }
      """, "class B: UIView { let host = UIView(); func a() { host.b() } }")
    #expect(module.own(0).contains("func a() { fatalError("))
    #expect(module.own(0).contains("func b(host: UIView) { host.c() }"))
    #expect(module[1].hasSuffix("func a() { host.b() } }"))
  }

  /// Types of the module's own have their names to themselves, wherever they are declared.
  @Test func namesOfTheModuleItself() {
    let module = Rewriting(
      "import SwiftUI\nfunc a(_ b: Image) -> Theme.Color { b.c }",
      "struct Image {}\nenum Theme { struct Color {}\n static func d() -> Color { Color() } }")
    #expect(module.own(0).contains("func a(_ b: Image) -> Theme.Color { b.c }"))
    #expect(module[1].contains("func d() -> Color"))
  }

  /// Nothing that goes is stated for messages or takes part in overriding.
  @Test func messagesOfWhatGoes() {
    let text = Rewriting(
      "import SwiftUI\nclass A: UIHostingController<Row> { @objc func go() {} }\nclass B: NSObject { @objc func tap(_ t: Text) {}\n @objc func ok() {} }"
    )[0]
    #expect(!text.contains("\"go\"") && !text.contains("\"tap:\"") && text.contains("\"ok\""))
  }

  /// A module of a package has the name of one of Apple's.
  @Test func aModuleThatIsThere() {
    let file = SourceFile(path: "/a.swift", text: "import Charts\nlet a: Chart")
    let module = RewrittenModule(
      [file], for: Platform(.uiKit, version: [18, 0], absentModules: ["SwiftUI"]))
    #expect(module.texts.isEmpty)
    #expect(AbsentModules.names.contains("Charts"))
  }

  /// A module that only the other system's toolset has is absent.
  @Test func modulesOfOneSystem() {
    let source = "import WebKit\nclass A { let web = WKWebView() }"
    #expect(Rewriting(source).own(0).contains("WKWebView"))
    #expect(!Rewriting(source, library: .appKit).own(0).contains("WKWebView"))
  }

  @Test func prefixesOfOtherModules() {
    let text = Rewriting(
      "import UIKit\nimport PDFKit\nclass A: UIViewController { let page = PDFView()\n let plain = UIView()\n func PDFs() {} }"
    )
    #expect(!text.own(0).contains("PDFView") && text.own(0).contains("let plain = UIView()"))
    #expect(text.own(0).contains("func PDFs() {}"))
  }
}
