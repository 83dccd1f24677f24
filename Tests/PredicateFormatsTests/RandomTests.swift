import Foundation
import PredicateFormats
import Testing

/// Properties of random formats, whose seeds are fixed.
@Suite struct RandomTests {
  nonisolated(unsafe) static let objects: [Any?] = [
    nil, 3, "b", [1, 2], ["name": "Anna", "age": 3, "items": [1, 2, "b"]] as [String: Any],
    ["items": [[1], [2, 3]], "age": 1.5] as NSDictionary, Person("Abc", 4),
  ]

  @Test func printedFormatsMeanTheSame() throws {
    let seed: UInt64 = 20_26
    var formats = RandomFormats(seed: seed)
    var held = 0
    for index in 0..<3_000 {
      let format = formats.predicate(index % 5)
      let predicate = try PredicateFormats.parse(format)
      let text = try printed(predicate)
      let again = try PredicateFormats.parse(text)
      #expect(try printed(again) == text, "seed \(seed), \(index): \(format)")
      for object in Self.objects {
        let holds = predicate.evaluate(with: object, substitutionVariables: ["V": 2])
        held += holds ? 1 : 0
        #expect(
          again.evaluate(with: object, substitutionVariables: ["V": 2]) == holds,
          "seed \(seed), \(index): \(format) became \(text)")
      }
    }
    // Neither answer may be so rare that the comparison says nothing.
    #expect(held > 4_000 && held < 17_000, "\(held)")
  }

  @Test func bytesAreFormatsOrErrors() {
    let seed: UInt64 = 77
    var generator = SeededGenerator(seed: seed)
    for index in 0..<5_000 {
      let count = Int.random(in: 0..<60, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      check(String(decoding: bytes, as: UTF8.self), "seed \(seed), \(index)")
    }
  }

  @Test func piecesAreFormatsOrErrors() {
    let seed: UInt64 = 78
    let pieces = [
      "(", ")", "{", "}", "[", "]", ",", ".", "a", "SELF", "ANY", "NOT", "AND", "OR", "==", "<",
      "1",
      "-", "**", "+", "'x'", "$v", "@count", "#in", "%@", "%K", "%d", "%%", "MATCHES", "LIKE", "IN",
      "BETWEEN", "SUBQUERY(", "CAST(", "TERNARY(", "sum", ":", "FIRST", "nil", "\"", "\\", "1.5e",
    ]
    var generator = SeededGenerator(seed: seed)
    var valid = 0
    for index in 0..<20_000 {
      let count = Int.random(in: 1..<12, using: &generator)
      let format = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }
      valid += check(format.joined(separator: " "), "seed \(seed), \(index)") ? 1 : 0
    }
    #expect(valid > 0)
  }

  @discardableResult private func check(_ format: String, _ place: String) -> Bool {
    do throws(PredicateFormatError) {
      let predicate = try PredicateFormats.parse(format, arguments: [1, "a", 2, nil, 3])
      for object in Self.objects { _ = predicate.evaluate(with: object) }
      return true
    } catch {
      #expect((0...format.utf8.count).contains(error.offset), "\(place): \(format)")
      #expect(error.column >= 1 && error.column <= format.count + 1, "\(place): \(format)")
      return false
    }
  }

  /// Formats that nest as deeply as a count says.
  static let nests: [(String, @Sendable (Int) -> String)] = [
    ("parentheses", { repeated("(", $0) + "1 == 1" + repeated(")", $0) }),
    ("operands", { repeated("(", $0) + "1" + repeated(")", $0) + " == 1" }),
    ("sums", { repeated("1 + (", $0) + "1" + repeated(")", $0) + " > 0" }),
    ("negations", { repeated("NOT ", $0) + "1 == 1" }),
    ("signs", { repeated("-", $0) + "SELF == nil" }),
    ("lists", { repeated("{", $0) + "1" + repeated("}", $0) + " != 1" }),
    ("functions", { repeated("abs(", $0) + "1" + repeated(")", $0) + " == 1" }),
    ("indices", { repeated("a[", $0) + "1" + repeated("]", $0) + " == nil" }),
    (
      "subqueries",
      {
        // The collection is a level, too.
        repeated("SUBQUERY({1}, $x, ", $0 - 1) + "1 == 1"
          + repeated(" && 1 != SELF)[SIZE] == 1", $0 - 1)
      }
    ),
    ("signed lists", { repeated("{-", $0 / 2) + "1" + repeated("}", $0 / 2) + " != 1" }),
    (
      "all precedences",
      { repeated("1 | 1 ^ 1 & 1 << 1 + 1 * 1 ** (", $0) + "1" + repeated(")", $0) + " > 0" }
    ),
  ]

  static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: 0..<nests.count) func nestingIsLimited(_ index: Int) async throws {
    let (name, nest) = Self.nests[index]
    let holds = await withCheckedContinuation { continuation in
      let thread = Thread {
        let predicate = try? PredicateFormats.parse(nest(128))
        let text = (predicate as? FormatPredicate)?.predicateFormat ?? ""
        _ = (predicate as? FormatPredicate)?.withSubstitutionVariables(["y": 1])
        let again = try? PredicateFormats.parse(text)
        continuation.resume(
          returning: (predicate?.evaluate(with: nil), again?.evaluate(with: nil)))
      }
      // A debug build takes up to 0.6 MB, and 1 MB for the last; a sanitized one takes more.
      thread.stackSize = index == Self.nests.count - 1 ? 4 << 20 : 2 << 20
      thread.start()
    }
    #expect(holds.0 == true && holds.1 == true, "\(name)")
    for depth in [130, 10_000] {
      let error = #expect(throws: PredicateFormatError.self, "\(name)") {
        try PredicateFormats.parse(nest(depth))
      }
      #expect(error?.expected == "at most 128 levels of nesting", "\(name)")
    }
  }

  @Test func chainsAreNotNesting() throws {
    let count = 20_000
    let formats = [
      "1 == 1" + Self.repeated(" AND 1 == 1", count), "1 == 2" + Self.repeated(" OR 1 == 1", count),
      "0 < 1" + Self.repeated(" + 1", count), "1 == 1" + Self.repeated(" ** 1", count),
      "a" + Self.repeated(".a", count) + " == nil", "a" + Self.repeated("[0]", count) + " == nil",
      "1 IN {1" + Self.repeated(", 1", count) + "}", "'" + Self.repeated("\\'", count) + "' != nil",
      "a" + Self.repeated("a", count) + " == nil", "1" + Self.repeated(".self", count) + " == 1",
    ]
    for format in formats {
      let predicate = try PredicateFormats.parse(format)
      #expect(predicate.evaluate(with: nil), "\(format.prefix(20))")
      #expect(try !printed(predicate).isEmpty)
    }
    #expect(throws: PredicateFormatError.self) {
      try PredicateFormats.parse("a" + Self.repeated(":a", count))
    }
    let stars = NSPredicate(format: "SELF LIKE %@", Self.repeated("*a", 100) + "b")
    #expect(!stars.evaluate(with: Self.repeated("a", 1_000)))
  }
}
