import AppKit
import Testing

/// Natural sizes of buttons with a title and a picture, by the position of the picture.
@MainActor struct ButtonSizeTests {
  private func size(
    _ position: NSControl.ImagePosition, _ title: String = "Record", side: CGFloat = 40
  ) -> NSSize {
    let button = NSButton()
    button.bezelStyle = .shadowlessSquare
    button.isBordered = false
    button.title = title
    button.image = NSImage(size: NSSize(width: side, height: side))
    button.imagePosition = position
    return button.intrinsicContentSize
  }

  /// Above and below add heights, beside adds widths, upon each other the larger of both counts.
  @Test(arguments: [8.0, 40, 200]) func thePositionDecides(side: CGFloat) {
    let beside = size(.imageLeft, side: side)
    #expect(size(.imageRight, side: side) == beside)
    let title = size(.noImage, side: side)
    let above = size(.imageAbove, side: side)
    #expect(size(.imageBelow, side: side) == above)
    let over = size(.imageOverlaps, side: side)
    #expect(over.width == above.width && over.width < beside.width)
    #expect(above.height > side + 10 && over.height == beside.height)
    #expect(above.width >= min(side, title.width - side))
  }

  @Test func withoutTitleThePositionCountsForNothing() {
    let only = size(.imageOnly, "")
    for position in [NSControl.ImagePosition.imageAbove, .imageBelow, .imageOverlaps, .imageLeft] {
      #expect(size(position, "").width == only.width)
    }
  }
}
