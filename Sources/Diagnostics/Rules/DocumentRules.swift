/// Documents and their constraints.
extension Rule {
  /// Something in a document that was not understood, or not as its author may have meant; each finding says
  /// how much it matters.
  package static let document = Rule(
    "document", .warning, "something in a document that was not understood or looks wrong")

  /// A file of translations that cannot be read.
  package static let brokenStrings = Rule(
    "broken-strings", .warning, "a file of translations that cannot be read")

  /// An element that is a view for Interface Builder and nothing here.
  package static let unknownElement = Rule(
    "unknown-element", .note, "an element without a class here, for which a plain view stands")

  /// A view without a stored frame, as a document has it that was never laid out.
  package static let noFrame = Rule(
    "no-frame", .note, "a view without a stored frame, which starts at zero")

  /// Constraints that contradict each other.
  package static let conflict = Rule(
    "conflict", .error, "constraints that conflict, one of which was broken",
    page: RulePage(
      sees: """
        Required constraints that no layout can satisfy together. Layout names the smallest set that excludes one \
        another and the constraint that it broke; masks, content sizes, guides, stacks and grids take part under their \
        own names. Conflicts with the same stack or grid are one finding.
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
        What depends on the frame that the canvas gives a cell is not reported: another frame replaces it at run time. \
        `plumb explain` lists such conflicts as well.
        """))
}
