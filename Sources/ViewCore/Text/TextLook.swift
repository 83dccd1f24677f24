internal import Drawing
import Foundation

/// The attributes of one stretch of text, read from a dictionary; values of a wrong type are left out.
package struct TextLook {
  var font: FontDescriptor?
  var color: CGColor?
  var background: CGColor?
  var kern = 0.0
  var isUnderlined = false
  var isStruckThrough = false

  init(_ values: [NSAttributedString.Key: Any]) {
    font = (values[.font] as? any FontValue)?.descriptor
    color = (values[.foregroundColor] as? any ColorValue)?.cgColor
    background = (values[.backgroundColor] as? any ColorValue)?.cgColor
    kern = Self.number(values[.kern] ?? values[.tracking]) ?? 0
    isUnderlined = (Self.number(values[.underlineStyle]) ?? 0) != 0
    isStruckThrough = (Self.number(values[.strikethroughStyle]) ?? 0) != 0
  }

  /// Numbers arrive as whatever the caller had; Linux does not bridge them all to `NSNumber`.
  package static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as NSUnderlineStyle: Double(value.rawValue)
    default: nil
    }
  }
}
