internal import Foundation
internal import LayoutEngine
internal import LayoutGeometry

/// An equation of a translated mask, in terms of views.
struct MaskEquation {
  /// The attribute of the view that it determines.
  var attribute: Attribute
  /// The attribute of the superview that it refers to; nil for a constant.
  var reference: Attribute?
  /// Whether the superview is the first item, as it is for a distance to its far edge.
  var isParentFirst = false
  /// The factor of the reference.
  var multiplier: Double
  /// The constant in the superview's alignment space, in points.
  var constant: Double
  /// The order in which it yields in a contradiction.
  var yielding: Yielding

  /// Returns the two sides in the constraint's order.
  func ordered<Side>(_ own: Side, _ parent: Side?) -> (first: Side, second: Side?) {
    if isParentFirst, let parent { return (parent, own) }
    return (own, parent)
  }
}

/// One axis of a view and its superview, in the superview's bounds; points, y down.
struct MaskAxis {
  var near: Attribute
  var far: Attribute
  var middle: Attribute
  var length: Attribute
  var min: CGFloat
  var size: CGFloat
  var parent: CGFloat
  /// The distances from the superview's bounds to its alignment rectangle, at the near and the far edge.
  var nearOffset: CGFloat
  var farOffset: CGFloat
}

/// The translation of frame and mask into constraints between the view's alignment rectangle and the
/// superview's bounds.
///
/// - SeeAlso: `Rules/Autoresizing.md#current-mask-equations`.
extension ViewNode {
  /// The constraints for the engine while the mask is translated.
  func maskConstraints(_ item: ItemID, _ context: LayoutContext) -> [GeneratedConstraint] {
    guard let parent else { return [] }
    let parentItem = context.item(for: parent)
    if let size = encapsulatedSize(item, parentItem, context) { return size }
    return maskEquations(context.profile.maskTranslation).map { equation in
      let sides = equation.ordered(
        Operand(item, equation.attribute), equation.reference.map { Operand(parentItem, $0) })
      return .relation(
        ConstraintSpec(
          sides.first, .equal, sides.second,
          multiplier: equation.multiplier, constant: equation.constant, yielding: equation.yielding),
        identifier: GeneratedNames.mask)
    }
  }

  /// The constraints that represent frame and mask, horizontal ones first; each call creates new ones.
  ///
  /// They have no effect themselves: layout states them while the mask is translated.
  package var autoresizingMaskConstraints: [NSLayoutConstraint] {
    guard let parent else { return [] }
    return maskEquations(profile.maskTranslation).map { equation in
      let sides = equation.ordered(
        ConstraintSide(self, equation.attribute.publicAttribute),
        equation.reference.map { ConstraintSide(parent, $0.publicAttribute) })
      return SystemConstraint(
        mask: sides.first, sides.second,
        multiplier: CGFloat(equation.multiplier), constant: CGFloat(equation.constant), of: self)
    }
  }

  /// The equations of a generation, two per axis.
  private func maskEquations(_ generation: LayoutProfile.MaskTranslation) -> [MaskEquation] {
    guard let parent else { return [] }
    let size = parent.storedFrame.size
    // Insets that are not numbers come from an override; without them the frame is as good as any.
    func usable(_ rect: CGRect, else frame: CGRect) -> CGRect { rect.isFinite ? rect : frame }
    let whole = CGRect(origin: .zero, size: size)
    let parentRect = usable(parent.host.hostAlignmentRect(forFrame: whole), else: whole)
    let rect = usable(alignmentRect, else: storedFrame)
    let horizontal = MaskAxis(
      near: .left, far: .right, middle: .centerX, length: .width, min: rect.origin.x,
      size: rect.size.width, parent: size.width, nearOffset: parentRect.origin.x,
      farOffset: size.width - parentRect.origin.x - parentRect.size.width)
    let vertical = MaskAxis(
      near: .top, far: .bottom, middle: .centerY, length: .height, min: rect.origin.y,
      size: rect.size.height, parent: size.height, nearOffset: parentRect.origin.y,
      farOffset: size.height - parentRect.origin.y - parentRect.size.height)
    // A superview that does not resize its subviews leaves them where they are.
    let mask = parent.resizesChildren ? mask : (horizontal: AxisMask.fixed, vertical: .fixed)
    return equations(mask.horizontal.rule, horizontal, generation)
      + (parent.host.hostVerticalDirection == .up
        ? turnedEquations(mask.vertical.rule, vertical, generation)
        : equations(mask.vertical.rule, vertical, generation))
  }

  private func equations(
    _ rule: AutoresizingRule, _ axis: MaskAxis, _ generation: LayoutProfile.MaskTranslation
  ) -> [MaskEquation] {
    let equations =
      switch generation {
      case .current: rule.equations(min: axis.min, size: axis.size, parent: axis.parent)
      case .early: rule.middleEquations(min: axis.min, size: axis.size, parent: axis.parent)
      }
    return equations.map { equation in
      let yielding = yielding(of: equation.subject, axis)
      if equation.subject == .max {
        return MaskEquation(
          attribute: axis.far, reference: axis.far, isParentFirst: true, multiplier: 1,
          constant: equation.constant - axis.farOffset, yielding: yielding)
      }
      // The rule speaks of the superview's bounds; the engine knows its alignment rectangle.
      let both = axis.nearOffset + axis.farOffset
      let isMiddle = equation.reference == .middle
      let place = equation.subject == .size ? 0 : axis.nearOffset
      let attribute =
        switch equation.subject {
        case .size: axis.length
        case .middle: axis.middle
        case .min, .max: axis.near
        }
      return MaskEquation(
        attribute: attribute,
        reference: equation.multiplier == 0 ? nil : isMiddle ? axis.middle : axis.length,
        multiplier: equation.multiplier,
        constant: equation.constant + equation.multiplier * (isMiddle ? both / 2 : both) - place,
        yielding: yielding)
    }
  }

  /// Returns the order in which an equation of the mask yields in a contradiction.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#what-yields-in-a-cell`.
  func yielding(of subject: AutoresizingRule.Equation.Subject, _ axis: MaskAxis) -> Yielding {
    switch trait {
    case .plain, .scrollable: .inOrder
    case .cellContent: subject == .min ? .inOrder : .first
    case .prototypeContent: .held
    }
  }
}
