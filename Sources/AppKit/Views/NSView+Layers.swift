internal import Drawing
internal import Foundation
internal import LayoutTree
internal import QuartzCore

/// Layers of views.
///
/// A view has a layer when it wants one or a view above it has one. The layer is made when it is asked for or
/// drawn. It is drawn with the view: its background below what the view draws, its sublayers between that and
/// the subviews, its border above all.
///
/// - SeeAlso: Apple, "NSView", configuring the layer; "Setting Up Layer Objects".
extension NSView {
  /// A time for redrawing the contents of a view's layer.
  ///
  /// Source: Apple, "NSView.LayerContentsRedrawPolicy".
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    /// Never by the view.
    case never
    /// Redraws marked areas.
    case onSetNeedsDisplay
    /// Redraws marked areas, and at every step of a live resize.
    case duringViewResize
    /// Redraws marked areas, and once before a resize.
    case beforeViewResize
    /// Redraws marked areas, and fades from one picture to the other at a resize.
    case crossfade
  }

  /// Whether the view has a layer: it or an ancestor wants one.
  var isLayerBacked: Bool { backing.map { $0.wantsLayer || $0.isInherited } ?? false }

  /// The layer that is drawn with the view; nil for a view without.
  var drawnLayer: CALayer? { isLayerBacked ? layer : nil }

  /// Returns the view's record for its layer, created on first use.
  func ensuredBacking() -> ViewBacking {
    let backing = backing ?? ViewBacking()
    self.backing = backing
    return backing
  }

  /// Returns the layer that was set, or a new one of the view.
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

  /// Changes whether the view itself wants a layer; one that it created is released with the wish.
  func setWantsLayer(_ wants: Bool) {
    guard wants != (backing?.wantsLayer ?? false) else { return }
    ensuredBacking().wantsLayer = wants
    if !isLayerBacked, backing?.isHosted == false { adopt(nil) }
    passLayersOn()
    needsDisplay = true
  }

  /// Updates whether an ancestor has a layer; called when the superview changed.
  func layerInheritanceChanged() {
    let isInherited = superview?.isLayerBacked ?? false
    guard isInherited != (backing?.isInherited ?? false) else { return }
    ensuredBacking().isInherited = isInherited
    passLayersOn()
  }

  /// Notifies all descendants whether an ancestor has a layer.
  private func passLayersOn() {
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
