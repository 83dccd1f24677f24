public import Foundation
public import LayoutTree

/// A rectangle that takes part in the layout of a toolkit's views but is not a view.
///
/// - Units: Points, y down; ``layoutFrame`` is in the bounds of ``owningView``.
/// - Errors: A constraint on a guide without an owning view ends the program with Apple's text when it is
///   activated.
/// - SeeAlso: Apple, "UILayoutGuide"; `Rules/Guides.md#guides-are-items-of-their-own`.
@preconcurrency @MainActor public final class ToolkitGuide: LayoutGuide {
  /// The object of a system guide, created on first access and retained by its view.
  static func of(_ node: GuideNode) -> ToolkitGuide {
    systemGuide(for: node, make: ToolkitGuide.init)
  }

  /// The view to which the guide was added; nil before that.
  public var owningView: (any ToolkitView)? {
    guideNode.owner?.host.hostObject as? any ToolkitView
  }
  /// An identifier for reports; empty unless set.
  public var identifier: String {
    get { guideNode.identifier }
    set { guideNode.identifier = newValue }
  }
  /// The rectangle in the owning view's bounds after layout, aligned to pixels.
  ///
  /// A guide of margins or the safe area that no constraint mentions has the current rectangle of its rule.
  public var layoutFrame: CGRect { guideNode.shownFrame }
  /// The reasons for the value of an attribute of the guide; nil for `.notAnAttribute`.
  ///
  /// - Complexity: That of ``ToolkitView/explanation(of:)``.
  public func explanation(of attribute: NSLayoutConstraint.Attribute) -> LayoutExplanation? {
    guideNode.explanation(of: attribute)
  }
}
