import UIKit

/// Constraints as the equations one would write on paper, with names in the place of addresses.
struct EquationPrinter {
  /// What each view is called.
  let names: [ObjectIdentifier: String]

  /// A fixed size in brackets, everything else as an equation.
  @MainActor func text(_ constraint: NSLayoutConstraint) -> String {
    let first = place(constraint.firstItem, constraint.firstAttribute)
    let constant = Double(constraint.constant)
    guard constraint.secondItem != nil else {
      if constraint.firstAttribute == .width {
        return "H:[\(name(constraint.firstItem))(\(number(constant)))]"
      }
      return "\(first) == + \(number(constant))"
    }
    var text = "\(first) == "
    if constraint.multiplier != 1 { text += "\(number(Double(constraint.multiplier))) * " }
    text += place(constraint.secondItem, constraint.secondAttribute)
    // What rounding leaves of a zero does not appear in six digits.
    if abs(constant) >= 1e-9 { text += constant < 0 ? " - " : " + " }
    if abs(constant) >= 1e-9 { text += number(abs(constant)) }
    return text
  }

  /// A rectangle as `(x y; width height)`.
  func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { number(Double($0)) }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  private func place(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(name(item)).\(attribute)"
  }

  private func name(_ item: AnyObject?) -> String {
    item.flatMap { names[ObjectIdentifier($0)] } ?? "?"
  }

  private func number(_ value: Double) -> String { String(format: "%g", value) }
}
