public import Foundation
package import LayoutTree

/// The part of a view that a docked keyboard covers.
///
/// Without a keyboard its top is the lower edge of the safe area, so what is tied to it stands where it
/// would stand above no keyboard. Programs say how high the keyboard is by
/// ``UIView/setKeyboardHeight(_:)``.
///
/// - SeeAlso: Apple, "UIKeyboardLayoutGuide"; `Rules/Guides.md#the-keyboards-guide`.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide is at least as high as the lower strip of the safe area; true unless set.
  ///
  /// Otherwise its top is the view's lower edge while no keyboard is shown.
  open var usesBottomSafeArea: Bool {
    get { guideNode.owner?.margins.keyboardUsesBottomSafeArea ?? true }
    set { guideNode.owner?.margins.keyboardUsesBottomSafeArea = newValue }
  }
  /// Whether the guide follows a keyboard that floats; kept, since no keyboard floats here.
  open var followsUndockedKeyboard = false
  /// How far above the keyboard a finger begins to push it away, in points; kept.
  open var keyboardDismissPadding: CGFloat = 0

  /// The object of a view's keyboard guide, made when it is first asked for and kept by its view.
  package static func keyboard(_ node: GuideNode) -> UIKeyboardLayoutGuide {
    kept(for: node, make: UIKeyboardLayoutGuide.init(node:))
  }
}
