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
    guard let frameHeight, let spare = variableEdge(style, size, generation),
      let height = ControlHeights.alignmentHeight(style, size, generation)
    else { return insets }
    let more = frameHeight - height - Double(insets.top + insets.bottom)
    // One point is another frame for the same control; more is another control.
    guard abs(more) == 1 else { return insets }
    if spare == .top { insets.top += more } else { insets.bottom += more }
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

  /// The edge at which frames of different heights differ.
  private static func variableEdge(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> SpareEdge? {
    switch style {
    case .popUp where size == .regular, .push where size == .small && generation == .aqua: .top
    default: nil
    }
  }
  private enum SpareEdge { case top, bottom }

  private static func standard(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> ViewInsets {
    switch style {
    case .label: return insets(2, 0, 2, 0)
    case .separator(let isVertical): return isVertical ? insets(2, 0, 2, 0) : insets(0, 2, 0, 2)
    case .smallSquare: return insets(0, 1, 0, 1)
    case .tabs(let isAtTop): return tabs(isAtTop: isAtTop, size)
    case .level: return insets(0, 0, 0, 2)
    case .plainPopUp: return generation == .aqua ? .zero : insets(5, 0, 0, 0)
    case .framedPicture: return insets(3, 3, 3, 3)
    default: break
    }
    // The current look has no room outside what is seen.
    guard generation != .glass else { return .zero }
    let isAqua = generation == .aqua
    switch style {
    case .push: return push(size, isAqua: isAqua)
    case .checkBox(let isTrailing):
      let insets = checkBox(size, isAqua: isAqua)
      return isTrailing
        ? ViewInsets(
          top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left) : insets
    case .radio:
      if size == .large || size == .extraLarge, !isAqua { return insets(3, 2.5, 0, 2.5) }
      if size == .small || size == .mini, !isAqua { return insets(1, 1, 0, 0) }
      return isAqua ? insets(1, 1, 2, 1) : checkBox(size, isAqua: false)
    case .help:
      switch size {
      case .small, .mini: return insets(1, 1, 1, 2)
      case .regular: return isAqua ? insets(3, 2, 2, 3) : insets(3, 1, 2, 4)
      case .large, .extraLarge: return isAqua ? insets(3, 2, 2, 3) : insets(4, 1, 5, 8)
      }
    case .circular: return isAqua ? insets(6, 3, 7, 9) : insets(3, 3, 3, 3)
    case .roundRect, .roundRectPopUp, .recessed: return insets(0, 0, 0, 1)
    case .textured: return isAqua || size != .regular ? insets(0, 1, 0, 2) : insets(1, 1, 1, 2)
    case .flatSegmented: return isAqua ? insets(0, 1, 0, 2) : insets(1, 1, 1, 2)
    case .roundSegmented: return insets(1, 1, 1, 1)
    case .texturedPopUp: return isAqua ? insets(2, 1, 3, 3) : insets(3, 1, 4, 4)
    case .bevel: return isAqua ? insets(2, 2, 2, 3) : insets(3, 3, 3, 4)
    case .popUp:
      switch size {
      case .small: return isAqua ? insets(3, 1, 3, 3) : insets(4, 2, 4, 4)
      case .mini: return insets(1, 0, 2, 0)
      case .large,
        .extraLarge where !isAqua:
        return insets(5, 6, 5, 6)
      default: return isAqua ? insets(2, 1, 3, 3) : insets(3, 1, 4, 4)
      }
    case .comboBox:
      return size == .small
        ? insets(0, 1, 3, 4) : isAqua ? insets(0, 2, 3, 4) : insets(1, 1, 3, 2)
    case .segmented:
      if size == .small { return isAqua ? insets(2, 0, 2, 2) : insets(2, 1, 2, 2) }
      return isAqua ? insets(2, 1, 2, 2) : insets(2, 1, 2, 1)
    case .slider(_, let marks): return slider(marks, size, isAqua: isAqua)
    case .stepper:
      if size == .small || size == .mini { return insets(2, 1, 2, 2) }
      return insets(3, 2, 3, 2)
    case .colorWell: return isAqua ? .zero : insets(3, 2, 3, 2)
    case .toggle: return insets(2, 1, 2, 2)
    case .bar: return size == .regular ? insets(0, 1, 0, 1) : .zero
    case .dateField(hasStepper: true): return insets(0, 4, 3, 2)
    case .box(let hasTitle): return hasTitle ? insets(3, 0, 3, 4) : insets(3, 2, 3, 4)
    default: return .zero
    }
  }

  private static func push(_ size: ControlSizeClass, isAqua: Bool) -> ViewInsets {
    switch size {
    case .small: isAqua ? insets(5, 4, 5, 6) : insets(6, 4, 6, 7)
    case .mini: isAqua ? insets(1, 0, 1, 1) : insets(2, 1, 2, 2)
    case .large,
      .extraLarge where !isAqua:
      insets(6, 6, 6, 6)
    default: isAqua ? insets(6, 4, 6, 7) : insets(7, 5, 7, 7)
    }
  }

  private static func checkBox(_ size: ControlSizeClass, isAqua: Bool) -> ViewInsets {
    switch size {
    case .regular: isAqua ? insets(2, 2, 2, 2) : insets(2, 1, 0, 1)
    case .large, .extraLarge: isAqua ? insets(2, 2, 2, 2) : insets(3, 2.5, 0, 2.5)
    case .small, .mini: isAqua ? insets(3, 3, 2, 3) : insets(1, 1, 0, 1)
    }
  }

  /// The insets of a horizontal or vertical slider; the knob's shadow of macOS 11 is below, independent of the
  /// tick marks.
  private static func slider(_ marks: ControlStyle.Marks, _ size: ControlSizeClass, isAqua: Bool)
    -> ViewInsets
  {
    switch (marks, size) {
    case (_, .regular) where !isAqua, (_, .large) where !isAqua, (_, .extraLarge) where !isAqua:
      insets(2, 2, 2, 6)
    case (.none, .small) where isAqua, (.none, .mini) where isAqua: insets(0, 0, 0, 1)
    case (.none, _): insets(2, 2, 2, 2)
    case (_, .mini) where !isAqua: insets(2, 2, 2, 2)
    case (_, .small) where !isAqua: insets(2, 2, 2, 2)
    case (.above, _): insets(2, isAqua ? 0 : 2, 2, 2)
    case (.below, .regular): insets(2, 2, 2, 1)
    case (.below, _): insets(2, 1, 2, 0)
    }
  }

  private static func tabs(isAtTop: Bool, _ size: ControlSizeClass) -> ViewInsets {
    if isAtTop { return insets(7, 6, 7, 10) }
    return insets(7, 4, 7, size == .mini ? 2 : 6)
  }

  private static func insets(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double)
    -> ViewInsets
  {
    ViewInsets(top: top, left: left, bottom: bottom, right: right)
  }
}
