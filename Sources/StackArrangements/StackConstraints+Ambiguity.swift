internal import LayoutEngine
internal import LayoutTree

/// Constraints that decide where natural sizes leave a choice.
extension StackConstraints {
  /// The priority that makes lengths zero that nothing decides.
  static let suppression: Float = 25
  /// The rise of a text's resistance to keep its share of a row.
  static let disambiguation: Float = 10

  /// A view without a natural length is as short as the others allow.
  ///
  /// Along the axis the last such view is to take what is left over, so the rows come in reverse:
  /// of equal rows the first one gives way upwards.
  ///
  /// - SeeAlso: `Rules/Stacks.md#lengths-that-nothing-decides-in-a-stack`, the last remark on `fill`, and
  ///   12.4.
  mutating func suppressAmbiguity(_ views: [ViewNode]) {
    for view in views.reversed() where naturalLength(of: view) == nil {
      add(view, length, priority: Self.suppression, "UISV-ambiguity-suppression")
    }
    guard arrangement.alignment != .fill else { return }
    for view in views where naturalLength(of: view, across: true) == nil {
      add(view, crossLength, priority: Self.suppression, "UISV-ambiguity-suppression")
    }
  }

  /// Texts that wrap in one row share a width too small for them as they would share one that is
  /// large enough; none is squeezed to nothing for another.
  ///
  /// - SeeAlso: `Rules/Stacks.md#lengths-that-nothing-decides-in-a-stack`; that the shares follow the
  ///   one-line widths is our inference.
  mutating func addTextWidths(_ views: [ViewNode]) {
    guard isHorizontal, arrangement.distribution == .fill else { return }
    let texts = views.filter { $0.wrapsText && (naturalLength(of: $0) ?? 0) > 0 }
    guard let first = texts.first, let base = naturalLength(of: first) else { return }
    for text in texts.dropFirst() {
      let resistance = min(
        first.priorities.horizontal.compressionResistance,
        text.priorities.horizontal.compressionResistance)
      // Texts of different resistance do not tie.
      guard
        first.priorities.horizontal.compressionResistance
          == text.priorities.horizontal.compressionResistance,
        let natural = naturalLength(of: text)
      else { continue }
      add(
        text, length, .equal, first, length, multiplier: natural / base,
        priority: min(resistance + Self.disambiguation, Self.almostRequired),
        "UISV-text-width-disambiguation")
    }
  }
}
