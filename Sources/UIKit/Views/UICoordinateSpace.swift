public import Foundation

/// A space of points: a view's bounds, a scene's or the screen's.
///
/// Windows are placed in the screen by their frames.
///
/// Views prefer their own conversions to other views, which programs may override.
///
/// - SeeAlso: Apple, "UICoordinateSpace".
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds, in points of the space.
  var bounds: CGRect { get }
  /// Converts a point of this space to another one.
  @_disfavoredOverload
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  @_disfavoredOverload
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The upright rectangle in another space around a rectangle of this one.
  @_disfavoredOverload
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The upright rectangle in this space around a rectangle of another one.
  @_disfavoredOverload
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// From the space to the screen; the identity for the screen and for spaces of programs.
  private var mapToScreen: CGAffineTransform { (self as? UIView)?.mapToScreen ?? .identity }
  private func map(to space: any UICoordinateSpace) -> CGAffineTransform {
    mapToScreen.concatenating(((space as? UIView)?.mapToScreen ?? .identity).inverted())
  }

  /// Converts a point of this space to another one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(map(to: coordinateSpace))
  }
  /// Converts a point of another space to this one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(map(to: coordinateSpace).inverted())
  }
  /// The upright rectangle in another space around a rectangle of this one.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(map(to: coordinateSpace))
  }
  /// The upright rectangle in this space around a rectangle of another one.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(map(to: coordinateSpace).inverted())
  }
}
