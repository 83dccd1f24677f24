internal import AppKit
package import Foundation
internal import IBDocument
internal import LayoutTree
internal import UIKit

/// The visible part of a view.
extension CheckedView {
  /// The part of the alignment rectangle that shows text or a picture, in points in the root's bounds, with y down.
  ///
  /// A label is often wider than its text, and a plain button higher; an overlap or clipping of the remaining part is
  /// invisible. All other views, and buttons with a background, fill their rectangle.
  package var inkRect: CGRect {
    switch view {
    case let label as UILabel: return ink(of: label)
    case let button as UIButton where isPlain: return ink(of: button)
    case let field as NSTextField where role == .text: return ink(of: field)
    default: return alignmentRect
    }
  }

  /// Whether a button draws nothing behind its title and picture.
  private var isPlain: Bool {
    guard let button = view as? UIButton else { return false }
    return button.configuration == nil && button.currentBackgroundImage == nil
      && button.backgroundColor == nil
  }

  private func ink(of label: UILabel) -> CGRect {
    let text = label.textRect(
      forBounds: CGRect(origin: .zero, size: alignmentRect.size),
      limitedToNumberOfLines: label.numberOfLines
    ).size
    return placed(text, label.textAlignment.rawValue)
  }

  private func ink(of button: UIButton) -> CGRect {
    let content = button.contentRect(forBounds: button.bounds)
    let parts = [
      button.titleRect(forContentRect: content), button.imageRect(forContentRect: content),
    ].filter { !$0.isEmpty }
    guard let first = parts.first else { return alignmentRect }
    let ink = parts.dropFirst().reduce(first) { $0.union($1) }
    return ink.offsetBy(
      dx: frame.minX - button.bounds.minX, dy: frame.minY - button.bounds.minY)
  }

  private func ink(of field: NSTextField) -> CGRect {
    let text = field.textSize(width: frame.width)
    // AppKit text starts at the top.
    var ink = placed(text, field.alignment.rawValue)
    ink.origin.y = alignmentRect.minY
    return ink
  }

  /// Returns the rectangle for a size in the alignment rectangle: centred vertically, and aligned horizontally like
  /// text.
  private func placed(_ size: CGSize, _ alignment: Int) -> CGRect {
    let rect = alignmentRect
    let (width, height) = (min(size.width, rect.width), min(size.height, rect.height))
    let isTrailing =
      alignment == NSTextAlignment.right.rawValue
      || alignment != NSTextAlignment.left.rawValue && view.node.isRightToLeft
    let x =
      alignment == NSTextAlignment.center.rawValue
      ? rect.midX - width / 2 : isTrailing ? rect.maxX - width : rect.minX
    return CGRect(x: x, y: rect.midY - height / 2, width: width, height: height)
  }
}
