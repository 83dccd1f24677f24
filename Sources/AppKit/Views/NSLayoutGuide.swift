public import Foundation
public import LayoutTree

/// A rectangle that takes part in layout but is not a view.
///
/// ```swift
/// let panel = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
/// let header = NSLayoutGuide()
/// panel.addLayoutGuide(header)
/// header.leadingAnchor.constraint(equalTo: panel.leadingAnchor).isActive = true
/// header.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
/// header.heightAnchor.constraint(equalToConstant: 50).isActive = true
/// header.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5).isActive = true
/// panel.layoutSubtreeIfNeeded()
/// print(header.frame.width, header.frame.minY)  // 150.0 150.0
/// ```
///
/// - Units: Points in the space of ``owningView``, y up unless that view is flipped.
/// - Errors: A constraint on a guide without an owning view ends the program with Apple's text when it is
///   activated.
/// - Complexity: As a view without subviews: four variables of the solver, and none for a guide without
///   constraints.
/// - SeeAlso: Apple, "NSLayoutGuide"; `Rules/Guides.md#guides-are-items-of-their-own`.
@preconcurrency @MainActor open class NSLayoutGuide: LayoutGuide {
  /// The object of a system guide, created on first access and retained by its view.
  package static func of(_ node: GuideNode) -> NSLayoutGuide {
    systemGuide(for: node, make: NSLayoutGuide.init(node:))
  }

  /// The view to which the guide was added.
  open var owningView: NSView? { guideNode.owner?.host as? NSView }
  /// An identifier for reports.
  open var identifier: NSUserInterfaceItemIdentifier {
    get { NSUserInterfaceItemIdentifier(guideNode.identifier) }
    set { guideNode.identifier = newValue.rawValue }
  }
  /// The guide's rectangle in its owner's coordinate space, after layout; points.
  open var frame: NSRect { guideNode.owner?.flipped(guideNode.frame) ?? guideNode.frame }
}
