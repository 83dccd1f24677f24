internal import Foundation
internal import ViewArrangements

/// The part of a picture of a window that is behind its content, or the part that is in front of it.
final class WindowFrameView: NSView {
  /// A side of the content.
  enum Part { case behind, inFront }

  /// The side of the content that the view draws.
  let part: Part
  /// The places of the parts.
  let arrangement: WindowFrameArrangement
  /// The texts and buttons.
  let content: WindowFrameContent
  /// The texts below the toolbar's items, with their rectangles.
  var labels: [(text: String, rect: CGRect)] = []

  init(_ part: Part, _ arrangement: WindowFrameArrangement, _ content: WindowFrameContent) {
    (self.part, self.arrangement, self.content) = (part, arrangement, content)
    super.init(frame: NSRect(origin: .zero, size: arrangement.size))
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ dirtyRect: NSRect) {
    paint { painter in
      let frame = WindowFramePainter(painter: painter, view: self)
      switch part {
      case .behind: frame.drawBehind()
      case .inFront: frame.drawInFront()
      }
    }
  }
}
