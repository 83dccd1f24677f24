package import Foundation

/// A placeholder for a view of another framework (WebKit, MapKit, GLKit, SpriteKit, SceneKit, MetalKit,
/// ARKit) or for an unknown element: without natural size and alignment insets, as measured on documents with
/// such views (15/15 web views, 3/3 maps).
@MainActor package final class ForeignView: UIView {
  /// The element that the view represents.
  package var kind = "view"
  package override var contentDescription: String? { kind }

  /// Draws a grey box with a diagonal and the kind in its centre.
  package override func draw(_ rect: CGRect) {
    paint { ForeignPainter(painter: $0, kind: kind).draw() }
  }
}
