internal import Foundation
internal import ViewArrangements

/// The texts and buttons of a window's frame.
struct WindowFrameContent {
  /// The title; empty for none.
  var title = ""
  /// The line below the title; empty for none.
  var subtitle = ""
  /// The buttons that close, minimize and zoom the window: whether the window has each.
  var buttons = [true, true, true]
  /// Whether the window is a dark translucent panel.
  var isHUD = false
  /// Whether the title bar has no background.
  var isBarClear = false
}

extension WindowFrameArrangement.Look {
  /// Creates the generation of windows that belongs to a generation of controls.
  init(_ generation: ControlGeneration) {
    switch generation {
    case .aqua: self = .aqua
    case .bigSur: self = .bigSur
    case .glass: self = .glass
    }
  }
}
