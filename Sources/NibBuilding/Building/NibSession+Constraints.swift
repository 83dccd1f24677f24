internal import Foundation
internal import IBDocument
internal import LayoutTree

extension NibSession {
  /// Creates and installs the constraints of an element and its descendants, in document order.
  mutating func addConstraints(below element: ViewElement) {
    for view in element.subtree where !view.isExcluded {
      guard let holder = items[view.id] as? any ViewHost else { continue }
      let shifted = isDesignTime ? shiftedLabels(of: view) : []
      for constraint in view.constraints where !constraint.isExcluded {
        // Constraints that are removed at build time exist only in the editor.
        if constraint.isPlaceholder, !isDesignTime { continue }
        add(constraint, to: holder, shifted)
      }
    }
  }

  private mutating func add(
    _ element: ConstraintElement, to holder: any ViewHost, _ shifted: Set<String>
  ) {
    // An item excluded by a size class also excludes its constraints; unknown ids were reported by the reader.
    guard let first = items[element.first.id] else { return }
    var second: (any ConstraintItem)?
    if let anchor = element.second {
      guard let item = items[anchor.id] else { return }
      second = item
    }
    let firstAttribute = NSLayoutConstraint.Attribute(element.first.attribute)
    let secondAttribute =
      element.second.map { NSLayoutConstraint.Attribute($0.attribute) } ?? .notAnAttribute
    let relation: NSLayoutConstraint.Relation =
      switch element.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    do {
      let constraint = try NSLayoutConstraint.make(
        first, firstAttribute, relation, second, secondAttribute,
        multiplier: element.multiplier,
        constant: constant(of: element, first, second) + shift(of: element, shifted))
      guard !constraint.mixesAxes else {
        report(
          "a constraint cannot tie a horizontal place to a vertical one", element.position,
          element.id)
        return
      }
      constraint.identifier = element.identifier
      if element.priority < 1000, element.priority > 0 {
        constraint.priority = LayoutPriority(Element.priority(element.priority))
      } else if element.priority <= 0 {
        // The reader reports priorities above 1000.
        report("priority \(element.priority) is outside 0 to 1000", element.position, element.id)
      }
      guard constraint.canBeInstalled(on: holder.node) else {
        report(
          "an item of the constraint is not below the view that holds it", element.position,
          element.id)
        return
      }
      constraint.install(on: holder.node)
      constraints.append((constraint, element))
    } catch {
      report(error.message, element.position, element.id)
    }
  }

  /// Returns the constant of a constraint, in points.
  ///
  /// This is the specified constant, except that a standard distance (`symbolic`) to a safe area is zero in Xcode 9 and
  /// 10, regardless of the specified number: 7 of 7 up to 14113, in four copies of one template. From 23727 on, the
  /// number applies.
  private func constant(
    of element: ConstraintElement, _ first: any ConstraintItem, _ second: (any ConstraintItem)?
  ) -> Double {
    guard element.isSymbolic, document.toolsVersion < ToolVersion.sheets,
      [first, second].contains(where: { ($0?.layoutNode as? GuideNode)?.kind == .safeArea })
    else { return element.constant }
    return 0
  }

  /// The labels that a required equality of a view centres and another one begins, in a document of Xcode 6.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#centred-labels-of-xcode-6`.
  private func shiftedLabels(of view: ViewElement) -> Set<String> {
    guard document.platform == .iOS, document.toolsVersion < ToolVersion.iOS9 else { return [] }
    let required = view.constraints.filter {
      !$0.isExcluded && $0.relation == .equal && $0.priority >= 1000
    }
    func ids(_ attribute: ConstraintAttribute) -> Set<String> {
      let anchors = required.flatMap { [$0.first, $0.second].compactMap { $0 } }
      return Set(anchors.filter { $0.attribute == attribute }.map(\.id))
    }
    return ids(.leading).intersection(ids(.centerX)).intersection(labels)
  }

  /// Returns the addition to a constraint's constant where it centres such a label, whose centre is half a point to the right.
  private func shift(of element: ConstraintElement, _ labels: Set<String>) -> Double {
    guard !labels.isEmpty, element.first.attribute == .centerX,
      element.second?.attribute == .centerX
    else { return 0 }
    if labels.contains(element.first.id) { return 0.5 }
    return element.second.map { labels.contains($0.id) } == true ? -0.5 : 0
  }
}
