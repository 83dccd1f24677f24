/// What connects objects of documents, and the names by which programs ask for them.
extension Rule {
  /// A connection that leads nowhere.
  package static let brokenConnection = Rule(
    "broken-connection", .error, "an outlet, an action or a binding that leads nowhere",
    page: RulePage(
      sees: """
        Outlets, outlet collections, actions, bindings and accessibility connections to an identifier that the \
        document does not have; outlets without a property, actions without a selector.
        """,
      fires: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="44" height="44"/>
          <state key="normal" title="OK"/>
          <connections>
            <action selector="save:" destination="Con-t0-001" eventType="touchUpInside" id="Act-00-001"/>
          </connections>
        </button>
        """,
      passes: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="44" height="44"/>
          <state key="normal" title="OK"/>
          <connections>
            <action selector="save:" destination="-1" eventType="touchUpInside" id="Act-00-001"/>
          </connections>
        </button>
        """,
      fix: "Connect it again, or remove it.",
      limits: "An action without a target goes to the first responder."))

  /// A segue that leads nowhere.
  package static let missingSegueTarget = Rule(
    "missing-segue-target", .error, "a segue or storyboard reference that leads nowhere",
    page: RulePage(
      sees: """
        Segues to an identifier that the storyboard does not have; where a folder with sources is checked, \
        references to a storyboard that is not in it, or to a controller that this storyboard does not have.
        """,
      fires: """
        <scene sceneID="Sce-00-001">
          <objects>
            <viewController id="Con-t0-001" sceneMemberID="viewController">
              <connections>
                <segue destination="Con-t0-009" kind="show" identifier="next" id="Seg-00-001"/>
              </connections>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="Sce-00-002">
          <objects>
            <viewController id="Con-t0-002" sceneMemberID="viewController"/>
          </objects>
        </scene>
        """,
      passes: """
        <scene sceneID="Sce-00-001">
          <objects>
            <viewController id="Con-t0-001" sceneMemberID="viewController">
              <connections>
                <segue destination="Con-t0-002" kind="show" identifier="next" id="Seg-00-001"/>
              </connections>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="Sce-00-002">
          <objects>
            <viewController id="Con-t0-002" sceneMemberID="viewController"/>
          </objects>
        </scene>
        """,
      fix: "Connect the segue again, or correct the name of the storyboard or its controller.",
      limits: "References into other bundles are not judged, and of a single document none.",
      form: .scenes))

  /// Two objects with one identifier.
  package static let duplicateID = Rule(
    "duplicate-id", .error, "two objects with the same id",
    page: RulePage(
      sees: """
        The first id that two objects of a document have, as merges of versions leave them. Nothing else of the \
        document is checked then.
        """,
      fires: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
        </label>
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="80" width="60" height="20.5"/>
        </label>
        """,
      passes: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
        </label>
        <label opaque="NO" text="Title" id="Ttl-00-002">
          <rect key="frame" x="20" y="80" width="60" height="20.5"/>
        </label>
        """,
      fix: "Give one of them another id, with all that refers to it.",
      limits: "The document cannot be laid out or drawn."))

  /// A prototype without a name.
  package static let missingReuseIdentifier = Rule(
    "missing-reuse-identifier", .warning, "a prototype without a reuse identifier",
    page: RulePage(
      sees: """
        Prototype cells of table views, and cells and reusable views of collection views, without a reuse \
        identifier: no program can dequeue them.
        """,
      fires: """
        <tableView dataMode="prototypes" style="plain" rowHeight="44" id="Tab-00-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <prototypes>
            <tableViewCell style="IBUITableViewCellStyleDefault" id="Cel-00-001">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="Cel-00-001" id="Cnt-00-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        """,
      passes: """
        <tableView dataMode="prototypes" style="plain" rowHeight="44" id="Tab-00-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <prototypes>
            <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" id="Cel-00-001">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="Cel-00-001" id="Cnt-00-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        """,
      fix: "State a reuse identifier, or remove the prototype.",
      limits:
        "Static cells need none. A prototype that the program never uses is reported as well."))

  /// Two prototypes or controllers with one name.
  package static let duplicateIdentifier = Rule(
    "duplicate-identifier", .warning, "two prototypes or controllers with the same identifier",
    page: RulePage(
      sees: """
        Prototypes of one table or collection view with the same reuse identifier, and controllers of a \
        storyboard with the same storyboard identifier: a program gets one of them only.
        """,
      fires: """
        <tableView dataMode="prototypes" style="plain" rowHeight="44" id="Tab-00-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <prototypes>
            <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" id="Cel-00-001">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="Cel-00-001" id="Cnt-00-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
            <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" id="Cel-00-002">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="Cel-00-002" id="Cnt-00-002">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        """,
      passes: """
        <tableView dataMode="prototypes" style="plain" rowHeight="44" id="Tab-00-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <prototypes>
            <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" id="Cel-00-001">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="Cel-00-001" id="Cnt-00-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
            <tableViewCell reuseIdentifier="Title" style="IBUITableViewCellStyleDefault" id="Cel-00-002">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="Cel-00-002" id="Cnt-00-002">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        """,
      fix: "Rename one of them, or remove it.",
      limits: """
        Headers and footers have names of their own. Restoration identifiers may be equal: Apple states no rule \
        for views of one controller.
        """))
}
