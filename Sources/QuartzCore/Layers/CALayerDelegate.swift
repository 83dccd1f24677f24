public import Drawing
public import Foundation

/// The methods that draw and lay out for a layer without a view.
///
/// - SeeAlso: Apple, "CALayerDelegate".
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Called when the layer is drawn; the context is the current one, in the layer's coordinate space.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called to lay out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a value; never called, since no change is animated implicitly.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action for a change of a layer's value.
///
/// - SeeAlso: Apple, "CAAction".
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Runs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing: `NSNull` in ``CALayer/actions`` disables a default action.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
