public import Foundation

/// The bits of the kinds of a data detector's matches.
public typealias NSTextCheckingTypes = UInt64

/// The keys that Foundation on Linux has but does not expose.
///
/// Source: Apple, "NSTextCheckingKey".
extension NSTextCheckingKey {
  /// The name of a person.
  public static let name = Self(rawValue: "Name")
  /// The street.
  public static let street = Self(rawValue: "Street")
  /// The city.
  public static let city = Self(rawValue: "City")
  /// The state.
  public static let state = Self(rawValue: "State")
  /// The postal code.
  public static let zip = Self(rawValue: "ZIP")
  /// The country.
  public static let country = Self(rawValue: "Country")
  /// The phone number.
  public static let phone = Self(rawValue: "Phone")
  /// The airline.
  public static let airline = Self(rawValue: "Airline")
  /// The flight number.
  public static let flight = Self(rawValue: "Flight")
}
