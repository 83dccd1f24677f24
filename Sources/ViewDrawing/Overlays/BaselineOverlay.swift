internal import Drawing
internal import Foundation
internal import LayoutTree

/// The first and last baselines of a view with text: a dashed red line across its alignment rectangle.
@MainActor enum BaselineOverlay {
  /// The shapes, in the superview's space; empty for a view that uses another view's baselines.
  static func shapes(of view: any DrawnHost) -> [OverlayShape] {
    let rect = view.hostAlignmentRect(forFrame: view.node.frame)
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return [] }
    let stated = view.node.baselines
    let heights = [stated.first, stated.last].compactMap { $0.height(in: rect) }
    let color = CGColor(red: 0.9, green: 0.15, blue: 0.1, alpha: 1)
    return Set(heights).sorted().map { y in
      .line(CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y), color, isDashed: true)
    }
  }
}

extension NodeBaseline {
  /// The y of a text baseline in an alignment rectangle; nil without text, or if it is another view's.
  func height(in rect: CGRect) -> CGFloat? {
    switch self {
    case .top(let distance) where distance != 0: rect.minY + distance
    case .bottom(let distance) where distance != 0: rect.maxY - distance
    case .center(let distance): rect.midY + distance
    default: nil
    }
  }
}
