/// How much wider controls are than the text in them.
///
/// - SeeAlso: widths of published documents, less the width of their texts as measured here.
package enum ControlWidths {
  /// What a control's alignment rectangle has beside its text, in points; 0 for those that have none.
  package static func room(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> Double {
    let isGlass = generation == .glass
    let isAqua = generation == .aqua
    switch style {
    case .push:
      return isGlass ? 24 : size == .regular ? isAqua ? 28 : 20 : size == .small ? 16 : 14
    case .checkBox, .radio:
      let wider: Double = generation == .bigSur ? 4 : 0
      return isGlass ? 22 : wider + (size == .regular ? 20 : size == .small ? 16 : 14)
    case .popUp, .texturedPopUp:
      return isGlass ? 34 : size == .regular ? isAqua ? 30 : 32 : 24
    case .plainPopUp: return 20
    case .roundRect, .textured, .bevel: return 16
    case .smallSquare: return 10
    case .plain, .square: return 4
    default: return 0
    }
  }

  /// How much a segment has beside its text, in points.
  package static func segmentRoom(
    _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> Double {
    generation == .glass ? 22 : size == .regular ? 18 : 14
  }
}
