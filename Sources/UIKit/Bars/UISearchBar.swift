internal import Drawing
public import Foundation

/// A field to search with.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// What was typed.
  open var text: String?
  /// What is shown while nothing was typed.
  open var placeholder: String?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  package override var contentDescription: String? { text ?? placeholder }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.searchBarHeight)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let ground = barTintColor { context.fill(bounds, radius: 0, ground.cgColor) }
    let field = bounds.centered(max(0, bounds.width - 16), min(36, bounds.height))
    context.fill(field, radius: 10, UIColor.tertiarySystemFill.cgColor)
    let glass = CGRect(x: field.minX + 9, y: field.midY - 7.5, width: 12, height: 12)
    let grey = UIColor.systemGray.cgColor
    context.stroke(glass, radius: 6, width: 1.6, grey)
    context.line(
      [
        CGPoint(x: glass.maxX - 1.5, y: glass.maxY - 1.5),
        CGPoint(x: glass.maxX + 3, y: glass.maxY + 3),
      ],
      width: 1.6, grey)
    let isEmpty = text?.isEmpty ?? true
    let shown = isEmpty ? placeholder ?? "Search" : text ?? ""
    let place = CGRect(
      x: glass.maxX + 9, y: field.minY, width: max(0, field.maxX - glass.maxX - 18),
      height: field.height)
    TextContent.line(
      shown, size: 17, (isEmpty ? UIColor.placeholderText : .label).cgColor, alignment: .left
    )
    .draw(in: context, across: place)
  }
}
