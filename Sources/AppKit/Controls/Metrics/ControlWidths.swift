/// The horizontal padding of controls around their text.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#widths-of-macos-controls`.
package enum ControlWidths {
  /// The width of a control's alignment rectangle less that of its text, in points; 0 for controls without
  /// padding.
  package static func horizontalPadding(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> Double {
    let isGlass = generation == .glass
    let isAqua = generation == .aqua
    switch style {
    case .push:
      switch size {
      case .small: return isGlass ? 20 : 16
      case .mini: return isGlass ? 16 : isAqua ? 22 : 14
      case .regular: return isGlass ? 24.25 : isAqua ? 28 : 20
      default: return isGlass ? 28 : isAqua ? 28 : 20
      }
    case .checkBox, .radio:
      let wider: Double = generation == .bigSur ? 4 : 0
      if isGlass {
        switch size {
        case .small: return 18
        case .mini: return 16
        case .regular: return 22
        default: return 24
        }
      }
      switch size {
      case .regular: return isAqua ? 18 : 24
      case .small: return wider + (isAqua ? 17 : 16)
      case .mini: return wider + 14
      default: return isAqua ? 18 : 26
      }
    case .popUp, .texturedPopUp:
      switch size {
      case .small, .mini: return isGlass ? 34 : 24
      case .regular: return isGlass ? 47 : 32
      default: return isGlass ? 47 : 40
      }
    case .plainPopUp: return 20
    case .roundRect: return isGlass && size == .small ? 20 : 14
    case .roundRectPopUp: return 20
    case .textured: return isAqua ? 16 : 14
    case .bevel: return 16
    case .recessed: return 14
    case .inline: return isAqua ? 12 : 10
    case .smallSquare: return 10
    case .plain, .square: return 4
    default: return 0
    }
  }

  /// The padding of a button that shows only an image, smaller than that of a title.
  package static func imagePadding(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> Double {
    switch style {
    case .push: horizontalPadding(style, size, generation) - 4
    case .plain, .square: 0
    case .smallSquare: 2
    case .roundRect: 4
    default: horizontalPadding(style, size, generation)
    }
  }

  /// The padding of a segment around its text, in points.
  package static func segmentPadding(
    _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> Double {
    switch generation {
    // 4 controls of 3 repositories and small ones of 2; two controls of macOS 10.13 have 24.
    case .aqua: size == .regular ? 20 : 16
    // 4 controls of 2 repositories; small ones 4 of 2.
    case .bigSur: size == .small || size == .mini ? 10 : 12
    case .glass: 22
    }
  }
}
