@testable import Simplex

/// Builds the synthetic layouts; a view has four variables in one shared window space.
struct Workload {
  let solver = Solver()
  /// Four a view.
  private(set) var variables: [Variable] = []
  /// Rows whose constants change while a layout lives: the window's size and intrinsic sizes.
  private(set) var editable: [RowID] = []
  /// The constants of these rows as built.
  private(set) var constants: [Double] = []
  private var widthRow: RowID?
  private let name: String
  private let size: Int

  /// A place or length in a view: terms by variable index.
  typealias Value = [(index: Int, coefficient: Double)]

  init(_ name: String, _ size: Int) {
    self.name = name
    self.size = size
    let root = view()
    let extra = name == "nested" ? Double(2 * size) : 0
    widthRow = edit(width(root), 375 + extra)
    _ = edit(height(root), 812 + extra)
    equal(left(root), [], 0)
    equal(top(root), [], 0)
    switch name {
    case "chain": chain(root)
    case "nested": nested(root)
    case "cells": cells(root)
    case "grid": grid(root)
    default: form(root)
    }
  }

  var checksum: Double {
    variables.enumerated().reduce(0) { $0 + solver.value(of: $1.1) * Double(1 + $1.0 % 7) }
  }

  mutating func resize(_ step: Int) {
    let extra = name == "nested" ? Double(2 * size) : 0
    if let widthRow { solver.setConstant(widthRow, to: -(extra + 320 + 2 * Double(step))) }
  }

  // MARK: Layouts

  private mutating func chain(_ root: Int) {
    var previous: Int?
    for i in 1...size {
      let v = view()
      equal(left(v), left(root), 16)
      equal(right(v), right(root), -16)
      if let previous {
        equal(top(v), bottom(previous), 8)
      } else {
        equal(top(v), top(root), 16)
      }
      if i % 2 == 0 {
        equal(height(v), [], 44)
      } else {
        intrinsic(width(v), Double(40 + (37 * i) % 300), 250, 750)
        intrinsic(height(v), Double(20 + i % 7), 250, 750)
      }
      previous = v
    }
  }

  private mutating func nested(_ root: Int) {
    var outer = root
    for i in 1...size {
      let v = view()
      equal(left(v), left(outer), 1)
      equal(right(v), right(outer), -1)
      equal(top(v), top(outer), 1)
      equal(bottom(v), bottom(outer), -1)
      if i % 8 == 0 { intrinsic(width(v), Double(30 + (13 * i) % 100), 250, 250) }
      outer = v
    }
  }

  private mutating func cells(_ root: Int) {
    for k in 0..<max(1, size / 8) {
      let c = view()
      equal(left(c), left(root), 0)
      equal(width(c), width(root), 0)
      equal(top(c), top(root), 88 * Double(k))
      equal(height(c), [], 88)
      let (image, title, time, sub) = (view(), view(), view(), view())
      let (badge, separator, button, background) = (view(), view(), view(), view())
      equal(width(image), [], 40)
      equal(height(image), [], 40)
      equal(left(image), left(c), 16)
      equal(centerY(image), centerY(c), 0)
      equal(left(title), right(image), 12)
      equal(top(title), top(c), 12)
      intrinsic(width(title), Double(80 + (53 * k) % 220), 250, 750)
      intrinsic(height(title), 20, 250, 750)
      equal(right(time), right(c), -16)
      equal(top(time), top(title), 4)
      add(left(time), .greaterThanOrEqual, right(title), 8)
      intrinsic(width(time), Double(30 + (17 * k) % 40), 251, 751)
      intrinsic(height(time), 15, 250, 750)
      equal(left(sub), left(title), 0)
      equal(top(sub), bottom(title), 4)
      intrinsic(width(sub), Double(100 + (71 * k) % 260), 250, 749)
      intrinsic(height(sub), 17, 250, 750)
      equal(width(badge), [], 24)
      equal(height(badge), [], 24)
      equal(right(badge), right(c), -16)
      equal(centerY(badge), centerY(sub), 0)
      equal(left(separator), left(title), 0)
      equal(right(separator), right(c), 0)
      equal(height(separator), [], 1)
      equal(bottom(separator), bottom(c), 0)
      equal(right(button), left(badge), -8)
      equal(centerY(button), centerY(badge), 0)
      equal(height(button), [], 30)
      add(width(button), .greaterThanOrEqual, [], 44)
      intrinsic(width(button), Double(40 + (13 * k) % 50), 250, 750)
      add(right(sub), .lessThanOrEqual, left(button), -8)
      equal(left(background), left(c), 0)
      equal(right(background), right(c), 0)
      equal(top(background), top(c), 0)
      equal(bottom(background), bottom(c), 0)
    }
  }

