package import Foundation

/// The layout of the parts around a window's content: title bar, buttons, title, toolbar, and the room for the shadow.
///
/// A pure function of lengths in points, y down, in a picture that contains the window and its shadow. The heights of
/// title bars and toolbars are those of public change logs and pictures of each system; Apple documents none.
package struct WindowFrameArrangement {
  /// A generation of windows.
  package enum Look: Sendable {
    /// macOS 10.10 to 10.15.
    case aqua
    /// macOS 11 to 15.
    case bigSur
    /// macOS 26.
    case glass
  }

  /// The place of a toolbar.
  package enum ToolbarStyle: Sendable {
    /// Beside the title.
    case unified
    /// Beside the title, lower.
    case compact
    /// Below the title.
    case expanded
    /// Below the title, with items in the middle.
    case preference
  }

  /// The size of the content.
  package let contentSize: CGSize
  /// The generation.
  package let look: Look
  /// The place of the toolbar; nil without one.
  package var toolbar: ToolbarStyle?
  /// Whether items of the toolbar have labels below their images.
  package var hasLabels = false
  /// Whether the title bar is the smaller one of a panel.
  package var isUtility = false
  /// Whether the content extends under the title bar.
  package var isContentUnderBar = false
  /// Whether a subtitle is below the title.
  package var hasSubtitle = false

  /// Creates the arrangement of a titled window without toolbar.
  package init(contentSize: CGSize, look: Look) {
    (self.contentSize, self.look) = (contentSize, look)
  }

  private func value<Value>(_ aqua: Value, _ bigSur: Value, _ glass: Value) -> Value {
    switch look {
    case .aqua: aqua
    case .bigSur: bigSur
    case .glass: glass
    }
  }

  // MARK: Heights

  /// The height of the row with the title: 22, 28 and 32, 16, 19 and 22 in panels.
  private var titleRow: CGFloat {
    isUtility ? value(16, 19, 22) : value(22, 28, 32)
  }
  /// The height of the row of items below the title.
  private var itemRow: CGFloat { hasLabels ? value(54, 52, 54) : value(36, 40, 44) }

  /// Whether the items of the toolbar stand beside the title.
  package var isUnified: Bool { toolbar == .unified || toolbar == .compact }

  /// The height of title bar and toolbar together.
  package var barHeight: CGFloat {
    switch toolbar {
    case nil: titleRow
    case .unified: value(38, 52, 52)
    case .compact: value(38, 38, 40)
    case .expanded, .preference: titleRow + itemRow
    }
  }

  // MARK: Rectangles

  /// The room for the shadow on each side of the window.
  private static let room = (top: CGFloat(24), side: CGFloat(36), bottom: CGFloat(48))

  /// The radius of the window's corners: 5, 10, and 16 or 26 with a toolbar in glass.
  package var cornerRadius: CGFloat { value(5, 10, toolbar == nil ? 16 : 26) }

  /// The size of the picture.
  package var size: CGSize {
    CGSize(
      width: window.width + 2 * Self.room.side,
      height: window.height + Self.room.top + Self.room.bottom)
  }
  /// The window.
  package var window: CGRect {
    CGRect(
      x: Self.room.side, y: Self.room.top, width: contentSize.width,
      height: contentSize.height + (isContentUnderBar ? 0 : barHeight))
  }
  /// The content.
  package var content: CGRect {
    CGRect(
      x: window.minX, y: window.maxY - contentSize.height, width: contentSize.width,
      height: contentSize.height)
  }
  /// Whether the content has the window's upper corners: if it extends under the title bar.
  package var roundsUpperCorners: Bool { isContentUnderBar }
  /// Whether the window's lower corners are round: since macOS 11.
  package var roundsLowerCorners: Bool { look != .aqua }
  /// The title bar with the toolbar.
  package var bar: CGRect {
    CGRect(x: window.minX, y: window.minY, width: window.width, height: barHeight)
  }
  /// The row with the buttons and the title.
  private var row: CGRect {
    CGRect(
      x: bar.minX, y: bar.minY, width: bar.width, height: isUnified ? barHeight : titleRow)
  }

  /// The buttons that close, minimize and zoom the window, from the left.
  package var buttons: [CGRect] {
    let side: CGFloat = isUtility ? value(9, 10, 11) : value(12, 12, 14)
    let isRoomy = toolbar == .unified && look != .aqua
    let first: CGFloat = isUtility ? 7 : isRoomy ? value(8, 20, 18) : value(8, 8, 9)
    let step: CGFloat = isUtility ? side + 6 : value(20, 20, 23)
    return (0..<3).map { index in
      CGRect(
        x: row.minX + first + CGFloat(index) * step, y: row.midY - side / 2, width: side,
        height: side)
    }
  }
  private var buttonsEnd: CGFloat { buttons[2].maxX }

  /// Whether the title is centred in the window instead of beginning behind the buttons.
  package var isTitleCentred: Bool { look == .aqua || !isUnified }
  /// The size of the title's text, in points.
  package var titleSize: Double { isUtility ? 11 : isTitleCentred ? 13 : 15 }

  /// The row of the title, of a width of its text.
  package func title(width: CGFloat) -> CGRect {
    let height = min(20, row.height)
    let y = hasSubtitle && !isTitleCentred ? row.midY - 17 : row.midY - height / 2
    let gap: CGFloat = 12
    let (low, high) = (buttonsEnd + gap, row.maxX - gap)
    let room = max(0, high - low)
    let width = min(width, room)
    let x =
      isTitleCentred
      ? max(low, min(row.midX - width / 2, high - width)) : low + (look == .aqua ? 0 : 8)
    return CGRect(x: x, y: y, width: width, height: height)
  }
  /// The row of the subtitle below a title.
  package func subtitle(below title: CGRect, width: CGFloat) -> CGRect {
    CGRect(x: title.minX, y: title.maxY - 3, width: min(width, row.maxX - title.minX), height: 16)
  }

  // MARK: Toolbar

  /// An item of a toolbar.
  package enum Item: Sendable {
    /// A space that shares the remaining width with the others.
    case flexibleSpace
    /// A space of an image's width.
    case space
    /// A view of a size, with a label of a width; 0 for none.
    case view(CGSize, label: CGFloat)
  }

  /// The side of an item's image, in points.
  private var imageSide: CGFloat { hasLabels && !isUnified ? value(32, 24, 24) : value(24, 18, 18) }
  /// The size of an item's image.
  package var imageSize: CGSize { CGSize(width: imageSide, height: imageSide) }
  private var padding: CGFloat { value(8, 12, 12) }
  private var gap: CGFloat { value(8, 10, 8) }

  /// Returns the rectangles of items and of their labels, from the left; nil for spaces and for items without room.
  ///
  /// Items beside a title stand at the right unless a flexible space is among them.
  ///
  /// - Parameter title: The end of the title that items stand beside.
  package func places(of items: [Item], behind title: CGFloat) -> [(view: CGRect, label: CGRect)?] {
    let labelHeight: CGFloat = hasLabels && !isUnified ? 16 : 0
    let low = (isUnified ? max(title, buttonsEnd) : bar.minX) + padding
    let high = bar.maxX - padding
    func width(_ item: Item) -> CGFloat {
      switch item {
      case .flexibleSpace: 0
      case .space: imageSide
      case .view(let size, let label): max(size.width, labelHeight > 0 ? label : 0)
      }
    }
    let used = items.reduce(0) { $0 + width($1) } + gap * CGFloat(max(0, items.count - 1))
    let free = max(0, high - low - used)
    let spaces = items.reduce(0) { sum, item in
      if case .flexibleSpace = item { sum + 1 } else { sum }
    }
    var x = low
    if spaces == 0 {
      if toolbar == .preference {
        x += free / 2
      } else if isUnified, look != .aqua {
        x += free
      }
    }
    let top = isUnified ? bar.minY : row.maxY
    let middle = (top + bar.maxY - labelHeight) / 2
    return items.map { item in
      let room = width(item)
      defer {
        x += room + gap
        if case .flexibleSpace = item { x += free / CGFloat(max(1, spaces)) }
      }
      guard case .view(let size, _) = item, x + room <= high + 0.5 else { return nil }
      let view = CGRect(
        x: x + (room - size.width) / 2, y: middle - size.height / 2, width: size.width,
        height: size.height)
      let label = CGRect(
        x: x, y: bar.maxY - labelHeight - 4, width: room, height: labelHeight)
      return (view, label)
    }
  }
}
