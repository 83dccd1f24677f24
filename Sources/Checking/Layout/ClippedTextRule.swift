package import Diagnostics
internal import Foundation
internal import IBDocument

extension Rule {
  /// A text that does not fit its view.
  package static let clippedText = Rule(
    "clipped-text", .layout, .warning, "a text that does not fit its view",
    page: RulePage(
      sees: """
        Labels and titles of buttons that need more room than their view has: on one line the width, on several \
        the height, counting the number of lines and the smallest scale that the view admits.
        """,
      fires: """
        <label opaque="NO" text="A long title" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="40" height="20.5"/>
          <constraints>
            <constraint firstAttribute="width" constant="40" id="Con-00-001"/>
          </constraints>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-002"/>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-003"/>
        """,
      passes: """
        <label opaque="NO" text="A long title" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="93" height="20.5"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-002"/>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-003"/>
        """,
      fix: "Let the view grow, allow more lines, or let the font shrink.",
      limits: """
        Texts measure up to 3 % and 2 points differently where San Francisco is not installed; what is within \
        that is not reported. Texts in fonts that are not installed, and texts of table cells of macOS, which the \
        program sets, are not judged; neither are text fields and text views, which scroll, and views whose constraints \
        contradict each other. The labels of a cell of the system's styles share the width of its content.
        """))
}

/// Texts that do not fit their view.
enum ClippedTextRule: SceneRule {
  static let rule = Rule.clippedText
  static let assignments = DecidingProperties.geometry.union([
    "text", "stringValue", "attributedText", "attributedStringValue", "title", "font",
  ])
  static let dependsOnLayout = true

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.views.compactMap { view in
      // The text of a table's cell belongs to a row, which the program sets.
      guard view.isVisible, view.parent != nil, !view.isInConflict,
        !(view.isInCell && view.facts.kind == .textField), !isDrawnByClass(view),
        !view.facts.allowsTruncation, !scene.isKeyTarget(view),
        let need = TextNeed(view.view),
        let lack = need.lack(in: size(of: view, in: scene), growsInHeight: view.isInCell)
      else { return nil }
      let words = lack.map { direction, points in
        "\(NumberText.text(max(1, points.rounded()))) points of \(direction)"
      }
      return scene.finding(
        rule, view, "cuts off its text: \(words.joined(separator: " and ")) are missing")
    }
  }

  /// Returns the size available for a view's text.
  ///
  /// The system's own labels of a cell share the content's width according to their texts, regardless of the stored
  /// frames.
  private static func size(of view: CheckedView, in scene: CheckedScene) -> CGSize {
    let size = view.alignmentRect.size
    guard scene.isStandardLabel(view), let parent = scene.parent(of: view)
    else { return size }
    return CGSize(width: max(size.width, parent.frame.width - 2 * cellMargin), height: size.height)
  }

  /// The margin on each side of a cell's content, in points.
  private static let cellMargin = 16.0

  /// Whether a class of the program or a menu determines how a title is displayed: multiline buttons are created in
  /// code, and the title of a pull-down button is a menu item.
  private static func isDrawnByClass(_ view: CheckedView) -> Bool {
    view.facts.kind == .popUpButton
      || view.facts.kind == .button && view.facts.hasOwnClass
  }
}
