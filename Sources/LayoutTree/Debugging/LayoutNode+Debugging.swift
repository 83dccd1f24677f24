internal import LayoutEngine

/// Queries about a layout for debugging; layout itself does not use them.
///
/// Each solves the tree's pending changes first, and none writes a frame, unless documented.
///
/// - SeeAlso: `Rules/Messages.md#questions-about-a-layout`.
extension LayoutNode {
  /// Whether another rectangle would satisfy the constraints equally well.
  ///
  /// A node that takes no part in layout is not ambiguous.
  package var hasAmbiguousLayout: Bool {
    guard let context = settledContext, let item else { return false }
    return [Attribute.left, .top, .width, .height].contains {
      context.engine.isAmbiguous(Operand(item, $0))
    }
  }

  /// The constraints that affect position and length along an axis, directly or through other items, in order
  /// of entry.
  package func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    guard let context = settledContext, let item else { return [] }
    let isHorizontal = axis == .horizontal
    return context.constraints(
      context.engine.holders(of: [
        Operand(item, isHorizontal ? .centerX : .centerY),
        Operand(item, isHorizontal ? .width : .height),
      ]))
  }

  /// The tree's engine with all changes solved, created if a view has constraints.
  var settledContext: LayoutContext? {
    guard let root = nearestView?.root, let context = LayoutPass.context(of: root) else {
      return nil
    }
    context.solve()
    return enrolments[context] == nil ? nil : context
  }
}

extension ViewNode {
  /// Whether the tree has an engine; after a pass, only if a view requires one.
  package var hasEngine: Bool { root.ownContext != nil }

  /// Moves the view to another position that satisfies the constraints equally well; does nothing for a view
  /// that is not ambiguous.
  ///
  /// The distance is random, up to a hundred points where no constraint limits it. The next change resolves the
  /// tie between constraints as before.
  package func exerciseAmbiguity(using random: inout some RandomNumberGenerator) {
    guard let context = settledContext, let item else { return }
    // How far each goes: no limit is a hundred points of what moves fastest.
    let choices = context.engine.ambiguities()
      .filter { $0.movements.contains { $0.item == item } }
      .map { choice in
        let fastest = choice.movements.map { abs($0.rate) }.max() ?? 1
        return (choice, limit: min(choice.length, 100 / fastest), way: choice.length * fastest)
      }
    // What moves by less than a pixel is not seen.
    let visible = choices.filter { $0.way >= 1 }
    guard
      let (choice, limit, _) = (visible.isEmpty ? choices : visible)
        .randomElement(using: &random)
    else { return }
    context.engine.move(
      along: choice, by: Double.random(in: limit / 10...limit, using: &random))
    root.layoutIfNeeded()
  }
}

extension ConstraintSide {
  /// Whether the side could have another value that satisfies the constraints equally well.
  var isAmbiguous: Bool {
    guard let (context, operand) = settled else { return false }
    return context.engine.isAmbiguous(operand)
  }

  /// The constraints that affect the side, in order of entry.
  var holders: [NSLayoutConstraint] {
    guard let (context, operand) = settled else { return [] }
    return context.constraints(context.engine.holders(of: [operand]))
  }

  /// The engine and the side in engine terms, if its items take part in layout.
  private var settled: (LayoutContext, Operand)? {
    guard let context = node?.settledContext, nodes.allSatisfy({ $0.enrolments[context] != nil }),
      let operand = context.operand(self)
    else { return nil }
    return (context, operand)
  }
}
