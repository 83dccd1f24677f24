public import Foundation
package import ViewCore

/// Views of which one is shown.
///
/// - SeeAlso: Apple, "NSTabView".
@preconcurrency @MainActor open class NSTabView: NSView {
  /// Where tabs stand, and what is around the views.
  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }
  /// Where tabs stand, and what is around the views.
  open var tabViewType = TabType.topTabsBezelBorder {
    didSet { viewNode.alignmentChanged() }
  }
  /// How large tabs are drawn.
  open var controlSize = NSControl.ControlSize.regular { didSet { viewNode.alignmentChanged() } }
  /// The system whose look decides insets; the current one unless set.
  open var generation = ControlGeneration.current { didSet { viewNode.alignmentChanged() } }

  open override var alignmentRectInsets: NSEdgeInsets {
    let size = ControlSizeClass(rawValue: Int(controlSize.rawValue)) ?? .regular
    switch tabViewType {
    case .topTabsBezelBorder:
      return NSEdgeInsets(ControlInsets.insets(.tabs(isAtTop: true), size, generation))
    case .bottomTabsBezelBorder:
      return NSEdgeInsets(ControlInsets.insets(.tabs(isAtTop: false), size, generation))
    default: return NSEdgeInsets(ViewInsets.zero)
    }
  }
}
