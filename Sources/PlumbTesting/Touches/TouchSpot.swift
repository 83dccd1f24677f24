internal import Foundation
internal import UIKit

/// The reason why something cannot be touched, for the message of a failure.
struct TouchProblem: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

/// A point at which a touch reaches a target.
@MainActor struct TouchSpot {
  /// The point in the window's bounds.
  let point: CGPoint
  /// The visible part of the target, in the window's bounds.
  let frame: CGRect

  /// Creates a spot at a point of a target that no other view covers.
  ///
  /// - Throws: A problem that says why there is no such point.
  init(_ place: TouchPlace, in window: UIWindow) throws {
    let (view, name) = (place.view, place.name)
    func fail(_ why: String) -> TouchProblem { TouchProblem("\(name) cannot be touched: \(why)") }
    guard let own = view.window else { throw fail("it is in no window") }
    guard own === window else { throw fail("it is in another window") }
    guard !(view === window && place.part != nil) else {
      guard window.bounds.contains(place.frame.origin) else {
        throw fail("it is outside of the window")
      }
      (point, frame) = (place.frame.origin, window.bounds)
      return
    }
    if let why = Self.refusal(of: view) { throw fail(why) }
    guard place.isEnabled, (view as? UIControl)?.isEnabled ?? true else {
      throw fail("it is disabled")
    }
    guard place.frame.width > 0, place.frame.height > 0 else { throw fail("it has no area") }
    let visible = try Self.visiblePart(of: place, fail)
    var cover: UIView?
    for point in Self.points(in: visible) {
      guard let hit = window.hitTest(point, with: nil) else { continue }
      guard Self.reaches(hit, place) else {
        cover = cover ?? hit
        continue
      }
      (self.point, frame) = (point, visible)
      return
    }
    throw fail(
      cover.map { "\(TouchNames.name(of: $0)) covers it" } ?? "no view takes touches there")
  }

  /// The reason why a view, or one around it, takes no touches; nil without one.
  private static func refusal(of view: UIView) -> String? {
    for around in sequence(first: view, next: \.superview) {
      let who = around === view ? "it" : "\(TouchNames.name(of: around)), which holds it,"
      if around.isHidden { return "\(who) is hidden" }
      if around.alpha < 0.01 { return "\(who) is transparent" }
      // Labels and images leave touches to the views around them.
      if !around.isUserInteractionEnabled, around !== view || !isPassive(view) {
        return "\(who) takes no touches"
      }
    }
    return nil
  }
  /// Whether views of a class take no touches unless a program says so.
  private static func isPassive(_ view: UIView) -> Bool { view is UILabel || view is UIImageView }

  /// The part of a target that lies in the window and in the views around it that clip.
  private static func visiblePart(
    of place: TouchPlace, _ fail: (String) -> TouchProblem
  ) throws -> CGRect {
    var visible = place.frame
    for around in sequence(first: place.view, next: \.superview)
    where around.clipsToBounds || around is UIWindow {
      let rest = visible.intersection(around.convert(around.bounds, to: nil))
      guard rest.width > 0, rest.height > 0, around !== place.view else {
        if around === place.view { continue }
        throw fail(
          around is UIWindow
            ? "it is outside of the window"
            : "it is outside of what \(TouchNames.name(of: around)) shows")
      }
      visible = rest
    }
    return visible
  }

  /// Points to try: the middle, then others from the middle outwards.
  private static func points(in rect: CGRect) -> [CGPoint] {
    [
      (0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75), (0.1, 0.1), (0.9, 0.9),
      (0.1, 0.9), (0.9, 0.1),
    ].map { x, y in
      CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
  }

  /// Whether a view that is hit lets the target have the touch.
  private static func reaches(_ hit: UIView, _ place: TouchPlace) -> Bool {
    let view = place.view
    if hit === view { return true }
    if hit.isDescendant(of: view) {
      return !place.isRow
        || !sequence(first: hit, next: \.superview).prefix { $0 !== view }.contains {
          $0 is UIControl
        }
    }
    // A view that takes no touches itself stands for the one around that does.
    guard !view.isUserInteractionEnabled else { return false }
    return hit === sequence(first: view, next: \.superview).first { $0.isUserInteractionEnabled }
  }
}
