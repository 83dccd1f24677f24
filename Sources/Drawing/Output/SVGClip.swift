import Foundation

/// An outline that clips drawing, inside the previous ones.
final class SVGClip {
  let outer: SVGClip?
  let path: [PathElement]
  let evenOdd: Bool
  /// The bounding box of the remaining area, in canvas pixels.
  let bounds: CGRect
  /// The outline if it is an axis-aligned rectangle.
  let rect: CGRect?

  init(_ path: [PathElement], evenOdd: Bool, inside outer: SVGClip?, canvas: CGRect) {
    self.outer = outer
    self.path = path
    self.evenOdd = evenOdd
    rect = Self.rect(path)
    let box = rect ?? CGPath(elements: path).boundingBoxOfPath
    let left = (outer?.bounds ?? canvas).intersection(box)
    bounds = left.isNull ? .zero : left
  }

  /// Returns the axis-aligned rectangle that a path outlines; nil for another shape.
  private static func rect(_ path: [PathElement]) -> CGRect? {
    guard path.count == 5, case .move = path[0], path[4] == .close else { return nil }
    let corners = path.compactMap(\.points.last)
    guard corners.count == 4, path.allSatisfy({ $0.points.count < 2 && $0.isFinite }) else {
      return nil
    }
    var box = BoundingBox()
    corners.forEach { box.include($0) }
    let rect = box.rect
    for (one, other) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      guard (one.x == other.x) != (one.y == other.y) || rect.isEmpty else { return nil }
    }
    return rect
  }

  /// Returns the outlines that clip part of an extent, outermost first.
  ///
  /// - Parameter limit: An outline that is applied elsewhere.
  func cutting(_ extent: CGRect, beyond limit: SVGClip?) -> [SVGClip] {
    var result: [SVGClip] = []
    var clip: SVGClip? = self
    while let current = clip, current !== limit {
      if current.rect?.contains(extent) != true { result.append(current) }
      clip = current.outer
    }
    return result.reversed()
  }
}
