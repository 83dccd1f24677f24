import Foundation
import MemberCensus
import Testing

/// Surveys of packages of a few lines, against a library of a few classes.
struct SurveyTests {
  /// Lists as `Documentation/API` has them.
  private static let lists: [(module: String, text: String)] = [
    (
      "UIKit",
      """
      @_exported import Foundation
      let kCAHere: String
      func UIGraphicsBeginImageContext(_ size: CGSize)
      open @MainActor class UIBezierPath: NSObject
        open func fill()
      class UIColor: NSObject
        class var red: UIColor { get }
        convenience init(white: CGFloat, alpha: CGFloat)
      open @MainActor class UILabel: UIKit.UIView, Sendable
        nonisolated nonisolated static let `default`: UILabel
        open var text: String? { get set }
      open @MainActor class UIView: NSObject, UIKit.UITraitEnvironment, Sendable
        init(frame: CGRect)
        open func add(_ view: UIView, at index: Int)
        open func tableView(_ view: UIView, height: Int) -> UILabel?
        open var tableView: UIView { get }
        open var subviews: [UIView] { get }
        var backgroundColor: UIColor?
      protocol UITraitEnvironment : NSObjectProtocol
        requirement var traits: Int { get }
      enum UIView.Mode: Equatable
        case left
      typealias CFArray = [Any]
      """
    ),
    ("Foundation", "open class NSObject\n  open var hash: Int { get }\nprotocol NSObjectProtocol"),
  ]

  private struct Package {
    let root: URL
    var modules: [SurveyRequest.Module] = []

    init() throws {
      root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    mutating func add(_ name: String, isListed: Bool = true, _ sources: [String: String]) throws {
      var paths: [String] = []
      for (file, text) in sources.sorted(by: { $0.key < $1.key }) {
        let url = root.appendingPathComponent(file)
        try Data(text.utf8).write(to: url)
        paths.append(url.path)
      }
      modules.append(SurveyRequest.Module(name: name, sources: paths, isListed: isListed))
    }

    func report(library: String = "UIKit", lacksDependencies: Bool = false) throws -> SurveyReport {
      defer { try? FileManager.default.removeItem(at: root) }
      let list = try SurveyList.text(key: "1", lists: SurveyTests.lists, graphs: nil)
      return Survey.report(
        SurveyRequest(
          library: library, root: root.path, modules: modules,
          lacksDependencies: lacksDependencies), list: list)
    }
  }

  private static func report(_ text: String) throws -> SurveyReport {
    var package = try Package()
    try package.add("A", ["A.swift": "import UIKit\n\(text)"])
    return try package.report()
  }

  @Test(arguments: [
    ("func f(_ a: UIGlow) {}", ["UIGlow"]),
    ("let a = kUTTypeGlow, b = kCAHere, c = keep, kCGOwn = 1, d = kCGOwn", ["kUTTypeGlow"]),
    (
      "func f(_ a: UIView) { a.glow = 1; a.glow = 2; UIView.shine() }",
      ["UIView.glow", "UIView.shine"]
    ),
    ("func f() { UIGraphicsBeginImageContext(.zero); UIGraphicsGlow() }", ["UIGraphicsGlow"]),
    ("func f(_ a: UIView) { a.backgroundColor = .mauve }", ["UIColor.mauve"]),
    ("let a = UILabel.default; let b = UIView.Mode.left, c = UIView.Mode.up", ["UIView.Mode.up"]),
    ("class A: UIView { func g() { setNeedsGlow() ; floor(1) } }", ["UIView.setNeedsGlow"]),
    ("let a = UIColor(white: 1, alpha: 1), b = UIColor(gray: 1)", ["UIColor.init(gray:)"]),
    ("let a = UIGlow(x: 1).y, b: CFArray? = nil, c = UINT64_MAX", ["UIGlow"]),
    // What the package declares is its own, by whatever name.
    ("class UIGlow {}\nlet a: UIGlow? = nil", []),
    ("extension UIView { var glow: Int { 0 } }\nlet a = UIView().glow", []),
    ("struct S<UIGlow> { var a: UIGlow }", []),
    ("extension UIView { func own() { self.tint() } }", ["UIView.tint"]),
    // Receivers whose type is not certain.
    ("func f(_ a: UIView) { a.tableView.lift() }", ["UIView.lift"]),
    ("func f(_ a: UIView?) { _ = a.flatMap { $0.hash }; a.map { _ in } }", []),
    ("func f(_ a: UIView...) { _ = a.isEmpty }", []),
    (
      "enum E { case a(Int) }\nclass A: UIView { func f(_ e: E) { if case .a(let subviews) = e { subviews.x() } } }",
      []
    ),
    (
      "class A: UIView { func f(_ b: Int) { backgroundColor = b != .zero ? .red : .mauve } }",
      ["UIColor.mauve"]
    ),
    ("class A: UIGlow {}\nfunc f(_ a: A) { a.spin() }", ["UIGlow"]),
    // Code that is not compiled.
    (
      "#if os(macOS)\nlet a: UIGlow\n#elseif os(iOS)\nlet b: UIView\n#else\nlet c: UIGlint\n#endif",
      []
    ),
    (
      "#if canImport(UIKit) && !os(watchOS) && swift(>=5.5) && DEBUG\nlet a: UIGlow\n#endif",
      ["UIGlow"]
    ),
    ("#if canImport(Nowhere) || FLAG || swift(<5.0)\nlet a: UIGlow\n#endif", []),
  ]) func names(source: String, expected: [String]) throws {
    let names = try Self.report(source).names.map(\.name).sorted()
    #expect(names == expected, "\(names)")
  }

