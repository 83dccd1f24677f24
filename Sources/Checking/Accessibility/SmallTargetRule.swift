package import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutTree

extension Rule {
  /// A button that is hard to tap or click.
  package static let smallTarget = Rule(
    "small-target", .accessibility, .note, "a button smaller than 44 points, or 28 on macOS",
    page: RulePage(
      sees: """
        Visible buttons with a side under 44 points on iOS and 28 on macOS, as Apple's guidelines ask for; under \
        24 points (WCAG 2.2, 2.5.8) the finding is a warning.
        """,
      fires: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="30" height="30"/>
          <state key="normal" title="OK"/>
        </button>
        """,
      passes: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="44" height="44"/>
          <state key="normal" title="OK"/>
        </button>
        """,
      fix: "Make the button larger; its picture may stay as small as it is.",
      limits:
        "A program may enlarge what takes touches. Standard buttons of macOS in their own height are not reported."
    ))
}

/// Buttons that are hard to tap or click.
enum SmallTargetRule: SceneRule {
  static let rule = Rule.smallTarget
  static let assignments = DecidingProperties.geometry
  static let dependsOnLayout = true

  /// Returns the side below which a target is small, in points.
  ///
  /// Apple's Human Interface Guidelines, "Accessibility": 44 on iOS and 28 on macOS.
  private static func recommended(_ scene: CheckedScene) -> Double {
    scene.platform == .macOS ? 28 : 44
  }
  /// The side below which a target fails WCAG 2.2, criterion 2.5.8.
  private static let minimum = 24.0

  static func findings(in scene: CheckedScene) -> [Finding] {
    let limit = recommended(scene)
    // A macOS control at its natural size has the size that the system defines.
    let isMac = scene.platform == .macOS
    return scene.views.compactMap { view in
      guard view.facts.kind == .button, view.isVisible, view.parent != nil else { return nil }
      let size = view.frame.size
      let side = min(size.width, size.height)
      guard side > 0, side < limit - 0.5, !isMac || !hasStandardHeight(view) else { return nil }
      // The program's class may add content to an empty button, which determines its size.
      guard !view.facts.hasOwnClass || !isEmpty(view) else { return nil }
      let text =
        "\(NumberText.text(rounded(size.width))) × \(NumberText.text(rounded(size.height)))"
      return Finding(
        rule,
        "\(view.name) is \(text) points: a target has \(NumberText.text(limit)) × \(NumberText.text(limit))",
        severity: side < minimum ? .warning : .note, at: scene.location(of: view))
    }
  }

  private static func isEmpty(_ view: CheckedView) -> Bool {
    view.facts.hasChildren == false && !view.facts.hasPicture
      && TextNeed(view.view).map { $0.text.isEmpty && !$0.hasPicture } ?? true
  }

  private static func rounded(_ length: Double) -> Double { (length * 2).rounded() / 2 }

  /// Whether a macOS button has the standard height of its style: bezels, check boxes and radio buttons have a fixed
  /// height.
  private static func hasStandardHeight(_ view: CheckedView) -> Bool {
    let height = view.view.hostIntrinsicContentSize.height
    return height > 0 && view.alignmentRect.height > height - 1.5
  }
}
