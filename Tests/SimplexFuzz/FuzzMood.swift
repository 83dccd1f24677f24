import Simplex
import TestSupport

/// What numbers a script draws.
enum FuzzMood: String, CaseIterable, Sendable {
  /// Numbers of layouts.
  case layout
  /// A handful of small whole numbers: many rows meet in a point.
  case degenerate
  /// Numbers of layouts, and seldom one of any magnitude.
  case mixed
  /// Every magnitude, from denormal numbers to the greatest.
  case wild

  /// Whether no number is extreme.
  var isModerate: Bool { self == .layout || self == .degenerate }

  /// A coefficient other than zero, most of the time.
  func coefficient(_ random: inout SeededRandom) -> Double {
    switch self {
    case .layout: pick([-1, -1, 1, 1, 1, 0.5, -0.5, 2, 3, 1.0 / 3], &random)
    case .degenerate: pick([-1, 1, 1, 2], &random)
    case .mixed: isSeldom(&random) ? Self.any(&random) : FuzzMood.layout.coefficient(&random)
    case .wild: Self.any(&random)
    }
  }

  /// A constant or the place of a variable.
  func constant(_ random: inout SeededRandom) -> Double {
    switch self {
    case .layout:
      Bool.random(using: &random)
        ? Double(Int.random(in: -500...500, using: &random))
        : Double.random(in: -500...500, using: &random)
    case .degenerate: Double(Int.random(in: -2...2, using: &random))
    case .mixed: isSeldom(&random) ? Self.any(&random) : FuzzMood.layout.constant(&random)
    case .wild: Self.any(&random)
    }
  }

  /// A priority on each side, one in four required.
  func cost(_ random: inout SeededRandom) -> RowCost {
    func priority() -> Priority {
      pick([.required, Priority(999), Priority(750), Priority(250)], &random)
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3: return RowCost(.equal, priority())
    case 3, 4: return RowCost(.greaterThanOrEqual, priority())
    case 5: return RowCost(.lessThanOrEqual, priority())
    case 6: return RowCost(below: priority(), above: priority())
    default:
      return isSeldom(&random)
        ? RowCost(below: nil, above: nil) : RowCost(below: priority(), above: priority())
    }
  }

  /// A finite number of any magnitude.
  private static func any(_ random: inout SeededRandom) -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let number = Double(bitPattern: random.next())
      return number.isFinite ? number : 0
    case 1:
      let ends = [
        0, -0.0, Double.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
        1e300, 1e-300,
        Double.ulpOfOne, 0x1p53, 1,
      ]
      let end = ends[Int.random(in: ends.indices, using: &random)]
      return Bool.random(using: &random) ? end : -end
    default:
      return Double(
        sign: Bool.random(using: &random) ? .plus : .minus,
        exponent: Int.random(in: -60...60, using: &random),
        significand: Double.random(in: 1..<2, using: &random))
    }
  }

  private func pick<Value>(_ values: [Value], _ random: inout SeededRandom) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private func isSeldom(_ random: inout SeededRandom) -> Bool {
    Int.random(in: 0..<20, using: &random) == 0
  }
}
