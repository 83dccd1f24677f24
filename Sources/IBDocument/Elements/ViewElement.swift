/// A view of a document, resolved for the document's size classes.
///
/// Variations that apply are laid over the base, most specific last; what they do not change is the
/// element's own.
package final class ViewElement: Sendable {
  /// The XML element.
  package let element: Element
  /// The variations that apply, least specific first.
  let variations: [Element]
  /// The identifier; `#line:column` for the few views the document gives none.
  package let id: String
  /// The role in the parent object, such as `view`, `contentView` or `tableHeaderView`.
  package let key: String?
  /// The XML parent, such as `subviews`, `cells` or `barButtonItem`; nil for the first element.
  package let holder: Element?
  /// The frame as stored, in points, in the superview's coordinates as the document writes them.
  package let frame: Rect
  /// Whether the document states a frame; a view without one gets a diagnostic and a zero frame.
  package let hasFrame: Bool
  /// Excluded by a size-class mask, itself or with an ancestor.
  package let isExcluded: Bool
  /// Whether it is the cell of a table's hidden column.
  package let isInHiddenColumn: Bool
  /// The views directly inside, in document order, whatever elements are between.
  package let children: [ViewElement]
  /// The layout guides the view holds.
  package let guides: [GuideElement]
  /// The constraints the view holds, in document order; unusable ones are among the findings.
  package let constraints: [ConstraintElement]
  /// The explicit margins.
  package let layoutMargins: EdgeInsetsElement?
  /// The explicit margins by reading direction.
  package let directionalLayoutMargins: DirectionalEdgeInsetsElement?
  /// The resizing flags; nil when the view has no such element.
  package let autoresizingMask: AutoresizingMaskElement?
  /// The runtime attributes the author added.
  package let userDefinedRuntimeAttributes: [RuntimeAttribute]
  /// Outlets, actions and segues that start at the view.
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

  /// The name of the XML parent; empty for the first element.
  package var via: String { holder?.name ?? "" }

  /// The element under the variations that apply to it.
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
