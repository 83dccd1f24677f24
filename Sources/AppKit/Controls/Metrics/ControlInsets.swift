package import LayoutGeometry

/// The insets from a control's frame to its alignment rectangle: shadows, focus rings and padding of older
/// systems.
///
/// Measured on published documents (`Rules/DocumentsMacOS.md#insets-of-stored-controls`); values not observed
/// there are those of the same style in the neighbouring generation, or else of the nearest size. Points, by
/// visual edges, in a frame of the height that the generation gives the control.
package struct ControlInsets {
  /// The insets of a style.
  ///
  /// - Parameter frameHeight: The height of a stored frame, if any: the same control was drawn at the same size
  ///   in frames of two heights, and the difference is padding.
  package static func insets(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration,
    frameHeight: Double? = nil
  ) -> ViewInsets {
    var insets = standard(style, size, generation)
    // Combo boxes lost their shadow with macOS 13, in a frame of 23 points for 25 and 26.
    if style == .comboBox, size == .regular, generation == .bigSur, (frameHeight ?? 0) >= 25 {
      return Self.insets(0, 2, 3, 4)
    }
    guard let frameHeight, hasVariableTop(style, size, generation),
      let height = ControlHeights.alignmentHeight(style, size, generation)
    else { return insets }
    let more = frameHeight - height - Double(insets.top + insets.bottom)
    // One point is another frame for the same control; more is another control.
    guard abs(more) == 1 else { return insets }
    insets.top += more
    return insets
  }

  /// Alternative insets that the generation drew for the same style, to be selected by an explicit length.
  ///
  /// Steppers of macOS before 10.12 are a point less high in the same frame.
  package static func alternatives(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> [ViewInsets] {
    switch (style, size, generation) {
    case (.stepper, .regular, .aqua): [insets(3, 2, 3, 3)]
    case (.comboBox, .regular, .bigSur): [insets(1, 1, 3, 2)]
    default: []
    }
  }

  /// Whether frames of different heights differ in the room above the control.
  private static func hasVariableTop(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> Bool {
    switch style {
    case .popUp: size == .regular
    case .push: size == .small && generation == .aqua
    default: false
    }
  }

  private static func standard(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> ViewInsets {
    let insets = ControlTable.entry(style, size, generation).insets
    guard case .checkBox(isTrailing: true) = style else { return insets }
    return ViewInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  private static func insets(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double)
    -> ViewInsets
  {
    ViewInsets(top: top, left: left, bottom: bottom, right: right)
  }
}
