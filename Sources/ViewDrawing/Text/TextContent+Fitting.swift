package import Drawing
package import Foundation

/// Text that shrinks if there is not enough space.
extension TextContent {
  /// Returns the largest text that fits, at most at the current size, in steps of 0.1 %.
  ///
  /// If even the smallest text does not fit, returns it; it is then truncated.
  ///
  /// - Parameters:
  ///   - room: The available size, in points; one line of text may be higher.
  ///   - minimumScale: The minimum factor for all fonts, from 0 to 1; values outside this range disable shrinking.
  /// - Complexity: At most ten layouts.
  package func shrunk(toFit room: CGSize, minimumScale: CGFloat) -> TextContent {
    guard minimumScale > 0, minimumScale < 1, room.width > 0, !fits(room) else { return self }
    var (low, high) = (Int((minimumScale * 1000).rounded(.up)), 1000)
    while high - low > 1 {
      let middle = (low + high) / 2
      if scaled(by: Double(middle) / 1000).fits(room) { low = middle } else { high = middle }
    }
    return scaled(by: Double(low) / 1000)
  }

  /// Returns the lines that fit into a size, at least one; the last line is truncated if text remains.
  ///
  /// Line heights depend on their contents, so the number of lines that fit is known only after layout.
  ///
  /// - Parameter room: The available size, in points. A line may exceed it by a hundredth of its height.
  /// - Complexity: Two layouts with as many lines of the lowest font as fit. If paragraph styles make lines lower,
  ///   further layouts with twice as many lines each, until there are enough.
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
      // Paragraph styles may make lines lower than their fonts.
      guard layout.isTruncated, tried < most, layout.lineCount == tried else { return layout }
      tried = tried > most / 2 ? most : tried * 2
    }
  }

  private func fits(_ room: CGSize) -> Bool {
    // The tolerance of 0.005 points covers the rounding of measured widths.
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
