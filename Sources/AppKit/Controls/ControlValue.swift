internal import Foundation

/// The value of a control: a text, a number or another object.
enum ControlValue {
  case text(String)
  case number(Double)
  case integer(Int)
  case object(Any)
  case missing

  /// Creates a value from a text, which a formatter may read.
  init(text: String, by formatter: Formatter?) {
    self = formatter.flatMap { Self.read(text, $0) } ?? .text(text)
  }
  private static func read(_ text: String, _ formatter: Formatter) -> ControlValue? {
    switch formatter {
    case let formatter as NumberFormatter:
      formatter.number(from: text).map { .number($0.doubleValue) }
    case let formatter as DateFormatter: formatter.date(from: text).map { .object($0) }
    default: nil
    }
  }
  /// Creates a value from an object.
  init(object: Any?) {
    switch object {
    case let text as String: self = .text(text)
    case let text as NSAttributedString: self = .text(text.string)
    case let number as Int: self = .integer(number)
    case let number as Double: self = .number(number)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let object?: self = .object(object)
    case nil: self = .missing
    }
  }

  /// The value as an object.
  var object: Any? {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .integer(let number): number
    case .object(let object): object
    case .missing: nil
    }
  }
  /// The value as a text.
  func text(by formatter: Formatter?) -> String {
    if let formatter, let object = object {
      if object is String { return object as? String ?? "" }
      let foundation: Any =
        (object as? Double).map { NSNumber(value: $0) } ?? (object as? Int).map {
          NSNumber(value: $0)
        } ?? object
      if let text = formatter.string(for: foundation) { return text }
    }
    switch self {
    case .text(let text): return text
    case .number(let number): return String(format: "%.15g", number)
    case .integer(let number): return String(number)
    case .object(let object): return "\(object)"
    case .missing: return ""
    }
  }
  /// The value as a number; 0 for a text that is not one.
  var number: Double {
    switch self {
    case .text(let text): Double(text) ?? 0
    case .number(let number): number
    case .integer(let number): Double(number)
    case .object, .missing: 0
    }
  }
}
