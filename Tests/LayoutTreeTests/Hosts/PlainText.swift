import Foundation
import LayoutTree

/// Text without fonts: of a size, its characters are half of that wide, its lines five quarters high, and
/// baselines lie one size below a line's top.
///
/// Words of text that wraps go on a line as long as they fit.
@MainActor final class PlainText: PlainView {
  var text: String { didSet { node.invalidateIntrinsicContentSize() } }
  var size: CGFloat { didSet { node.invalidateIntrinsicContentSize() } }
  var wraps: Bool { didSet { node.invalidateIntrinsicContentSize() } }

  /// How often its natural size was asked for.
  var askedSizes = 0

  init(_ text: String, size: CGFloat = 20, wraps: Bool = false) {
    (self.text, self.size, self.wraps) = (text, size, wraps)
    super.init(text)
  }

  var lineHeight: CGFloat { size * 1.25 }
  var oneLine: CGFloat { CGFloat(text.count) * size / 2 }
  /// The first baseline in the superview.
  var firstBaseline: CGFloat { frame.minY + size }
  /// The last baseline in the superview.
  var lastBaseline: CGFloat { frame.maxY - size / 4 }

  /// How high the text is in a width.
  func height(in width: CGFloat) -> CGFloat {
    let room = Int(width / (size / 2))
    var (lines, used) = (1, 0)
    for word in text.split(separator: " ") {
      let needed = used == 0 ? word.count : used + 1 + word.count
      (lines, used) = used > 0 && needed > room ? (lines + 1, word.count) : (lines, needed)
    }
    return CGFloat(lines) * lineHeight
  }

  override var hostWrapsText: Bool { wraps }
  override var hostIntrinsicContentSize: CGSize {
    askedSizes += 1
    let width = wraps ? node.textWidth ?? oneLine : oneLine
    return CGSize(width: oneLine, height: height(in: max(0, wraps ? width : oneLine)))
  }
  override var hostBaselines: (first: NodeBaseline, last: NodeBaseline) {
    (.top(Double(size)), .bottom(Double(size) / 4))
  }
}
