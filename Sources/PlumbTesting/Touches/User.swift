public import Foundation
internal import Testing
public import UIKit

/// A person who touches a window and types into it.
///
/// The verbs simulate fingers and keys, as the program gets them from the system: views are found by hit testing,
/// recognizers, controls, scroll views, tables and collections act by themselves. A target that cannot be touched fails
/// the test at the line of the verb, with the reason.
///
/// ```swift
/// let user = User(controller)
/// user.type("Ada", into: "Name")
/// user.tap("Save")
/// #expect(controller.names == ["Ada"])
/// ```
///
/// With an immediate `AnimationClock`, which is the default, all that a verb begins is at its end when the verb
/// returns. Under a stepped clock, verbs that take time advance it, and nothing else happens by itself.
///
/// - Units: Points, y down, in the bounds of the window unless stated otherwise; times in seconds.
/// - Errors: A target that is missing, hidden, covered, disabled or outside of the window fails the running test; nothing
///   is touched then.
/// - Complexity: A verb costs the events of its fingers, sixty a second, and a search of the views for a text.
/// - SeeAlso: `Documentation/Guides/TestYourLayout.md`.
@MainActor public struct User {
  /// The window that is touched.
  public let window: UIWindow

  /// Creates a user of a window, which is shown.
  public init(_ window: UIWindow) {
    self.window = window
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
  /// Creates a user of a controller, whose view fills a window of the screen's size.
  public init(_ controller: UIViewController) {
    if let window = controller.viewIfLoaded?.window {
      self.init(window)
    } else {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      self.init(window)
    }
  }
  /// Creates a user of a view, in its window, or in one of the screen's size at the view's place.
  public init(_ view: UIView) {
    if let window = view.window {
      self.init(window)
    } else {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(view)
      self.init(window)
    }
  }

  // MARK: Taps

  /// Taps a target once.
  public func tap(
    _ target: some TouchTarget, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    tap(
      target, count: 1,
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
  /// Taps a target twice in quick succession.
  public func doubleTap(
    _ target: some TouchTarget, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    tap(
      target, count: 2,
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
  private func tap(_ target: some TouchTarget, count: Int, _ location: SourceLocation) {
    touch(target, location) { spot in
      for _ in 0..<count {
        let fingers = Fingers(on: window)
        fingers.touch([spot.point])
        fingers.lift()
      }
    }
  }
  /// Presses a target for a time, in seconds.
  public func longPress(
    _ target: some TouchTarget, for seconds: TimeInterval = 1,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    touch(target, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
      spot in
      let fingers = Fingers(on: window)
      fingers.touch([spot.point])
      fingers.hold(for: seconds)
      fingers.lift()
    }
  }

  // MARK: Movements

  /// Drags a finger from a target to another one, which may be covered; the finger rests before it is lifted.
  public func drag(
    from start: some TouchTarget, to end: some TouchTarget, in seconds: TimeInterval = 0.3,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    touch(start, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
      spot in
      drag([spot.point, try end.place(in: self).frame.middle], in: seconds)
    }
  }
  /// Drags a finger from a target by a distance, in points; the finger rests before it is lifted.
  public func drag(
    _ target: some TouchTarget, by distance: CGVector, in seconds: TimeInterval = 0.3,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    touch(target, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
      spot in
      let end = CGPoint(x: spot.point.x + distance.dx, y: spot.point.y + distance.dy)
      drag([spot.point, end], in: seconds)
    }
  }
  /// The time that a finger rests until it has no velocity, in seconds.
  private static let rest: TimeInterval = 0.15

  func drag(_ points: [CGPoint], in seconds: TimeInterval, rests: Bool = true) {
    let fingers = Fingers(on: window)
    fingers.touch([points[0]])
    for point in points.dropFirst() { fingers.move(to: [point], in: seconds) }
    if rests { fingers.hold(for: Self.rest) }
    fingers.lift()
  }
  /// Swipes over a target: a quick movement of 100 points, or of half the target where that is longer, without a rest.
  public func swipe(
    _ target: some TouchTarget, _ direction: UISwipeGestureRecognizer.Direction,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    touch(target, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
      spot in
      let (x, y) = (max(50, spot.frame.width / 4), max(50, spot.frame.height / 4))
      let way: CGVector =
        switch direction {
        case .left: CGVector(dx: -x, dy: 0)
        case .right: CGVector(dx: x, dy: 0)
        case .up: CGVector(dx: 0, dy: -y)
        default: CGVector(dx: 0, dy: y)
        }
      let (middle, limits) = (spot.frame.middle, window.bounds)
      // The movement begins in the target.
      let start =
        spot.frame.width / 2 > abs(way.dx) && spot.frame.height / 2 > abs(way.dy)
        ? middle.moved(-way.dx, -way.dy) : spot.point
      let end = start.moved(way.dx * 2, way.dy * 2)
      drag([start.kept(in: limits), end], in: 0.1, rests: false)
    }
  }
  /// Pinches a target with two fingers, by a scale: above 1 the fingers part.
  public func pinch(
    _ target: some TouchTarget, scale: CGFloat, in seconds: TimeInterval = 0.3,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    spread(
      target, by: scale, turnedBy: 0, seconds,
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
  /// Turns two fingers on a target by an angle, in radians, clockwise.
  public func rotate(
    _ target: some TouchTarget, by angle: CGFloat, in seconds: TimeInterval = 0.3,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    spread(
      target, by: 1, turnedBy: angle, seconds,
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
  private func spread(
    _ target: some TouchTarget, by scale: CGFloat, turnedBy angle: CGFloat,
    _ seconds: TimeInterval, _ location: SourceLocation
  ) {
    touch(target, location) { spot in
      let (middle, frame) = (spot.frame.middle, spot.frame)
      let reach = max(10, min(frame.width, frame.height) * 0.4)
      let start = scale > 1 ? reach / scale : reach
      func pair(_ share: CGFloat) -> [CGPoint] {
        let length = start * (1 + (scale - 1) * share)
        let (x, y) = (cos(angle * share) * length, sin(angle * share) * length)
        return [middle.moved(-x, -y), middle.moved(x, y)]
      }
      let fingers = Fingers(on: window)
      fingers.touch(pair(0))
      for step in 1...20 { fingers.move(to: pair(CGFloat(step) / 20), in: seconds / 20) }
      fingers.lift()
    }
  }

  // MARK: Help

  /// Touches a target where that is possible, then lets all that began come to its end.
  func touch(
    _ target: some TouchTarget, _ location: SourceLocation, _ gesture: (TouchSpot) throws -> Void
  ) {
    failing(at: location) { try gesture(TouchSpot(target.place(in: self), in: window)) }
  }
  /// Does something that may be impossible, which fails the running test.
  func failing(at location: SourceLocation, _ body: () throws -> Void) {
    window.layoutIfNeeded()
    do {
      try body()
    } catch let problem as TouchProblem {
      Failure(message: problem.message, place: location).record()
    } catch {
      Failure(message: "\(error)", place: location).record()
    }
    TouchClock.shared.settle()
    window.layoutIfNeeded()
  }
}

extension CGRect {
  /// The middle of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  func moved(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }
  /// The nearest point in a rectangle.
  func kept(in rect: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, rect.minX), rect.maxX - 1), y: min(max(y, rect.minY), rect.maxY - 1))
  }
}
