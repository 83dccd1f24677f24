import Foundation

@testable import Simplex

extension RecordedSystem {
  /// What the systems of a file are like; the script that made them says how they are drawn.
  static let shapes = [
    "layout", "dense", "scaled", "wide", "degenerate", "redundant", "conflicting",
  ]

  /// The systems of a shape, in recorded order.
  static func all(_ shape: String) -> [RecordedSystem] { byShape[shape] ?? [] }

  /// All systems.
  static var all: [RecordedSystem] { shapes.flatMap { all($0) } }

  private static let byShape = Dictionary(
    uniqueKeysWithValues: shapes.map { ($0, read($0)) })

  /// The letters of the files, from A on.
  private static let priorities: [Float] = [1000, 999, 750, 500, 251, 250, 50]

  private static func read(_ shape: String) -> [RecordedSystem] {
    guard
      let url = Bundle.module.url(
        forResource: shape, withExtension: "txt", subdirectory: "Fixtures/RandomSystems"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    var result: [RecordedSystem] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      switch line.first {
      case UInt8(ascii: "="):
        result.append(
          RecordedSystem(name: "\(shape)-\(result.count)", variables: Int(number(line.dropFirst())))
        )
      case UInt8(ascii: "o"):
        result[result.count - 1].optimum = words(line.dropFirst()).compactMap(level)
      default:
        result[result.count - 1].rows.append(row(line))
      }
    }
    return result
  }

  private static func row(_ line: Substring.UTF8View) -> Row {
    let words = words(line.dropFirst(2))
    let sides = line.prefix(2).map(priority)
    return Row(
      cost: RowCost(below: sides[0], above: sides[1]), constant: number(words[0]),
      terms: words.dropFirst().map { word in
        let variable = Int(word[word.startIndex] - UInt8(ascii: "a"))
        switch (word.count, word.last) {
        case (1, _): return (variable, 1)
        case (2, UInt8(ascii: "-")): return (variable, -1)
        default: return (variable, number(word.dropFirst()))
        }
      })
  }

  private static func level(_ word: Substring.UTF8View) -> Level? {
    let parts = word.dropFirst().split(separator: UInt8(ascii: ","))
    return priority(word[word.startIndex]).map {
      Level(priority: $0, cost: number(parts[0]), sensitivity: number(parts[1]))
    }
  }

  private static func priority(_ letter: UInt8) -> Priority? {
    letter == UInt8(ascii: ".") ? nil : Priority(priorities[Int(letter - UInt8(ascii: "A"))])
  }

  private static func words(_ line: Substring.UTF8View) -> [Substring.UTF8View] {
    line.split(separator: UInt8(ascii: " "))
  }

  /// A number that cannot be read is NaN, which no comparison accepts.
  private static func number(_ text: Substring.UTF8View) -> Double {
    Double(Substring(text)) ?? .nan
  }
}
