package import Diagnostics
internal import IBDocument

extension Rule {
  /// A class that no source declares.
  package static let missingClass = Rule(
    "missing-class", .resources, .error, "a custom class that no source declares",
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
}

/// Custom classes that no source declares.
enum MissingClassRule: DocumentRule {
  static let rule = Rule.missingClass

  static func findings(in document: CheckedDocument) -> [Finding] {
    let sources = document.project.sources
    var seen: Set<String> = []
    return document.entries.compactMap { entry in
      guard entry.element["customClass"] != nil,
        let use = ClassUse(entry.element, in: document.project), sources.isUsable,
        !sources.declares(use.name), seen.insert(use.name).inserted
      else { return nil }
      let hint = CheckedProject.hint(for: use.name, in: sources.names)
      // The class of a library does not resemble any of these names.
      guard !use.mayBeForeign || hint != nil else { return nil }
      return Finding(
        rule,
        "no source declares the class '\(use.name)' of \(CheckedDocument.name(of: entry.element))",
        hint: hint, at: document.location(of: entry.element))
    }
  }
}
