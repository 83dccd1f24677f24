internal import Foundation

/// Where the text of controls stands.
package enum ControlBaselines {
  /// How far a label's baseline lies above the lower edge of its line: the font's descent in whole points.
  ///
  /// San Francisco's descent is 0.2412 of its size; measured are 3 at 9 to 13 points and 4 at 16 to 18.
  package static func descent(ofFontSize size: Double) -> Double {
    max(2, (0.2412 * size).rounded())
  }

  /// Height of a label's line in whole points: 17 at 13 points before macOS 11, then 16.
  ///
  /// - SeeAlso: rules measured on macOS frames, 9.3.
  package static func lineHeight(ofFontSize size: Double, _ generation: ControlGeneration) -> Double
  {
    if size == 13 { return generation == .aqua ? 17 : 16 }
    let known: [Double: Double] = [9: 11, 10: 13, 11: 14, 12: 15, 14: 17]
    return known[size] ?? (size * 1.193).rounded(.up)
  }

  /// The baseline's distance from the lower edge of the alignment rectangle.
  ///
  /// Measured controls as measured; others have their text in the middle.
  ///
  /// - Parameters:
  ///   - height: Of the alignment rectangle; points.
  ///   - fontSize: Of the control's text; points.
  /// - SeeAlso: rules measured on macOS frames, 9.1, 9.2 and 9.6.
  package static func offset(
    _ style: ControlStyle, height: Double, fontSize: Double, _ generation: ControlGeneration
  ) -> Double {
    switch style {
    case .checkBox, .radio: return 3
    case .field, .comboBox:
      let line = lineHeight(ofFontSize: fontSize, generation)
      return descent(ofFontSize: fontSize) + ((height - line) / 2).rounded(.toNearestOrAwayFromZero)
    case .push:
      if height == 20 || height == 21 { return 6 }
      if height == 24 { return 7 }
      if height == 28 { return 9 }
      if height == 17 || height == 19 { return 4 }
    case .popUp:
      if height == 21 { return 5 }
      if height == 20 { return 6 }
      if height == 24 { return 7 }
      if height == 16 || height == 18 { return 4 }
    case .segmented where height == 21: return 5
    case .toggle where height == 22: return 9
    case .colorWell where height == 24 || height == 20: return 8
    case .stepper where generation == .glass: return 8
    default: break
    }
    if height == 24 { return 7 }
    return ((height - 1.2 * fontSize) / 2 + 3).rounded()
  }
}
