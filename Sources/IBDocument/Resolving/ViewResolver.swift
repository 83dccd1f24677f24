internal import Diagnostics

/// The second pass, which creates views from elements.
///
/// Recursion is safe because the reader limits the depth (`DocumentLimits.depth`).
struct ViewResolver {
  let index: DocumentIndex
  let classes: SizeClasses?
  var findings: FindingLog

  init(index: DocumentIndex, classes: SizeClasses?, path: String) {
    self.index = index
    self.classes = classes
    findings = FindingLog(path: path)
  }

  /// Returns the outermost views at or below an element, in document order.
  ///
  /// - Parameters:
  ///   - isExcluded: Whether size classes exclude an ancestor.
  ///   - isInHiddenColumn: Whether the element is in a hidden table column, outside a cell.
  mutating func views(
    in element: Element, parent: Element?, isExcluded: Bool = false, isInHiddenColumn: Bool = false
  ) -> [ViewElement] {
    findings.enter(element)
    defer { findings.leave() }
    guard ViewShape.isView(element, parent: parent) else {
      let isHidden =
        isInHiddenColumn || element.name == "tableColumn" && element.bool("hidden") == true
      return views(
        inChildrenOf: element, isExcluded: isExcluded, isInHiddenColumn: isHidden)
    }
    var parts = ViewElement.Parts(
      element: element, variations: element.variations(for: classes),
      id: element["id"] ?? "#\(element.position)", holder: parent)
    parts.isExcluded = isExcluded || index.excluded.contains(parts.id)
    parts.isInHiddenColumn = isInHiddenColumn
    resolveFrame(&parts)
    parts.constraints = constraints(of: parts)
    reportAttributes(of: parts)
    parts.children = views(inChildrenOf: element, isExcluded: parts.isExcluded)
    return [ViewElement(parts)]
  }

  private mutating func views(
    inChildrenOf element: Element, isExcluded: Bool, isInHiddenColumn: Bool = false
  ) -> [ViewElement] {
    var result: [ViewElement] = []
    for child in element.children where !child.children.isEmpty || child["id"] != nil {
      result += views(
        in: child, parent: element, isExcluded: isExcluded, isInHiddenColumn: isInHiddenColumn)
    }
    return result
  }

  private mutating func resolveFrame(_ parts: inout ViewElement.Parts) {
    if let rect = ViewShape.frame(of: parts.element) {
      parts.frame = Rect(rect)
    } else {
      parts.hasFrame = false
      // Tools write no frame for bars, whose size the controller determines, and for hidden scrollers.
      if !Self.isSizedByOthers(parts.element) {
        findings.add(
          .note, "<\(parts.element.label)> looks like a view but states no frame", parts.element,
          rule: .noFrame)
      }
    }
    for variation in parts.variations {
      if let rect = ViewShape.frame(of: variation) {
        parts.frame = Rect(rect, base: parts.frame)
        parts.hasFrame = true
      }
    }
    if parts.frame.width < 0 || parts.frame.height < 0 {
      findings.add(
        .warning, "<\(parts.element.label)> states a frame of negative size", parts.element)
    }
  }

  /// Whether an element never has a stored frame, because another one determines its size.
  private static func isSizedByOthers(_ element: Element) -> Bool {
    ["navigationBar", "toolbar", "tabBar", "scroller", "refreshControl"].contains(element.name)
  }

  /// Reports the view's attributes with unknown values.
  private mutating func reportAttributes(of parts: ViewElement.Parts) {
    for element in [parts.element] + parts.variations {
      for misfit in ValueRules.misfits(of: element) {
        findings.add(.warning, misfit.message, misfit.element)
      }
    }
    guard let attributes = parts.element.child("userDefinedRuntimeAttributes") else { return }
    for element in attributes.children where element.name == "userDefinedRuntimeAttribute" {
      let attribute = RuntimeAttribute(element)
      if attribute.value == nil {
        findings.add(
          .warning,
          "the runtime attribute \"\(attribute.keyPath)\" has no value of its type "
            + "\"\(attribute.type)\"", element)
      }
    }
  }
}
