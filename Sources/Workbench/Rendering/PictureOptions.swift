package import ViewDrawing

/// How a picture of a document is made.
package struct PictureOptions: Sendable, Hashable, Codable {
  /// Which root: the id of a scene, the id or storyboard identifier of a controller, the id or title of a
  /// window, or the id of a root view; nil takes what the document starts with.
  package var scene: String?
  /// A device to lay the document out on, by identifier or product name; nil is the document's own.
  package var device: String?
  /// What is drawn over the views; nil asks the launch arguments.
  package var overlays: Set<Overlay>?
  /// The kind of file.
  package var format: PictureFormat
  /// Pixels in a point of a PNG; nil is the device's scale, or 2 for macOS.
  package var scale: Double?
  /// The generation of macOS to lay the document out and draw it in; nil is its own.
  package var look: ControlLook?
  /// Light or dark; nil is light.
  package var appearance: PictureAppearance?

  /// Folders and catalogues in which named pictures and colours are looked for after those beside the document.
  package var assetFolders: [String] = []

  /// Whether views are of the classes that the document names, where this process has them.
  package var usesCustomClasses = false

  /// The document's first root on its own device.
  package init(
    scene: String? = nil, device: String? = nil, overlays: Set<Overlay>? = nil,
    format: PictureFormat = .png, scale: Double? = nil, look: ControlLook? = nil
  ) {
    self.scene = scene
    self.device = device
    self.overlays = overlays
    self.format = format
    self.scale = scale
    self.look = look
  }
}
