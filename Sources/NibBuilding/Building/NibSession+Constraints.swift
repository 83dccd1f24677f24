internal import Foundation
internal import IBDocument
internal import LayoutTree

extension NibSession {
  /// Creates and installs the constraints of an element and its descendants, in document order.
  mutating func addConstraints(below element: ViewElement) {
    for view in element.subtree where !view.isExcluded {
      guard let holder = items[view.id] as? any ViewHost else { continue }
      for constraint in view.constraints where !constraint.isExcluded {
        // Constraints that are removed at build time exist only in the editor.
        if constraint.isPlaceholder, !isDesignTime { continue }
        add(constraint, to: holder)
      }
    }
  }

  private mutating func add(_ element: ConstraintElement, to holder: any ViewHost) {
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
        multiplier: element.multiplier, constant: constant(of: element, first, second))
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
}
