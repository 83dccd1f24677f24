import Foundation
import ToolkitLayout

/// A view of a toolkit that draws with characters: a point is a character.
///
/// Members that subclasses override are declared here, in the class that adopts the protocol.
class TextView: ToolkitView {
  let layoutState = ToolkitViewState()
  var alignmentRectInsets: ViewInsets { .zero }
  var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  var wrapsText: Bool { false }
  func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  var firstBaselineOffsetFromTop: CGFloat? { nil }

  /// Draws the view's own characters into its frame, whose upper left corner is given.
  func draw(on canvas: inout Canvas, at corner: CGPoint) {}

  /// Draws the view and what is in it, the subviews in front.
  final func drawAll(on canvas: inout Canvas, at corner: CGPoint = .zero) {
    draw(on: &canvas, at: corner)
    for case let view as TextView in subviews where !view.isHidden {
      let (x, y) = (corner.x + view.frame.minX, corner.y + view.frame.minY)
      view.drawAll(on: &canvas, at: CGPoint(x: x, y: y))
    }
  }
}

/// Text in one line, or text that goes on in the next line where a word does not fit any more.
final class Label: TextView {
  let text: String
  let wraps: Bool
  init(_ text: String, wraps: Bool = false) { (self.text, self.wraps) = (text, wraps) }

  override var intrinsicContentSize: CGSize { CGSize(width: text.count, height: 1) }
  override var wrapsText: Bool { wraps }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(lines(size.width).count))
  }
  override var firstBaselineOffsetFromTop: CGFloat? { 1 }

  override func draw(on canvas: inout Canvas, at corner: CGPoint) {
    for (row, line) in (wraps ? lines(frame.width) : [text]).enumerated() {
      let indent = isRightToLeft ? frame.width - CGFloat(line.count) : 0
      canvas.put(line, at: CGPoint(x: corner.x + indent, y: corner.y + CGFloat(row)))
    }
  }

  private func lines(_ width: CGFloat) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, CGFloat(last.count + 1 + word.count) <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}

/// A border with a shadow to the right and below, which is outside of what layout aligns.
final class Box: TextView {
  override var alignmentRectInsets: ViewInsets { ViewInsets(top: 0, left: 0, bottom: 1, right: 1) }

  override func draw(on canvas: inout Canvas, at corner: CGPoint) {
    let (width, height) = (Int(frame.width) - 1, Int(frame.height) - 1)
    let line = "+" + String(repeating: "-", count: width - 2) + "+"
    let side = "|" + String(repeating: " ", count: width - 2) + "|:"
    let rows = [line] + Array(repeating: side, count: height - 2) + [line + ":"]
    let shadow = " " + String(repeating: ":", count: width)
    for (row, text) in (rows + [shadow]).enumerated() {
      canvas.put(text, at: CGPoint(x: corner.x, y: corner.y + CGFloat(row)))
    }
  }
}

/// Characters in rows.
struct Canvas {
  private var rows: [[Character]]

  init(_ size: CGSize) {
    let row = [Character](repeating: " ", count: Int(size.width))
    rows = Array(repeating: row, count: Int(size.height))
  }

  /// Puts a line of text at a place; what does not fit is cut off.
  mutating func put(_ text: String, at place: CGPoint) {
    let y = Int(place.y)
    guard rows.indices.contains(y) else { return }
    for (index, character) in text.enumerated() {
      let x = Int(place.x) + index
      if rows[y].indices.contains(x) { rows[y][x] = character }
    }
  }

  /// The rows as lines, without blanks at their ends.
  var text: String {
    rows.map { row in
      String(row[..<((row.lastIndex { $0 != " " } ?? -1) + 1)])
    }.joined(separator: "\n")
  }
}
