internal import Foundation
public import FoundationShims

/// Time from layer to layer: each layer's begins at its `beginTime`, runs at its `speed`, and is moved by its
/// `timeOffset`.
///
/// - SeeAlso: Apple, "CAMediaTiming".
extension CALayer {
  /// A time of another layer in this one's; nil is the time of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    local(l?.base(t) ?? t)
  }
  /// A time of this layer in another one's; nil is the time of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.local(base(t)) ?? base(t)
  }

  private var line: [CALayer] { Array(sequence(first: self, next: { $0.superlayer })) }
  private func local(_ base: CFTimeInterval) -> CFTimeInterval {
    line.reversed().reduce(base) { time, layer in
      (time - layer.beginTime) * Double(layer.speed) + layer.timeOffset
    }
  }
  /// The inverse; a layer that stands still has the time at which it began.
  private func base(_ local: CFTimeInterval) -> CFTimeInterval {
    line.reduce(local) { time, layer in
      layer.speed == 0
        ? layer.beginTime : (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime
    }
  }
}
