package import Foundation

/// Rectangles of a window on a screen where y grows up: frame, title bar and content; points.
///
/// - SeeAlso: Apple, "NSWindow", sizing windows; `Rules/Passes.md#windows-keep-their-size-weakly`, the last
///   item.
package struct WindowGeometry: Hashable, Sendable {
  /// The part of a window that stays in position along an axis while the window is resized.
  package enum Anchor: Hashable, Sendable {
    /// The left or lower edge.
    case low
    /// The centre.
    case middle
    /// The right or upper edge.
    case high
  }

  /// The height of the title bar, in points; 0 without one.
  package var barHeight: CGFloat
  /// Whether the content extends under the title bar.
  package var isContentUnderBar: Bool

  /// The height of a title bar without a toolbar since macOS 11: 28 points.
  ///
  /// Before it was 22, and macOS 26 has 32.
  ///
  /// - SeeAlso: public change logs of programs that draw their own title bars, by system.
  package static let titleBarHeight: CGFloat = 28

  /// Creates the geometry of a kind of window.
  package init(hasBar: Bool, isContentUnderBar: Bool) {
    barHeight = hasBar ? Self.titleBarHeight : 0
    self.isContentUnderBar = isContentUnderBar
  }

  /// The height of the title bar above the content, in points.
  private var added: CGFloat { isContentUnderBar ? 0 : barHeight }

  /// The frame of a window around a content rectangle.
  package func frame(around content: CGRect) -> CGRect {
    CGRect(
      x: content.origin.x, y: content.origin.y, width: content.size.width,
      height: content.size.height + added)
  }

  /// The content rectangle of a window, with a height of at least 0.
  package func content(of frame: CGRect) -> CGRect {
    CGRect(
      x: frame.origin.x, y: frame.origin.y, width: frame.size.width,
      height: max(0, frame.size.height - added))
  }

  /// The lower left corner of a window centred in an area, with a third of the remaining height above it.
  package static func centeredOrigin(_ size: CGSize, in room: CGRect) -> CGPoint {
    CGPoint(
      x: (room.midX - size.width / 2).rounded(.down),
      y: (room.minY + (room.height - size.height) * 2 / 3).rounded(.down))
  }

  /// A window whose upper edge is not above an area, and whose title bar is in it.
  package static func constrained(_ frame: CGRect, below room: CGRect) -> CGRect {
    var rect = frame
    rect.origin.y = min(rect.minY, room.maxY - rect.height)
    rect.origin.y = max(rect.minY, room.minY + titleBarHeight - rect.height)
    return rect
  }
  /// A sheet that hangs from a line of a window's space.
  package static func sheet(_ size: CGSize, below line: CGRect, of window: CGRect) -> CGRect {
    CGRect(
      x: window.minX + line.midX - size.width / 2, y: window.minY + line.minY - size.height,
      width: size.width, height: size.height)
  }
  /// The line at the top of a window's content, from which sheets hang; in the window's space.
  package func sheetLine(of frame: CGRect) -> CGRect {
    CGRect(x: 0, y: max(0, frame.height - barHeight), width: frame.width, height: 0)
  }

  /// The height of the content's part under the title bar, in points.
  package var covered: CGFloat { isContentUnderBar ? barHeight : 0 }

  /// A window resized so that one part along each axis stays in position.
  package static func resized(
    _ frame: CGRect, to size: CGSize, _ horizontal: Anchor, _ vertical: Anchor
  ) -> CGRect {
    func origin(_ old: CGFloat, _ change: CGFloat, _ anchor: Anchor) -> CGFloat {
      switch anchor {
      case .low: old
      case .middle: old - change / 2
      case .high: old - change
      }
    }
    return CGRect(
      x: origin(frame.origin.x, size.width - frame.size.width, horizontal),
      y: origin(frame.origin.y, size.height - frame.size.height, vertical), width: size.width,
      height: size.height)
  }
}

extension WindowGeometry {
  /// The limits for resizing by constraints: the stricter of those of content and window.
  ///
  /// - Parameters:
  ///   - priority: The priority at which the size is held.
  ///   - content: The content's minimum and maximum size; points.
  ///   - window: The window's minimum and maximum size, including its title bar; points.
  package func sizing(
    priority: LayoutPriority, content: (least: CGSize, most: CGSize),
    window: (least: CGSize, most: CGSize)
  ) -> RootSizing {
    RootSizing(
      priority: priority,
      minimum: CGSize(
        width: max(0, content.least.width, window.least.width),
        height: max(0, content.least.height, window.least.height - added)),
      maximum: CGSize(
        width: max(0, min(content.most.width, window.most.width)),
        height: max(0, min(content.most.height, window.most.height - added))))
  }
}

extension WindowGeometry.Anchor {
  /// Creates the part of a window that corresponds to an attribute along an axis; the left or upper edge for
  /// other attributes.
  package init(_ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis) {
    switch (axis, attribute) {
    case (.horizontal, .right), (.horizontal, .trailing): self = .high
    case (.horizontal, .centerX), (.vertical, .centerY): self = .middle
    case (.horizontal, _), (.vertical, .bottom): self = .low
    case (.vertical, _): self = .high
    }
  }
}
