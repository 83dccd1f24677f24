import Drawing
public import Foundation

/// How text is measured and drawn.
///
/// Source: Apple, "NSStringDrawingOptions".
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  /// The rectangle's origin is the text's top left, not the baseline; text may have several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Leading counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Ink counts instead of line boxes; not done yet.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// How text was scaled to fit; nothing is scaled yet.
///
/// Source: Apple, "NSStringDrawingContext".
open class NSStringDrawingContext: NSObject {
  /// The smallest scale the caller allows; kept, not used.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale used: always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// Where text was drawn.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text, broken only at line feeds, in points and not rounded.
  public func size() -> CGSize { layout().size }

  /// The box around the text, broken at `size.width`; points, not rounded.
  ///
  /// Without `usesLineFragmentOrigin` it is one line and the origin lies on the baseline, so y is
  /// negative. With it the height is that of all lines, even beyond `size.height`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let severalLines = options.contains(.usesLineFragmentOrigin)
    let width = severalLines && size.width > 0 ? Double(size.width) : nil
    let layout = layout(width: width, maximumLines: severalLines ? 0 : 1)
    let origin = CGPoint(x: 0, y: severalLines ? 0 : -layout.firstBaseline)
    let result = CGRect(origin: origin, size: layout.size)
    context?.totalBounds = result
    return result
  }

  /// Draws with the text's top left at `point` in the current context.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout()
    withShadow(in: context) { layout.draw(in: context, at: point) }
  }

  /// Draws into a rectangle of the current context, broken at its width and cut to it.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws into a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = layout(maximumLines: 1)
      return withShadow(in: target) {
        line.draw(in: target, at: CGPoint(x: rect.minX, y: rect.minY - line.firstBaseline))
      }
    }
    var paragraph = (firstParagraphStyle ?? .default).textParagraph
    var full = layout(width: Double(rect.width), paragraph: paragraph)
    let fitting = full.lines.count { $0.top + $0.height <= rect.height + 0.01 }
    if options.contains(.truncatesLastVisibleLine), fitting < full.lineCount {
      paragraph.lineBreak = .truncatingTail
      full = layout(
        width: Double(rect.width), maximumLines: max(1, fitting), paragraph: paragraph)
    }
    context?.totalBounds = CGRect(origin: rect.origin, size: full.size)
    target.saveGState()
    target.clip(to: rect)
    withShadow(in: target) { full.draw(in: target, rect: rect) }
    target.restoreGState()
  }

  private func withShadow(in context: CGContext, _ body: () -> Void) {
    guard length > 0, let shadow = attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
    else {
      return body()
    }
    context.saveGState()
    context.setShadow(
      offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
      color: (shadow.shadowColor as? UIColor)?.cgColor)
    body()
    context.restoreGState()
  }
}

extension NSString {
  /// The size of the text with the given looks, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// The box around the text; see `NSAttributedString.boundingRect`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws with the text's top left at `point` in the current context.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(at: point)
  }

  /// Draws into a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    attributed(attributes).draw(in: rect)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: substring(from: 0), attributes: attributes)
  }
}

extension String {
  /// The size of the text with the given looks, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The box around the text; see `NSAttributedString.boundingRect`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws with the text's top left at `point` in the current context.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws into a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}
