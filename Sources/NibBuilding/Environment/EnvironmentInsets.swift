/// Four distances from the edges of a rectangle, in points, positive inwards.
package struct EnvironmentInsets: Sendable, Hashable {
  /// The distance from the top.
  package var top: Double
  /// The distance from the left, which is the leading side: Interface Builder lays out left to right.
  package var left: Double
  /// The distance from the bottom.
  package var bottom: Double
  /// The distance from the right.
  package var right: Double

  /// Creates insets.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  package static let zero = EnvironmentInsets()

  /// The inset of an edge.
  package subscript(edge: EnvironmentEdge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  /// Returns the sums of insets for each edge.
  package static func + (one: EnvironmentInsets, other: EnvironmentInsets) -> EnvironmentInsets {
    EnvironmentInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

/// An edge of a rectangle.
package enum EnvironmentEdge: String, Sendable, Hashable, CaseIterable {
  /// The upper edge.
  case top
  /// The left edge.
  case left
  /// The lower edge.
  case bottom
  /// The right edge.
  case right
}
