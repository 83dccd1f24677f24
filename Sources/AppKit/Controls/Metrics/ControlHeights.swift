/// The heights of controls that the system draws at a fixed height.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#heights-of-stored-controls`.
package enum ControlHeights {
  /// The height of the alignment rectangle in points, which is that of stored frames less their insets; nil if
  /// the text or nothing determines it.
  package static func alignmentHeight(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> Double? {
    if case .slider(isVertical: true, _) = style { return nil }
    return ControlTable.entry(style, size, generation).height
  }
}
