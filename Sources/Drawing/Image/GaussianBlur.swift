/// A separable Gaussian blur of 8-bit coverage; pixels outside the picture count as 0.
///
/// Three box filters approximate the Gaussian: repeated filters converge to it, and their cost does not depend on the
/// deviation. Each has weight 1 within a radius and a fractional weight for the two pixels beyond it, so that the
/// variances add up exactly to the square of the deviation (Gwosdek et al., "Theoretical Foundations of Gaussian
/// Convolution by Extended Box Filtering", 2011).
///
/// Rows that equal the previous row, and columns that equal the previous column, are computed once. Shadows on screens
/// usually belong to boxes, so their cost is that of their corners.
package struct GaussianBlur {
  /// The radius of the full-weight part of a filter, in pixels.
  private let radius: Int
  /// The weight of the two pixels beyond the radius.
  private let part: Float
  /// The reciprocal of the sum of all weights.
  private let scale: Float
  private static let passes = 3

  /// Creates a blur.
  ///
  /// - Parameter sigma: The deviation in pixels, limited to 0.01…1000.
  package init(sigma: Double) {
    let sigma = min(max(sigma, 0.01), 1000)
    let variance = sigma * sigma / Double(Self.passes)
    let whole = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let length = 2 * whole + 1
    // Solves [whole·(whole + 1)·length / 3 + 2·part·(whole + 1)²] / (length + 2·part) = variance.
    let part =
      length * (whole * (whole + 1) - 3 * variance)
      / (6 * (variance - (whole + 1) * (whole + 1)))
    radius = Int(whole)
    self.part = Float(part)
    scale = Float(1 / (length + 2 * part))
  }

  /// The distance that the entire blur reaches beyond the ends of a line.
  private var margin: Int { Self.passes * (radius + 1) }

  /// Blurs bytes in place; rows are `stride` bytes apart.
  ///
  /// - Complexity: O(width × height), regardless of the deviation.
  package func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard width > 0, height > 0, stride >= width else { return }
    let rows = Runs(count: height) { y in
      let row = bytes + y * stride
      return (0..<width).allSatisfy { row[$0] == row[$0 - stride] }
    }
    var blurred = [Int32](repeating: 0, count: rows.firsts.count * width)
    blurred.withUnsafeMutableBufferPointer { blurred in
      guard let target = blurred.baseAddress else { return }
      blurRows(rows.firsts.map { bytes + $0 * stride }, width, into: target)
      let columns = Runs(columns: width, of: target, rows: rows.firsts.count)
      blurColumns(target, width, rows, columns, height) { y, values in
        let row = bytes + y * stride
        for x in 0..<width {
          row[x] = UInt8(truncatingIfNeeded: (values[columns.index[x]] + 128) >> 8)
        }
      }
    }
  }

  /// Blurs along rows, into values with eight fractional bits.
  private func blurRows(
    _ rows: [UnsafeMutablePointer<UInt8>], _ width: Int, into target: UnsafeMutablePointer<Int32>
  ) {
    let length = width + 2 * margin
    var line = [Int32](repeating: 0, count: length)
    var next = line
    for (at, row) in rows.enumerated() {
      guard (0..<width).contains(where: { row[$0] != 0 }) else { continue }
      for x in 0..<length { line[x] = 0 }
      for x in 0..<width { line[margin + x] = Int32(row[x]) << 8 }
      for _ in 0..<Self.passes {
        line.withUnsafeBufferPointer { from in
          next.withUnsafeMutableBufferPointer { to in average(from, to) }
        }
        swap(&line, &next)
      }
      for x in 0..<width { target[at * width + x] = line[margin + x] }
    }
  }

  /// Averages along a line; sums are whole numbers, so that equal windows have equal means.
  private func average(
    _ line: UnsafeBufferPointer<Int32>, _ result: UnsafeMutableBufferPointer<Int32>
  ) {
    let count = line.count
    var sum: Int32 = 0
    for x in 0..<min(radius, count) { sum &+= line[x] }
    for x in 0..<count {
      let (ahead, behind) = (x + radius, x - radius - 1)
      if ahead < count { sum &+= line[ahead] }
      if behind >= 0 { sum &-= line[behind] }
      let ends = (behind >= 0 ? line[behind] : 0) &+ (ahead + 1 < count ? line[ahead + 1] : 0)
      result[x] = mean(sum, ends)
    }
  }

  /// Returns the rounded mean of a window from its sum and the two pixels beyond it.
  ///
  /// Between 2²³ and 2²⁴, floating point numbers are whole: after adding 2²³ to the sum, its low bits contain the
  /// rounded number. This avoids the checks of a conversion, which would prevent vectorisation of the loops.
  private func mean(_ sum: Int32, _ ends: Int32) -> Int32 {
    let value = (Float(sum) + part * Float(ends)) * scale
    return Int32(bitPattern: (value + 8_388_608).bitPattern & 0x7F_FFFF)
  }

  /// Blurs the distinct columns and passes on each of their rows.
  private func blurColumns(
    _ values: UnsafeMutablePointer<Int32>, _ width: Int, _ rows: Runs, _ columns: Runs,
    _ height: Int, _ use: (Int, UnsafePointer<Int32>) -> Void
  ) {
    let count = columns.firsts.count
    let length = height + 2 * margin
    var page = [Int32](repeating: 0, count: length * count)
    for y in 0..<height {
      let from = values + rows.index[y] * width
      let to = (margin + y) * count
      for (at, x) in columns.firsts.enumerated() { page[to + at] = from[x] }
    }
    var next = page
    var sums = [Int32](repeating: 0, count: count)
    for _ in 0..<Self.passes {
      for at in 0..<count { sums[at] = 0 }
      page.withUnsafeBufferPointer { from in
        next.withUnsafeMutableBufferPointer { to in
          sums.withUnsafeMutableBufferPointer { sums in
            averageDown(from, to, sums, length, count)
          }
        }
      }
      swap(&page, &next)
    }
    page.withUnsafeBufferPointer { page in
      guard let base = page.baseAddress else { return }
      for y in 0..<height { use(y, base + (margin + y) * count) }
    }
  }

  /// Averages down all columns at once, row by row.
  private func averageDown(
    _ page: UnsafeBufferPointer<Int32>, _ result: UnsafeMutableBufferPointer<Int32>,
    _ sums: UnsafeMutableBufferPointer<Int32>, _ length: Int, _ count: Int
  ) {
    for y in 0..<min(radius, length) {
      for at in 0..<count { sums[at] &+= page[y * count + at] }
    }
    for y in 0..<length {
      let (ahead, behind) = ((y + radius) * count, (y - radius - 1) * count)
      if y + radius < length { for at in 0..<count { sums[at] &+= page[ahead + at] } }
      if behind >= 0 { for at in 0..<count { sums[at] &-= page[behind + at] } }
      let to = y * count
      if behind >= 0, y + radius + 1 < length {
        for at in 0..<count {
          let ends = page[behind + at] &+ page[ahead + count + at]
          result[to + at] = mean(sums[at], ends)
        }
      } else {
        for at in 0..<count {
          let ends =
            (behind >= 0 ? page[behind + at] : 0)
            &+ (y + radius + 1 < length ? page[ahead + count + at] : 0)
          result[to + at] = mean(sums[at], ends)
        }
      }
    }
  }
}

/// The lines of a picture, grouped into runs of equal lines.
private struct Runs {
  /// The first line of each run.
  var firsts: [Int] = []
  /// The index of each line's run.
  var index: [Int] = []

  init(count: Int, isLikePrevious: (Int) -> Bool) {
    index.reserveCapacity(count)
    for line in 0..<count {
      if line == 0 || !isLikePrevious(line) { firsts.append(line) }
      index.append(firsts.count - 1)
    }
  }

  /// Creates the flags for the columns of a page of values.
  init(columns: Int, of page: UnsafePointer<Int32>, rows: Int) {
    var differs = [Int32](repeating: 0, count: columns)
    for y in 0..<rows {
      let row = page + y * columns
      for x in 1..<max(1, columns) { differs[x] |= row[x] ^ row[x - 1] }
    }
    self.init(count: columns) { differs[$0] == 0 }
  }
}
