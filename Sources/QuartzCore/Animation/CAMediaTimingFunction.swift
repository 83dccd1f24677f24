public import Foundation

/// The timing curve of a change.
///
/// - SeeAlso: Apple, "CAMediaTimingFunction".
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]
  /// Creates a predefined curve from its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
  /// Creates a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }
  /// Writes one of the four points of the curve, from 0 to 3; does nothing for another index.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(idx) else { return }
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }
}

/// The names of predefined timing curves.
///
/// Source: Apple, "CAMediaTimingFunctionName".
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A curve of constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A curve with a slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A curve with a slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A curve with a slow start and end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default curve.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
