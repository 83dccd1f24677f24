package import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding

extension Rule {
  /// A stored frame that differs from the solved one.
  package static let misplaced = Rule(
    "misplaced", .layout, .warning,
    "a view whose stored frame is not the one that constraints give",
    page: RulePage(
      sees: """
        Stored frames that differ by more than 2 points from the frames that the constraints give on the \
        document's own device. What lies in a misplaced view is not reported again.
        """,
      fires: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
          <rect key="frame" x="20" y="90" width="100" height="50"/>
          <constraints>
            <constraint firstAttribute="width" constant="100" id="Con-00-001"/>
            <constraint firstAttribute="height" constant="50" id="Con-00-002"/>
          </constraints>
        </view>
        <constraint firstItem="Box-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-003"/>
        <constraint firstItem="Box-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-004"/>
        """,
      passes: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <constraints>
            <constraint firstAttribute="width" constant="100" id="Con-00-001"/>
            <constraint firstAttribute="height" constant="50" id="Con-00-002"/>
          </constraints>
        </view>
        <constraint firstItem="Box-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-003"/>
        <constraint firstItem="Box-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-004"/>
        """,
      fix:
        "Update the frame in Interface Builder or with `plumb check --fix`, or change the constraints.",
      limits: """
        Where more than a quarter of a root's views differ and Interface Builder flagged none, the root was shown \
        in surroundings that are not simulated, and nothing is reported. The content of what scrolls is not compared, \
        nor views whose constraints contradict each other: `conflict` reports those.
        """))
}

/// Views whose stored frame differs from the solved one.
enum MisplacedRule: SceneRule {
  static let rule = Rule.misplaced
  static let assignments = DecidingProperties.geometry

  /// The difference above which a frame is reported, in points: Interface Builder stores half points, and text
  /// measurements may differ by a point.
  static let tolerance = 2.0
  /// The maximum fraction of a root's views that may differ; above it, the difference is attributed to the root.
  private static let share = 0.25

  /// The maximum difference that is ignored for frames that Interface Builder did not mark, in points.
  ///
  /// Alignment rectangles and frames of controls differ by up to 5 points on each side, depending on the system's
  /// generation.
  static let largestInset = 5.0

  static func findings(in scene: CheckedScene) -> [Finding] {
    // Stored frames apply to the canvas.
    guard let document = scene.document, document.usesAutoLayout,
      !document.surroundings.changesFrames
    else {
      return []
    }
    let compared = scene.views.filter(StoredFrames.areCompared)
    // In a contradiction, Interface Builder may have broken another constraint.
    let moved = compared.filter { !$0.isInConflict && StoredFrames.difference($0) > tolerance }
    let stale = stale(among: moved, of: compared.count, in: scene)
    let names = Set(stale.map(\.id))
    return stale.filter { view in
      // Views inside a misplaced view move with its size.
      !scene.anyAround(view) { $0.id != view.id && names.contains($0.id) }
    }
    .compactMap { view in
      guard let stored = view.element?.frame else { return nil }
      let now = StoredFrames.solved(view)
      return scene.finding(
        rule, view,
        "is stored at \(text(stored.x, stored.y, stored.width, stored.height)); constraints place it at "
          + text(now.x, now.y, now.width, now.height),
        hint: "update its frame, or change the constraints")
    }
  }

  /// Returns the differing views that their author moved, except those that a different measurement of a text or
  /// control explains.
  ///
  /// Interface Builder marks the views that it detects as misplaced. Differing views without a mark were changed by
  /// hand or by another tool, or are measured differently here. The latter is impossible for a size that the document
  /// specifies as a number, and for a position if no size differs.
  private static func stale(
    among moved: [CheckedView], of count: Int, in scene: CheckedScene
  ) -> [CheckedView] {
    let flagged = moved.filter { $0.element?.isMisplaced == true }
    guard flagged.isEmpty else { return flagged }
    // If many views differ, the root was probably laid out in other surroundings.
    guard moved.count <= 3 || Double(moved.count) <= share * Double(count) else { return [] }
    let hanging = viewsAtUnmeasuredBaselines(in: scene)
    let moved = moved.filter { StoredFrames.difference($0) > largestInset }
    let stated = statedSizes(in: scene)
    var places: [CheckedView] = []
    var sizes: [CheckedView] = []
    var hasOtherMeasure = false
    for view in moved {
      guard let stored = view.element?.frame else { continue }
      let now = StoredFrames.solved(view)
      let differs = [
        ("width", abs(stored.width - now.width) > tolerance),
        ("height", abs(stored.height - now.height) > tolerance),
      ].filter(\.1).map(\.0)
      if differs.isEmpty {
        if !hanging.contains(view.id) { places.append(view) }
      } else if differs.allSatisfy({ stated[view.id]?.contains($0) == true }) {
        sizes.append(view)
      } else {
        hasOtherMeasure = true
      }
    }
    guard !hasOtherMeasure else { return sizes }
    guard scene.built?.hasKnownSurroundings == false else { return sizes + places }
    return sizes + StoredSurroundings(scene).unexplained(places)
  }

  /// The views that constraints place by the baseline of a control without text, which Interface Builder takes from
  /// what else the control shows.
  private static func viewsAtUnmeasuredBaselines(in scene: CheckedScene) -> Set<String> {
    var result: Set<String> = []
    for constraint in scene.constraints where !constraint.isExcluded {
      let sides = [constraint.first] + (constraint.second.map { [$0] } ?? [])
      let isUnmeasured = sides.contains { side in
        guard side.attribute.lowercased().hasSuffix("baseline"), let view = scene.view(side.id)
        else { return false }
        return view.role == .control && TextNeed(view.view)?.text.isEmpty != false
      }
      if isUnmeasured { result.formUnion(sides.map(\.id)) }
    }
    return result
  }

  /// The sizes that required constraints of the document state as numbers, by view.
  private static func statedSizes(in scene: CheckedScene) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for element in scene.constraints {
      guard element.second == nil, element.relation == .equal, element.priority >= 1000,
        !element.isExcluded, !element.isPlaceholder
      else { continue }
      result[element.first.id, default: []].insert(element.first.attribute)
    }
    return result
  }

  private static func text(_ numbers: Double...) -> String {
    "(" + numbers.map { NumberText.text(($0 * 100).rounded() / 100) }.joined(separator: ", ") + ")"
  }
}
