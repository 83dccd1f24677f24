import Foundation
import LayoutTree
import TestSupport

/// A tree on which random things are done with constraints, and what must hold of it afterwards.
@MainActor final class RandomUse {
  typealias Attribute = NSLayoutConstraint.Attribute

  let root = PlainView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  var views: [PlainView] = []
  var guides: [GuideNode] = []
  var constraints: [NSLayoutConstraint] = []
  /// What was ever reported as broken.
  var broken: Set<ObjectIdentifier> = []
  var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    for index in 0..<7 {
      let view = index.isMultiple(of: 3) ? PlainText("Text \(index)") : PlainView("\(index)")
      (views.randomElement(using: &random) ?? root).insert(view)
      views.append(view)
    }
    for view in views.prefix(2) {
      let guide = GuideNode(kind: .custom)
      view.node.addGuide(guide)
      guides.append(guide)
    }
  }

  /// One thing out of all that a program may do.
  func step() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...4: addConstraint()
    case 5: addFormat()
    case 6: addDistance()
    case 7: constraints.randomElement(using: &random)?.isActive = false
    case 8: constraints.randomElement(using: &random)?.constant = number()
    case 9:
      if let one = constraints.randomElement(using: &random), one.priority != .required {
        one.priority = LayoutPriority(Float(Int.random(in: 1...999, using: &random)))
      }
    case 10: moveView()
    case 11: ask()
    case 12: views.randomElement(using: &random)?.node.exerciseAmbiguity(using: &random)
    default: root.layoutIfNeeded()
    }
  }

  private func number() -> CGFloat { CGFloat(Int.random(in: -80...160, using: &random)) }

  private func item() -> AnyObject {
    let index = Int.random(in: 0..<views.count + guides.count + 1, using: &random)
    if index == 0 { return root }
    return index <= views.count ? views[index - 1] : guides[index - views.count - 1]
  }

  private func keep(_ made: [NSLayoutConstraint]) {
    constraints += made
    try? NSLayoutConstraint.activate(validating: made)
  }

  private func addConstraint() {
    let relation = NSLayoutConstraint.Relation(rawValue: Int.random(in: -1...1, using: &random))
    let made = try? NSLayoutConstraint(
      validating: item(), attribute: attribute(), relatedBy: relation ?? .equal,
      toItem: Int.random(in: 0..<4, using: &random) == 0 ? nil : item(), attribute: attribute(),
      multiplier: [1, 1, 1, 0.5, 2, -1].randomElement(using: &random) ?? 1, constant: number())
    guard let made else { return }
    if Bool.random(using: &random) {
      made.priority = LayoutPriority(Float(Int.random(in: 1...1000, using: &random)))
    }
    keep([made])
  }

  private func attribute() -> Attribute {
    Attribute(rawValue: Int.random(in: 0...12, using: &random)) ?? .notAnAttribute
  }

  private func addFormat() {
    let format = [
      "H:|-[a]-[b]-|", "V:|[a(b)]", "[a(>=20)]-(5@\(Int.random(in: 1...1000, using: &random)))-[b]",
      "V:[a]-(>=-5,<=40)-[b]|", "H:|[a][a]", "[a", "|[a]-x-[b]",
    ].randomElement(using: &random)
    let made = try? NSLayoutConstraint.constraints(
      validatingVisualFormat: format ?? "",
      options: Bool.random(using: &random) ? .alignAllTop : [],
      metrics: nil, views: ["a": item(), "b": item()])
    keep(made ?? [])
  }

  private func addDistance() {
    guard let a = views.randomElement(using: &random), let b = views.randomElement(using: &random)
    else { return }
    keep([a.leftAnchor.anchorWithOffset(to: b.rightAnchor).constraint(equalToConstant: number())])
  }

  /// Takes a view elsewhere; what reached into it from above goes.
  private func moveView() {
    guard let view = views.randomElement(using: &random),
      let target = ([root] + views).randomElement(using: &random),
      !target.node.isDescendant(of: view.node)
    else { return }
    if Bool.random(using: &random) { view.node.removeFromParent() }
    target.insert(view)
  }

  /// Asks everything that can be asked; answers are checked where they are the subject.
  private func ask() {
    let view = views.randomElement(using: &random) ?? root
    _ = root.node.layoutTrace
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for constraint in view.node.constraintsAffectingLayout(for: axis) {
        _ = constraint.description
      }
    }
    _ = [view.node.hasAmbiguousLayout, view.centerXAnchor.hasAmbiguousLayout]
    _ = guides.map(\.hasAmbiguousLayout)
    _ = view.topAnchor.constraintsAffectingLayout
  }

  // MARK: What must hold

  /// Active required constraints that the frames do not satisfy although they were never broken.
  var violations: [String] {
    constraints.compactMap { constraint in
      guard constraint.isActive, constraint.priority == .required,
        !broken.contains(ObjectIdentifier(constraint)),
        let first = value(constraint, isFirst: true),
        let second = value(constraint, isFirst: false)
      else { return nil }
      let miss = first - constraint.multiplier * second - constraint.constant
      // Edges lie within a quarter point of the solution, lengths within half a point.
      let limit = 0.5 * (1 + abs(constraint.multiplier)) + 1e-3
      let holds =
        switch constraint.relation {
        case .equal: abs(miss) <= limit
        case .lessThanOrEqual: miss <= limit
        case .greaterThanOrEqual: miss >= -limit
        }
      return holds ? nil : "\(constraint) is off by \(miss)"
    }
  }

  /// A side in the space of the view that holds the constraint, where factors count from; zero for no
  /// item, nil for a distance, which has no attribute.
  private func value(_ constraint: NSLayoutConstraint, isFirst: Bool) -> CGFloat? {
    guard let item = isFirst ? constraint.firstItem : constraint.secondItem else { return 0 }
    guard let space = ([root] + views).first(where: { $0.constraints.contains(constraint) }) else {
      return nil
    }
    let rect: CGRect
    switch item {
    case let view as PlainView: rect = view.node.convert(view.node.bounds, to: space.node)
    case let guide as GuideNode:
      guard let owner = guide.owner else { return nil }
      rect = owner.convert(guide.shownFrame, to: space.node)
    default: return nil
    }
    return switch isFirst ? constraint.firstAttribute : constraint.secondAttribute {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.midX
    case .centerY: rect.midY
    default: nil
    }
  }
}
