public import Foundation

extension CGPoint {
  /// Whether both are at the same place.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both are as large.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
