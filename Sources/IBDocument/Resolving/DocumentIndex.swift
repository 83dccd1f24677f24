internal import Diagnostics

/// The result of the first pass over a document: the objects by identifier, and the excluded ones.
struct DocumentIndex {
  /// The kind of an identified object.
  enum Kind {
    /// A view, or an element that resembles one.
    case view
    /// A layout guide of a view or of a view controller.
    case guide
    /// Any other object.
    case other
  }

  private(set) var kinds: [String: Kind] = [:]
  /// The views and guides in a view that a size-class mask excludes.
  private(set) var excluded: Set<String> = []
  /// The positions of identifiers, for reporting duplicates.
  private var positions: [String: SourcePosition] = [:]
  private let path: String
  private let classes: SizeClasses?

  init(root: Element, path: String, classes: SizeClasses?) throws(DocumentError) {
    self.path = path
    self.classes = classes
    try visit(root, parent: nil, masked: [], isExcluded: false)
  }

  /// Recursion is safe because the reader limits the depth.
  private mutating func visit(
    _ element: Element, parent: Element?, masked: Set<String>, isExcluded: Bool
  ) throws(DocumentError) {
    try NumberRules.check(element, path: path)
    var isExcluded = isExcluded
    var masked = masked
    let isView = ViewShape.isView(element, parent: parent)
    if let id = element["id"], !Self.namesHardware.contains(element.name) {
      if let first = positions.updateValue(element.position, forKey: id) {
        throw DocumentError(
          .duplicateIdentifier(id, first: first), path: path, position: element.position)
      }
      kinds[id] = isView ? .view : ViewShape.isGuide(element) ? .guide : .other
      if isView, masked.contains(id) { isExcluded = true }
      if isExcluded { excluded.insert(id) }
    }
    if isView { masked = Mask.excluded("subviews", of: element, classes: classes) }
    for child in element.children {
      try visit(child, parent: element, masked: masked, isExcluded: isExcluded)
    }
  }

  /// The elements whose `id` identifies a device model instead of an object of the document.
  private static let namesHardware: Set<String> = ["device", "adaptation"]
}

/// The size-class masks of an element.
enum Mask {
  /// Returns the identifiers that the masks with a key exclude.
  static func excluded(_ key: String, of element: Element, classes: SizeClasses?) -> Set<String> {
    var result: Set<String> = []
    for variation in element.variations(for: classes) {
      for mask in variation.children where mask.name == "mask" && mask["key"] == key {
        for change in mask.children {
          guard let id = change["reference"] else { continue }
          if change.name == "exclude" { result.insert(id) }
          if change.name == "include" { result.remove(id) }
        }
      }
    }
    return result
  }
}
