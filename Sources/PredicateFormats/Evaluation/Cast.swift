import Foundation

/// The conversions of `CAST`, which Apple prints for dates.
enum Cast {
  /// Returns a value as one of a class by its name; nil where there is no conversion.
  static func value(_ value: Any?, to type: Any?) -> Any? {
    switch Text(type)?.string {
    case "NSDate":
      Number(value).map { Date(timeIntervalSinceReferenceDate: $0.double) } ?? value as? Date
    case "NSNumber":
      if let date = value as? Date {
        date.timeIntervalSinceReferenceDate
      } else {
        Number(value)?.value ?? Text(value).flatMap { Double($0.string) }
      }
    case "NSString":
      Text(value)?.string
        ?? Number(value).flatMap { Scalars.value(forKey: "stringValue", of: $0) }
    default: nil
    }
  }
}
