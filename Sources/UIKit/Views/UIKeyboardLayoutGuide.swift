public import Foundation
package import LayoutTree

/// The part of a view that a docked keyboard covers.
///
/// Without a keyboard its top is the bottom edge of the safe area. ``UIView/setKeyboardHeight(_:)`` sets the
/// keyboard's height.
///
/// - SeeAlso: Apple, "UIKeyboardLayoutGuide"; `Rules/Guides.md#the-keyboards-guide`.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide is at least as high as the bottom safe area; default: true.
  ///
  /// Otherwise its top is the view's bottom edge while the keyboard is hidden.
  open var usesBottomSafeArea: Bool {
    get { guideNode.owner?.margins.keyboardUsesBottomSafeArea ?? true }
    set { guideNode.owner?.margins.keyboardUsesBottomSafeArea = newValue }
  }
  /// Whether the guide follows a floating keyboard; stored only.
  open var followsUndockedKeyboard = false
  /// The padding above the keyboard for interactive dismissal, in points; stored only.
  open var keyboardDismissPadding: CGFloat = 0

  /// A view's keyboard guide, created on first access and retained by the view.
  package static func keyboard(_ node: GuideNode) -> UIKeyboardLayoutGuide {
    systemGuide(for: node, make: UIKeyboardLayoutGuide.init(node:))
  }
}
