internal import Foundation
public import FoundationShims

/// Time conversion between layers: each layer's time begins at its `beginTime`, runs at its `speed`, and is
/// offset by its `timeOffset`.
///
/// - SeeAlso: Apple, "CAMediaTiming".
extension CALayer {
  /// Converts a time from another layer's time; nil for the time of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    local(l?.base(t) ?? t)
  }
  /// Converts a time to another layer's time; nil for the time of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.local(base(t)) ?? base(t)
  }

  private var line: [CALayer] { Array(sequence(first: self, next: { $0.superlayer })) }
  private func local(_ base: CFTimeInterval) -> CFTimeInterval {
    line.reversed().reduce(base) { time, layer in
      (time - layer.beginTime) * Double(layer.speed) + layer.timeOffset
    }
  }
  /// Converts a local time to base time; for a layer of speed 0 the result is its begin time.
  private func base(_ local: CFTimeInterval) -> CFTimeInterval {
    line.reduce(local) { time, layer in
      layer.speed == 0
        ? layer.beginTime : (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime
    }
  }
}
