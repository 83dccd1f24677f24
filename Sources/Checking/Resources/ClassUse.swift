internal import Foundation
internal import IBDocument

/// The use of a class in a document.
struct ClassUse {
  /// The class, without its module.
  private(set) var name: String
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

  /// Creates the use of an element's class at run time.
  ///
  /// A nib with a controller's name is loaded by that class. Its owner may be stated as a superclass, whose other
  /// subclasses load nibs of their own names.
  @MainActor init?(loadedFor element: Element, in document: CheckedDocument) {
    self.init(element, in: document.project)
    guard element["placeholderIdentifier"] == "IBFilesOwner" else { return }
    let file = URL(fileURLWithPath: document.document.path).deletingPathExtension()
    let stem = String(file.lastPathComponent.prefix { $0 != "~" })
    // `Card.xib` and `CardView.xib` are loaded by `CardController` or `CardViewController` too.
    for loader in [stem, stem + "Controller"]
    where document.project.sources.isSubclass(loader, of: name) {
      name = loader
      return
    }
  }
}
