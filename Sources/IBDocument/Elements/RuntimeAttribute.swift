package import Diagnostics

/// A user-defined runtime attribute of an object.
package struct RuntimeAttribute: Sendable {
  /// A typed value; lengths are points.
  package enum Value: Sendable {
    /// A truth value.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A text, including a localizable one.
    case string(String)
    /// A point.
    case point(x: Double, y: Double)
    /// A size.
    case size(width: Double, height: Double)
    /// A rectangle.
    case rect(Rect)
    /// A range.
    case range(location: Int, length: Int)
    /// A colour.
    case color(ColorElement)
    /// The name of an image.
    case image(String)
    /// No value.
    case null
  }

  /// The key path of the property.
  package let keyPath: String
  /// The type name in the document, such as `number`.
  package let type: String
  /// The value; nil if it does not match the type.
  package let value: Value?
  /// The position in the text.
  package let position: SourcePosition

  /// Returns the attributes of an object, in document order.
  package static func all(of object: Element) -> [RuntimeAttribute] {
    object.child("userDefinedRuntimeAttributes")?.children(named: "userDefinedRuntimeAttribute")
      .map(RuntimeAttribute.init) ?? []
  }

  init(_ element: Element) {
    keyPath = element["keyPath"] ?? ""
    type = element["type"] ?? ""
    position = element.position
    value = Self.value(of: element, type: type)
  }

  private static func value(of element: Element, type: String) -> Value? {
    let child = element.children.first { $0["key"] == "value" }
    switch type {
    case "boolean": return (element.bool("value") ?? child?.bool("value")).map(Value.boolean)
    case "number": return (element.number("value") ?? child?.number("value")).map(Value.number)
    case "string", "localizedString":
      return (element["value"] ?? child?["value"] ?? child?.text).map(Value.string)
    case "image": return (element["value"] ?? child?["name"]).map(Value.image)
    case "nil": return .null
    case "point":
      return child.map { .point(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size":
      return child.map { .size(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    case "rect": return child.map { .rect(Rect($0)) }
    case "range":
      return child.map {
        .range(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
      }
    case "color": return child.map { .color(ColorElement($0)) }
    default: return nil
    }
  }
}
