package import Diagnostics
internal import Foundation
internal import IBDocument

extension Rule {
  /// A view that is invisible because it has no area.
  package static let zeroSize = Rule(
    "zero-size", .layout, .warning, "a visible text, control or picture without area",
    page: RulePage(
      sees: "Visible labels, controls and image views with content whose width or height is 0.",
      fires: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="0.0" height="20.5"/>
        </label>
        """,
      passes: """
        <label hidden="YES" opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="0.0" height="20.5"/>
        </label>
        """,
      fix: "Add a size, or hide the view.",
      limits:
        """
        Views that only hold others may be empty until a program fills them and are not judged, nor are views whose \
        constraints contradict each other.
        """))
}

/// Visible texts, controls and pictures that have no area.
enum ZeroSizeRule: SceneRule {
  static let rule = Rule.zeroSize
  static let assignments = DecidingProperties.geometry.union(DecidingProperties.visibility)
  static let dependsOnLayout = true

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.views.compactMap { view in
      guard view.isVisible, view.parent != nil, !view.isInConflict, !isEmpty(view) else {
        return nil
      }
      let size = view.frame.size
      guard size.width < 0.5 || size.height < 0.5 else { return nil }
      let sides = [size.width < 0.5 ? "width" : nil, size.height < 0.5 ? "height" : nil]
      // If Interface Builder also stored an empty frame, the author saw the problem or has not laid out the view.
      return scene.finding(
        rule, view, "is not seen: its \(sides.compactMap { $0 }.joined(separator: " and ")) is 0",
        severity: view.facts.isStoredEmpty ? .note : nil)
    }
  }

  /// Whether a view has no content, so that any size is acceptable.
  private static func isEmpty(_ view: CheckedView) -> Bool {
    switch view.role {
    case .container: true
    case .image: !view.facts.hasPicture
    case .text, .control: TextNeed(view.view).map { $0.text.isEmpty && !$0.hasPicture } ?? false
    }
  }
}
