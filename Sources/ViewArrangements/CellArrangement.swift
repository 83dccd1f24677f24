package import Foundation
internal import LayoutGeometry

/// The layout of an image, a text, a detail text and an accessory in a table's cell.
///
/// A pure function of lengths in points, y down, from the cell's origin. The texts are placed in the content,
/// which ends where the accessory begins.
///
/// - SeeAlso: `Rules/DocumentsIOS.md#cell-margins-of-the-canvas`; `CellArrangementTests` compares with cells of
///   published documents. The second style with values is not among them, its column is an assumption.
package struct CellArrangement {
  /// The relative position of the texts.
  package enum Style: Sendable {
    /// One text.
    case plain
    /// The detail text at the trailing end.
    case value
    /// The first text in a separate column, the detail text beside it.
    case column
    /// The detail text below the first.
    case subtitle
  }
  /// A text.
  package struct Text {
    /// Whether it may have several lines.
    package var wraps: Bool
    /// Returns its size for a maximum width.
    package var size: (CGFloat) -> CGSize

    /// Creates a text.
    package init(wraps: Bool = false, size: @escaping (CGFloat) -> CGSize) {
      (self.wraps, self.size) = (wraps, size)
    }
  }

  /// The style.
  package var style = Style.plain
  /// The size of the cell.
  package var size: CGSize
  /// The margins at both ends.
  package var margins: (leading: CGFloat, trailing: CGFloat) = (16, 16)
  /// The safe area insets at both ends; the margins are inside.
  package var sides: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  /// The size of the accessory at the trailing end; nil for none.
  package var accessory: CGSize?
  /// The size of the image; nil for none.
  package var image: CGSize?
  /// The indentation of the image and the texts, in points.
  package var indentation: CGFloat = 0
  /// The first text.
  package var text: Text?
  /// The detail text.
  package var detail: Text?
  /// Whether the cell is laid out from right to left.
  package var isRightToLeft = false

  /// Creates an arrangement of an empty cell.
  package init(size: CGSize) { self.size = size }

  /// The size of a cell outside of a table.
  package static let standardSize = CGSize(width: 320, height: standardHeight)
  /// The height of a row without larger content.
  package static let standardHeight: CGFloat = 44
  /// The gap before the accessory, in points.
  private static let accessoryGap: CGFloat = 8
  private static let imageGap: CGFloat = 15
  private static let valueGap: CGFloat = 6
  private static let columnWidth: CGFloat = 91
  /// The total padding above and below texts, in points.
  private static let verticalTextPadding: CGFloat = 23
  private static let subtitleRoom: CGFloat = 19.5

  private var contentWidth: CGFloat {
    let width = size.width - sides.leading - sides.trailing
    guard let accessory else { return max(0, width) }
    return max(0, width - accessory.width - margins.trailing)
  }
  /// The frame of the content.
  package var contentFrame: CGRect {
    mirrored(
      CGRect(x: sides.leading, y: 0, width: contentWidth, height: size.height), in: size.width)
  }
  /// The frame of the accessory; empty for none.
  package var accessoryFrame: CGRect {
    guard let accessory else { return .zero }
    let height = min(accessory.height, size.height)
    return mirrored(
      CGRect(
        x: sides.leading + contentWidth, y: (size.height - height) / 2, width: accessory.width,
        height: height),
      in: size.width)
  }

  private var start: CGFloat { margins.leading + indentation }
  private var textStart: CGFloat {
    start + (fittedImage.map { $0.width + Self.imageGap } ?? 0)
  }
  private var availableWidth: CGFloat {
    max(0, contentWidth - textStart - (accessory == nil ? margins.trailing : Self.accessoryGap))
  }
  /// The size of the image, reduced to the available height; nil for none.
  private var fittedImage: CGSize? {
    guard let image, image.width > 0, image.height > 0 else { return nil }
    let scale = size.height > 0 ? min(1, size.height / image.height) : 1
    return CGSize(width: image.width * scale, height: image.height * scale)
  }

  /// The frame of the image, in the content; empty for none.
  package var imageFrame: CGRect {
    guard let image = fittedImage else { return .zero }
    return mirrored(
      CGRect(
        x: start, y: max(0, ((size.height - image.height) / 2).rounded(.down)),
        width: image.width, height: image.height), in: contentWidth)
  }

  /// The frames of the texts, in the content.
  package var textFrames: (text: CGRect, detail: CGRect) {
    let (text, detail) = leftToRightFrames
    return (mirrored(text, in: contentWidth), mirrored(detail, in: contentWidth))
  }

  private var leftToRightFrames: (text: CGRect, detail: CGRect) {
    let first = fitted(text, availableWidth)
    switch style {
    case .plain:
      return (CGRect(x: textStart, y: 0, width: availableWidth, height: size.height), .zero)
    case .value:
      let second = fitted(detail, max(0, availableWidth - first.width - Self.valueGap))
      return (
        centred(first, at: textStart),
        centred(second, at: textStart + availableWidth - second.width)
      )
    case .column:
      let column = min(Self.columnWidth, availableWidth)
      let second = fitted(detail, max(0, availableWidth - column - Self.valueGap))
      let first = CGSize(width: column, height: fitted(text, column).height)
      return (
        centred(first, at: textStart), centred(second, at: textStart + column + Self.valueGap)
      )
    case .subtitle:
      let second = fitted(detail, availableWidth)
      guard second.height > 0 else { return (centred(first, at: textStart), .zero) }
      let gap = subtitleGap(first, second)
      let free = size.height - first.height - second.height - 2 * gap
      let top = max(0, (free / 2).rounded(.up))
      return (
        CGRect(origin: CGPoint(x: textStart, y: top), size: first),
        CGRect(origin: CGPoint(x: textStart, y: top + first.height + gap), size: second)
      )
    }
  }

  /// The gap between two texts, which grows with the available height, as stored frames show.
  private func subtitleGap(_ first: CGSize, _ second: CGSize) -> CGFloat {
    let free = size.height - first.height - second.height
    if free >= 24 { return 3 }
    if detail?.wraps == true, second.height > 1.5 * first.height, free >= 6 { return 3 }
    return free > 18 ? 1 : 0
  }

  private func fitted(_ text: Text?, _ width: CGFloat) -> CGSize {
    guard let text else { return .zero }
    let size = text.size(width)
    return CGSize(width: min(size.width, width), height: size.height)
  }
  private func centred(_ size: CGSize, at x: CGFloat) -> CGRect {
    let y = ((self.size.height - size.height) / 2).rounded(.up)
    return CGRect(origin: CGPoint(x: x, y: max(0, y)), size: size)
  }
  private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    isRightToLeft ? rect.mirrored(in: width) : rect
  }

  /// The height that the texts require at the cell's width; at least that of an empty row.
  package var naturalHeight: CGFloat {
    let first = fitted(text, availableWidth)
    let needed: CGFloat
    switch style {
    case .plain: needed = first.height + Self.verticalTextPadding
    case .value, .column:
      needed = max(first.height, fitted(detail, availableWidth).height) + Self.verticalTextPadding
    case .subtitle:
      let second = fitted(detail, availableWidth).height
      needed =
        first.height + second + (second > 0 ? Self.subtitleRoom + 1 : Self.verticalTextPadding)
    }
    return max(Self.standardHeight, needed)
  }
}
