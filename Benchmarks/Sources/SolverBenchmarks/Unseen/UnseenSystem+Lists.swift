internal import Simplex

/// Lists.
extension UnseenSystem {
  /// Makes a list of cells, each with one content.
  mutating func writeAtMost() {
    var bottom: [Term] = []
    var heights: [Int] = []
    for index in 0..<size {
      let (top, height) = (variable(), variable())
      let (inner, length) = (variable(), variable())
      add([(top, 1)] + bottom.negated, 0)
      add([(inner, 1), (top, -1)], -12)
      let below: [Term] = [(inner, 1), (length, 1), (top, -1), (height, -1)]
      add(below, 12, .lessThanOrEqual)
      add(below, 12, at: 500)
      heights.append(natural(length, Double(20 + index * 7 % 60)))
      bottom = [(top, 1), (height, 1)]
    }
    edits = Self.ten(of: heights).map { [.constant(row: $0, -95)] }
  }

  /// Makes a list whose heights come after all positions.
  mutating func writeRequiredHeights() {
    let places = (0..<size).map { _ in (top: variable(), height: variable()) }
    for (index, place) in places.enumerated() {
      let above: [Term] =
        index == 0 ? [] : [(places[index - 1].top, -1), (places[index - 1].height, -1)]
      add([(place.top, 1)] + above, -8)
    }
    let heights = places.enumerated().map { add([($1.height, 1)], -Double(30 + $0 % 17)) }
    edits = Self.ten(of: heights).map { [.constant(row: $0, -77)] }
  }

  /// Makes a list whose heights have priorities of their own.
  mutating func writeLevels() {
    var bottom: [Term] = []
    var heights: [Int] = []
    for index in 0..<size {
      let (top, height) = (variable(), variable())
      add([(top, 1)] + bottom.negated, -8)
      let priority = 1 + Float(index % 2000) * 0.499
      heights.append(add([(height, 1)], -44, at: priority))
      add([(height, 1)], -20, .greaterThanOrEqual, at: 999)
      bottom = [(top, 1), (height, 1)]
    }
    edits = Self.ten(of: heights).map { [.constant(row: $0, -51)] }
  }

  /// Makes a list of rows that are hidden and shown as stacks do it: a required height of zero beats the natural one.
  mutating func writeHidden() {
    var bottom: [Term] = []
    var hiding: [Int] = []
    for index in 0..<size {
      let (top, height) = (variable(), variable())
      add([(top, 1)] + bottom.negated, -8)
      natural(height, Double(20 + index * 13 % 40))
      // All are hidden when they are added; the first edit shows all but those of ten.
      hiding.append(add([(height, 1)], 0))
      bottom = [(top, 1), (height, 1)]
    }
    let some = Self.ten(of: hiding)
    edits = [[.remove(hiding)]] + some.flatMap { [[.restore([$0])], [.remove([$0])]] }
  }

  /// Makes a list into which views are put.
  mutating func writeMiddle() {
    var places: [(top: Int, height: Int)] = []
    var links: [Int] = []
    for index in 0..<size {
      let place = (top: variable(), height: variable())
      let above: [Term] = places.last.map { [($0.top, -1), ($0.height, -1)] } ?? []
      links.append(add([(place.top, 1)] + above, -8))
      natural(place.height, Double(20 + index * 13 % 40))
      places.append(place)
    }
    var next = variables
    for index in Self.ten(of: Array(links.indices.dropFirst())) {
      let (above, below) = (places[index - 1], places[index])
      let (top, height) = (next, next + 1)
      next += 2
      edits.append([
        .remove([links[index]]),
        .add(
          [
            Self.row([(top, 1), (above.top, -1), (above.height, -1)], -8),
            Self.row([(height, 1)], -33, at: 750),
            Self.row([(below.top, 1), (top, -1), (height, -1)], -8),
          ], variables: 2),
      ])
    }
  }

  /// Makes two columns whose rows start together.
  mutating func writeLadder() {
    var above: [(top: Int, height: Int)] = []
    var heights: [Int] = []
    for index in 0..<size / 2 {
      let start = variable()
      let pair = (0..<2).map { _ in (top: variable(), height: variable()) }
      for place in above {
        let gap: [Term] = [(start, 1), (place.top, -1), (place.height, -1)]
        add(gap, -8, .greaterThanOrEqual)
        add(gap, -8, at: 300)
      }
      for (side, place) in pair.enumerated() {
        add([(place.top, 1), (start, -1)], 0)
        heights.append(natural(place.height, Double(20 + (index * 13 + side * 29) % 50)))
      }
      if above.isEmpty { add([(start, 1)], -16) }
      above = pair
    }
    edits = Self.ten(of: heights).map { [.constant(row: $0, -90)] }
  }

  /// Ten, evenly spread, or all of fewer.
  static func ten(of all: [Int]) -> [Int] {
    all.count <= 10 ? all : (0..<10).map { all[$0 * all.count / 10] }
  }
}

extension [UnseenSystem.Term] {
  /// The terms times minus one.
  var negated: Self { map { ($0.variable, -$0.coefficient) } }
}
