internal import Foundation

/// Constraints as text, in the form of current systems.
///
/// - SeeAlso: semantics 3.
@MainActor enum ConstraintDescription {
  /// The description of a constraint.
  static func text(of constraint: NSLayoutConstraint) -> String {
    var text = "<\(type(of: constraint)):\(address(constraint))"
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    text += " \(body(constraint))"
    if constraint.priority != .required {
      text += String(format: " priority:%g", constraint.priority.rawValue)
    }
    if constraint.isActive { text += "   (active)" }
    return text + ">"
  }

  private static func body(_ constraint: NSLayoutConstraint) -> String {
    let symbol =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let first = "\(constraint.firstNode?.label ?? "(null)").\(constraint.firstAttribute)"
    guard let second = constraint.secondNode else {
      return String(format: "%@ %@ %g", first, symbol, Double(constraint.constant))
    }
    var text = "\(first) \(symbol) "
    if constraint.multiplier == -1 {
      text += "-"
    } else if constraint.multiplier != 1 {
      text += String(format: "%g*", Double(constraint.multiplier))
    }
    text += "\(second.label).\(constraint.secondAttribute)"
    let constant = Double(constraint.constant)
    if constant != 0 {
      text += String(format: constant < 0 ? " - %g" : " + %g", abs(constant))
    }
    return text
  }

  /// A number as logs print it, six significant digits.
  static func number(_ value: Double) -> String { String(format: "%g", value) }

  /// An object's address as logs print it.
  static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }
}
