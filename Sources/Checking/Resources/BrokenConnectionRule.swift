package import Diagnostics
internal import IBDocument

extension Rule {
  /// A connection without a destination.
  package static let brokenConnection = Rule(
    "broken-connection", .resources, .error, "an outlet, an action or a binding that leads nowhere",
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
}

/// Connections without a destination, or without the name of their property or action.
enum BrokenConnectionRule: DocumentRule {
  static let rule = Rule.brokenConnection

  static func findings(in document: CheckedDocument) -> [Finding] {
    document.entries.flatMap { entry -> [Finding] in
      guard entry.element.name == "connections" else { return [] }
      let owner = document.parent(of: entry) ?? entry.element
      return entry.element.children.compactMap { element in
        guard let fault = fault(of: element, in: document) else { return nil }
        return Finding(
          rule, "\(name(of: element)) of \(CheckedDocument.name(of: owner)) \(fault)",
          at: document.location(of: element))
      }
    }
  }

  /// Returns the error in a connection; nil for a valid one, and for segues, which have a separate rule.
  private static func fault(of element: Element, in document: CheckedDocument) -> String? {
    switch element.name {
    case "outlet", "outletCollection":
      if element["property"]?.isEmpty != false { return "has no property" }
      guard let destination = element["destination"] else { return "has no destination" }
      return fault(ofDestination: destination, in: document)
    case "action":
      if element["selector"]?.isEmpty != false { return "has no selector" }
      // An action without a target is sent to the first responder.
      return (element["destination"] ?? element["target"])
        .flatMap { fault(ofDestination: $0, in: document) }
    case "binding", "accessibilityConnection":
      return element["destination"].flatMap { fault(ofDestination: $0, in: document) }
    default: return nil
    }
  }

  private static func fault(
    ofDestination id: String, in document: CheckedDocument
  ) -> String? {
    document.element(id) == nil ? "leads to '\(id)', which the document does not have" : nil
  }

  /// The kind of a connection with its property or action.
  private static func name(of element: Element) -> String {
    let kind =
      switch element.name {
      case "outletCollection": "outlet collection"
      case "accessibilityConnection": "accessibility connection"
      default: element.name
      }
    let label = [element["property"], element["selector"], element["name"]].compactMap { $0 }
      .first { !$0.isEmpty }
    return label.map { "\(kind) '\($0)'" } ?? kind
  }
}
