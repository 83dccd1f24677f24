/// What documents expect of the sources of their program.
extension Rule {
  /// A class that no source declares.
  package static let missingClass = Rule(
    "missing-class", .error, "a custom class that no source declares",
    page: RulePage(
      sees: """
        Custom classes that no source file declares, as a class, an Objective-C name or an alias. Sources are the \
        files of Swift and Objective-C below the folder that is checked.
        """,
      fires: """
        <view contentMode="scaleToFill" customClass="Crad" customModule="Shop" customModuleProvider="target" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="80"/>
        </view>
        """,
      passes: """
        <view contentMode="scaleToFill" customClass="Card" customModule="Shop" customModuleProvider="target" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="80"/>
        </view>
        """,
      fix: "Correct the name or the module, or remove the class.",
      limits: """
        Nothing is reported where no sources are found. Classes of other modules and of the system are not \
        judged, nor Objective-C classes that resemble none of the sources: they may be a library's.
        """,
      files: [
        "Card.swift": """
        class Card: UIView {
          @IBOutlet var title: UILabel!
          @IBAction func save(_ sender: Any) {}
        }
        """
      ]))

  /// An outlet that its class does not have.
  package static let missingOutlet = Rule(
    "missing-outlet", .error, "an outlet that the class of its object does not have",
    page: RulePage(
      sees: """
        Outlets of objects of a class that the sources declare, when neither the files that declare the class and \
        its superclasses nor those that extend them have a property or setter of the name. Sources are the files \
        of Swift and Objective-C below the folder that is checked.
        """,
      fires: """
        <view contentMode="scaleToFill" customClass="Card" customModule="Shop" customModuleProvider="target" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="80"/>
          <connections>
            <outlet property="titel" destination="Ttl-00-001" id="Out-00-001"/>
          </connections>
        </view>
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="200" width="60" height="20.5"/>
        </label>
        """,
      passes: """
        <view contentMode="scaleToFill" customClass="Card" customModule="Shop" customModuleProvider="target" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="80"/>
          <connections>
            <outlet property="title" destination="Ttl-00-001" id="Out-00-001"/>
          </connections>
        </view>
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="200" width="60" height="20.5"/>
        </label>
        """,
      fix: "Rename the property or the outlet, or remove the connection.",
      limits: """
        A class whose superclass is neither in the sources nor of UIKit or AppKit is not judged. Any variable of \
        the name in one of the files counts.
        """,
      files: [
        "Card.swift": """
        class Card: UIView {
          @IBOutlet var title: UILabel!
          @IBAction func save(_ sender: Any) {}
        }
        """
      ]))

  /// An action that its class does not have.
  package static let missingAction = Rule(
    "missing-action", .error, "an action that the class of its target does not have",
    page: RulePage(
      sees: """
        Actions whose target is of a class that the sources declare, when neither the files that declare the \
        class and its superclasses nor those that extend them have a method whose name is how the selector \
        begins. Sources are the files of Swift and Objective-C below the folder that is checked.
        """,
      fires: """
        <view contentMode="scaleToFill" customClass="Card" customModule="Shop" customModuleProvider="target" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="80"/>
        </view>
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="200" width="44" height="44"/>
          <state key="normal" title="OK"/>
          <connections>
            <action selector="svae:" destination="Box-00-001" eventType="touchUpInside" id="Act-00-001"/>
          </connections>
        </button>
        """,
      passes: """
        <view contentMode="scaleToFill" customClass="Card" customModule="Shop" customModuleProvider="target" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="80"/>
        </view>
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="200" width="44" height="44"/>
          <state key="normal" title="OK"/>
          <connections>
            <action selector="save:" destination="Box-00-001" eventType="touchUpInside" id="Act-00-001"/>
          </connections>
        </button>
        """,
      fix: "Rename the method or the action, or remove the connection.",
      limits: """
        The labels of parameters are not compared. Actions for the first responder, and those that the system's \
        classes have, are not judged.
        """,
      files: [
        "Card.swift": """
        class Card: UIView {
          @IBOutlet var title: UILabel!
          @IBAction func save(_ sender: Any) {}
        }
        """
      ]))
}
