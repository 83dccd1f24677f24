internal import AppKit
internal import Foundation
internal import LayoutTree
internal import UIKit

/// The space that a view's text needs; nil for views whose text may scroll or that have none.
@MainActor struct TextNeed {
  /// A missing length in a direction.
  typealias Lack = (direction: String, points: Double)

  /// The text.
  let text: String
  /// Whether a picture is shown beside or instead of the text.
  private(set) var hasPicture = false
  /// The smallest scale at which the view draws text that does not fit.
  private var scale = 1.0
  /// Whether its font is not installed, so that its width is another font's.
  private(set) var hasOtherFont = false
  /// Whether lines break.
  private var wraps = false
  /// The size on one line, in points; the height is 0 where it does not matter.
  ///
  /// Measured when it is asked for, since several rules need the text alone.
  private let line: () -> CGSize
  /// The size of all lines, and of those that the view admits, in a width.
  private let lines: (_ width: CGFloat) -> (all: CGSize, admitted: CGSize)

  /// Returns the length by which a text may measure more here than where it was laid out: 2 points and 3 % of
  /// its length.
  ///
  /// Of 828 labels 66 % come out within half a point; see `Decisions/text-widths.md`.
  private static func tolerance(_ length: Double) -> Double { 2 + 0.03 * length }

  /// Creates the need of a view.
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
      // Without a stated scale the smallest is left to the system.
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
    // A configuration's title breaks into lines.
    wraps = button.configuration != nil
    line = { CGSize(width: button.intrinsicContentSize.width, height: 0) }
    lines = { _ in (.zero, .zero) }
  }

  private init(field: NSTextField) {
    let isOneLine = field.isSingleLine
    // Line feeds at the end show nothing.
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
    // Blanks at the end make room in some documents; whether they are cut off is not seen.
    text =
      button.imagePosition == .imageOnly || button.title.last?.isWhitespace == true
      ? "" : button.title
    hasPicture = Self.isVisible(button.image?.size)
    hasOtherFont = button.font?.isStandIn == true
    // A bezel gives its title the room at both sides before it cuts it off.
    let air: CGFloat = button.isBordered ? 10 : 0
    line = { CGSize(width: max(0, button.intrinsicContentSize.width - air), height: 0) }
    lines = { _ in (.zero, .zero) }
  }

  /// Whether a picture of a size shows something: one of a single point only takes the place of a picture.
  private static func isVisible(_ size: CGSize?) -> Bool {
    size.map { max($0.width, $0.height) > 1 } ?? false
  }

  /// Returns the missing lengths in an alignment rectangle of a size; nil where the text fits.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - growsInHeight: Whether the view's container becomes as high as it must.
  func lack(in size: CGSize, growsInHeight: Bool) -> [Lack]? {
    guard !text.isEmpty, !hasOtherFont, size.width > 0, size.height > 0 else { return nil }
    var result: [Lack] = []
    let line = line()
    if wraps {
      let (all, admitted) = lines(size.width + Self.tolerance(size.width))
      let room = min(size.height, admitted.height)
      // Less than half a line is air around the letters.
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
