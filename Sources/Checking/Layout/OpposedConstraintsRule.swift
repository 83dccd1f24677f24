package import Diagnostics
internal import IBDocument
internal import NibBuilding

extension Rule {
  /// Constraints that contradict each other.
  package static let conflict = Rule(
    "conflict", .documents, .error, "constraints that conflict, one of which was broken",
    page: RulePage(
      sees: """
        Required constraints that no layout can satisfy together. Layout names the smallest set that excludes one \
        another and the constraint that it broke; masks, content sizes, guides, stacks and grids take part under their \
        own names. Conflicts with the same stack or grid are one finding. The width of a table's cell counts as the \
        table's; for a cell in a document of its own a contradiction is reported that the smallest and the largest \
        current phone both have. What contradicts itself on a device that nothing names is a warning.
        """,
      fires: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <constraints>
            <constraint firstAttribute="width" constant="100" id="Con-00-001"/>
            <constraint firstAttribute="width" constant="120" id="Con-00-002"/>
            <constraint firstAttribute="height" constant="50" id="Con-00-003"/>
          </constraints>
        </view>
        """,
      passes: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="120" height="50"/>
          <constraints>
            <constraint firstAttribute="width" priority="750" constant="100" id="Con-00-001"/>
            <constraint firstAttribute="width" constant="120" id="Con-00-002"/>
            <constraint firstAttribute="height" constant="50" id="Con-00-003"/>
          </constraints>
        </view>
        """,
      fix: """
        Remove one of the constraints, or lower its priority. The finding names a change that resolves it and adds no \
        other finding, if there is one; `plumb check --fix` makes it.
        """,
      limits: """
        What depends on the height that the canvas gives a cell, or on any size of a collection's item, is not \
        reported: another frame replaces it at run time. What comes from the canvas alone is a note, since no program \
        has it: the status bar above the view of a nib, and the size at which it keeps a root of a macOS document. `plumb explain` lists all of them.
        """))
}

/// Required constraints with the same equation but different constants, regardless of the frames.
///
/// Layout reports most of them with all members. It does not if another frame takes precedence: on the canvas, a root
/// has the canvas's size.
enum OpposedConstraintsRule: SceneRule {
  static let rule = Rule.conflict
  static let assignments = DecidingProperties.constraint

  static func findings(in scene: CheckedScene) -> [Finding] {
    typealias Entry = (element: ConstraintElement, checked: CheckedConstraint)
    var seen: [String: Entry] = [:]
    let names = Dictionary(scene.views.map { ($0.id, $0.name) }) { first, _ in first }
    // For views created in code, layout reports all of them.
    return zip(scene.built?.constraints ?? [], scene.constraints).compactMap { built, checked in
      let element = built.element
      guard !element.isExcluded, !element.isPlaceholder, element.relation == .equal,
        element.priority >= 1000
      else { return nil }
      let equation = checked.equation
      guard let other = seen[equation.form] else {
        seen[equation.form] = (element, checked)
        return nil
      }
      guard other.checked.equation.constant != equation.constant else { return nil }
      func text(_ constraint: ConstraintElement) -> String {
        ElementNames.equation(of: constraint) { names[$0] ?? "guide \($0)" }
      }
      return Finding(
        rule, "\(text(element)) and \(text(other.element)) cannot both hold",
        at: checked.location,
        related: [Finding.Related(text(other.element), at: other.checked.location)])
    }
  }
}
