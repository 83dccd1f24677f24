public import Drawing
public import Foundation

/// Draws and lays out for a layer without a view.
///
/// - SeeAlso: Apple, "CALayerDelegate".
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Called when the layer is drawn; the context is the current one, its space the layer's own.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called when the layer's sublayers are to be placed.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of the layer's value; nothing is animated here, so it is never called.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action for a change of a layer's value.
///
/// - SeeAlso: Apple, "CAAction".
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Does it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing: `NSNull` in ``CALayer/actions`` turns a default action off.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
