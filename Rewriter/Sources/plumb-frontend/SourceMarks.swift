/// What the words of a module's sources say about it, without parsing.
struct SourceMarks {
  /// The modules that it imports, in any branch.
  private(set) var imports: Set<String> = []
  private var words: Set<String> = []

  mutating func add(_ text: String) {
    for line in text.utf8.split(separator: 10) {
      let line = Substring(line).drop { $0 == " " || $0 == "\t" }
      guard line.contains("import ") else {
        for word in Self.networking.keys where !words.contains(word) && line.contains(word) {
          words.insert(word)
        }
        continue
      }
      var parts = line.split { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" }
      while let first = parts.first, first != "import" { parts.removeFirst() }
      parts = Array(parts.dropFirst())
      if let first = parts.first, Self.kinds.contains(first) { parts = Array(parts.dropFirst()) }
      if let name = parts.first?.prefix(while: { $0 != "." }) { imports.insert(String(name)) }
    }
  }

  /// Whether it says itself that it is for Apple's systems.
  var isClient: Bool { !imports.isDisjoint(with: Self.appleModules) }

  /// The modules that Foundation brings along on Apple's systems and not here, where they are needed.
  var implicitImports: [String] {
    Set(words.compactMap { Self.networking[$0] }).sorted() + ["Foundation"]
  }

  private static let appleModules: Set<String> = [
    "UIKit", "AppKit", "Cocoa", "QuartzCore", "CoreGraphics", "ObjectiveC",
  ]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "let", "var", "typealias",
  ]
  private static let networking: [String: String] = [
    "URLSession": "FoundationNetworking", "URLRequest": "FoundationNetworking",
    "HTTPURLResponse": "FoundationNetworking", "URLCache": "FoundationNetworking",
    "HTTPCookie": "FoundationNetworking", "XMLParser": "FoundationXML",
  ]
}
