internal import Drawing
internal import Foundation

/// Paints an image in its frame.
@MainActor struct ImagePainter {
  let painter: ControlPainter
  let view: NSImageView

  /// Paints the frame and the image.
  func draw() {
    var room = painter.bounds
    switch view.imageFrameStyle {
    case .none: break
    case .photo, .groove:
      painter.fill(room, painter.grey(1, dark: 0.2))
      painter.line(inside: room, painter.grey(0.6, dark: 0.4))
      room = room.insetBy(dx: 4, dy: 4)
    case .grayBezel:
      painter.fill(room, painter.grey(0.9, dark: 0.25))
      painter.line(inside: room, painter.grey(0.65, dark: 0.4))
      room = room.insetBy(dx: 4, dy: 4)
    case .button:
      painter.body(room)
      room = room.insetBy(dx: 4, dy: 4)
    }
    let ink = (view.contentTintColor ?? .controlTextColor).cgColor
    if let image = view.image {
      painter.picture(
        image, missing: nil, in: painter.imageRect(image.size, in: room, view.imageScaling), ink)
    } else if let missing = view.viewNode.designTime?.image {
      let size = missing.size ?? missing.glyph?.drawnSize ?? room.size
      painter.picture(
        nil, missing: missing, in: painter.imageRect(size, in: room, view.imageScaling), ink)
    }
  }
}
