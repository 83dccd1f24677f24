internal import Foundation
internal import LayoutEngine

extension ViewNode {
  /// Mask equations or natural size, then the stack arrangement.
  func statedConstraints(
    _ item: ItemID, in context: LayoutContext, _ ownCount: inout Int
  ) -> [GeneratedConstraint] {
    var bodies: [GeneratedConstraint] = []
    if context.root === self {
      bodies +=
        context.target.map { $0.equations(item) + naturalSizes(item, in: context) }
        ?? rootEquations(item, in: context)
    } else if translatesMask {
      bodies += maskConstraints(item, context)
    } else {
      bodies += naturalSizes(item, in: context)
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

  /// A root keeps the place that its user gave it, and its size unless something may change it or it has
  /// no mask to translate: then its own constraints and its natural size say how large it is.
  private func rootEquations(_ item: ItemID, in context: LayoutContext) -> [GeneratedConstraint] {
    let rect = placeInParent
    return [
      (Attribute.left, rect.x, GeneratedNames.rootLeft), (.top, rect.y, GeneratedNames.rootTop),
    ].map { attribute, value, name in
      .relation(
        ConstraintSpec(Operand(item, attribute), constant: value, yielding: .last),
        identifier: name)
    } + (isSizedByConstraints ? naturalSizes(item, in: context) : sizeEquations(item, rect))
  }

  private func naturalSizes(_ item: ItemID, in context: LayoutContext) -> [GeneratedConstraint] {
    let size = naturalSize(item, in: context)
    let heldSize = statement.designTime?.value.heldSize
    var bodies: [GeneratedConstraint] = []
    for (axis, length, held, priority) in [
      (Axis.horizontal, Double(size.width), heldSize?.width, priorities.horizontal),
      (.vertical, Double(size.height), heldSize?.height, priorities.vertical),
    ] {
      if length >= 0 && length.isFinite {
        bodies.append(
          .intrinsic(
            IntrinsicSize(
              axis: axis, length: length, hugging: priority.hugging,
              compressionResistance: priority.compressionResistance)))
      } else if let held {
        let weak = min(Self.holding, priority.hugging)
        bodies.append(
          .intrinsic(
            IntrinsicSize(
              axis: axis, length: Double(held), hugging: weak, compressionResistance: weak)))
      }
    }
    return bodies
  }

  /// The natural size, of text that wraps for the width that this engine found.
  private func naturalSize(_ item: ItemID, in context: LayoutContext) -> CGSize {
    guard context.isFitting, context[item].wraps else { return naturalSize }
    // The view asks its node for the width.
    let shown = textWidth
    defer { textWidth = shown }
    textWidth = context[item].textWidth
    return naturalSize
  }

  /// How hard a length is held that nothing else decides.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#current-lengths-stand-in`.
  private static let holding: Float = 250
}
