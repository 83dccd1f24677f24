internal import Diagnostics
internal import Foundation
internal import IBDocument

/// Texts that do not fit their view.
enum ClippedTextRule: SceneRule {
  static let rule = Rule.clippedText
  static let dependsOnLayout = true

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.views.compactMap { view in
      // The text of a table's cell is a row's, which the program sets.
      guard view.isVisible, view.parent != nil, !view.isInConflict,
        !(view.isInCell && view.facts.kind == "textField"), !isDrawnByClass(view),
        !view.facts.allowsTruncation, !scene.isKeyTarget(view),
        let need = TextNeed(view.view),
        let lack = need.lack(in: view.alignmentRect.size, growsInHeight: view.isInCell)
      else { return nil }
      let words = lack.map { direction, points in
        "\(NumberText.text(max(1, points.rounded()))) points of \(direction)"
      }
      return scene.finding(
        rule, view, "cuts off its text: \(words.joined(separator: " and ")) are missing")
    }
  }

  /// Whether a class of the program or a menu decides how a title is shown: buttons with several lines are made in
  /// code, and a pull-down's title is an item.
  private static func isDrawnByClass(_ view: CheckedView) -> Bool {
    view.facts.kind == "popUpButton"
      || view.facts.kind == "button" && view.facts.hasOwnClass
  }
}
