public import Foundation
public import LayoutTree

/// A rectangle that takes part in layout without being a view.
///
/// - SeeAlso: Apple, "NSLayoutGuide"; `Rules/Guides.md#guides-are-items-of-their-own`.
@preconcurrency @MainActor open class NSLayoutGuide: LayoutGuide {
  /// The object of a system guide, made when it is first asked for and kept by its view.
  package static func of(_ node: GuideNode) -> NSLayoutGuide {
    kept(for: node, make: NSLayoutGuide.init(node:))
  }

  /// The view the guide belongs to.
  open var owningView: NSView? { guideNode.owner?.host as? NSView }
  /// A name for reports.
  open var identifier: NSUserInterfaceItemIdentifier {
    get { NSUserInterfaceItemIdentifier(guideNode.identifier) }
    set { guideNode.identifier = newValue.rawValue }
  }
  /// The guide's rectangle in its owner's own space, after layout; points.
  open var frame: NSRect { guideNode.owner?.turned(guideNode.frame) ?? guideNode.frame }
}
