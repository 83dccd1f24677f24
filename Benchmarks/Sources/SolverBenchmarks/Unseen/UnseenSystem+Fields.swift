internal import Simplex

/// Rows, grids and systems without any picture.
extension UnseenSystem {
  /// Makes rising values near targets.
  mutating func writeIsotonic() {
    let values = (0..<size).map { _ in variable() }
    var targets: [Int] = []
    for (index, value) in values.enumerated() {
      let target = Double(index * 4 + index * 37 % 101)
      targets.append(add([(value, 1)], -target, at: 500))
      if index > 0 { add([(value, 1), (values[index - 1], -1)], 0, .greaterThanOrEqual) }
    }
    edits = Self.ten(of: targets).map { [.constant(row: $0, -Double($0 * 2 + 160))] }
  }

  /// Makes a row that fills its root.
  ///
  /// - Parameter areEqual: Whether all widths are the same; natural ones otherwise, ten to a priority.
  mutating func writeRow(areEqual: Bool) {
    let root = variable()
    let width = add([(root, 1)], -Double(size * 40), at: 999)
    var right: [Term] = []
    var first: Int?
    for index in 0..<size {
      let (left, length) = (variable(), variable())
      add([(left, 1)] + right.negated, -8)
      if areEqual {
        if let first { add([(length, 1), (first, -1)], 0) } else { first = length }
      } else {
        natural(length, Double(20 + index * 13 % 40), hugging: 200 + Float(index % 10))
        add([(length, 1)], -10, .greaterThanOrEqual)
      }
      right = [(left, 1), (length, 1)]
    }
    add(right + [(root, -1)], 8)
    // From where nearly all give way to where all have room.
    edits = (0..<10).map { [.constant(row: width, -Double(size * (22 + 4 * $0)))] }
  }

  /// Makes a grid of pictures.
  mutating func writeAspects() {
    let columns = max(1, Int(Double(size).squareRoot()))
    let widths = (0..<columns).map { _ in variable() }
    var right: [Term] = []
    let lefts = widths.map { width in
      let left = variable()
      add([(left, 1)] + right.negated, -8)
      right = [(left, 1), (width, 1)]
      add([(width, 1)], -20, at: 200)
      return left
    }
    var bottom: [Term] = []
    var naturals: [Int] = []
    for row in 0..<(size / columns) {
      let (top, height) = (variable(), variable())
      add([(top, 1)] + bottom.negated, -8)
      bottom = [(top, 1), (height, 1)]
      add([(height, 1)], -10, at: 200)
      for column in 0..<columns {
        let (left, width, length) = (variable(), variable(), variable())
        add([(left, 1), (lefts[column], -1)], 0)
        add([(widths[column], 1), (width, -1)], 0, .greaterThanOrEqual)
        add([(length, 1), (width, -0.75)], 0)
        add([(height, 1), (length, -1)], 0, .greaterThanOrEqual)
        naturals.append(natural(width, Double(30 + (row * 31 + column * 17) % 90)))
      }
    }
    edits = Self.ten(of: naturals).map { [.constant(row: $0, -130)] }
  }

  /// Makes labels before a guide.
  mutating func writeGuides() {
    let guide = variable()
    add([(guide, 1)], 0, at: 200)
    var naturals: [Int] = []
    for index in 0..<size {
      let (left, width) = (variable(), variable())
      add([(left, 1)], -16)
      add([(left, 1), (width, 1), (guide, -1)], 8, .lessThanOrEqual)
      naturals.append(natural(width, Double(40 + index * 29 % 200)))
    }
    edits = Self.ten(of: naturals).map { [.constant(row: $0, -Double(300 + $0 % 7))] }
  }

  /// Makes random rows.
  ///
  /// - Parameter terms: How many a row has.
  mutating func writeRandom(terms: Int, rowCount: Int) {
    var state: UInt64 = 88_172_645_463_325_252
    // A generator by Marsaglia 2003, "Xorshift RNGs"; the same rows on every machine.
    func random(below bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let all = (0..<size).map { _ in variable() }
    for value in all { add([(value, 1)], -Double(random(below: 400)), at: 100) }
    let priorities: [Float] = [900, 750, 500, 250, 200]
    var numbers: [Int] = []
    for _ in 0..<rowCount {
      var row: [Term] = []
      for _ in 0..<terms {
        row.append(
          (
            all[random(below: size)],
            Double(1 + random(below: 4)) * (random(below: 2) == 0 ? 1 : -1)
          ))
      }
      let relation: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      numbers.append(
        add(
          row, Double(random(below: 200) - 100), relation[random(below: 3)],
          at: priorities[random(below: 5)]))
    }
    edits = Self.ten(of: numbers).map { [.constant(row: $0, 25)] }
  }
}
