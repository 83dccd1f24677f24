/// What documents refer to, and what they say more than once.
extension Rule {
  /// A constraint that repeats another one.
  package static let twinConstraint = Rule(
    "twin-constraint", .warning, "a constraint that says what another one says",
    page: RulePage(
      sees:
        "Constraints of one root with the same equation and priority, whichever side is written first.",
      fires: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-002"/>
        """,
      passes: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        <constraint firstItem="Ttl-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-002"/>
        """,
      fix: "Remove one of them.",
      limits:
        "Constraints that an outlet names are reported as well: a program may change one of them."))
}
