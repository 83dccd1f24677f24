internal import Glibc

/// The marks of a source that its words tell, without parsing.
package struct SourceMarks: Equatable, Sendable {
  /// The modules that it imports, in any branch; Combine only outside of all.
  package private(set) var imports: Set<String> = []
  /// The modules that it imports outside of all branches.
  private(set) var plainImports: Set<String> = []
  /// Names of Foundation's that are in modules of their own here.
  package private(set) var words: Set<String> = []
  /// Whether a condition asks for Linux or its C library.
  package private(set) var namesLinux = false

  /// Creates marks of nothing.
  package init() {}

  /// Creates the marks of a text.
  package init(_ text: String) {
    text.withCString { start in
      for word in Self.brought.keys where strstr(start, word) != nil { words.insert(word) }
      for word in Self.appleWords where strstr(start, word) != nil { words.insert(word) }
      namesLinux = strstr(start, "os(Linux)") != nil || strstr(start, "canImport(Glibc)") != nil
      var position = start
      let condition = strstr(start, "#if")
      while let found = strstr(position, "import ") {
        var first = UnsafePointer(found)
        while first > start, first[-1] != 10 { first -= 1 }
        let length = strcspn(first, "\n")
        add(
          importOf: String(
            decoding: UnsafeRawBufferPointer(start: first, count: length), as: UTF8.self),
          isConditional: condition.map { UnsafePointer($0) < first } ?? false)
        position = first + length
      }
    }
  }

  /// Creates the marks that ``text`` wrote.
  package init(written text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    imports = Set((parts.first ?? "").split(separator: " ").map(String.init))
    words = Set((parts.dropFirst().first ?? "").split(separator: " ").map(String.init))
    plainImports = Set((parts.dropFirst(2).first ?? "").split(separator: " ").map(String.init))
    namesLinux = parts.dropFirst(3).first == "Linux"
  }

  /// The marks on one line.
  package var text: String {
    [imports, words, plainImports].map { $0.sorted().joined(separator: " ") }
      .joined(separator: "|") + (namesLinux ? "|Linux" : "")
  }

  /// Adds another source's.
  package mutating func add(_ other: SourceMarks) {
    imports.formUnion(other.imports)
    words.formUnion(other.words)
    plainImports.formUnion(other.plainImports)
    namesLinux = namesLinux || other.namesLinux
  }

  private mutating func add(importOf line: String, isConditional: Bool) {
    var parts = line.split { " \t;\r".contains($0) }
    while let first = parts.first, first != "import" { parts.removeFirst() }
    parts = Array(parts.dropFirst())
    if let first = parts.first, Self.kinds.contains(first) { parts = Array(parts.dropFirst()) }
    guard let name = parts.first?.prefix(while: { $0 != "." }) else { return }
    // Packages for all systems import Combine where they find it, and are no clients for that.
    if name != "Combine" || !isConditional { imports.insert(String(name)) }
    if !isConditional { plainImports.insert(String(name)) }
  }

  /// Whether it says itself that it is for Apple's systems.
  package var isClient: Bool {
    !imports.isDisjoint(with: Self.appleModules) || !words.isDisjoint(with: Self.appleWords)
      || !plainImports.isDisjoint(with: AbsentModules.names)
  }

  /// The modules that Foundation brings along on Apple's systems and not here, where they are needed.
  package var implicitImports: [String] {
    Set(words.compactMap { Self.brought[$0] }).sorted() + ["Foundation"]
  }

  private static let appleModules: Set<String> = [
    "UIKit", "AppKit", "Cocoa", "QuartzCore", "CoreGraphics", "ObjectiveC", "Combine",
  ]
  /// Calls of Foundation that do not compile on Linux without what is imported for clients; without blanks, as
  /// ``text`` needs.
  private static let appleWords: Set<String> = ["NSPredicate(format:"]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "let", "var", "typealias",
  ]
  private static let brought: [String: String] = [
    "URLSession": "FoundationNetworking", "URLRequest": "FoundationNetworking",
    "HTTPURLResponse": "FoundationNetworking", "URLCache": "FoundationNetworking",
    "HTTPCookie": "FoundationNetworking", "XMLParser": "FoundationXML",
    "ObservableObject": "SystemCombine", "@Published": "SystemCombine",
    "AnyCancellable": "SystemCombine", "PassthroughSubject": "SystemCombine",
    "CurrentValueSubject": "SystemCombine", "AnyPublisher": "SystemCombine",
  ]
}
