package import Diagnostics
package import IBDocument
package import LayoutTree

/// One root of a document as a tree of views, ready for layout.
@MainActor package struct BuiltRoot {
  /// The element that the root was built from.
  package let element: ViewElement
  /// The controller that would load it, if any.
  package let controller: ControllerElement?
  /// The root view.
  package let view: any ViewHost
  /// Each view with its id in the document, in document order.
  package let views: [(id: String, view: any ViewHost, element: ViewElement)]
  /// The findings from building the root.
  package let findings: [Finding]
  /// The constraints, in document order.
  package let constraints: [(constraint: NSLayoutConstraint, element: ConstraintElement)]
  /// The views and guides by their ids in the document.
  package let items: [String: any ConstraintItem]
  /// The prototype cells, each with the view that creates cells from it.
  ///
  /// Empty if the document is displayed as in Interface Builder.
  package let prototypes: [(owner: any ViewHost, cell: ViewElement)]
  /// Whether the environment rules cover the surroundings that Interface Builder simulated.
  package let hasKnownSurroundings: Bool
}
