internal import Foundation

/// Writes constraints as equations between named items, followed by their origin if no program created them.
///
///     label 'Title'.leading == stack view 'Row'.leading (edges of stack view 'Row')
///
/// Where Apple's logs print the identifiers of generated constraints, these are the words of a document's author.
@MainActor package struct ConstraintWords {
  /// Returns the name of a view or of a program's guide.
  private let name: (LayoutNode) -> String?

  /// Creates a writer with a naming function for views and a program's guides; nil from it falls back to the
  /// class.
  package init(name: @escaping (LayoutNode) -> String?) { self.name = name }

  /// Returns the equation of a constraint, with its origin and, unless required, its priority.
  package func text(of constraint: NSLayoutConstraint) -> String {
    guard let first = constraint.first else { return constraint.description }
    var text = "\(self.text(of: first)) \(constraint.relation.symbol) "
    let constant = Double(constraint.constant)
    if let second = constraint.second {
      if constraint.multiplier != 1 {
        text += "\(ConstraintDescription.number(Double(constraint.multiplier))) × "
      }
      text += self.text(of: second)
      if constant != 0 {
        text += constant < 0 ? " − " : " + "
        text += ConstraintDescription.number(abs(constant))
      }
    } else {
      text += ConstraintDescription.number(constant)
    }
    guard let system = constraint as? SystemConstraint else {
      let priority = constraint.priority
      guard priority != .required else { return text }
      return text + " at \(ConstraintDescription.number(priority.rawValue))"
    }
    return "\(text) (\(source(of: system, first)))"
  }

  /// The view whose frame, with or without a mask, is the origin of a constraint; nil for other constraints.
  package static func framedView(stating constraint: NSLayoutConstraint) -> ViewNode? {
    guard let system = constraint as? SystemConstraint, [.mask, .root].contains(system.origin)
    else { return nil }
    return system.owner as? ViewNode
  }

  /// The part of a stack's or grid's arrangement that is the origin of a constraint, such as `edges of stack
  /// view 'Row'`; nil for other constraints.
  package func arrangement(stating constraint: NSLayoutConstraint) -> String? {
    guard let system = constraint as? SystemConstraint, let owner = system.owner,
      case .container(let purpose) = system.origin
    else { return nil }
    return "\(purpose) of \(item(owner))"
  }

  /// The description of an item: a view's name, or a guide in terms of its view.
  package func item(_ node: LayoutNode) -> String {
    if let view = node as? ViewNode {
      return name(view) ?? view.reportName
        ?? ObjectName.className(of: type(of: view.host.hostObject))
    }
    guard let guide = node as? GuideNode, let owner = guide.owner else { return node.label }
    let view = item(owner)
    switch guide.kind {
    case .custom: return name(guide) ?? "guide '\(guide.identifier)' of \(view)"
    case .gap: return "gap of \(view)"
    case .safeArea: return "safe area of \(view)"
    case .margins: return "layout margins of \(view)"
    case .readable: return "readable width of \(view)"
    case .keyboard: return "keyboard of \(view)"
    case .content: return "content of \(view)"
    case .contentMargins: return "content margins of \(view)"
    case .visibleFrame: return "visible part of \(view)"
    case .topStrip: return "top layout guide of \(view)"
    case .bottomStrip: return "bottom layout guide of \(view)"
    }
  }

  /// The description of a side, or of an attribute alone, such as `label 'Title'.leading`.
  package func text(of side: ConstraintSide) -> String {
    let end = "\(side.node.map(item) ?? "an item that is gone").\(side.attribute)"
    guard side.isDistance else { return end }
    return
      "(\(end) − \(side.originNode.map(item) ?? "an item that is gone").\(side.originAttribute))"
  }

  /// The origin of a generated constraint, as a remark on its first side.
  private func source(of constraint: SystemConstraint, _ first: ConstraintSide) -> String {
    let owner = constraint.owner
    func own(_ what: String) -> String {
      guard let owner, owner !== first.node else { return "its \(what)" }
      return "\(what) of \(item(owner))"
    }
    switch constraint.origin {
    case .mask: return own("frame and autoresizing mask")
    case .naturalSize(let hugging, _)
    where (first.node as? ViewNode)?.isHeld(along: first.attribute) == true:
      return own("stored frame, held at \(ConstraintDescription.number(hugging))")
    case .naturalSize(let hugging, let compressionResistance):
      return own(
        "content; hugging \(ConstraintDescription.number(hugging)), compression resistance "
          + ConstraintDescription.number(compressionResistance))
    case .root: return own("given frame")
    case .guide: return "an inset"
    case .container(let purpose): return own(purpose)
    }
  }
}
