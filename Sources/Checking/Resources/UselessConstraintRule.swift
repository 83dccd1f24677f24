package import Diagnostics
internal import IBDocument

extension Rule {
  /// A constraint with an item that has no effect.
  package static let uselessConstraint = Rule(
    "useless-constraint", .resources, .warning,
    "a constraint with a second item that does not matter",
    page: RulePage(
      sees: """
        Sizes that are the size of another view times 0 plus a constant, and constraints between an attribute and \
        itself.
        """,
      fires: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <constraints>
            <constraint firstAttribute="width" secondItem="Roo-t0-001" secondAttribute="width" multiplier="0" constant="100" id="Con-00-001"/>
          </constraints>
        </view>
        """,
      passes: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <constraints>
            <constraint firstAttribute="width" constant="100" id="Con-00-001"/>
          </constraints>
        </view>
        """,
      fix: "State a constant alone, or remove the constraint.",
      limits: """
        A place with a multiplier of 0 is refused by Auto Layout, and is not reported here. A program may change \
        a constant that an outlet names.
        """))
}

/// Constraints with a second item that has no effect.
enum UselessConstraintRule: DocumentRule {
  static let rule = Rule.uselessConstraint

  static func findings(in document: CheckedDocument) -> [Finding] {
    var open: [ViewElement] = document.document.roots.reversed()
    var result: [Finding] = []
    while let view = open.popLast() {
      for constraint in view.constraints where !constraint.isPlaceholder {
        guard let why = reason(constraint) else { continue }
        result.append(
          Finding(
            rule, "constraint \(constraint.id) \(why.message)", hint: why.hint,
            at: document.location(of: constraint.element)))
      }
      open += view.children.reversed()
    }
    return result
  }

  private static func reason(_ constraint: ConstraintElement) -> (message: String, hint: String)? {
    guard let second = constraint.second else { return nil }
    if second == constraint.first, constraint.multiplier == 1 {
      return ("compares \(second.attribute.rawValue) of \(second.id) with itself", "remove it")
    }
    // Positions with a multiplier of 0 are invalid rather than useless.
    let isSize = [.width, .height].contains(constraint.first.attribute)
    guard constraint.multiplier == 0, isSize else { return nil }
    return (
      "multiplies \(second.attribute.rawValue) of \(second.id) by 0", "state a constant alone"
    )
  }
}
