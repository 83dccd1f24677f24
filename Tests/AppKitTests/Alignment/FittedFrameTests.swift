import AppKit
import Foundation
import TestSupport
import Testing

/// In every container a view with ornaments has its alignment rectangle where a plain view has its frame
/// (`Rules/AlignmentRectangles.md#frames-from-fitting-sizes`).
@MainActor struct FittedFrameTests {
  /// A view with a natural size and ornaments.
  final class Adorned: NSView {
    var natural = NSSize.zero
    var insets = NSEdgeInsets()
    override var intrinsicContentSize: NSSize { natural }
    override var alignmentRectInsets: NSEdgeInsets { insets }
  }

  /// The containers that place a view by its natural size.
  enum Place: CaseIterable, Sendable { case row, column, gravity, grid, gridColumn, constraints }

  /// Puts a view into a container of 300 × 200 and lays it out.
  private func place(_ view: Adorned, in place: Place) -> NSView {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let other = NSView()
    other.widthAnchor.constraint(equalToConstant: 20).isActive = true
    other.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let container: NSView
    switch place {
    case .row:
      container = NSStackView(views: [other, view])
    case .column:
      let stack = NSStackView(views: [other, view])
      stack.orientation = .vertical
      container = stack
    case .gravity:
      let stack = NSStackView()
      stack.addView(other, in: .leading)
      stack.addView(view, in: .trailing)
      container = stack
    case .grid: container = NSGridView(views: [[other, view]])
    case .gridColumn: container = NSGridView(views: [[other], [view]])
    case .constraints:
      container = NSView()
      container.addSubview(view)
      view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    }
    for view in [other, view, container] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(container)
    NSLayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: root.topAnchor),
      container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      container.widthAnchor.constraint(equalToConstant: 250),
      container.heightAnchor.constraint(equalToConstant: 150),
    ])
    root.layoutSubtreeIfNeeded()
    return root
  }

  @Test(arguments: Place.allCases, 1...8 as ClosedRange<UInt64>)
  func alignmentRectanglesStandWhereFramesDo(_ place: Place, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let size = NSSize(
      width: Int.random(in: 20...90, using: &random),
      height: Int.random(in: 10...60, using: &random))
    let lengths = (0..<4).map { _ in CGFloat(Int.random(in: 0...12, using: &random)) }
    func rect(_ insets: NSEdgeInsets) -> NSRect {
      let view = Adorned()
      (view.natural, view.insets) = (size, insets)
      let root = self.place(view, in: place)
      #expect(view.window == nil && root.subviews.count == 1)
      return view.alignmentRect(forFrame: view.frame)
    }
    let plain = rect(NSEdgeInsets())
    let adorned = rect(
      NSEdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3]))
    #expect(plain.width >= size.width && plain.height >= size.height)
    #expect(adorned == plain, "\(place), seed \(seed)")
  }

  /// A frame from a fitting size is the frame around the alignment rectangle.
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func fittedFrames(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let view = Adorned()
    view.natural = NSSize(width: 34, height: 24)
    let lengths = (0..<4).map { _ in CGFloat(Int.random(in: 0...12, using: &random)) }
    view.insets = NSEdgeInsets(
      top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
    view.translatesAutoresizingMaskIntoConstraints = false
    view.frame.size = view.fittedFrameSize
    #expect(view.alignmentRect(forFrame: view.frame).size == view.natural, "seed \(seed)")
  }
}
