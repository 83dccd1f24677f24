package import Drawing
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

  /// The lines that have room in a size, at least one; the last of them is truncated where text is left over.
  ///
  /// Lines have the height of what stands in them, so how many have room is known only when they are laid out.
  ///
  /// - Parameter room: The room in points. A line may stick out by a hundredth of its height.
  /// - Complexity: Two layouts of as many lines of the lowest font as have room; where paragraph styles make lines lower,
  ///   one of twice as many until there are enough.
  package func layout(in room: CGSize) -> TextLayout {
    var content = self
    let most = maximumLines == 0 ? Int.max : maximumLines
    let lowest = runs.map { FontMetrics(for: $0.font).lineHeight }.min() ?? metrics.lineHeight
    var tried = max(1, Int(cut: Double(room.height) / max(lowest, 0.01) + 0.01))
    while true {
      content.maximumLines = min(most, tried)
      let layout = content.layout(width: room.width)
      let count = layout.lines.prefix { $0.top + $0.height * 0.99 <= Double(room.height) }.count
      if count < layout.lineCount {
        guard layout.lineCount > 1 else { return layout }
        content.maximumLines = max(1, count)
        return content.layout(width: room.width)
      }
      // Paragraph styles may make lines lower than their fonts are.
      guard layout.isTruncated, tried < most, layout.lineCount == tried else { return layout }
      tried = tried > most / 2 ? most : tried * 2
    }
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
