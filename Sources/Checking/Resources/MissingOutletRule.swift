package import Diagnostics
internal import IBDocument

extension Rule {
  /// An outlet that its class does not have.
  package static let missingOutlet = Rule(
    "missing-outlet", .resources, .error, "an outlet that the class of its object does not have",
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
        the name in one of the files counts. The owner of a nib with a controller's name is that controller where it \
        extends the stated class.
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

/// Outlets that the class of their object does not have.
enum MissingOutletRule: DocumentRule {
  static let rule = Rule.missingOutlet

  static func findings(in document: CheckedDocument) -> [Finding] {
    let sources = document.project.sources
    return document.entries.flatMap { entry -> [Finding] in
      guard entry.element["customClass"] != nil,
        let use = ClassUse(loadedFor: entry.element, in: document), sources.isUsable,
        sources.declares(use.name)
      else { return [] }
      return (entry.element.child("connections")?.children ?? []).compactMap { connection in
        guard connection.name == "outlet" || connection.name == "outletCollection",
          let name = connection["property"], !name.isEmpty, !name.contains("."),
          !sources.mayHave(
            use.name, [name, "_" + name, "set" + name.prefix(1).uppercased() + name.dropFirst()],
            isOfSystem: SystemClasses.outlets.contains(name))
        else { return nil }
        return Finding(
          rule, "class '\(use.name)' has no outlet '\(name)'",
          hint: CheckedProject.hint(for: name, in: sources.memberNames(of: use.name)),
          at: document.location(of: connection))
      }
    }
  }
}
