internal import Foundation
internal import LayoutEngine

/// The translation of a mask along an axis that the superview measures from its lower edge.
///
/// The rule is applied in the superview's native space, where the near edge is the lower one. The equations are
/// in engine space, whose coordinates are the superview's length less the native ones.
///
/// - SeeAlso: `Rules/Autoresizing.md#translated-masks-are-required-equations`, the remark on AppKit.
extension ViewNode {
  /// Returns two equations in engine space for a rule in the superview's native space.
  func turnedEquations(
    _ rule: AutoresizingRule, _ axis: MaskAxis, _ generation: LayoutProfile.MaskTranslation
  ) -> [MaskEquation] {
    let low = Double(axis.parent - axis.min - axis.size)
    let equations =
      switch generation {
      case .current:
        rule.equations(min: low, size: Double(axis.size), parent: Double(axis.parent))
      case .early:
        rule.middleEquations(min: low, size: Double(axis.size), parent: Double(axis.parent))
      }
    let both = Double(axis.nearOffset + axis.farOffset)
    return equations.map { equation in
      let yielding = yielding(of: equation.subject, axis)
      let place = Double(axis.nearOffset)
      switch equation.subject {
      case .size:
        return MaskEquation(
          attribute: axis.length, reference: equation.multiplier == 0 ? nil : axis.length,
          multiplier: equation.multiplier,
          constant: equation.constant + equation.multiplier * both, yielding: yielding)
      case .max:
        // The distance to the far, upper edge.
        return MaskEquation(
          attribute: axis.near, reference: axis.near, multiplier: 1,
          constant: equation.constant - place, yielding: yielding)
      case .min where equation.multiplier == 0:
        return MaskEquation(
          attribute: axis.far, reference: axis.far, isParentFirst: true, multiplier: 1,
          constant: equation.constant - Double(axis.farOffset), yielding: yielding)
      case .min, .middle:
        let part = equation.reference == .middle ? equation.multiplier / 2 : equation.multiplier
        return MaskEquation(
          attribute: equation.subject == .min ? axis.far : axis.middle, reference: axis.length,
          multiplier: 1 - part, constant: (1 - part) * both - equation.constant - place,
          yielding: yielding)
      }
    }
  }
}
