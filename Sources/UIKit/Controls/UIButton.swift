internal import Drawing
public import Foundation
package import ViewCore

/// A title, an image, or both, to be tapped.
///
/// The button places them itself from its bounds, by the rectangle methods, not by constraints.
///
/// - SeeAlso: Apple, "UIButton"; semantics 12.7; heights measured on stored frames.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The old name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// The look.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  /// The font of the title.
  package var titleFont = UIFont.systemFont(ofSize: 15) { didSet { contentChanged() } }
  /// Whether a configuration draws the button, with its own paddings.
  package var hasConfiguration = false { didSet { contentChanged() } }
  /// Size of an image that a document names but does not hold.
  package var namedImageSize: CGSize? { didSet { contentChanged() } }
  /// The name of that image.
  package var missingImage: String?
  /// The name of a background image that a document does not hold.
  package var missingBackground: String?
  /// How a configuration fills the background.
  package enum Fill: String { case plain, gray, tinted, filled }
  /// How the background is filled.
  package var fill = Fill.plain
  /// Distances around all content.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Shift of the title.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Shift of the image.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// Makes a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Sets the type, as a document does.
  package func setButtonType(_ type: ButtonType) { buttonType = type }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentChanged()
  }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentChanged()
  }
  /// The image for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  /// Sets the background for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    contentChanged()
  }
  /// The background for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] }
  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }
  /// The title's colour for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  /// The title that is shown.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[0] }
  /// The image that is shown.
  open var currentImage: UIImage? { images[state.rawValue] ?? images[0] }
  /// The background that is shown.
  open var currentBackgroundImage: UIImage? { backgrounds[state.rawValue] ?? backgrounds[0] }
  /// The title's colour that is shown; the tint for system buttons.
  open var currentTitleColor: UIColor {
    titleColors[state.rawValue] ?? titleColors[0] ?? plainTitleColor
  }

  /// The title's colour where nothing is set.
  private var plainTitleColor: UIColor {
    if hasConfiguration {
      return fill == .filled ? .white : buttonType == .custom && fill == .gray ? .label : tintColor
    }
    return buttonType == .custom ? .white : tintColor
  }

  package override var contentDescription: String? { currentTitle }
  package override var ownAccessibilityLabel: String? { currentTitle }
  override var ownAccessibilityTraits: UIAccessibilityTraits? { stateTraits.union(.button) }

  var titleContent: TextContent {
    TextContent(
      runs: currentTitle.map {
        [TextRun(text: $0, font: titleFont.descriptor, color: currentTitleColor.cgColor)]
      } ?? [])
  }

  /// The insets of the background image, or of an image that stands alone; an image beside a title, or
  /// one in a configuration, leaves the button's edges where they are.
  ///
  /// - SeeAlso: Apple, "UIImage.alignmentRectInsets"; semantics 5.2.
  open override var alignmentRectInsets: UIEdgeInsets {
    if let background = currentBackgroundImage { return background.alignmentRectInsets }
    return loneImageInsets
  }

  private var loneImageInsets: UIEdgeInsets {
    hasConfiguration || currentTitle != nil ? .zero : currentImage?.alignmentRectInsets ?? .zero
  }

  private var imageSize: CGSize { currentImage?.size ?? namedImageSize ?? .zero }

  /// Text beside image, 6 points above and below the line unless insets state their own room, 7 and 12
  /// around it under a configuration.
  ///
  /// Heights are the line rounded up to a point plus 12: 15 points give 30 (69/74), 14 give 29, 17
  /// give 33, 20 give 36, 24 give 41. With insets of 7 and 7 a line of 21 gives 35 (21/21), not 47. A
  /// configuration rounds to pixels: 34⅓ at 3x (8 documents).
  open override var intrinsicContentSize: CGSize { contentSize }

  package override var ownContentSize: CGSize? { contentSize }

  private var contentSize: CGSize {
    let text = titleContent
    let scale = viewNode.root.pixelScale
    let line = text.metrics.lineHeight.rounded(.up)
    let titleWidth = currentTitle == nil ? 0 : text.size(scale: scale).width.rounded(.up)
    // The natural size is that of what is aligned, so ornaments do not count.
    let ornaments = loneImageInsets
    var size = CGSize(
      width: max(0, titleWidth + imageSize.width - ornaments.left - ornaments.right),
      height: max(0, imageSize.height - ornaments.top - ornaments.bottom))
    if hasConfiguration {
      size.width += 24
      size.height = max(size.height, text.metrics.lineHeight.ceilToPixel(scale: scale)) + 14
    } else if currentTitle != nil || imageSize == .zero {
      let hasOwnRoom = contentEdgeInsets.top + contentEdgeInsets.bottom != 0
      size.height = max(size.height, CGFloat(line) + (hasOwnRoom ? 0 : 12))
      size.width = max(size.width, 30)
    }
    size.width += contentEdgeInsets.left + contentEdgeInsets.right
    size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    return size
  }

  package override var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    var text = titleContent
    if text.runs.isEmpty { text.runs = [TextRun(text: "", font: titleFont.descriptor)] }
    // The title stands in the content's rectangle and is moved by its own insets.
    let (outer, own) = (contentEdgeInsets, titleEdgeInsets)
    let shift = (own.top - own.bottom) / 2
    let rule: NodeBaseline =
      switch contentVerticalAlignment {
      case .center:
        text.centerBaseline(shiftedBy: shift + (outer.top - outer.bottom) / 2)
      case .top, .fill: .top(text.metrics.ascender + outer.top + shift)
      case .bottom: .bottom(-text.metrics.descender + outer.bottom - shift)
      }
    return (rule, rule)
  }

  /// Where the background is drawn; the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where image and title stand; the bounds less the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the image stands, before the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    contentParts(in: contentRect).image.inset(by: imageEdgeInsets.asShift)
  }
  /// Where the title stands, after the image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentParts(in: contentRect).title.inset(by: titleEdgeInsets.asShift)
  }

  private func contentParts(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let title = titleContent.layout().size
    let image = imageSize
    let width = min(rect.width, image.width + title.width)
    var x: CGFloat
    switch contentHorizontalAlignment {
    case .left, .leading, .fill: x = rect.minX
    case .right, .trailing: x = rect.maxX - width
    case .center: x = rect.midX - width / 2
    }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top, .fill: rect.minY
      case .bottom: rect.maxY - height
      case .center: rect.midY - height / 2
      }
    }
    let imageRect = CGRect(x: x, y: y(image.height), width: image.width, height: image.height)
    x += image.width
    return (
      imageRect,
      CGRect(
        x: x, y: y(title.height), width: max(0, min(title.width, rect.maxX - x)),
        height: title.height)
    )
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawBackground(in: context)
    let content = contentRect(forBounds: bounds)
    let place = imageRect(forContentRect: content)
    if let image = currentImage {
      image.inTint(tintColor).draw(in: place)
    } else if let missingImage, namedImageSize != nil {
      MissingImage.draw(missingImage, in: place, context)
    }
    drawGlyph(in: context)
    drawTitle(in: context, content)
  }

  private func drawBackground(in context: CGContext) {
    let place = backgroundRect(forBounds: bounds)
    if let image = currentBackgroundImage {
      image.draw(in: place)
    } else if let missingBackground {
      MissingImage.draw(currentTitle == nil ? missingBackground : "", in: place, context)
    }
    let color: UIColor? =
      switch fill {
      case .plain: nil
      case .gray: .secondarySystemFill
      case .tinted: tintColor.withAlphaComponent(0.18)
      case .filled: tintColor
      }
    if let color { context.fill(place, radius: 6, color.cgColor) }
  }

  /// The signs of the types that have one: a circle with a letter or a cross.
  private func drawGlyph(in context: CGContext) {
    let letter: String
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: letter = "i"
    case .contactAdd: letter = "+"
    case .close: letter = "×"
    default: return
    }
    let side = min(22, min(bounds.width, bounds.height))
    let circle = bounds.centered(side, side).insetBy(dx: 1, dy: 1)
    context.stroke(circle, radius: side / 2, width: 1.5, tintColor.cgColor)
    TextContent.line(letter, size: Double(side) * 0.64, tintColor.cgColor).draw(
      in: context, across: circle)
  }

  private func drawTitle(in context: CGContext, _ content: CGRect) {
    guard currentTitle != nil else { return }
    let place = titleRect(forContentRect: content)
    var text = titleContent
    text.paragraph.lineBreak = .truncatingMiddle
    text.layout(width: place.width + 0.5).draw(in: context, rect: place)
  }

  private func contentChanged() { viewNode.invalidateIntrinsicContentSize() }
}

extension UIEdgeInsets {
  /// Insets that move a rectangle without changing its size.
  fileprivate var asShift: UIEdgeInsets {
    UIEdgeInsets(
      top: (top - bottom) / 2, left: (left - right) / 2, bottom: (bottom - top) / 2,
      right: (right - left) / 2)
  }
}
