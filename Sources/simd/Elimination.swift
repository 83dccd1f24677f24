/// The elimination of a square matrix's columns, for its determinant and its inverse.
struct Elimination<Scalar: BinaryFloatingPoint> {
  /// The determinant.
  let determinant: Scalar
  /// The columns of the inverse; not finite if it is missing.
  let inverse: [[Scalar]]

  init(columns: [[Scalar]]) {
    let count = columns.count
    var left = columns
    var right = (0..<count).map { column in
      (0..<count).map { Scalar($0 == column ? 1 : 0) }
    }
    var product: Scalar = 1
    // Column operations on both sides turn the left one into the identity.
    for row in 0..<count {
      let pivot = (row..<count).max { abs(left[$0][row]) < abs(left[$1][row]) } ?? row
      if pivot != row {
        left.swapAt(pivot, row)
        right.swapAt(pivot, row)
        product = -product
      }
      let value = left[row][row]
      product *= value
      left[row] = left[row].map { $0 / value }
      right[row] = right[row].map { $0 / value }
      for other in 0..<count where other != row {
        let share = left[other][row]
        for index in 0..<count {
          left[other][index] -= share * left[row][index]
          right[other][index] -= share * right[row][index]
        }
      }
    }
    determinant = product.isNaN ? 0 : product
    inverse = right
  }
}
