internal import LayoutEngine
internal import LayoutTree

/// The constraints that resolve lengths which natural sizes leave ambiguous.
extension StackConstraints {
  /// The priority at which undetermined lengths are made zero.
  static let suppression: Float = 25
  /// The amount by which the priority of a text's share of a row exceeds its compression resistance.
  static let disambiguation: Float = 10

  /// Minimises the length of views without a natural length.
  ///
  /// Along the axis the last such view should absorb the remaining length, so the rows come in reverse: of
  /// equal rows the first one yields upwards.
  ///
  /// - SeeAlso: `Rules/Stacks.md#lengths-that-nothing-decides-in-a-stack`, the last remark on `fill`, and 12.4.
  mutating func suppressAmbiguity(_ views: [ViewNode]) {
    for view in views.reversed() where naturalLength(of: view) == nil {
      add(view, length, priority: Self.suppression, "UISV-ambiguity-suppression")
    }
    guard arrangement.alignment != .fill else { return }
    for view in views where naturalLength(of: view, across: true) == nil {
      add(view, crossLength, priority: Self.suppression, "UISV-ambiguity-suppression")
    }
  }

  /// Shares an insufficient width among wrapping texts of a row like a sufficient one, so that none is
  /// compressed to zero.
  ///
  /// - SeeAlso: `Rules/Stacks.md#lengths-that-nothing-decides-in-a-stack`; that the shares follow the one-line
  ///   widths is our inference.
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
