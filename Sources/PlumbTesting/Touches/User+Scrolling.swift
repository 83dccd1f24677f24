internal import Foundation
internal import Testing
public import UIKit

/// Scrolling by fingers.
extension User {
  /// Scrolls a view by a distance, in points, downwards and to the right for positive ones, as far as its content extends.
  ///
  /// Fingers drag as often as they must, and rest at the end of each drag, so that content moves no further.
  public func scroll(
    _ view: UIScrollView, by distance: CGVector, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    failing(at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try scroll(view, distance)
    }
  }
  /// Scrolls the views around a target, innermost first, until the target is in sight.
  public func scroll(
    to target: some TouchTarget, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    failing(at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let place = try target.place(in: self)
      for case let view as UIScrollView in sequence(first: place.view, next: { $0.superview })
      where view !== place.view {
        try reveal(place.name, in: view) {
          place.view.convert(place.part ?? place.view.bounds, to: view)
        }
      }
    }
  }

  /// Scrolls a view until a rectangle of its content is in sight, as far as it fits.
  func reveal(_ name: String, in view: UIScrollView, _ rect: () -> CGRect) throws {
    view.layoutIfNeeded()
    // Estimated heights become known on the way.
    for _ in 0..<20 {
      let (rect, seen) = (rect(), view.bounds.inset(by: view.adjustedContentInset))
      let way = CGVector(
        dx: Self.way(from: rect.minX, to: rect.maxX, in: seen.minX...max(seen.minX, seen.maxX)),
        dy: Self.way(from: rect.minY, to: rect.maxY, in: seen.minY...max(seen.minY, seen.maxY)))
      guard abs(way.dx) > 0.5 || abs(way.dy) > 0.5 else { return }
      let before = view.contentOffset
      try scroll(view, way)
      view.layoutIfNeeded()
      guard view.contentOffset == before else { continue }
      guard rect.intersects(seen) else {
        throw TouchProblem("\(name) cannot be scrolled to: the content ends before it")
      }
      return
    }
  }
  /// The distance to scroll so that a length is in a range, or its start where it is longer.
  private static func way(
    from start: CGFloat, to end: CGFloat, in range: ClosedRange<CGFloat>
  ) -> CGFloat {
    if start < range.lowerBound || end - start > range.upperBound - range.lowerBound {
      return start - range.lowerBound
    }
    return max(0, end - range.upperBound)
  }

  private func scroll(_ view: UIScrollView, _ distance: CGVector) throws {
    let name = TouchNames.name(of: view)
    guard view.isScrollEnabled else {
      throw TouchProblem("\(name) cannot be scrolled: scrolling is disabled")
    }
    let spot = try TouchSpot(TouchPlace(view), in: window)
    let target = CGPoint(
      x: view.contentOffset.x + distance.dx, y: view.contentOffset.y + distance.dy)
    for _ in 0..<200 {
      let left = (x: target.x - view.contentOffset.x, y: target.y - view.contentOffset.y)
      guard abs(left.x) > 0.25 || abs(left.y) > 0.25 else { return }
      let before = view.contentOffset
      // An axis at a time: a drag at an angle moves only what moves along its longer part.
      let isAcross = abs(left.x) > abs(left.y)
      let room = (isAcross ? spot.frame.width : spot.frame.height) * 0.8
      let way = min(max(isAcross ? left.x : left.y, -room), room)
      try drag(view, in: spot.frame, by: way, isAcross: isAcross)
      guard view.contentOffset == before else { continue }
      // The other axis may still move.
      guard isAcross ? abs(left.y) > 0.25 : abs(left.x) > 0.25 else { return }
      return try scroll(
        view, isAcross ? CGVector(dx: 0, dy: left.y) : CGVector(dx: left.x, dy: 0))
    }
  }
  /// Drags so that content moves by a distance that may be less than that at which a drag begins.
  private func drag(
    _ view: UIScrollView, in frame: CGRect, by way: CGFloat, isAcross: Bool
  ) throws {
    let middle = frame.middle
    let half = way / 2
    let start = isAcross ? middle.moved(half, 0) : middle.moved(0, half)
    let end = isAcross ? middle.moved(-half, 0) : middle.moved(0, -half)
    // A detour begins the drag.
    let detour: CGFloat = way < 0 ? 20 : -20
    let over = isAcross ? end.moved(detour, 0) : end.moved(0, detour)
    drag(abs(way) < 20 ? [start, over, end] : [start, end], in: 0.2)
    TouchClock.shared.settle()
  }
}
