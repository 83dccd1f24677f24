public import Foundation
public import LayoutTree

/// A rectangle that takes part in the layout of a toolkit's views without being a view.
///
/// - Units: Points, y down; ``layoutFrame`` is in the bounds of ``owningView``.
/// - Errors: A constraint on a guide that no view has ends the program with Apple's text when it is activated.
/// - SeeAlso: Apple, "UILayoutGuide"; `Rules/Guides.md#guides-are-items-of-their-own`.
@preconcurrency @MainActor public final class ToolkitGuide: LayoutGuide {
  /// The object of a system guide, created on first use and kept by its view.
  static func of(_ node: GuideNode) -> ToolkitGuide { kept(for: node, make: ToolkitGuide.init) }

  /// The view that the guide was added to; nil before that.
  public var owningView: (any ToolkitView)? {
    guideNode.owner?.host.hostObject as? any ToolkitView
  }
  /// A name for reports; empty unless set.
  public var identifier: String {
    get { guideNode.identifier }
    set { guideNode.identifier = newValue }
  }
  /// The rectangle in the owning view's bounds after layout, on whole pixels.
  ///
  /// A guide of margins or the safe area that no constraint mentions has the rectangle that its rule gives it now.
  public var layoutFrame: CGRect { guideNode.shownFrame }
  /// The reasons for the value of an attribute of the guide; nil for `.notAnAttribute`.
  ///
  /// - Complexity: That of ``ToolkitView/explanation(of:)``.
  public func explanation(of attribute: NSLayoutConstraint.Attribute) -> LayoutExplanation? {
    guideNode.explanation(of: attribute)
  }
}
