package import Diagnostics
package import IBDocument
package import LayoutTree

/// One root of a document as a tree of views, ready for layout.
@MainActor package struct BuiltRoot {
  /// The element it was made from.
  package let element: ViewElement
  /// The controller that would load it, if any.
  package let controller: ControllerElement?
  /// The root view.
  package let view: any ViewHost
  /// Every view by its id in the document, in document order.
  package let views: [(id: String, view: any ViewHost, element: ViewElement)]
  /// The findings of building.
  package let findings: [Finding]
  /// The constraints, by their positions in the document.
  package let constraints: [(constraint: NSLayoutConstraint, element: ConstraintElement)]
  /// Views and guides by their ids in the document.
  package let items: [String: any ConstraintItem]
  /// The cells that are created on demand, each with the view that requests it.
  ///
  /// Empty where the document is shown as Interface Builder shows it.
  package let prototypes: [(owner: any ViewHost, cell: ViewElement)]
  /// Whether the rules of environments cover what Interface Builder showed around it.
  package let hasKnownSurroundings: Bool
}
