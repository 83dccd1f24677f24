/// A function of expressions; its raw value is the name that Apple documents.
///
/// - SeeAlso: Apple, "NSExpression", `init(forFunction:arguments:)`.
enum PredicateFunction: String {
  case sum = "sum:"
  case count = "count:"
  case minimum = "min:"
  case maximum = "max:"
  case average = "average:"
  case median = "median:"
  case mode = "mode:"
  case standardDeviation = "stddev:"
  case squareRoot = "sqrt:"
  case logarithm = "log:"
  case naturalLogarithm = "ln:"
  case exponential = "exp:"
  case floor = "floor:"
  case ceiling = "ceiling:"
  case absolute = "abs:"
  case truncated = "trunc:"
  case uppercase = "uppercase:"
  case lowercase = "lowercase:"
  case length = "length:"
  case noIndex = "noindex:"
  case onesComplement = "onesComplement:"
  case add = "add:to:"
  case subtract = "from:subtract:"
  case multiply = "multiply:by:"
  case divide = "divide:by:"
  case modulus = "modulus:by:"
  case raise = "raise:toPower:"
  case bitwiseAnd = "bitwiseAnd:with:"
  case bitwiseOr = "bitwiseOr:with:"
  case bitwiseXor = "bitwiseXor:with:"
  case leftShift = "leftshift:by:"
  case rightShift = "rightshift:by:"
  case now = "now"
  case random = "random"
  case randomBelow = "random:"

  /// Creates the function of a name, whose last colon may be missing, and a number of arguments.
  init?(name: String, count: Int) {
    let names = count == 0 ? [name] : [name, name + ":"]
    let functions = names.compactMap(PredicateFunction.init(rawValue:))
    guard let function = functions.first(where: { $0.takes(count) }) else { return nil }
    self = function
  }

  /// Whether the function reduces a collection, which may also be stated as several arguments.
  var isStatistic: Bool {
    switch self {
    case .sum, .count, .minimum, .maximum, .average, .median, .mode, .standardDeviation: true
    default: false
    }
  }

  private func takes(_ count: Int) -> Bool {
    isStatistic ? count > 0 : rawValue.utf8.count { $0 == UInt8(ascii: ":") } == count
  }
}
