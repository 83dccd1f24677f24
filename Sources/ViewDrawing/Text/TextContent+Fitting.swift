internal import Drawing
package import Foundation

/// Text that becomes smaller where there is too little room.
extension TextContent {
  /// The largest text not larger than this one that has room, in steps of a tenth of a per cent.
  ///
  /// Where even the smallest has none, the smallest: its end is cut off then.
  ///
  /// - Parameters:
  ///   - room: The room in points; text of one line may be higher.
  ///   - minimumScale: The smallest factor on all fonts, from 0 to 1; what is not in between shrinks nothing.
  /// - Complexity: ten layouts at most.
  package func shrunk(toFit room: CGSize, minimumScale: CGFloat) -> TextContent {
    guard minimumScale > 0, minimumScale < 1, room.width > 0, !fits(room) else { return self }
    var (low, high) = (Int((minimumScale * 1000).rounded(.up)), 1000)
    while high - low > 1 {
      let middle = (low + high) / 2
      if scaled(by: Double(middle) / 1000).fits(room) { low = middle } else { high = middle }
    }
    return scaled(by: Double(low) / 1000)
  }

  private func fits(_ room: CGSize) -> Bool {
    // Half a hundredth of a point is the rounding of a width that was measured.
    if maximumLines == 1 { return layout().size.width <= room.width + 0.005 }
    var whole = self
    whole.maximumLines = 0
    let lines = whole.layout(width: room.width)
    return (maximumLines == 0 || lines.lineCount <= maximumLines)
      && lines.size.height <= room.height + 0.005 && lines.size.width <= room.width + 0.005
  }

  private func scaled(by factor: Double) -> TextContent {
    var smaller = self
    for index in smaller.runs.indices { smaller.runs[index].font.size *= factor }
    return smaller
  }
}
