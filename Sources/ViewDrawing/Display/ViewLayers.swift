package import Drawing
package import Foundation
internal import LayoutTree

/// Views of several trees that are drawn above one another in one picture, such as a view and the bars of its screen.
///
/// Lengths are in points in the picture, y down.
@MainActor package struct ViewLayers {
  /// A part of the picture.
  package struct Layer {
    /// The drawn content of a layer.
    package enum Content {
      /// A view, whose bounds fill the layer's rectangle.
      case view(any DrawnHost)
      /// A colour.
      case color(CGColor)
    }
    /// The content.
    package var content: Content
    /// The rectangle of the layer.
    package var frame: CGRect
    /// The rectangle outside of which the layer is not drawn; nil for none.
    package var clip: CGRect?
    /// The radius of that rectangle's corners.
    package var radius: CGFloat = 0
    /// The round corners of that rectangle.
    package var corners = RectCorners.all
    /// Whether the layer is the subject of the picture, which overlays are drawn on.
    package var isSubject = false

    /// Creates a layer.
    package init(_ content: Content, in frame: CGRect) {
      (self.content, self.frame) = (content, frame)
    }
  }

  /// The size of the picture.
  package var size: CGSize
  /// Whether the picture has a background behind the layers; one of a window with its shadow has none.
  package var hasBackground = true
  /// The outline of the display that the picture shows; nil for a rectangle.
  package var outline: DisplayOutline?
  /// The names of the parts that the picture shows around its subject, such as `tab bar`.
  package var parts: [String] = []
  /// The layers, from back to front.
  package var layers: [Layer] = []

  /// Creates a picture without layers.
  package init(size: CGSize) { self.size = size }

  /// Creates a picture of a single view, which is its subject.
  package init(of view: any DrawnHost) {
    size = view.node.bounds.size
    var layer = Layer(.view(view), in: CGRect(origin: .zero, size: size))
    layer.isSubject = true
    layers = [layer]
  }

  /// The view that is the subject of the picture, if any.
  var subject: (any DrawnHost)? {
    for layer in layers where layer.isSubject {
      if case .view(let view) = layer.content { return view }
    }
    return nil
  }

  /// The whole picture.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Adds a layer in front of the others.
  package mutating func add(_ content: Layer.Content, in frame: CGRect) {
    layers.append(Layer(content, in: frame))
  }

  /// Adds the layers of another picture, shrunk or moved into a rectangle and clipped to it.
  package mutating func add(
    _ other: ViewLayers, in frame: CGRect, radius: CGFloat = 0, corners: RectCorners = .all
  ) {
    guard other.size.width > 0, other.size.height > 0 else { return }
    let map = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .scaledBy(x: frame.width / other.size.width, y: frame.height / other.size.height)
    for var layer in other.layers {
      layer.frame = layer.frame.applying(map)
      let inner = layer.clip?.applying(map)
      // One rectangle clips a layer: the inner one, if it lies inside of the outer one.
      if let inner, frame.contains(inner) {
        layer.clip = inner
      } else {
        (layer.clip, layer.radius, layer.corners) = (frame, radius, corners)
      }
      layers.append(layer)
    }
  }
}

extension ViewRenderer {
  /// Draws layers, with overlays on the subject only.
  ///
  /// - Complexity: O(views).
  package mutating func draw(_ layers: ViewLayers) {
    for layer in layers.layers {
      context.saveGState()
      if let clip = layer.clip {
        context.addPath(.rounded(clip, radius: layer.radius, corners: layer.corners))
        context.clip()
      }
      switch layer.content {
      case .color(let color): context.fill(layer.frame, radius: 0, color)
      case .view(let view) where layer.isSubject: draw(view, in: layer.frame)
      case .view(let view):
        var plain = ViewRenderer(context, overlays: [])
        plain.draw(view, in: layer.frame)
        for note in plain.notes { add(note) }
      }
      context.restoreGState()
    }
  }
}
