internal import Foundation

/// The baselines of text in controls.
package enum ControlBaselines {
  /// The distance of a label's baseline from the bottom of its line: the font's descent in whole points.
  ///
  /// San Francisco's descent is 0.2412 of its size; measured are 3 at 9 to 13 points and 4 at 16 to 18.
  package static func descent(ofFontSize size: Double) -> Double {
    max(2, (0.2412 * size).rounded())
  }

  /// The height of a label's line in whole points.
  ///
  /// Ascender and descender are rounded each: 0.967 of the font's size to the nearest point, 0.211 upwards below 24
  /// points and to the nearest from there on. Before macOS 10.15 both are rounded to the nearest, with a point between
  /// lines from 10 points on. Of the single-line labels in published documents 4,234 of 4,353 at 30 sizes from 8 to
  /// 50 points have this height.
  ///
  /// - Parameters:
  ///   - size: The font's size; points.
  ///   - generation: ``ControlGeneration/aqua`` for lines before macOS 10.15.
  /// - SeeAlso: `Rules/DocumentsMacOS.md#lines-of-labels`.
  package static func lineHeight(ofFontSize size: Double, _ generation: ControlGeneration) -> Double
  {
    let ascent = (ascender * size).rounded()
    let descent = descender * size
    if generation == .aqua { return ascent + descent.rounded() + (size < 10 ? 0 : 1) }
    return ascent + descent.rounded(size < 24 ? .up : .toNearestOrAwayFromZero)
  }
  private static let ascender = 0.967
  private static let descender = 0.211

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
  ///   - hasNewerLines: Whether lines are those of macOS 10.15 and later.
  /// - SeeAlso: `Rules/DocumentsMacOS.md#baselines-of-macos-controls`.
  package static func offset(
    _ style: ControlStyle, height: Double, fontSize: Double, topInset: Double, hasNewerLines: Bool,
    _ generation: ControlGeneration
  ) -> Double {
    switch style {
    case .checkBox, .radio: return generation == .aqua ? 2 : 3
    case .push where height == 20, .popUp where height == 20, .push where height == 21: return 6
    case .push where height == 17: return 4
    // Systems before macOS 10.14 drew the menu with 2 points above it, and its text a point higher.
    case .popUp where height == 21 && generation == .aqua && (topInset == 2 || hasNewerLines):
      return 6
    case .push where height == 28 && generation == .bigSur,
      .popUp where height == 28 && generation == .bigSur:
      return 10
    case .comboBox where generation == .aqua: return 3
    case .field where height == 22 && generation == .bigSur: return fontSize == 14 ? 5 : 7
    // The lines of macOS 10.15 are a point lower than those before, and fields with them.
    case .field where height == 21 && fontSize == 13: return 6
    // Lines of 11 points in fields of 19 stand half a point lower than the middle, not higher.
    case .field where height == 19 && fontSize == 11: return 5
    case .slider(false, _) where generation == .bigSur && height == 20: return 6
    case .toggle: return (height / 2 - 2).rounded(.toNearestOrAwayFromZero)
    case .colorWell where height == 24 || height == 20: return 8
    default:
      // The point between older lines is not part of them in controls of 12 points.
      let line = lineHeight(ofFontSize: fontSize, fontSize == 12 ? .bigSur : generation)
      return ((height - line) / 2 + descent(ofFontSize: fontSize))
        .rounded(.toNearestOrAwayFromZero)
    }
  }
}
