public import Foundation

/// A translucent background; drawn as its predominant flat colour.
///
/// - SeeAlso: Apple, "NSVisualEffectView".
@preconcurrency @MainActor open class NSVisualEffectView: NSView {
  /// The material of the background; raw values are Apple's.
  public enum Material: Int, Sendable {
    case appearanceBased = 0, light = 1, dark = 2, titlebar = 3, selection = 4, menu = 5, popover =
      6
    case sidebar = 7, mediumLight = 8, ultraDark = 9, headerView = 10, sheet = 11
    case windowBackground = 12, hudWindow = 13, fullScreenUI = 15, toolTip = 17
    case contentBackground = 18, underWindowBackground = 21, underPageBackground = 22
  }
  /// The material of the background.
  open var material = Material.appearanceBased { didSet { needsDisplay = true } }
  /// The content that the background mixes with; raw values are Apple's.
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  /// The occasions on which the background is vivid; raw values are Apple's.
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
  /// The content that the background mixes with; stored only.
  open var blendingMode = BlendingMode.behindWindow
  /// The occasions on which the background is vivid; stored only.
  open var state = State.followsWindowActiveState
  /// The image whose opaque parts show the background; stored only.
  open var maskImage: NSImage?
  /// Whether the background is emphasized; stored only.
  open var isEmphasized = false
  /// The background behind the texts of controls.
  open var interiorBackgroundStyle: NSView.BackgroundStyle {
    material == .selection && isEmphasized ? .emphasized : .normal
  }
  open override func draw(_ dirtyRect: NSRect) { paint { $0.effect(material) } }
}
