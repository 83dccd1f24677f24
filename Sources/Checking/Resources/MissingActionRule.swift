package import Diagnostics
internal import IBDocument

extension Rule {
  /// An action that its class does not have.
  package static let missingAction = Rule(
    "missing-action", .resources, .error, "an action that the class of its target does not have",
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

/// Actions that the class of their target does not have.
enum MissingActionRule: DocumentRule {
  static let rule = Rule.missingAction

  static func findings(in document: CheckedDocument) -> [Finding] {
    let sources = document.project.sources
    return document.entries.compactMap { entry in
      let action = entry.element
      guard action.name == "action", document.parent(of: entry)?.name == "connections",
        let selector = action["selector"],
        let target = (action["destination"] ?? action["target"]).flatMap(document.element),
        target["customClass"] != nil, let use = ClassUse(loadedFor: target, in: document),
        sources.isUsable, sources.declares(use.name)
      else { return nil }
      let names = methods(of: selector)
      guard let name = names.first,
        !sources.mayHave(
          use.name, names, isOfSystem: SystemClasses.haveAction(selector))
      else { return nil }
      return Finding(
        rule, "class '\(use.name)' has no action '\(selector)'",
        hint: CheckedProject.hint(for: name, in: sources.memberNames(of: use.name)),
        at: document.location(of: action))
    }
  }

  /// The names that a selector's method may have in a source: `saveWithSender:` is `save(sender:)` in Swift, and
  /// `setMode:` may be the property `mode`.
  private static func methods(of selector: String) -> [String] {
    let name = String(selector.prefix { $0 != ":" })
    guard !name.isEmpty else { return [] }
    let starts = name.indices.dropFirst().filter { name[$0].isUppercase }
    var result = [name] + starts.map { String(name[..<$0]) }
    if name.hasPrefix("set") {
      let rest = name.dropFirst(3)
      result.append(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    return result
  }
}
