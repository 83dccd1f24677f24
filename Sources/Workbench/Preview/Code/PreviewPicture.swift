internal import Diagnostics
package import Drawing
package import Foundation
internal import IBDocument
internal import LayoutTree
internal import UIKit
internal import ViewDrawing

/// A picture of a preview.
@MainActor package struct PreviewPicture {
  /// The picture as a file in the requested format.
  package let data: Data
  /// The size of the picture, in points.
  package let size: CGSize
  /// The tree of the views as text, with the numbers of ``Overlay/marks``; nil unless the options ask for it.
  package let tree: String?
  /// The diagnostics from drawing, one line each.
  package let diagnostics: [String]
  /// The parts that are drawn otherwise than on Apple's systems.
  package let omissions: PictureOmissions

  /// Creates a picture of a preview.
  ///
  /// - Parameter options: The scene, the size in the surroundings, the mask and the look have no effect.
  /// - Throws: `WorkbenchError` if the preview cannot be made or drawn, or if the device is unknown.
  package init(of preview: LoadedPreview, options: PictureOptions) throws(WorkbenchError) {
    if options.pinsFonts { PinnedFonts.beginRecording() }
    var surroundings = options.surroundings
    surroundings.device = try DocumentPicture.identifier(ofDevice: surroundings.device)
    let place = preview.place
    let picture = try LayoutProfile.with(DocumentPicture.profile(options)) {
      () throws(WorkbenchError) in
      try preview.show(in: surroundings) { view in
        Result { () throws(WorkbenchError) in
          try PreviewPicture(of: view, at: place, options: options)
        }
      }
    }
    self = try picture.get()
  }

  /// Creates a picture of a shown root.
  ///
  /// - Parameter place: The place of the preview for messages.
  /// - Throws: `WorkbenchError` if the root cannot be drawn.
  init(
    of view: any DrawnHost, at place: String, options: PictureOptions
  ) throws(WorkbenchError) {
    let window = options.showsScreen ? view as? UIWindow : nil
    let layers = window?.pictureLayers() ?? ViewLayers(of: view)
    let scale = options.scale ?? DocumentPicture.scale(of: view)
    guard scale.isFinite, scale > 0,
      let context = options.format.context(size: layers.size, scale: scale)
    else {
      let size = "\(FrameTree.text(layers.bounds))"
      throw .picture(
        path: place,
        why: "its frame \(size) is empty or too large at \(scale) pixels per point")
    }
    context.setFillColor(DocumentPicture.background(of: view))
    context.fill(layers.bounds)
    var renderer = ViewRenderer(context, overlays: options.overlays ?? Overlay.requested)
    let tree = options.needsNumbers ? NumberedTree(of: view, at: Location(place)) : nil
    renderer.numbers = tree?.numbers ?? [:]
    self.tree = options.statesTree ? tree?.text : nil
    renderer.draw(layers)
    let unpinned = options.pinsFonts ? PinnedFonts.differences() : []
    guard unpinned.isEmpty else { throw .fonts(path: place, unpinned) }
    do {
      data = try options.format.data(from: context)
    } catch {
      throw .picture(path: place, why: "\(error)")
    }
    size = layers.size
    omissions = context.omissions
    diagnostics = (renderer.notes + context.diagnostics).map { "\(place): \($0)" }
  }
}
