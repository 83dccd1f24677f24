import Foundation

/// A separable Gaussian over single-channel pixels; outside the picture counts as 0.
struct GaussianBlur {
  private let kernel: [Float]
  private var radius: Int { kernel.count / 2 }

  /// - Parameter sigma: Deviation in pixels. The kernel reaches three deviations each way; deviations
  ///   above 200 pixels are limited to 200.
  init(sigma: Double) {
    let sigma = min(max(sigma, 0.01), 200)
    let radius = Int((sigma * 3).rounded(.up))
    let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    kernel = weights.map { Float($0 / sum) }
  }

  /// Blurs `values` (rows of `width`) in place.
  func apply(to values: inout [Float], width: Int, height: Int) {
    guard width > 0, height > 0, values.count == width * height else { return }
    var scratch = values
    pass(from: values, to: &scratch, lines: height, length: width, lineStep: width, step: 1)
    pass(from: scratch, to: &values, lines: width, length: height, lineStep: 1, step: width)
  }

  /// One direction: `lines` lines of `length` values that lie `step` apart.
  private func pass(
    from source: [Float], to target: inout [Float], lines: Int, length: Int, lineStep: Int,
    step: Int
  ) {
    let radius = radius
    for line in 0..<lines {
      let start = line * lineStep
      for at in 0..<length {
        var sum: Float = 0
        for other in max(0, at - radius)...min(length - 1, at + radius) {
          sum += source[start + other * step] * kernel[other - at + radius]
        }
        target[start + at * step] = sum
      }
    }
  }
}
