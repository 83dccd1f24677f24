import AppKit

/// Prints where layout puts a view that draws its own shadow: without a word on alignment, with two functions
/// that do not quite undo each other, and with two that do; in superviews that count up and down.
///
/// `ShadowedView FILE` also writes the first three, side by side, as a PNG file.
@main
struct ShadowedView {
  @MainActor static func main() throws {
    print(report)
    guard let path = CommandLine.arguments.dropFirst().first else { return }
    try picture().write(to: URL(fileURLWithPath: path))
  }

  /// The three views, in the order of the report.
  @MainActor static var views: [(title: String, view: TileView)] {
    [
      ("Without alignment", TileView()), ("As listed", ListedView()),
      ("Corrected", CorrectedView()),
    ]
  }

  /// A paragraph for each view and way to count.
  @MainActor static var report: String {
    var paragraphs: [String] = []
    for isFlipped in [false, true] {
      for (title, view) in views {
        let background = isFlipped ? FlippedBackground() : Background()
        background.frame = NSRect(x: 0, y: 0, width: 320, height: 480)
        let complaints = complaints { background.center(view) }
        let tile = view.convert(view.tile, to: background)
        paragraphs.append(
          """
          \(title), y \(isFlipped ? "down" : "up")
            Frame: \(NSStringFromRect(view.frame))
            Alignment rectangle: \(NSStringFromRect(view.alignmentRect(forFrame: view.frame)))
            Middle of the tile: \(NSStringFromPoint(NSPoint(x: tile.midX, y: tile.midY)))
            The two functions: \(complaints.isEmpty ? "inverse" : "not inverse")
          """)
      }
    }
    return paragraphs.joined(separator: "\n")
  }

  /// What the check of alignment rectangles finds while something is laid out.
  @MainActor static func complaints(_ layOut: () -> Void) -> [AlignmentMismatch] {
    var found: [AlignmentMismatch] = []
    let log = LayoutProfile.standard.log
    LayoutProfile.standard.checksAlignmentRects = true
    LayoutProfile.standard.alignmentMismatchFound = { found.append($0) }
    LayoutProfile.standard.log = { _ in }
    layOut()
    LayoutProfile.standard.checksAlignmentRects = false
    LayoutProfile.standard.alignmentMismatchFound = nil
    LayoutProfile.standard.log = log
    return found
  }

  /// The three views in the middle of their backgrounds, side by side, as a PNG file.
  @MainActor static func picture() throws -> Data {
    let scene = NSView(frame: NSRect(x: 0, y: 0, width: 660, height: 220))
    for (index, (_, view)) in views.enumerated() {
      let background = Background(frame: NSRect(x: 220 * index, y: 0, width: 220, height: 220))
      scene.addSubview(background)
      background.center(view)
    }
    guard let bitmap = scene.bitmapImageRepForCachingDisplay(in: scene.bounds) else {
      throw CocoaError(.featureUnsupported)
    }
    scene.cacheDisplay(in: scene.bounds, to: bitmap)
    guard let data = bitmap.representation(using: .png, properties: [:]) else {
      throw CocoaError(.fileWriteUnknown)
    }
    return data
  }
}
