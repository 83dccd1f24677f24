internal import Foundation
internal import LayoutEngine

extension ViewNode {
  /// The generated constraints: mask equations or natural size, then the stack arrangement.
  func statedConstraints(
    _ item: ItemID, in context: LayoutContext, _ ownCount: inout Int
  ) -> [GeneratedConstraint] {
    var bodies: [GeneratedConstraint] = []
    if context.root === self {
      if let target = context.target {
        bodies = target.equations(item)
        appendNaturalSizes(to: &bodies, item, in: context)
      } else {
        bodies = rootEquations(item, in: context)
      }
    } else if translatesMask {
      bodies = maskConstraints(item, context)
    } else {
      appendNaturalSizes(to: &bodies, item, in: context)
    }
    ownCount = bodies.count
    if let arrangement, context.mayArrange(self) {
      let arranged = arrangement.constraints(of: self, in: context)
      // Mostly there is nothing else, and a thousand of them need not be copied.
      if bodies.isEmpty { return arranged }
      bodies += arranged
    }
    return bodies
  }

  /// The constraints of a root: its given position, and its given size unless it is adjustable or the mask is
  /// not translated.
  ///
  /// In these cases its constraints and its natural size determine its size.
  private func rootEquations(_ item: ItemID, in context: LayoutContext) -> [GeneratedConstraint] {
    let rect = placeInParent
    var bodies: [GeneratedConstraint] = [
      (Attribute.left, rect.x, GeneratedNames.rootLeft), (.top, rect.y, GeneratedNames.rootTop),
    ].map { attribute, value, name in
      .relation(
        ConstraintSpec(Operand(item, attribute), constant: value, yielding: .last),
        identifier: name)
    }
    if isSizedByConstraints {
      appendNaturalSizes(to: &bodies, item, in: context)
    } else {
      bodies += sizeEquations(item, rect)
    }
    return bodies
  }

  private func appendNaturalSizes(
    to bodies: inout [GeneratedConstraint], _ item: ItemID, in context: LayoutContext
  ) {
    let size = naturalSize(item, in: context)
    let held = statement.designTime?.value.fixedSize
    let width = naturalLength(.horizontal, size.width, held?.width, priorities.horizontal)
    let height = naturalLength(.vertical, size.height, held?.height, priorities.vertical)
    if bodies.isEmpty, let width, let height {
      bodies = [.intrinsic(width), .intrinsic(height)]
      return
    }
    if let width { bodies.append(.intrinsic(width)) }
    if let height { bodies.append(.intrinsic(height)) }
  }

  /// The natural length along an axis, or else the held one; nil without either.
  private func naturalLength(
    _ axis: Axis, _ length: CGFloat, _ held: CGFloat?, _ priorities: ContentPriorities
  ) -> IntrinsicSize? {
    if length >= 0, length.isFinite {
      return IntrinsicSize(
        axis: axis,
        length: Double(length > Self.maximumNaturalLength ? Self.unboundedNaturalLength : length),
        hugging: priorities.hugging,
        compressionResistance: priorities.compressionResistance)
    }
    guard let held else { return nil }
    let yields = statement.designTime?.value.yieldsHeldSize == true
    let weak =
      yields ? Self.yieldingLengthPriority : min(Self.heldLengthPriority, priorities.hugging)
    return IntrinsicSize(
      axis: axis, length: Double(held), hugging: weak, compressionResistance: weak)
  }

  /// The natural size; for wrapping text that at the width which this engine solved.
  private func naturalSize(_ item: ItemID, in context: LayoutContext) -> CGSize {
    guard context.isFitting, context[item].wraps else { return naturalSize }
    // The view asks its node for the width.
    let shown = textWidth
    defer { textWidth = shown }
    textWidth = context[item].textWidth
    return naturalSize
  }

  /// The maximum natural length; beyond it, no digits remain for neighbouring lengths.
  private static let maximumNaturalLength: CGFloat = 1e8
  /// The length that UIKit uses for a view whose natural length is the greatest number (an answer with figures
  /// of a device with three pixels a point).
  private static let unboundedNaturalLength: CGFloat = 2_777_777

  /// The priority at which an otherwise undetermined length is held.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#current-lengths-stand-in`.
  private static let heldLengthPriority: Float = 250
  /// A priority below all those of constraints of stacks.
  private static let yieldingLengthPriority: Float = 0.5
}
