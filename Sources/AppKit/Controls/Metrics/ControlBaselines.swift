internal import Foundation

/// The baselines of text in controls.
package enum ControlBaselines {
  /// The distance of a label's baseline from the bottom of its line: the font's descent in whole points.
  ///
  /// San Francisco's descent is 0.2412 of its size; measured are 3 at 9 to 13 points and 4 at 16 to 18.
  package static func descent(ofFontSize size: Double) -> Double {
    max(2, (0.2412 * size).rounded())
  }

  /// The height of a label's line in whole points: 17 at 13 points before macOS 11, then 16.
  ///
  /// The heights are those of single-line labels in published documents (8: 2 of 2, 9: 14 of 14, 11: 225, 13:
  /// 290, 14: 101, 15: 19, 16: 46, 17: 4 of 6, 18: 5, 36: 6; in aqua 10: 2, 13: 229, 14: 6 of 8, 15: 11 of 12,
  /// 18: 4 of 5); larger sizes are 1.178 of the font's (20 to 44: 70 of 77).
  package static func lineHeight(ofFontSize size: Double, _ generation: ControlGeneration) -> Double
  {
    if size == 13 { return generation == .aqua ? 17 : 16 }
    if size == 14, generation == .aqua { return 18 }
    let known: [Double: Double] = [
      8: 10, 9: 11, 10: 13, 11: 14, 12: 15, 14: 17, 15: 19, 16: 19, 17: 21, 18: 21, 19: 23, 36: 43,
    ]
    return known[size] ?? (size * 1.178).rounded()
  }

  /// The baseline's distance from the lower edge of the alignment rectangle.
  ///
  /// A single line is vertically centred in a control, in whole points. Measurements confirm this for fields
  /// (6 at a height of 21 and 22 points, 7 at 24, 8 at 27), menus (5 at 21, 7 at 24), push buttons (7 at 24, 9
  /// at 28) and other controls. For check boxes the distance does not depend on the height. Controls of macOS 11
  /// to 15 and controls without text are exceptions.
  ///
  /// - Parameters:
  ///   - height: The height of the alignment rectangle; points.
  ///   - fontSize: The size of the control's text; points.
  ///   - topInset: The alignment inset at the top; points.
  /// - SeeAlso: `Rules/DocumentsMacOS.md#baselines-of-macos-controls`.
  package static func offset(
    _ style: ControlStyle, height: Double, fontSize: Double, topInset: Double,
    _ generation: ControlGeneration
  ) -> Double {
    switch style {
    case .checkBox, .radio: return generation == .aqua ? 2 : 3
    case .push where height == 20, .popUp where height == 20, .push where height == 21: return 6
    case .push where height == 17: return 4
    // Systems before macOS 10.14 drew the menu with 2 points above it, and its text a point higher.
    case .popUp where height == 21 && generation == .aqua && topInset == 2: return 6
    case .push where height == 28 && generation == .bigSur,
      .popUp where height == 28 && generation == .bigSur:
      return 10
    case .comboBox where generation == .aqua: return 3
    case .field where height == 22 && generation == .bigSur: return fontSize == 14 ? 5 : 7
    // The lines of macOS 10.15 are a point lower than those before, and fields with them.
    case .field where height == 21 && fontSize == 13: return 6
    // Lines of 11 points in fields of 19 stand half a point lower than the middle, not higher.
    case .field where height == 19 && fontSize == 11: return 5
    case .toggle: return (height / 2 - 2).rounded(.toNearestOrAwayFromZero)
    case .colorWell where height == 24 || height == 20: return 8
    default:
      let line = lineHeight(ofFontSize: fontSize, generation)
      return ((height - line) / 2 + descent(ofFontSize: fontSize))
        .rounded(.toNearestOrAwayFromZero)
    }
  }
}
