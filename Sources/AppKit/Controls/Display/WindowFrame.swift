internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// The frame of a window as layers of a picture, around the content.
@MainActor struct WindowFrame {
  private let place: WindowFrameArrangement
  private let content: NSView
  private let behind: WindowFrameView
  /// The part in front of the content.
  let inFront: WindowFrameView

  /// Creates the frame around a view.
  init(_ place: WindowFrameArrangement, _ texts: WindowFrameContent, around content: NSView) {
    (self.place, self.content) = (place, content)
    behind = WindowFrameView(.behind, place, texts)
    inFront = WindowFrameView(.inFront, place, texts)
    for part in [behind, inFront] { part.appearance = content.effectiveAppearance }
  }

  /// Adds the shadow, the background and the content.
  func addBehind(to layers: inout ViewLayers) {
    layers.add(.view(behind), in: layers.bounds)
    var corners: RectCorners = place.roundsLowerCorners ? [.minXMaxY, .maxXMaxY] : []
    if place.roundsUpperCorners { corners.formUnion([.minXMinY, .maxXMinY]) }
    var inner = ViewLayers(of: content)
    inner.size = place.contentSize
    layers.add(inner, in: place.content, radius: place.cornerRadius, corners: corners)
  }

  /// Adds the outline, the buttons and the texts.
  func addInFront(to layers: inout ViewLayers) {
    layers.add(.view(inFront), in: layers.bounds)
  }
}
