/// Random numbers that a seed determines.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 32)
  }
}

/// Random formats of the grammar.
struct RandomFormats {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }

  mutating func predicate(_ depth: Int) -> String {
    guard depth > 0 else { return comparison(0) }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return predicate(depth - 1) + pick([" AND ", "&&"]) + predicate(depth - 1)
    case 1: return predicate(depth - 1) + pick([" or ", " || "]) + predicate(depth - 1)
    case 2: return pick(["NOT ", "!"]) + predicate(depth - 1)
    case 3: return "(\(predicate(depth - 1)))"
    case 4: return pick(["TRUEPREDICATE", "FALSEPREDICATE"])
    default: return comparison(depth)
    }
  }

  private mutating func comparison(_ depth: Int) -> String {
    let left = pick(["", "", "", "ANY ", "ALL ", "NONE "]) + expression(depth)
    if pick(["", "", "", "b"]) == "b" {
      return "\(left) BETWEEN {\(expression(depth)), \(expression(depth))}"
    }
    let relation = pick([
      "==", "!=", "<", "<=", ">", ">=", "=", "<>", " IN ", " CONTAINS ", " BEGINSWITH[cd] ",
      " ENDSWITH[n] ", " LIKE[c] ", " MATCHES ", "==[c]",
    ])
    return left + relation + expression(depth)
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else {
      return pick([
        "1", "2.0", "-3", "0x1f", "'b'", "\"A*\"", "nil", "YES", "SELF", "name", "age", "items",
        "items.@count", "$V", "items[0]", "items[LAST]", "SELF.items.@max.self", "{1, 'b'}", "1e3",
      ])
    }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0...2:
      let sign = pick([" + ", " - ", "*", " / ", " ** ", " %% ", " & ", " | ", "^", " << "])
      return expression(depth - 1) + sign + expression(depth - 1)
    case 3: return "(\(expression(depth - 1)))"
    case 4: return pick(["-", "~"]) + expression(depth - 1)
    case 5:
      return pick(["sum", "max:", "count", "abs", "uppercase"]) + "(\(expression(depth - 1)))"
    case 6: return "SUBQUERY(items, $V, \(predicate(depth - 1)))" + pick(["", ".@count", "[SIZE]"])
    case 7: return "{\(expression(depth - 1)), \(expression(depth - 1))}"
    default: return "TERNARY(\(predicate(depth - 1)), \(expression(depth - 1)), 1)"
    }
  }
}
