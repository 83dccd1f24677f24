internal import IBDocument

/// The use of a class in a document.
struct ClassUse {
  /// The class, without its module.
  let name: String
  /// Whether the class may be a library's: of Objective-C's classes a document states no module.
  let mayBeForeign: Bool

  /// Creates the custom class of an element; nil for those without, and for classes of other modules.
  @MainActor init?(_ element: Element, in project: CheckedProject) {
    guard let name = element["customClass"], !name.isEmpty, !name.contains("."),
      // Mangled names say their module themselves; the first responder has no class.
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
