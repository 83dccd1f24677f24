internal import Drawing
internal import Foundation
internal import LayoutTree
internal import QuartzCore

/// Layer-backed views.
///
/// A view has a layer if it or an ancestor wants one. The layer is created on first access or drawing. It is
/// drawn with the view: its background below the view's drawing, its sublayers between that and the subviews,
/// its border on top.
///
/// - SeeAlso: Apple, "NSView", configuring the layer; "Setting Up Layer Objects".
extension NSView {
  /// The times at which the contents of a view's layer are redrawn.
  ///
  /// Source: Apple, "NSView.LayerContentsRedrawPolicy".
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    /// Never by the view.
    case never
    /// Redraws when the view is marked for display.
    case onSetNeedsDisplay
    /// Redraws when the view is marked, and at every step of a resize.
    case duringViewResize
    /// Redraws when the view is marked, and once before a resize.
    case beforeViewResize
    /// Redraws when the view is marked, and after a resize with a crossfade between both pictures.
    case crossfade
  }

  /// Whether the view has a layer because it or an ancestor wants one.
  var isLayerBacked: Bool { backing.map { $0.wantsLayer || $0.isInherited } ?? false }

  /// The layer that is drawn with the view; nil for a view that is not layer-backed.
  var drawnLayer: CALayer? { isLayerBacked ? layer : nil }

  /// Returns the view's layer state, creating it if necessary.
  func ensuredBacking() -> ViewBacking {
    let backing = backing ?? ViewBacking()
    self.backing = backing
    return backing
  }

  /// Returns the layer that was set, or creates the view's layer.
  func ensuredLayer() -> CALayer? {
    guard let backing else { return nil }
    if backing.isHosted { return backing.layer }
    guard isLayerBacked else { return nil }
    if let layer = backing.layer { return layer }
    let layer = makeBackingLayer()
    // The class may have asked for the layer while it made it.
    guard backing.layer == nil else { return backing.layer }
    adopt(layer)
    return backing.layer
  }

  /// Replaces the view's layer; nil lets the view create one.
  func adopt(_ layer: CALayer?) {
    guard layer == nil || layer !== backing?.layer else { return }
    if let layer, layer.host != nil {
      return LayoutProfile.current.log("\(layer) belongs to another view and stays there.")
    }
    backing?.layer?.attach(to: nil)
    backing?.layer = nil
    if let layer {
      ensuredBacking().layer = layer
      layer.attach(to: self)
    }
    needsDisplay = true
  }

  /// Sets whether the view itself wants a layer; without one, a layer that the view created is removed.
  func setWantsLayer(_ wants: Bool) {
    guard wants != (backing?.wantsLayer ?? false) else { return }
    ensuredBacking().wantsLayer = wants
    if !isLayerBacked, backing?.isHosted == false { adopt(nil) }
    propagateLayerInheritance()
    needsDisplay = true
  }

  /// Updates whether the view inherits a layer after its superview changed.
  func layerInheritanceChanged() {
    let isInherited = superview?.isLayerBacked ?? false
    guard isInherited != (backing?.isInherited ?? false) else { return }
    ensuredBacking().isInherited = isInherited
    propagateLayerInheritance()
  }

  /// Updates whether all descendants inherit a layer.
  private func propagateLayerInheritance() {
    var open = [self]
    while let view = open.popLast() {
      let passes = view.isLayerBacked
      for child in view.subviews where passes != (child.backing?.isInherited ?? false) {
        child.ensuredBacking().isInherited = passes
        open.append(child)
      }
    }
  }
}
