/// The heights of controls that the system draws at a fixed height.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#heights-of-stored-controls`.
package enum ControlHeights {
  /// The height of the alignment rectangle in points, which is that of stored frames less their insets; nil if
  /// the text or nothing determines it.
  package static func alignmentHeight(
    _ style: ControlStyle, _ size: ControlSizeClass, _ generation: ControlGeneration
  ) -> Double? {
    func by(_ aqua: Double, _ bigSur: Double, _ glass: Double) -> Double {
      switch generation {
      case .aqua: aqua
      case .bigSur: bigSur
      case .glass: glass
      }
    }
    switch (style, size) {
    case (.push, .regular): return by(21, 20, 24)
    case (.push, .small): return by(18, 16, 20)
    case (.push, .mini): return by(15, 13, 16)
    case (.push, _): return by(30, 28, 28)
    case (.checkBox, .regular): return by(14, 16, 16)
    case (.radio, .regular): return 16
    case (.checkBox, .small), (.radio, .small): return by(12, 14, 14)
    case (.checkBox, .mini), (.radio, .mini): return by(10, 12, 12)
    case (.checkBox, _), (.radio, _): return by(14, 17, 18)
    case (.help, .regular): return by(20, 20, 24)
    case (.help, .small), (.help, .mini): return by(16, 16, 20)
    case (.help, _): return by(26, 26, 28)
    case (.recessed, .regular), (.roundRect, .regular), (.roundRectPopUp, .regular): return by(18, 18, 24)
    case (.recessed, .small), (.roundRect, .small), (.roundRectPopUp, .small): return by(16, 16, 20)
    case (.recessed, .mini), (.roundRect, .mini), (.roundRectPopUp, .mini): return by(14, 14, 16)
    case (.popUp, .regular): return by(21, 20, 24)
    case (.popUp, .small): return by(18, 16, 20)
    case (.popUp, .mini): return by(15, 15, 16)
    case (.popUp, _): return by(21, 28, 28)
    case (.comboBox, .regular): return by(20, 20, 24)
    case (.comboBox, .small): return by(17, 17, 20)
    case (.segmented, .regular): return by(21, 22, 24)
    case (.segmented, .small): return by(18, 18, 20)
    case (.segmented, _): return by(15, 16, 28)
    case (.circular, .regular): return by(26, 20, 24)
    case (.roundSegmented, .small): return by(16, 16, 20)
    case (.roundSegmented, _): return by(18, 18, 24)
    case (.textured, .regular): return by(22, 20, 24)
    case (.textured, .small): return by(16, 16, 20)
    case (.flatSegmented, _), (.textured, _), (.texturedPopUp, _): return by(22, 22, 24)
    case (.stepper, .regular): return by(23, 24, 26)
    case (.stepper, _): return by(19, 19, 16)
    case (.toggle, .mini): return by(13, 13, 16)
    case (.toggle, .small): return by(16, 16, 20)
    case (.toggle, _): return by(22, 22, 24)
    case (.slider(false, let marks), .regular), (.slider(false, let marks), .large):
      return by(marks == .none ? 15 : marks == .above ? 22 : 21, 20, 16)
    case (.slider(false, .none), .small): return by(16, 16, 14)
    case (.slider(false, _), .small): return by(17, 16, 14)
    case (.slider(false, .none), _): return by(16, 13.4, 12)
    case (.slider(false, _), _): return by(17, 13.4, 12)
    case (.spinner, .regular): return 32
    case (.spinner, .mini): return 10
    case (.spinner, _): return 16
    case (.bar, .regular): return by(18, 18, 20)
    case (.bar, _): return by(12, 12, 12)
    case (.level, _): return by(16, 16, 16)
    case (.path, _): return by(22, 22, 22)
    case (.separator(isVertical: false), _): return 1
    case (.inline, _): return by(17, 18, 18)
    default: return nil
    }
  }
}