  private mutating func grid(_ root: Int) {
    let rows = Int(Double(size).squareRoot())
    var made = 0
    var firstOfAll: Int?
    var above: Int?
    for r in 0..<rows {
      let columns = (size - made) / (rows - r)
      guard columns > 0 else { continue }
      let first = view()
      equal(left(first), left(root), 8)
      if let above { equal(top(first), bottom(above), 8) } else { equal(top(first), top(root), 8) }
      if let firstOfAll { equal(height(first), height(firstOfAll), 0) } else { firstOfAll = first }
      var previous = first
      for c in stride(from: 1, to: columns, by: 1) {
        let v = view()
        equal(left(v), right(previous), 8)
        equal(width(v), width(first), 0)
        equal(top(v), top(first), 0)
        equal(height(v), height(first), 0)
        if c % 4 == 1 { intrinsic(width(v), Double(10 + (made + columns + c) % 20), 250, 250) }
        previous = v
      }
      made += columns
      equal(right(previous), right(root), -8)
      above = first
    }
    if let above { equal(bottom(above), bottom(root), -8) }
  }

  private mutating func form(_ root: Int) {
    var firstLabel: Int?
    var previous: Int?
    for i in 0..<(size / 2) {
      let label = view()
      let field = view()
      if let firstLabel { equal(right(label), right(firstLabel), 0) } else { firstLabel = label }
      add(left(label), .greaterThanOrEqual, left(root), 16)
      add(left(label), .equal, left(root), 16, 200)
      intrinsic(width(label), Double(40 + (29 * i) % 90), 251, 750)
      intrinsic(height(label), 17, 250, 750)
      equal(left(field), right(label), 8)
      equal(right(field), right(root), -16)
      add(width(field), .greaterThanOrEqual, [], 100)
      equal(height(field), [], 30)
      if let previous {
        equal(top(field), bottom(previous), 10)
      } else {
        equal(top(field), top(root), 16)
      }
      equal(top(label), top(field), 7)
      previous = field
    }
  }

  // MARK: Parts

  private mutating func view() -> Int {
    for _ in 0..<4 { variables.append(solver.makeVariable()) }
    return variables.count / 4 - 1
  }
  private func left(_ v: Int) -> Value { [(4 * v, 1)] }
  private func top(_ v: Int) -> Value { [(4 * v + 1, 1)] }
  private func width(_ v: Int) -> Value { [(4 * v + 2, 1)] }
  private func height(_ v: Int) -> Value { [(4 * v + 3, 1)] }
  private func right(_ v: Int) -> Value { [(4 * v, 1), (4 * v + 2, 1)] }
  private func bottom(_ v: Int) -> Value { [(4 * v + 1, 1), (4 * v + 3, 1)] }
  private func centerY(_ v: Int) -> Value { [(4 * v + 1, 1), (4 * v + 3, 0.5)] }

  private mutating func edit(_ value: Value, _ size: Double) -> RowID {
    editable.append(solver.add(expression(value, [], size), .equal, Priority(999)))
    constants.append(-size)
    return editable[editable.count - 1]
  }
  private func equal(_ a: Value, _ b: Value, _ constant: Double) { add(a, .equal, b, constant) }
  private func add(
    _ a: Value, _ relation: Relation, _ b: Value, _ constant: Double, _ priority: Float = 1000
  ) {
    solver.add(expression(a, b, constant), relation, Priority(priority))
  }
  private mutating func intrinsic(
    _ a: Value, _ size: Double, _ hugging: Float, _ resistance: Float
  ) {
    editable.append(
      solver.add(
        expression(a, [], size),
        cost: RowCost(below: Priority(resistance), above: Priority(hugging))))
    constants.append(-size)
  }
  private func expression(_ a: Value, _ b: Value, _ constant: Double) -> LinearExpression {
    var result = LinearExpression(constant: -constant)
    for term in a { result.add(variables[term.index], term.coefficient) }
    for term in b { result.add(variables[term.index], -term.coefficient) }
    return result
  }
}
