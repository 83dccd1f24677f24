package import IBDocument
package import ViewDrawing

/// The options for rendering a document.
package struct PictureOptions: Sendable, Hashable, Codable {
  /// The root to draw: the id of a scene, the id or storyboard identifier of a controller, the id or title of a
  /// window, or the id of a root view; nil for the initial one.
  package var scene: String?
  /// The surroundings that replace the document's own; the device can be a product's name as well.
  package var surroundings: Surroundings
  /// The overlays drawn over the views; nil for those of the launch arguments.
  package var overlays: Set<Overlay>?
  /// The kind of file.
  package var format: PictureFormat
  /// Pixels per point of a PNG; nil for the device's scale, or 2 for macOS.
  package var scale: Double?
  /// The generation of macOS to lay the document out and draw it in; nil for its own.
  package var look: ControlLook?

  /// Folders and catalogues to search for named pictures and colours after those beside the document.
  package var assetFolders: [String] = []

  /// Whether views have the classes that the document names, if this process has them.
  package var usesCustomClasses = false

  /// Creates options; the defaults render the document's initial root on its own device.
  package init(
    scene: String? = nil, surroundings: Surroundings = Surroundings(),
    overlays: Set<Overlay>? = nil, format: PictureFormat = .png, scale: Double? = nil,
    look: ControlLook? = nil
  ) {
    self.scene = scene
    self.surroundings = surroundings
    self.overlays = overlays
    self.format = format
    self.scale = scale
    self.look = look
  }
}
