/// What is wrong with the frames that constraints give.
extension Rule {
  /// A view whose place or size constraints do not determine.
  package static let ambiguous = Rule(
    "ambiguous", .warning, "a view whose place or size no constraint determines",
    page: RulePage(
      sees: """
        Each way in which views could lie elsewhere while all constraints hold as well: x, y, width or height of \
        a view is free, or constraints of equal priority pull in both directions. Views that would move along \
        belong to the same finding.
        """,
      fires: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-001"/>
        """,
      passes: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-001"/>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-002"/>
        """,
      fix: "Add the constraint that the finding suggests, or another one for the same part.",
      limits: """
        Views in what scrolls, cells that a program sizes and views with a fixed frame (Interface Builder adds \
        constraints for them) are not judged. Distances below a point are not reported.
        """))

  /// A stored frame that constraints do not give.
  package static let misplaced = Rule(
    "misplaced", .warning, "a view whose stored frame is not the one that constraints give",
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

  /// A text that does not fit its view.
  package static let clippedText = Rule(
    "clipped-text", .warning, "a text that does not fit its view",
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
        contradict each other.
        """))

  /// Texts and controls that cover each other.
  package static let overlap = Rule(
    "overlap", .warning, "texts or controls that cover each other",
    page: RulePage(
      sees:
        """
        Two labels or controls of one root, where what they show shares more than 6 points in both directions, or where \
        30 % of the smaller one's alignment rectangle is covered.
        """,
      fires: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="100" height="44"/>
          <state key="normal" title="Cancel"/>
        </button>
        <button opaque="NO" buttonType="system" id="Btn-00-002">
          <rect key="frame" x="60" y="55" width="100" height="44"/>
          <state key="normal" title="Send"/>
        </button>
        """,
      passes: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="100" height="44"/>
          <state key="normal" title="Cancel"/>
        </button>
        <button opaque="NO" buttonType="system" id="Btn-00-002">
          <rect key="frame" x="130" y="40" width="100" height="44"/>
          <state key="normal" title="Send"/>
        </button>
        """,
      fix: "Add a constraint that keeps them apart.",
      limits: """
        Buttons without title and picture lie over other views on purpose, and so do parts of text fields. Views, or \
        containers, that lie in one place are taken for alternatives of which a program shows one. What a view cuts off \
        that clips covers nothing, nor does what lies below the visible part of a view that scrolls one of both alone.
        """))

  /// A view that sticks out of its parent.
  package static let outsideParent = Rule(
    "outside-parent", .warning, "a view that is cut off or lies outside of its parent",
    page: RulePage(
      sees: """
        Views that lie outside of their parent, and texts and controls that are cut off: more than 2 points of what \
        they show stick out of a parent that clips, of a screen or of a window, or half of it of another root.
        """,
      fires: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="310" y="40" width="60" height="20.5"/>
        </label>
        """,
      passes: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="240" y="40" width="60" height="20.5"/>
        </label>
        """,
      fix: "Tie the view to the parent's edge, or give way on the other side.",
      limits: """
        What scrolls holds more than it shows and is not judged; neither are views that hold nothing, buttons of macOS \
        that lie outside for a key with a modifier, pictures that \
        are partly cut off, and what sticks out of a view that does not clip. The root of a view's own document and of \
        a freeform controller gets another size at run time.
        """))

  /// A view that is not seen because it has no area.
  package static let zeroSize = Rule(
    "zero-size", .warning, "a visible text, control or picture without area",
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

  /// A required constant size of a text.
  package static let fixedSizeText = Rule(
    "fixed-size-text", .note, "a text with a required constant width or height",
    page: RulePage(
      sees: "Labels with a required width or height that is a number.",
      fires: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="120" height="20.5"/>
          <constraints>
            <constraint firstAttribute="width" constant="120" id="Con-00-001"/>
          </constraints>
        </label>
        """,
      passes: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="120" height="20.5"/>
          <constraints>
            <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="120" id="Con-00-001"/>
          </constraints>
        </label>
        """,
      fix: "Let the text decide its size, or use an inequality.",
      limits: "Sizes that follow from other views are not judged."))

  /// A constraint on left or right.
  package static let leftRight = Rule(
    "left-right", .note, "a constraint on left or right in place of leading or trailing",
    page: RulePage(
      sees: "Constraints between left and right edges.",
      fires: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="left" secondItem="Roo-t0-001" secondAttribute="left" constant="20" id="Con-00-001"/>
        """,
      passes: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        """,
      fix: """
        Use leading and trailing, unless the place must not follow the reading direction; `plumb check --fix` \
        writes them.
        """,
      limits: "Some things keep their side in every language, such as the buttons of a player."))

  /// A view that mask and constraints place.
  package static let maskAndConstraints = Rule(
    "mask-and-constraints", .warning,
    "a view that both its resizing mask and a constraint place",
    page: RulePage(
      sees:
        "Views that translate their resizing mask and are mentioned in a constraint of another view.",
      fires: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        """,
      passes: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        """,
      fix: "Set translatesAutoresizingMaskIntoConstraints to NO, or remove the constraint.",
      limits: "Views that other views are tied to keep their mask on purpose at times."))
}
