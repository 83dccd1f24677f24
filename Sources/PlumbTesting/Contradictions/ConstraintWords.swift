internal import Checking
internal import Foundation
internal import LayoutTree

/// Constraints in the words of the code that made them, without addresses, so that a text is the same in every run.
@MainActor enum ConstraintWords {
  /// A member of a contradiction.
  static func text(_ member: ConflictDescription.Member) -> String {
    let constraint = member.constraint
    guard member.isMade, let first = side(constraint.firstItem, constraint.firstAttribute) else {
      return withoutAddresses(member.text)
    }
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      default: ">="
      }
    var text = "\(first) \(relation) "
    let constant = Double(constraint.constant)
    if let second = side(constraint.secondItem, constraint.secondAttribute) {
      if constraint.multiplier != 1 {
        text += "\(FrameText.number(Double(constraint.multiplier))) × "
      }
      text += second
      if constant != 0 {
        text += "\(constant < 0 ? " − " : " + ")\(FrameText.number(abs(constant)))"
      }
    } else {
      text += FrameText.number(constant)
    }
    let priority = Double(constraint.priority.rawValue)
    return priority < 1000 ? "\(text) at \(FrameText.number(priority))" : text
  }

  private static func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> String? {
    guard let item = item as? any ConstraintItem else { return nil }
    if let view = item as? any ViewHost { return "\(name(view)).\(attribute)" }
    let owner = item.layoutNode.parentView?.host
    return "\(owner.map(name) ?? "view")'s guide.\(attribute)"
  }

  /// What failures and frames call a view: its class without the module, with its given name.
  static func name(_ view: any ViewHost) -> String {
    let type = ObjectName.className(of: type(of: view)).split(separator: ".").last ?? "view"
    return ViewKinds.givenName(of: view).map { "\(type) '\($0)'" } ?? String(type)
  }

  /// A text of a log without the addresses of objects and the modules of classes.
  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?0x[0-9a-f]+/, with: "").replacing(/\b[A-Z]\w*\.(?=[A-Z])/, with: "")
  }
}
