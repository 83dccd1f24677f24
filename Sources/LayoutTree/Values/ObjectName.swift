/// The names of objects in the format of Apple's logs.
package enum ObjectName {
  /// The modules whose classes Apple's logs name without the module.
  private static let systemModules: Set<String> = [
    "UIKit", "AppKit", "QuartzCore", "LayoutTree", "ViewDrawing", "Foundation",
  ]

  /// The name of a class in logs: an app's with its module, the system's without.
  ///
  /// The enclosing function of a local class is omitted.
  package static func className(of type: Any.Type) -> String {
    var parts = String(reflecting: type).split(separator: ".").map(String.init)
    parts.removeAll { $0.hasPrefix("(unknown context") }
    if parts.count > 1, systemModules.contains(parts[0]) { parts.removeFirst() }
    return parts.joined(separator: ".")
  }

  /// An object's address, such as `0x7f8631f535c0`.
  package static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Class and address, such as `UILabel:0x7f8631f535c0`.
  package static func short(_ object: AnyObject) -> String {
    "\(className(of: type(of: object))):\(address(of: object))"
  }

  /// Class and address with the beginning of the object's text, such as `UILabel:0x7f8631f535c0'text'`; 25
  /// letters, or 24 and an ellipsis.
  package static func short(_ object: AnyObject, showing text: String?) -> String {
    guard let text, !text.isEmpty else { return short(object) }
    return "\(short(object))'" + (text.count > 25 ? "\(text.prefix(24))…'" : "\(text)'")
  }
}
