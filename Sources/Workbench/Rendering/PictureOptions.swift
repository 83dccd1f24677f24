internal import Foundation
package import IBDocument
internal import NibBuilding
package import ViewDrawing

/// The options for rendering a document.
package struct PictureOptions: Sendable, Hashable, Codable {
  /// The root to draw: the id of a scene, the id or storyboard identifier of a controller, the id or title of a window,
  /// or the id of a root view; nil for the initial one.
  package var scene: String?
  /// The surroundings that replace the document's own; the device may be a product name.
  package var surroundings: Surroundings
  /// The overlays drawn over the views; nil for those of the launch arguments.
  package var overlays: Set<Overlay>?
  /// Whether pictures come with the tree of their views, as text.
  package var statesTree = false
  /// The file format.
  package var format: PictureFormat
  /// The number of pixels per point of a PNG; nil for the device's scale, or 2 for macOS.
  package var scale: Double?
  /// The generation of macOS for layout and drawing; nil for the document's own.
  package var look: ControlLook?

  /// The additional folders and catalogues for named pictures and colours, searched after those next to the document.
  package var assetFolders: [String] = []

  /// Whether pictures show whole screens and windows: bars, sheets and the frames of windows.
  package var showsScreen = false
  /// The treatment of what the display of a whole screen does not show: its corners and the place of the camera.
  package var mask = DisplayMask.ignored
  /// The folder of pictures of symbols that override those of the installed set; nil for none.
  package var symbolFolder: String?
  /// Whether text is drawn as filled boxes instead of letters.
  package var drawsTextAsBlocks = false
  /// Whether pictures may use the pinned font files only.
  package var pinsFonts = false
  /// The folders with font files of the project.
  package var fontFolders: [String] = []

  /// Whether views are instances of the classes in the document, if this process contains them.
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

  /// Whether views have numbers.
  var needsNumbers: Bool { statesTree || overlays?.contains(.marks) == true }

  /// The options for building the document, before the search for its folders of pictures.
  var nib: NibOptions {
    var options = NibOptions()
    options.usesCustomClasses = usesCustomClasses
    options.assetFolders = assetFolders.map { URL(fileURLWithPath: $0) }
    options.assetScale = scale
    return options
  }
}
