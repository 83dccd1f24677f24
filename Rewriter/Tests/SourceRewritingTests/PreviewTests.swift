import SourceRewriting
import Testing

/// `#Preview` and types of previews.
struct PreviewTests {
  private static func type(_ offset: Int, line: Int = 1, column: Int = 1) -> String {
    "fileprivate nonisolated struct __Preview_\(offset): UIKit.PreviewRegistry { "
      + "static var fileID: Swift.String { #fileID }; static var line: Swift.Int { \(line) }; "
      + "static var column: Swift.Int { \(column) }; "
      + "static func makePreview() throws -> UIKit.Preview { UIKit.Preview"
  }

  /// Each source with what it becomes, runs of blanks as one, without what lists the type.
  static let forms: [(String, String)] = [
    ("#Preview { CardView() }", "\(type(0)) { CardView() } } }"),
    ("#Preview(\"Short\") { CardView() }", "\(type(0))(\"Short\") { CardView() } } }"),
    (
      "#Preview(\"Wide\", traits: .landscapeLeft, .sizeThatFitsLayout) {\n  CardView()\n}",
      "\(type(0))(\"Wide\", traits: .landscapeLeft, .sizeThatFitsLayout) {\n CardView()\n} } }"
    ),
    ("#Preview(body: { CardView() })", "\(type(0))(body: { CardView() }) } }"),
    (
      "@available(iOS 17.0, *)\n#Preview { CardView() }",
      "@available(iOS 17.0, *)\n \(type(24, line: 2)) { CardView() } } }"
    ),
    ("  #Preview { CardView() }", "\(type(2, column: 3)) { CardView() } } }"),
    (
      "#Preview {\n  let card = CardView()\n  card.title = \"A\"\n  return card\n}",
      "\(type(0)) {\n let card = CardView()\n card.title = \"A\"\n return card\n} } }"
    ),
    (
      "#Preview {\n  let card = CardView()\n  card\n}",
      "\(type(0)) {\n let card = CardView()\n return card\n} } }"
    ),
    (
      "#Preview {\n  let card = CardView()\n  card.title = \"A\"\n}",
      "\(type(0)) {\n let card = CardView()\n card.title = \"A\"\n} } }"
    ),
    (
      "#if DEBUG\nimport SwiftUI\n#Preview { CardView() }\n#endif",
      "#if DEBUG\n \n \(type(25, line: 3)) { CardView() } } }\n#endif"
    ),
    ("#if canImport(SwiftUI)\n#Preview { A() }\n#endif", nil),
    ("#if os(macOS)\n#Preview { A() }\n#endif", "#if false \n#Preview { A() }\n#endif"),
    ("#Preview(as: .systemSmall) {\n  Clock()\n} timeline: {\n  Entry()\n}", "\n\n\n\n"),
    ("import DeveloperToolsSupport", "import ViewPreviews "),
    ("let a = #Predicate { $0 > 1 }", nil),
    ("#Preview { CardView(", nil),
  ].map { ($0, $1 ?? $0) }

  @Test(arguments: forms.indices) func aForm(index: Int) {
    let (source, expected) = Self.forms[index]
    let wanted = expected.split(separator: " ").joined(separator: " ")
    #expect(Rewriting(source).first.trimmed == wanted.trimmed)
  }

  @Test func previewsAreListed() {
    let text = Rewriting("#Preview { A() }\n#Preview { B() }", library: .appKit)[0]
    #expect(
      text.contains(
        "@used @section(\".init_array\") private let __preview_0: @convention(c) @Sendable () -> Void = { AppKit.RegisteredPreviews.add(__Preview_0.self) }"
      ))
    #expect(text.contains("add(__Preview_17.self)"))
    #expect(text.contains("AppKit.Preview {"))
    #expect(Rewriting.own(text).utf8.count { $0 == 10 } == 1)
  }

  @Test func unavailablePreviewsAreNotListed() {
    let text = Rewriting("@available(*, unavailable)\n#Preview { A() }")[0]
    #expect(text.contains("PreviewRegistry") && !text.contains("RegisteredPreviews"))
  }

  @Test(arguments: [
    ("struct A: PreviewRegistry {}", "A"), ("enum A: UIKit.PreviewRegistry {}", "A"),
    ("enum B { struct A: Sendable, PreviewRegistry {} }", "B.A"),
    ("struct A {}\nextension A: PreviewRegistry {}", "A"),
    ("struct A<T>: PreviewRegistry {}", nil), ("struct A: Preview {}", nil),
    ("func f() { struct A: PreviewRegistry {} }", nil),
    ("enum B { private struct A: PreviewRegistry {} }", nil),
  ])
  func typesOfSourcesAreListed(source: String, name: String?) {
    let rewriting = Rewriting(source)
    if let name {
      #expect(rewriting[0].contains("{ UIKit.RegisteredPreviews.add(\(name).self) }"))
      #expect(rewriting.counts == "1\tpreviews\n")
    } else {
      #expect(rewriting[0] == source)
    }
  }

  @Test func previewsOfMissingViews() {
    let module = Rewriting(
      "import SwiftUI\nstruct Row: View {}\n#Preview { Row() }\n",
      "import UIKit\n#Preview {\n  Host(Row())\n}\n#Preview { Field(row: 1) }",
      "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n#Preview { VStack {} }\n#Preview { A() }",
      "#Preview { VStack() }",
      "#if DEBUG\nimport SwiftUI\n#Preview { Label() }\n#endif\nclass Label: UIView {}")
    #expect(!module[0].contains("PreviewRegistry"))
    #expect(module[1].components(of: "PreviewRegistry") == 1)
    #expect(module[1].contains("{ Field(row: 1) }") && !module[1].contains("Row()"))
    #expect(module[2].components(of: "PreviewRegistry") == 1 && !module[2].contains("VStack"))
    #expect(module[3].contains("{ VStack() }"))
    #expect(module[4].contains("{ Label() }"))
    #expect(
      module.counts
        == "2\timports\n4\tpreviews\n3\tpreviews of SwiftUI or widgets, removed\n1\tdeclarations of missing modules, not compiled\tRow\n"
    )
  }

  /// Idioms in a preview are rewritten as elsewhere.
  @Test func idiomsInPreviews() {
    let text = Rewriting("#Preview { Field(action: #selector(UIView.endEditing(_:))) }")[0]
    #expect(text.contains("{ Field(action: Selector((\"endEditing:\"))"))
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text.drop { $0 == " " }
  }

  fileprivate func components(of word: String) -> Int { ranges(of: word).count }
}

extension Rewriting {
  /// The counts that the report has for all sources.
  fileprivate var counts: String {
    var sum = RewriteCounts()
    for counts in module.counts.values { sum.add(counts) }
    return sum.text
  }
}
