package import Foundation

/// Stands for a view of another framework (WebKit, MapKit, GLKit, SpriteKit, SceneKit, MetalKit,
/// ARKit) or for an element nobody knows: no natural size, no alignment insets, as measured on
/// documents that hold such views (15/15 web views, 3/3 maps).
@MainActor package final class ForeignView: UIView {
  /// The element it stands for.
  package var kind = "view"
  package override var contentDescription: String? { kind }

  /// A grey box with the kind in its middle and a diagonal.
  package override func draw(_ rect: CGRect) {
    paint { ForeignPainter(painter: $0, kind: kind).draw() }
  }
}
