import Foundation

/// A separable Gaussian over single-channel pixels; outside the picture counts as 0.
///
/// Small deviations use the exact kernel. Above `exactLimit` three running means take its place: their
/// repetition tends to a Gaussian, and their cost does not grow with the deviation, so that no blur,
/// however large, stops the program. The widths of the means are chosen so that their variances,
/// (w² − 1)/12 each, add up to the deviation's square.
struct GaussianBlur {
  /// The largest deviation, in pixels, that the exact kernel serves.
  static let exactLimit = 8.0

  /// One pass along a line.
  private enum Step {
    /// Weights, centre in the middle.
    case kernel([Float])
    /// The mean over a window of an odd number of pixels.
    case mean(Int)
  }

  private let steps: [Step]

  /// How many zeros to add at both ends of a line.
  private var margin: Int {
    steps.count == 1
      ? 0
      : steps.reduce(0) { sum, step in
        if case .mean(let width) = step { sum + width / 2 } else { sum }
      }
  }

  /// - Parameter sigma: Deviation in pixels; above 1000 it is limited to 1000.
  init(sigma: Double) {
    let sigma = min(max(sigma, 0.01), 1000)
    guard sigma > Self.exactLimit else {
      let radius = Int((sigma * 3).rounded(.up))
      let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = weights.reduce(0, +)
      steps = [.kernel(weights.map { Float($0 / sum) })]
      return
    }
    // The odd width below the ideal one for `narrow` of the three means, the next odd for the rest.
    let low = ((4 * sigma * sigma + 1).squareRoot() - 1) / 2
    let width = Int(low.rounded(.down)) * 2 + 1
    let w = Double(width)
    let narrow = (3 * w * w + 12 * w + 9 - 12 * sigma * sigma) / (4 * w + 4)
    steps = (0..<3).map { .mean(Double($0) < narrow.rounded() ? width : width + 2) }
  }

  /// Blurs `values` (rows of `width`) in place.
  func apply(to values: inout [Float], width: Int, height: Int) {
    guard width > 0, height > 0, values.count == width * height else { return }
    for start in stride(from: 0, to: values.count, by: width) {
      blurLine(&values, start: start, length: width, step: 1)
    }
    for start in 0..<width { blurLine(&values, start: start, length: height, step: width) }
  }

  /// Blurs the values that lie `step` apart.
  private func blurLine(_ values: inout [Float], start: Int, length: Int, step: Int) {
    // What a mean carries beyond the ends comes back with the next one, so the ends are lengthened.
    let margin = [Float](repeating: 0, count: margin)
    var line = margin + (0..<length).map { values[start + $0 * step] } + margin
    guard line.contains(where: { $0 != 0 }) else { return }
    for pass in steps {
      switch pass {
      case .kernel(let weights): line = Self.convolve(line, weights)
      case .mean(let width): line = Self.average(line, width)
      }
    }
    for at in 0..<length { values[start + at * step] = line[margin.count + at] }
  }

  private static func convolve(_ line: [Float], _ weights: [Float]) -> [Float] {
    let radius = weights.count / 2
    return line.indices.map { at in
      var sum: Float = 0
      for other in max(0, at - radius)...min(line.count - 1, at + radius) {
        sum += line[other] * weights[other - at + radius]
      }
      return sum
    }
  }

  private static func average(_ line: [Float], _ width: Int) -> [Float] {
    let radius = width / 2
    var sum = line.prefix(radius).reduce(0.0) { $0 + Double($1) }
    return line.indices.map { at in
      if at + radius < line.count { sum += Double(line[at + radius]) }
      if at - radius - 1 >= 0 { sum -= Double(line[at - radius - 1]) }
      return Float(sum / Double(width))
    }
  }
}
