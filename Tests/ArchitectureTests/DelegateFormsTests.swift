import Foundation
import Testing

@testable import DelegateForms

/// What is written from the protocols of delegates is up to date, and how protocols are read.
struct DelegateFormsTests {
  private static let sources = SourceTree.package.appendingPathComponent("Sources")

  /// White space aside, which the formatter decides.
  @Test func theFilesAreThoseOfTheProtocols() throws {
    let files = try Forms.files(sources: Self.sources)
    #expect(files.count == Forms.protocols.count + 3 + Forms.controllers.count + 3)
    for (path, text) in files {
      let url = Self.sources.appendingPathComponent(path)
      let written = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      #expect(
        written.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace },
        "\(path) is not what it is written from: make forms")
    }
  }

  /// The rewriter's table of calls that are optional on Apple's systems.
  @Test func theRewriterKnowsAllRequirements() throws {
    let text = try Forms.requirements(sources: Self.sources)
    #expect(text.contains("\"tableView(_:didSelectRowAt:)\","))
    let url = Self.sources.appendingPathComponent(Forms.requirementsPath)
    let written = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    #expect(
      written.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, "make forms")
  }

  /// A file that says it is written, but that nothing writes any more, stays behind unnoticed otherwise.
  @Test func allWrittenFilesAreKnown() throws {
    let known = Set(try Forms.files(sources: Self.sources).keys)
    let marked = SourceTree.files.filter { $0.lines.first?.contains("`make forms`") == true }
    #expect(Set(marked.map(\.path)) == known)
  }

  private static let example = """
    public import Foundation
    /// Words about protocol Other.
    @MainActor public protocol Sample: Base,
      AnyObject
    {
      /// What there is.
      var count: Int { get }
      // Required.
      /// How many.
      func sample(_ sample: View, rowsIn section: Int) -> Int
      // Default: 4
      /// How high.
      /// More words.
      func sample(
        _ sample: View, heights: [Key: Any],
        update: (Int, Int) -> Void
      ) -> Double
      /// Whether.
      func sampleMay(_ sample: View) -> Bool
      // Default: by hand.
      func sampleMust(_ sample: View) -> Int
      func sampleDid()
    }
    """

  @Test func aProtocolIsRead() throws {
    let source = try ProtocolSource("Sample", in: Self.example)
    #expect(source.imports == ["public import Foundation"])
    #expect(
      source.requirements.map(\.name) == [
        "sample", "sample", "sampleMay", "sampleMust", "sampleDid",
      ])
    #expect(source.requirements.map(\.isRequired) == [true, false, false, false, false])
    #expect(source.requirements.map(\.isByHand) == [false, false, false, true, false])
    let heights = source.requirements[1]
    #expect(heights.documentation == ["/// How high.", "/// More words."])
    #expect(heights.parameters.map(\.type) == ["View", "[Key: Any]", "(Int, Int) -> Void"])
    #expect(heights.call == "sample(sample, heights: heights, update: update)")
    #expect(
      heights.declaration(named: "f")
        == "func f(_ sample: View, heights: [Key: Any], update: (Int, Int) -> Void) -> Double")
    #expect(try heights.defaultValue == "4")
    #expect(try source.requirements[2].defaultValue == "true")
    #expect(try source.requirements[4].defaultValue == "")
  }

  @Test func theFormsOfAnExample() throws {
    let source = try ProtocolSource("Sample", in: Self.example)
    let defaults = try Forms.defaults(of: source, calls: ("sample", "SampleCalls"))
    #expect(defaults.contains("public func sampleMay(_ sample: View) -> Bool { true }"))
    #expect(defaults.contains("public var sample: SampleCalls? { SampleCalls(object: self) }"))
    #expect(!defaults.contains("rowsIn") && !defaults.contains("sampleMust"))
    let calls = Forms.calls(("sample", "SampleCalls"), source)
    #expect(
      calls.contains(
        "public func callAsFunction(_ sample: View, rowsIn section: Int) -> Int "
          + "{ object.sample(sample, rowsIn: section) }"))
    #expect(!calls.contains("sampleMay"))
  }

  @Test(arguments: [
    ("protocol Other {\n}", FormsError.noProtocol("Sample")),
    ("protocol Sample {\n  func f -> Int\n}", .unreadable("func f -> Int ")),
    ("protocol Sample {\n  func f(a)\n}", .unreadable("func f(a) ")),
    ("protocol Sample {\n  func f() async\n}", .unreadable("func f() async ")),
    ("protocol Sample {\n  func f() -> Int\n}", .noDefault("f")),
  ])
  func whatCannotBeReadIsRefused(text: String, error: FormsError) {
    #expect(throws: error) {
      try Forms.defaults(of: try ProtocolSource("Sample", in: text), calls: nil)
    }
  }
}