  @Test func placesAndOrder() throws {
    let report = try Self.report(
      "func f(_ a: UIView) {\n  a.shine()\n  a.glow()\n  a.glow()\n}")
    #expect(report.names.map(\.name) == ["UIView.glow", "UIView.shine"])
    #expect(report.names.map(\.uses) == [2, 1])
    #expect(report.names[0].place.text == "A.swift:4:5")
    #expect(report.text.contains("  2  UIView.glow   A.swift:4:5\n"))
    #expect(report.text.contains("1 source: 2 names missing in 3 uses"))
  }

  @Test func modulesThatAreMissing() throws {
    var package = try Package()
    try package.add(
      "A",
      [
        "A.swift": "import UIKit\nimport SwiftUI\nimport B\nstruct V: View {}\nlet a = 1",
        "B.swift": "import UIKit\n  import Nowhere\nimport Foundation\nimport XCTest",
        "C.swift": "#if os(macOS)\nimport AppKit\n#endif",
      ])
    try package.add("B", ["D.swift": "let b = UIGlow.self"])
    let report = try package.report()
    #expect(report.modules.map(\.name) == ["Nowhere", "SwiftUI"])
    #expect(report.modules.map(\.stops) == [true, false])
    #expect(report.modules[0].place.text == "B.swift:2:3")
    #expect(report.leftOut == ["V"])
    // A module that is compiled as on Linux names nothing of Apple's.
    #expect(report.names.isEmpty)
    #expect(report.text.contains("Nowhere (the build stops)"))
    #expect(!report.isEmpty)
  }

  /// A dependency's sources say what it declares; without them nothing is said of what may be its.
  @Test(arguments: [true, false]) func dependencies(areThere: Bool) throws {
    var package = try Package()
    if areThere {
      try package.add(
        "Dep", isListed: false,
        ["D.swift": "import UIKit\nextension UIView { var glow: Int { 0 } }\nlet x: UIGlint"])
    }
    try package.add(
      "A",
      [
        "A.swift": "import UIKit\nimport Dep\nlet a = UIGlow.self",
        "B.swift": "import UIKit\nlet b = UIView().glow, c = UIView().shine, d = UIGlare.self",
      ])
    let report = try package.report(lacksDependencies: !areThere)
    #expect(
      report.names.map(\.name).sorted()
        == (areThere ? ["UIGlare", "UIGlow", "UIView.shine"] : ["UIGlare"]))
    #expect(report.unread == (areThere ? 0 : 2))
    #expect(report.modules.isEmpty)
    #expect(report.text.contains("not checked out") == !areThere)
  }

  @Test func codeOfAnotherSystem() throws {
    var package = try Package()
    try package.add("A", ["A.swift": "import UIKit\nlet a: UIView"])
    let report = try package.report(library: "AppKit")
    #expect(report.modules.map(\.name) == ["UIKit"] && report.modules[0].stops)
  }

  @Test func nothingIsMissing() throws {
    let report = try Self.report("let a = UILabel()")
    #expect(report.isEmpty)
    #expect(report.text == "Nothing is missing in 1 source: 2 uses of declared names.\n")
  }

  /// Sources that are no Swift are read as far as they go.
  @Test(arguments: [
    "class {", "}}}}", "\"\\(", "#if\n#else\n", "let a: UI", "a.b.", "func f(_ : UIGlow",
  ])
  func brokenSources(source: String) throws {
    #expect(try Self.report(source).sources == 1)
  }

  @Test func aSourceThatIsNotThere() throws {
    var package = try Package()
    package.modules.append(SurveyRequest.Module(name: "A", sources: ["/nowhere.swift"]))
    #expect(try package.report().sources == 0)
  }
}
