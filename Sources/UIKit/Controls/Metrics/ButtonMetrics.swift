internal import Drawing
internal import Foundation
internal import LayoutTree
internal import ViewArrangements
internal import ViewDrawing

/// The natural size and the baseline of a button, and the frames of its image and title.
@MainActor struct ButtonMetrics {
  let button: UIButton

  private var label: ButtonLabel { ButtonLabel(button: button) }
  private var imageSize: CGSize {
    button.currentImage?.size ?? button.viewNode.designTime?.image?.size ?? .zero
  }
  /// The size of the background image without its ornaments; nil without one.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#background-images-of-buttons`.
  private var backgroundSize: CGSize? {
    if let image = button.currentBackgroundImage {
      let insets = image.alignmentRectInsets
      return CGSize(
        width: max(0, image.size.width - insets.left - insets.right),
        height: max(0, image.size.height - insets.top - insets.bottom))
    }
    return button.viewNode.designTime?.backgroundImage?.size
  }
  private var hasTitle: Bool { button.currentTitle != nil }
  private var pixelScale: Double { button.viewNode.root.pixelScale }

  /// The natural size, in points; see ``UIButton/intrinsicContentSize``.
  var naturalSize: CGSize {
    if let configuration = button.configuration { return configuredSize(configuration) }
    let outer = button.contentEdgeInsets
    if button.hasGlyph, !hasTitle, imageSize == .zero {
      return button.metrics.glyphButtonSize.more(outer)
    }
    let text = label.title
    let font = button.titleFont.descriptor
    let line = (hasTitle ? text.metrics : FontMetrics(for: font)).lineHeight.rounded(.up)
    let titleWidth = hasTitle ? text.size(scale: pixelScale).width.rounded(.up) : 0
    // The natural size excludes ornaments: it is that of the alignment rectangle.
    let ornaments = button.loneImageInsets
    let background = backgroundSize
    var size = CGSize(
      width: max(0, titleWidth + imageSize.width - ornaments.left - ornaments.right),
      height: max(0, imageSize.height - ornaments.top - ornaments.bottom))
    // A symbol is at least as high as a line of the title's font: `Rules/DocumentsIOS.md#symbols-in-buttons`.
    let isSymbol = button.viewNode.designTime?.image?.symbol != nil
    if hasTitle || imageSize == .zero || isSymbol {
      let isPlain = imageSize == .zero && outer == .zero && background == nil
      let metrics = button.metrics
      size.height = max(size.height, CGFloat(line) + (isPlain ? metrics.plainButtonRoom : 0))
      if isPlain { size.width = max(size.width, metrics.plainButtonMinimumWidth) }
    }
    size = size.more(outer)
    guard let background else { return size }
    return CGSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// Whether the height of the title depends on the width that layout gives.
  var wraps: Bool {
    guard let configuration = button.configuration, hasTitle else { return false }
    return UIButton.Configuration.lines(configuration.titleLineBreakMode) != 1
      || configuration.hasSubtitle
        && UIButton.Configuration.lines(configuration.subtitleLineBreakMode) != 1
  }

  /// The natural size with a configuration: that of one line, and the height that the width of layout asks for.
  private func configuredSize(_ configuration: UIButton.Configuration) -> CGSize {
    let free = configuredSize(configuration, room: nil)
    guard wraps, let width = button.viewNode.textWidth, width < free.width else { return free }
    let room = titleRoom(configuration, in: width)
    return CGSize(width: free.width, height: configuredSize(configuration, room: room).height)
  }

  /// The width that is left for the title in a button of a width.
  private func titleRoom(_ configuration: UIButton.Configuration, in width: CGFloat) -> CGFloat {
    let (insets, outer) = (configuration.contentInsets, button.contentEdgeInsets)
    return arrangement(room: nil).availableTitleWidth(
      in: width - insets.leading - insets.trailing - outer.left - outer.right)
  }

  /// The size with a title no wider than some room; nil for any width.
  private func configuredSize(_ configuration: UIButton.Configuration, room: CGFloat?) -> CGSize {
    let text = label.title
    var parts = arrangement(room: room)
    if hasTitle, room == nil {
      parts.title.width = max(
        text.size(scale: pixelScale).width.rounded(.up),
        label.subtitle?.size(scale: pixelScale).width ?? 0)
    }
    var size = parts.size
    if room != nil { size.height = Double(size.height).ceilToPixel(scale: pixelScale) }
    let isRow = parts.image == .zero || parts.side == .left || parts.side == .right
    if hasTitle, isRow {
      let scale = button.viewNode.lineScale
      size.height = max(size.height, text.metrics.lineHeight.ceilToPixel(scale: scale))
    }
    let (insets, outer) = (configuration.contentInsets, button.contentEdgeInsets)
    size.width += insets.leading + insets.trailing + outer.left + outer.right
    size.height += insets.top + insets.bottom + outer.top + outer.bottom
    return size
  }

  /// The baselines of the title's first and last line, or of an empty line.
  var baselines: (first: NodeBaseline, last: NodeBaseline) {
    var text = label.title
    if text.runs.isEmpty { text.runs = [TextRun(text: "", font: button.titleFont.descriptor)] }
    // The title is in the content rectangle, moved by its own insets.
    let (outer, own) = (button.contentEdgeInsets, button.titleEdgeInsets)
    let shift = (own.top - own.bottom) / 2
    // What the title's further lines, and the subtitle, add to a line.
    let line = CGFloat(text.metrics.lineHeight)
    let (title, whole) = blockHeights(line: line)
    let (more, below) = (title - line, whole - title)
    switch button.contentVerticalAlignment {
    case .center:
      let middle = shift + (outer.top - outer.bottom) / 2
      return (
        text.centerBaseline(shiftedBy: middle - (more + below) / 2),
        text.centerBaseline(shiftedBy: middle + (more - below) / 2)
      )
    case .top, .fill:
      let first = text.metrics.ascender + outer.top + shift
      return (.top(first), .top(first + more))
    case .bottom:
      let last = -text.metrics.descender + outer.bottom - shift + below
      return (.bottom(last + more), .bottom(last))
    }
  }

  /// The heights of the title and of the title with its subtitle; those of a line where a configuration adds none.
  private func blockHeights(line: CGFloat) -> (title: CGFloat, whole: CGFloat) {
    guard let configuration = button.configuration, hasTitle else { return (line, line) }
    let width = wraps ? button.viewNode.textWidth : nil
    let room = width.map { titleRoom(configuration, in: $0) }
    let title = max(line, label.title.layout(width: room).size.height)
    return (title, max(title, titleSize(room: room).height))
  }

  /// The size of the title with the subtitle below it, no wider than some room.
  private func titleSize(room: CGFloat?) -> CGSize {
    var title = hasTitle ? label.title.layout(width: room).size : .zero
    if let subtitle = label.subtitle?.layout(width: room).size,
      let configuration = button.configuration
    {
      title.width = max(title.width, subtitle.width)
      title.height += subtitle.height + configuration.titlePadding
    }
    return title
  }

  /// The arrangement of image and title; the title fits into some room, nil for any.
  private func arrangement(room: CGFloat?) -> ButtonArrangement {
    var parts = ButtonArrangement(image: imageSize, title: titleSize(room: room))
    let isTurned = button.viewNode.isRightToLeft
    parts.side = isTurned ? .right : .left
    if let configuration = button.configuration {
      parts.padding = configuration.imagePadding
      switch configuration.imagePlacement {
      case .top: parts.side = .above
      case .bottom: parts.side = .below
      case .trailing: parts.side = isTurned ? .left : .right
      default: break
      }
    }
    return parts
  }

  /// The frames of image and title in a rectangle, before their own insets apply.
  func parts(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let isTurned = button.viewNode.isRightToLeft
    let horizontal: ButtonArrangement.Place =
      switch button.contentHorizontalAlignment {
      case .left, .fill: .start
      case .leading: isTurned ? .end : .start
      case .right: .end
      case .trailing: isTurned ? .start : .end
      case .center: .middle
      }
    let vertical: ButtonArrangement.Place =
      switch button.contentVerticalAlignment {
      case .top, .fill: .start
      case .bottom: .end
      case .center: .middle
      }
    var parts = arrangement(room: nil)
    // A title that wraps takes the available width and the height that it needs in it.
    if hasTitle, wraps || button.existingTitleLabel.map({ $0.numberOfLines != 1 }) == true {
      parts.title = titleSize(room: parts.availableTitleWidth(in: rect.width))
    }
    return parts.parts(in: rect, horizontal: horizontal, vertical: vertical)
  }
}

extension UIEdgeInsets {
  /// Insets that move a rectangle without changing its size.
  var asShift: UIEdgeInsets {
    UIEdgeInsets(
      top: (top - bottom) / 2, left: (left - right) / 2, bottom: (bottom - top) / 2,
      right: (right - left) / 2)
  }
}
