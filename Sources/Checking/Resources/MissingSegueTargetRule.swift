package import Diagnostics
internal import IBDocument

extension Rule {
  /// A segue without a destination.
  package static let missingSegueTarget = Rule(
    "missing-segue-target", .resources, .error,
    "a segue or storyboard reference that leads nowhere",
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
}

/// Segues and storyboard references without a destination.
enum MissingSegueTargetRule: DocumentRule {
  static let rule = Rule.missingSegueTarget

  static func findings(in document: CheckedDocument) -> [Finding] {
    document.entries.compactMap { entry in
      let element = entry.element
      let fault: (message: String, hint: String?)? =
        switch element.name {
        case "segue" where document.parent(of: entry)?.name == "connections":
          self.fault(ofSegue: element, in: document).map { ($0, nil) }
        case "viewControllerPlaceholder", "controllerPlaceholder":
          self.fault(ofReference: element, in: document.project)
        default: nil
        }
      return fault.map {
        Finding(rule, $0.message, hint: $0.hint, at: document.location(of: element))
      }
    }
  }

  private static func fault(ofSegue segue: Element, in document: CheckedDocument) -> String? {
    let name =
      segue["identifier"].flatMap { $0.isEmpty ? nil : "segue '\($0)'" }
      ?? CheckedDocument.name(of: segue)
    guard let destination = segue["destination"] else { return "\(name) has no destination" }
    guard document.element(destination) == nil else { return nil }
    return "\(name) leads to '\(destination)', which the document does not have"
  }

  /// Returns the error in a reference to another storyboard.
  private static func fault(
    ofReference reference: Element, in project: CheckedProject
  ) -> (message: String, hint: String?)? {
    guard project.isProgram, let name = reference["storyboardName"], !name.isEmpty,
      reference["bundleIdentifier"]?.isEmpty != false
    else { return nil }
    let what = "the reference to storyboard '\(name)'"
    guard project.storyboards[name] != nil else {
      return (
        "\(what) finds none of this name",
        CheckedProject.hint(for: name, in: Set(project.storyboards.keys))
      )
    }
    let found = project.summaries(ofStoryboardsNamed: name)
    guard !found.isEmpty else { return nil }
    guard let wanted = reference["referencedIdentifier"], !wanted.isEmpty else {
      return found.contains(where: \.hasInitialController)
        ? nil : ("\(what) names no controller, and it has no initial one", nil)
    }
    let known = found.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
    guard !known.contains(wanted) else { return nil }
    return (
      "\(what) names the controller '\(wanted)', which it does not have",
      CheckedProject.hint(for: wanted, in: known)
    )
  }
}
