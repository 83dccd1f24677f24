internal import IBDocument

/// The use of a class in a document.
struct ClassUse {
  /// The class, without its module.
  let name: String
  /// Whether the class may belong to a library: documents specify no module for Objective-C classes.
  let mayBeForeign: Bool

  /// Creates the use of an element's custom class; nil for elements without one, and for classes of other modules.
  @MainActor init?(_ element: Element, in project: CheckedProject) {
    guard let name = element["customClass"], !name.isEmpty, !name.contains("."),
      // Mangled names contain their module; the first responder has no class.
      !name.hasPrefix("_Tt"), name != "FirstResponder",
      !SystemClasses.isOne(name) || project.sources.states(name)
    else { return nil }
    let isTargets = element["customModuleProvider"] == "target"
    if let module = element["customModule"], !module.isEmpty {
      guard isTargets, !SystemClasses.modules.contains(module) else { return nil }
    }
    self.name = name
    mayBeForeign = !isTargets
  }
}
