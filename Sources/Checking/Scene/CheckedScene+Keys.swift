internal import Foundation
internal import IBDocument

extension CheckedScene {
  /// Whether a view is a label that the system creates for a cell and places by all texts of the cell, whatever frame
  /// is stored.
  func isStandardLabel(_ view: CheckedView) -> Bool {
    ["textLabel", "detailTextLabel"].contains(view.facts.slot)
      || view.isInCell && anyAround(view) { $0.facts.standardLabels.contains(view.id) }
  }

  /// Whether a button of macOS is outside of its parent for its key alone: programs have such buttons, and
  /// nothing of them is visible.
  ///
  /// It is a push button without a picture. Its key equivalent has a modifier, or it is the escape key for an action
  /// that another button of the root also has.
  package func isKeyTarget(_ view: CheckedView) -> Bool {
    guard let cell = view.element?.element.child("buttonCell"), cell["type"] == "push",
      cell.imageName() == nil, let parent = parent(of: view),
      !view.alignmentRect.insetBy(dx: 0.5, dy: 0.5).intersects(parent.frame)
    else { return false }
    if let mask = cell.child("modifierMask", key: "keyEquivalentModifierMask"),
      ["command", "control", "option"].contains(where: { mask[$0] == "YES" })
    {
      return true
    }
    guard Self.isEscape(cell), let action = Self.action(of: view) else { return false }
    return views.contains { $0.id != view.id && Self.action(of: $0) == action }
  }

  /// Whether a cell's key equivalent is escape, which XML cannot contain.
  private static func isEscape(_ cell: Element) -> Bool {
    guard let key = cell.child("string", key: "keyEquivalent"), key["base64-UTF8"] == "YES" else {
      return false
    }
    // Interface Builder writes base64 without padding.
    return key.text.trimmingCharacters(in: .whitespacesAndNewlines)
      .trimmingCharacters(in: ["="]) == "Gw"
  }

  /// The action of a control, with its target.
  private static func action(of view: CheckedView) -> [String?]? {
    guard let action = view.element?.element.child("connections")?.child("action") else {
      return nil
    }
    return [action["selector"], action["target"]]
  }
}
