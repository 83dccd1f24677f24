package import Foundation

/// Buttons at both ends of a bar and a title between them.
///
/// A pure function of sizes in points, y down. Everything stands in the middle of the row's height. The title
/// stands in the middle of the row where it can, and else as near to that as the buttons leave room.
package struct BarItemArrangement {
  /// The rectangles of what stands at the left, from the edge inwards.
  package private(set) var leading: [CGRect] = []
  /// The rectangles of what stands at the right, from the edge inwards.
  package private(set) var trailing: [CGRect] = []
  /// The rectangle of the title.
  package private(set) var title = CGRect.zero

  /// Between buttons, and between them and the title.
  package static let gap: CGFloat = 8

  /// Arranges a row.
  ///
  /// - Parameters:
  ///   - row: The room without what stays free at its ends.
  ///   - leading: The sizes of what stands at the left, from the edge inwards.
  ///   - trailing: The sizes of what stands at the right, from the edge inwards.
  ///   - title: The size of the title.
  package init(row: CGRect, leading: [CGSize], trailing: [CGSize], title: CGSize = .zero) {
    func rect(_ x: CGFloat, _ size: CGSize) -> CGRect {
      let height = min(size.height, row.height)
      return CGRect(x: x, y: row.midY - height / 2, width: size.width, height: height)
    }
    var (left, right) = (row.minX, row.maxX)
    for size in leading {
      self.leading.append(rect(left, size))
      left += size.width + Self.gap
    }
    for size in trailing {
      self.trailing.append(rect(right - size.width, size))
      right -= size.width + Self.gap
    }
    let width = max(0, min(title.width, right - left))
    let x = max(left, min(row.midX - width / 2, right - width))
    self.title = rect(x, CGSize(width: width, height: title.height))
  }
}
