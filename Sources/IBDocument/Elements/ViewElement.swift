/// A view in a document, resolved for the document's size classes.
///
/// Variations that apply override the element's properties, most specific last; unchanged properties are the element's
/// own.
package final class ViewElement: Sendable {
  /// The XML element.
  package let element: Element
  /// The variations that apply, least specific first.
  let variations: [Element]
  /// The identifier; `#line:column` for the few views without one in the document.
  package let id: String
  /// The role in the parent object, such as `view`, `contentView` or `tableHeaderView`.
  package let key: String?
  /// The XML parent, such as `subviews`, `cells` or `barButtonItem`; nil for the root element.
  package let holder: Element?
  /// The stored frame, in points, in the superview's coordinates as stored in the document.
  package let frame: Rect
  /// Whether the document contains a frame; a view without one has a finding and a zero frame.
  package let hasFrame: Bool
  /// Whether a size-class mask excludes the view or one of its ancestors.
  package let isExcluded: Bool
  /// Whether the view is the cell of a hidden table column.
  package let isInHiddenColumn: Bool
  /// The child views in document order, regardless of elements between them and this one.
  package let children: [ViewElement]
  /// The layout guides of the view.
  package let guides: [GuideElement]
  /// The constraints that the view holds, in document order; invalid ones are reported as findings.
  package let constraints: [ConstraintElement]
  /// The explicit margins.
  package let layoutMargins: EdgeInsetsElement?
  /// The explicit directional margins.
  package let directionalLayoutMargins: DirectionalEdgeInsetsElement?
  /// The resizing flags; nil if the view has no such element.
  package let autoresizingMask: AutoresizingMaskElement?
  /// The user-defined runtime attributes.
  package let userDefinedRuntimeAttributes: [RuntimeAttribute]
  /// The outlets, actions and segues that start at the view.
  package let connections: [Connection]

  init(_ parts: Parts) {
    element = parts.element
    variations = parts.variations
    id = parts.id
    key = parts.element["key"]
    holder = parts.holder
    frame = parts.frame
    hasFrame = parts.hasFrame
    isExcluded = parts.isExcluded
    isInHiddenColumn = parts.isInHiddenColumn
    children = parts.children
    guides = parts.element.children.compactMap(GuideElement.init)
    constraints = parts.constraints
    let layers = Layers(element: parts.element, variations: parts.variations)
    layoutMargins = layers.child("edgeInsets", key: "layoutMargins").map(EdgeInsetsElement.init)
    directionalLayoutMargins = layers.child(
      "directionalEdgeInsets", key: "directionalLayoutMargins"
    ).map(DirectionalEdgeInsetsElement.init)
    autoresizingMask = layers.child("autoresizingMask", key: "autoresizingMask")
      .map(AutoresizingMaskElement.init)
    userDefinedRuntimeAttributes = RuntimeAttribute.all(of: parts.element)
    connections = parts.element.connections
  }

  /// The parts of a view that the resolver determines.
  struct Parts {
    let element: Element
    let variations: [Element]
    let id: String
    let holder: Element?
    var frame = Rect()
    var hasFrame = true
    var isExcluded = false
    var isInHiddenColumn = false
    var children: [ViewElement] = []
    var constraints: [ConstraintElement] = []
  }

  /// The name of the XML parent; empty for the root element.
  package var via: String { holder?.name ?? "" }

  /// An element with the variations that apply to it.
  struct Layers {
    let element: Element
    let variations: [Element]

    func child(_ name: String, key: String) -> Element? {
      for layer in variations.reversed() {
        if let child = layer.child(name, key: key) { return child }
      }
      return element.child(name, key: key)
    }
  }
}
