/// The number of places of each idiom that were rewritten in a module.
package struct RewriteCounts: Sendable, Equatable {
  /// An idiom.
  package enum Idiom: String, CaseIterable, Sendable {
    case attribute = "Objective-C attributes"
    case selector = "#selector and #keyPath"
    case literal = "colour and image literals"
    case condition = "platform conditions"
    case availability = "availability conditions"
    case importName = "imports"
    case classProtocol = "protocols of Objective-C"
    case optionalRequirement = "optional requirements"
    case optionalCall = "calls of optional requirements"
    case method = "methods that messages reach"
    case property = "properties that keys reach"
    case override = "overrides across extensions"
    case observing = "key-value observing"
    case managed = "members of managed objects"
    case entry = "entry points"
    case test = "tests on the main actor"
    case preview = "previews"
    case removedPreview = "previews of SwiftUI or widgets, removed"
    case anyObject = "members of AnyObject"
    case dropped = "declarations of missing modules, not compiled"
    case ended = "code of missing modules, which ends the program"
    case foundation = "calls that Foundation on Linux lacks"
  }
  /// The number of places, by idiom.
  package private(set) var counts: [Idiom: Int] = [:]
  /// The names of the declarations that are not compiled, and of those whose code ends the program.
  package private(set) var names: [Idiom: [String]] = [:]

  /// Creates an empty count.
  package init() {}

  mutating func add(_ idiom: Idiom, _ count: Int = 1) { counts[idiom, default: 0] += count }

  mutating func add(_ idiom: Idiom, named name: String) {
    add(idiom)
    names[idiom, default: []].append(name)
  }

  /// Adds what was rewritten elsewhere.
  package mutating func add(_ other: RewriteCounts) {
    for (idiom, count) in other.counts { add(idiom, count) }
    for (idiom, names) in other.names { self.names[idiom, default: []] += names }
  }

  /// Creates counts from what ``text`` wrote; lines that are not of its form are skipped.
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count >= 2, let count = Int(parts[0]), let idiom = Idiom(rawValue: parts[1])
      else { continue }
      add(idiom, count)
      if parts.count > 2 { names[idiom, default: []] += parts[2...] }
    }
  }

  /// A line an idiom, the count before it, the names of declarations behind it.
  package var text: String {
    Idiom.allCases.compactMap { idiom in
      counts[idiom].map { count in
        "\(count)\t\(idiom.rawValue)\((names[idiom] ?? []).map { "\t" + $0 }.joined())\n"
      }
    }.joined()
  }
}
