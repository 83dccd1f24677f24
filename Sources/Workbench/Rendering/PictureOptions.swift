/// How a picture of a document is made.
package struct PictureOptions: Sendable, Hashable, Codable {
  /// Which root: the id of a scene, the id or storyboard identifier of a controller, the id or title of a
  /// window, or the id of a root view; nil takes what the document starts with.
  package var scene: String?
  /// A device to lay the document out on, by identifier or product name; nil is the document's own.
  package var device: String?
  /// Whether alignment rectangles are drawn over the views; nil asks the launch arguments.
  package var showsAlignmentRects: Bool?
  /// Pixels in a point; nil is the device's scale, or 2 for macOS.
  package var scale: Double?
  /// The generation of macOS to lay the document out and draw it in; nil is its own.
  package var look: ControlLook?

  /// Whether views are of the classes that the document names, where this process has them.
  package var usesCustomClasses = false

  /// The document's first root on its own device.
  package init(
    scene: String? = nil, device: String? = nil, showsAlignmentRects: Bool? = nil,
    scale: Double? = nil, look: ControlLook? = nil
  ) {
    self.scene = scene
    self.device = device
    self.showsAlignmentRects = showsAlignmentRects
    self.scale = scale
    self.look = look
  }
}
