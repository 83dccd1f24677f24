internal import Foundation

/// The functions of many values.
enum Aggregates {
  /// Returns the result of a function such as `sum` or `max`.
  static func value(_ name: String, of values: [Any]) -> Any? {
    let values = values.compactMap { KeyValues.flat($0) }
    switch name {
    case "count": return NSNumber(value: values.count)
    case "sum": return NSNumber(value: sum(values))
    case "avg", "average":
      return values.isEmpty ? nil : NSNumber(value: sum(values) / Double(values.count))
    case "min": return extreme(values, .orderedAscending)
    case "max": return extreme(values, .orderedDescending)
    case "distinctUnionOfObjects":
      var seen: Set<AnyHashable> = []
      return values.filter { value in
        (value as? AnyHashable).map { seen.insert($0).inserted } ?? true
      }
    case "unionOfObjects": return values
    default:
      CoreDataNotices.say("there is no function @\(name) of collections.")
      return nil
    }
  }
  private static func sum(_ values: [Any]) -> Double {
    values.reduce(0) { $0 + (AttributeConversion.number($1)?.doubleValue ?? 0) }
  }
  private static func extreme(_ values: [Any], _ order: ComparisonResult) -> Any? {
    values.reduce(Optional<Any>.none) { best, value in
      guard let best else { return value }
      return ValueOrder.compare(value, best) == order ? value : best
    }
  }
}
