internal import Foundation
internal import LayoutEngine

extension ViewNode {
  /// Mask equations or natural size, then the stack arrangement.
  func statedConstraints(in context: LayoutContext) -> [GeneratedConstraint.Body] {
    guard let item else { return [] }
    var bodies: [GeneratedConstraint.Body] = []
    if context.root === self {
      bodies += fitting.map { $0.equations(item) + naturalSizes() } ?? rootEquations(item)
    } else if translatesMask {
      bodies += maskEquations(item, context)
    } else {
      bodies += naturalSizes()
    }
    if let arrangement, context.mayArrange(self) {
      bodies += arrangement.constraints(of: self, in: context)
    }
    return bodies
  }

  /// A root keeps the place and size that its user gave it.
  private func rootEquations(_ item: ItemID) -> [GeneratedConstraint.Body] {
    let rect = placeInParent
    return [
      (Attribute.left, rect.x, GeneratedNames.rootLeft), (.top, rect.y, GeneratedNames.rootTop),
      (.width, rect.width, GeneratedNames.rootWidth),
      (.height, rect.height, GeneratedNames.rootHeight),
    ].map { attribute, value, name in
      .relation(
        ConstraintSpec(Operand(item, attribute), constant: value, yielding: .last),
        identifier: name)
    }
  }

  private func naturalSizes() -> [GeneratedConstraint.Body] {
    let size = naturalSize
    var bodies: [GeneratedConstraint.Body] = []
    for (axis, length, priority) in [
      (Axis.horizontal, Double(size.width), priorities.horizontal),
      (.vertical, Double(size.height), priorities.vertical),
    ] where length >= 0 && length.isFinite {
      bodies.append(
        .intrinsic(
          IntrinsicSize(
            axis: axis, length: length, hugging: priority.hugging,
            compressionResistance: priority.compressionResistance)))
    }
    return bodies
  }

  /// The frame and the mask as equations; alignment rectangle of the view, bounds of the superview.
  private func maskEquations(_ item: ItemID, _ context: LayoutContext)
    -> [GeneratedConstraint.Body]
  {
    guard let parent else { return [] }
    let parentItem = context.item(for: parent)
    let size = parent.storedFrame.size
    let parentRect = parent.host.hostAlignmentRect(forFrame: CGRect(origin: .zero, size: size))
    let rect = alignmentRect
    let horizontal = AxisGeometry(
      near: .left, far: .right, length: .width, min: rect.minX, size: rect.width,
      parent: size.width, nearOffset: parentRect.minX, farOffset: size.width - parentRect.maxX)
    let vertical = AxisGeometry(
      near: .top, far: .bottom, length: .height, min: rect.minY, size: rect.height,
      parent: size.height, nearOffset: parentRect.minY, farOffset: size.height - parentRect.maxY)
    return
      (equations(mask.horizontal.rule, horizontal, item, parentItem)
      + equations(mask.vertical.rule, vertical, item, parentItem))
      .map { .relation($0, identifier: GeneratedNames.mask) }
  }

  private struct AxisGeometry {
    var near: Attribute
    var far: Attribute
    var length: Attribute
    var min: CGFloat
    var size: CGFloat
    var parent: CGFloat
    /// From the superview's bounds to its alignment rectangle, at the near and the far edge.
    var nearOffset: CGFloat
    var farOffset: CGFloat
  }

  private func equations(
    _ rule: AutoresizingRule, _ axis: AxisGeometry, _ item: ItemID, _ parent: ItemID
  ) -> [ConstraintSpec] {
    rule.equations(min: axis.min, size: axis.size, parent: axis.parent).map { equation in
      let yielding: Yielding = trait == .cellContent && equation.subject != .min ? .first : .inOrder
      // The rule speaks of the superview's bounds; the engine knows its alignment rectangle.
      let constant =
        equation.constant + equation.multiplier * (axis.nearOffset + axis.farOffset)
      switch equation.subject {
      case .max:
        return ConstraintSpec(
          Operand(parent, axis.far), .equal, Operand(item, axis.far),
          constant: equation.constant - axis.farOffset, yielding: yielding)
      case .min, .size:
        let isMin = equation.subject == .min
        return ConstraintSpec(
          Operand(item, isMin ? axis.near : axis.length), .equal,
          equation.multiplier == 0 ? nil : Operand(parent, axis.length),
          multiplier: equation.multiplier, constant: constant - (isMin ? axis.nearOffset : 0),
          yielding: yielding)
      }
    }
  }
}
