package import LayoutTree

/// The subject of a picture: the views and constraints to which overlays are limited.
@MainActor package struct OverlaySubject {
  /// The views whose alignment rectangles are drawn, identified by their nodes.
  let views: Set<ObjectIdentifier>
  /// The constraints that are drawn.
  let constraints: Set<ObjectIdentifier>

  /// Creates a subject.
  package init(views: [ViewNode], constraints: [NSLayoutConstraint]) {
    self.views = Set(views.map(ObjectIdentifier.init))
    self.constraints = Set(constraints.map(ObjectIdentifier.init))
  }
}
