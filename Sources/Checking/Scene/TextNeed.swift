internal import AppKit
internal import Foundation
internal import LayoutTree
internal import UIKit

/// The space that a view's text needs; nil for views without text or with scrolling text.
@MainActor struct TextNeed {
  /// The missing length in a direction.
  typealias Lack = (direction: String, points: Double)

  /// The text.
  let text: String
  /// Whether a picture is displayed next to the text or instead of it.
  private(set) var hasPicture = false
  /// The minimum scale of text that does not fit.
  private var scale = 1.0
  /// Whether the font is not installed, so that the width was measured in another font.
  private(set) var hasOtherFont = false
  /// Whether lines break.
  private var wraps = false
  /// The size on one line, in points; the height is 0 if it is irrelevant.
  ///
  /// It is measured on demand, because several rules need only the text.
  private let line: () -> CGSize
  /// The size of all lines, and of the lines that the view allows, for a width.
  private let lines: (_ width: CGFloat) -> (all: CGSize, admitted: CGSize)

  /// Returns the allowed difference in length between text measured here and in the original layout: 2 points and 3 %
  /// of the length.
  ///
  /// Of 828 labels, 66 % are within half a point; see `Decisions/text-widths.md`.
  private static func tolerance(_ length: Double) -> Double { 2 + 0.03 * length }

  /// Creates the space that a view's text needs.
  init?(_ view: any ViewHost) {
    switch view {
    case let label as UILabel: self.init(label: label)
    case let button as UIButton: self.init(button: button)
    case let field as NSTextField where field.isLabel: self.init(field: field)
    case let button as NSButton: self.init(button: button)
    default: return nil
    }
  }

  private init(label: UILabel) {
    let unlimited = CGFloat.greatestFiniteMagnitude
    func size(_ width: CGFloat, _ lines: Int) -> CGSize {
      label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: unlimited),
        limitedToNumberOfLines: lines
      ).size
    }
    text = label.attributedText?.string ?? ""
    wraps = label.numberOfLines != 1
    hasOtherFont = label.font?.isStandIn == true
    if label.adjustsFontSizeToFitWidth {
      // Without an explicit minimum, the system determines the scale.
      scale = label.minimumScaleFactor > 0 ? Double(label.minimumScaleFactor) : 0.5
    }
    line = { size(unlimited, 1) }
    let admitted = label.numberOfLines
    lines = { (size($0, 0), size($0, admitted)) }
  }

  private init(button: UIButton) {
    text = button.currentTitle ?? ""
    hasPicture =
      Self.isVisible(button.currentImage?.size)
      || Self.isVisible(button.currentBackgroundImage?.size)
    hasOtherFont = button.titleFont.isStandIn
    // The title of a button with a configuration wraps.
    wraps = button.configuration != nil
    line = { CGSize(width: button.intrinsicContentSize.width, height: 0) }
    lines = { _ in (.zero, .zero) }
  }

  private init(field: NSTextField) {
    let isOneLine = field.isSingleLine
    // Trailing line feeds are invisible.
    let text = String(field.stringValue.reversed().drop(while: \.isNewline).reversed())
    self.text = text
    wraps = !isOneLine
    hasOtherFont = field.font?.isStandIn == true
    line = {
      let size = field.intrinsicContentSize
      return CGSize(width: size.width, height: isOneLine ? size.height : 0)
    }
    lines = { width in
      let size = field.textSize(width: width, of: text)
      return (size, size)
    }
  }

  private init(button: NSButton) {
    // Some documents use trailing blanks as padding; truncating them is invisible.
    text =
      button.imagePosition == .imageOnly || button.title.last?.isWhitespace == true
      ? "" : button.title
    hasPicture = Self.isVisible(button.image?.size)
    hasOtherFont = button.font?.isStandIn == true
    // A bezel gives up the padding on both sides before it truncates the title.
    let air: CGFloat = button.isBordered ? 10 : 0
    line = { CGSize(width: max(0, button.intrinsicContentSize.width - air), height: 0) }
    lines = { _ in (.zero, .zero) }
  }

  /// Whether a picture with a size is visible: a single point is only a placeholder.
  private static func isVisible(_ size: CGSize?) -> Bool {
    size.map { max($0.width, $0.height) > 1 } ?? false
  }

  /// Returns the missing lengths in an alignment rectangle with a size; nil if the text fits.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - growsInHeight: Whether the view's container grows as needed.
  func lack(in size: CGSize, growsInHeight: Bool) -> [Lack]? {
    guard !text.isEmpty, !hasOtherFont, size.width > 0, size.height > 0 else { return nil }
    var result: [Lack] = []
    let line = line()
    if wraps {
      let (all, admitted) = lines(size.width + Self.tolerance(size.width))
      let room = min(size.height, admitted.height)
      // Less than half a line is empty space around the text.
      if !growsInHeight, all.height - room > max(4, line.height / 2) {
        result.append(("its height", all.height - room))
      }
    } else {
      let width = line.width * scale
      if width - size.width > Self.tolerance(width) {
        result.append(("its width", width - size.width))
      }
      if !growsInHeight, line.height * scale - size.height > max(4, line.height * scale * 0.3) {
        result.append(("its height", line.height * scale - size.height))
      }
    }
    return result.isEmpty ? nil : result
  }
}
