package import Diagnostics
internal import Foundation
internal import IBDocument

extension Rule {
  /// A text with insufficient contrast.
  package static let lowContrast = Rule(
    "low-contrast", .accessibility, .warning, "a text whose colour is close to the one behind it",
    page: RulePage(
      sees: """
        Labels in a known opaque colour in front of a known opaque background with a contrast ratio under 4.5, or 3 \
        for large text (WCAG 2.2, 1.4.3).
        """,
      fires: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <color key="textColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>
        </label>
        """,
      passes: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <color key="textColor" white="0.3" alpha="1" colorSpace="calibratedWhite"/>
        </label>
        """,
      fix: "Use a darker or lighter colour, or a semantic one such as labelColor.",
      limits: """
        Where `appearances` of a configuration has dark, colours of catalogues and of the system are judged by their \
        dark values; one without a known dark value is silent. Texts in front of pictures, effects, translucent \
        colours and views of classes of your own are not judged, nor are views to which a user defined runtime attribute \
        with "color" in its key path gives colours.
        """))
}

/// Labels whose colour is too similar to the background colour.
enum LowContrastRule: SceneRule {
  static let rule = Rule.lowContrast
  static let assignments = Set([
    "textColor", "backgroundColor", "titleColor", "attributedText", "attributedStringValue",
    "tintColor",
  ])
  static let dependsOnLayout = true

  static func findings(in scene: CheckedScene) -> [Finding] {
    let covers = scene.views.filter { $0.isVisible && $0.role != .text }
    var comparisons = 0
    return scene.views.compactMap { view in
      guard view.facts.kind == .label, view.isVisible, view.facts.hasText,
        !view.facts.colorsAtRunTime, let text = view.facts.textColor,
        let background = background(of: view, in: scene, covers, &comparisons)
      else { return nil }
      let ratio = ContrastRatio.ratio(text, background)
      let limit = isLarge(view.facts) ? 3.0 : 4.5
      guard ratio < limit else { return nil }
      return scene.finding(
        rule, view,
        "has a contrast of \(NumberText.text((ratio * 10).rounded(.down) / 10)) to 1 with its background; "
          + "\(NumberText.text(limit)) is the minimum for its size")
    }
  }

  /// Whether a text is large and needs less contrast: from 18 points, or 14 points in bold (WCAG 2.2, "large scale").
  ///
  /// A print point is 4/3 of a pixel, and an iOS point is a pixel.
  private static func isLarge(_ facts: any ViewFacts) -> Bool {
    guard let font = facts.fontSize else { return true }
    return font.points >= (font.isBold ? 14 : 18) * 4 / 3
  }

  /// Returns the colour behind a view if it can be determined: the nearest specified one, with nothing else in between.
  private static func background(
    of view: CheckedView, in scene: CheckedScene, _ covers: [CheckedView], _ comparisons: inout Int
  ) -> ColorElement.RGBA? {
    var next: CheckedView? = view
    while let holder = next {
      // Pictures, effects and views of unknown classes may draw anything.
      if holder.role == .image || holder.facts.kind == .visualEffectView { return nil }
      if holder.id != view.id, holder.facts.drawsItself { return nil }
      if holder.facts.colorsAtRunTime { return nil }
      if holder.facts.hasBackground {
        comparisons += covers.count
        guard comparisons <= DocumentLimits.comparisons else { return nil }
        let found = holder.facts.backgroundColor
        return isCovered(view, by: covers, above: holder, in: scene) ? nil : found
      }
      next = scene.parent(of: holder)
    }
    return nil
  }

  /// Whether a view that is neither text nor an ancestor is behind it.
  private static func isCovered(
    _ view: CheckedView, by covers: [CheckedView], above holder: CheckedView, in scene: CheckedScene
  ) -> Bool {
    covers.contains { other in
      other.frame.intersects(view.frame) && other.id != holder.id
        && !scene.isAncestor(other, of: view) && !scene.isAncestor(other, of: holder)
    }
  }
}
