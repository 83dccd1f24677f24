package import Foundation
internal import LayoutGeometry

/// The layout of a button's image and title.
package struct ButtonArrangement {
  /// The side of the title on which the image is; reading direction is resolved.
  package enum Side: Sendable { case left, right, above, below }
  /// The position of both along an axis with excess space.
  package enum Place: Sendable { case start, middle, end }

  /// The size of the image in points.
  package var image: CGSize
  /// The size of the title in points.
  package var title: CGSize
  /// The side of the image.
  package var side = Side.left
  /// The distance between both in points; ignored if one has no size.
  package var padding: CGFloat = 0

  /// Creates an image left of a title.
  package init(image: CGSize, title: CGSize) {
    self.image = image
    self.title = title
  }

  private var gap: CGFloat { image == .zero || title == .zero ? 0 : padding }
  private var isRow: Bool { side == .left || side == .right }

  /// The size of both, in points.
  package var size: CGSize {
    isRow
      ? CGSize(
        width: image.width + gap + title.width, height: max(image.height, title.height))
      : CGSize(
        width: max(image.width, title.width), height: image.height + gap + title.height)
  }

  /// Returns the available width for a title: beside an image the remaining width, else all of it.
  package func availableTitleWidth(in width: CGFloat) -> CGFloat {
    max(0, isRow ? width - image.width - gap : width)
  }

  /// The rectangles of both, y down; a title that is too long is truncated at its far end.
  package func parts(
    in rect: CGRect, horizontal: Place, vertical: Place
  ) -> (image: CGRect, title: CGRect) {
    let whole = CGRect(
      x: Self.start(rect.minX, rect.width, min(rect.width, size.width), horizontal),
      y: Self.start(rect.minY, rect.height, size.height, vertical),
      width: min(rect.width, size.width), height: size.height)
    guard isRow else { return column(in: whole, horizontal) }
    let titleWidth = max(0, min(title.width, whole.width - image.width - gap))
    let imageX = side == .left ? whole.minX : whole.maxX - image.width
    let titleX = side == .left ? whole.minX + image.width + gap : whole.minX
    return (
      CGRect(
        x: imageX, y: Self.start(rect.minY, rect.height, image.height, vertical),
        width: image.width, height: image.height),
      CGRect(
        x: titleX, y: Self.start(rect.minY, rect.height, title.height, vertical),
        width: titleWidth, height: title.height)
    )
  }

  /// The rectangles of a title and the texts below it, from top to bottom.
  ///
  /// - Parameters:
  ///   - heights: The heights of the texts.
  ///   - padding: The distance between two texts.
  package static func lines(
    of heights: [CGFloat], in rect: CGRect, padding: CGFloat
  ) -> [CGRect] {
    var top = rect.minY
    return heights.map { height in
      defer { top += height + padding }
      return CGRect(x: rect.minX, y: top, width: rect.width, height: height)
    }
  }

  /// The circle of a symbol centred in a button: 20 points wide, inset by a point in a smaller button.
  package static func glyphFrame(in bounds: CGRect) -> CGRect {
    let side = min(22, min(bounds.width, bounds.height))
    return bounds.centered(side, side).insetBy(dx: 1, dy: 1)
  }

  private func column(in whole: CGRect, _ horizontal: Place) -> (image: CGRect, title: CGRect) {
    let titleWidth = min(title.width, whole.width)
    let imageY = side == .above ? whole.minY : whole.maxY - image.height
    let titleY = side == .above ? whole.minY + image.height + gap : whole.minY
    return (
      CGRect(
        x: Self.start(whole.minX, whole.width, image.width, horizontal), y: imageY,
        width: image.width, height: image.height),
      CGRect(
        x: Self.start(whole.minX, whole.width, titleWidth, horizontal), y: titleY,
        width: titleWidth, height: title.height)
    )
  }

  private static func start(
    _ low: CGFloat, _ room: CGFloat, _ length: CGFloat, _ place: Place
  ) -> CGFloat {
    switch place {
    case .start: low
    case .middle: low + (room - length) / 2
    case .end: low + room - length
    }
  }
}
