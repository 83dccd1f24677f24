/// Per-axis priorities of a view's natural size, 1…1000.
package struct ContentPriorities: Hashable, Sendable {
  /// The priority with which the view resists growing beyond its content.
  package var hugging: Float
  /// The priority with which the view resists shrinking below its content.
  package var compressionResistance: Float

  /// Creates priorities; both above 0, at most 1000.
  package init(hugging: Float, compressionResistance: Float) {
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }

  /// A view's defaults.
  package static let standard = ContentPriorities(hugging: 250, compressionResistance: 750)
}

/// The kind of a view, as far as the layout of others depends on it.
package enum ViewTrait: Hashable, Sendable {
  /// A plain view.
  case plain
  /// A scroll view: its edges, seen from descendants, are those of its content; inside it there is no safe
  /// area.
  case scrollable
  /// A cell's content view: its fixed size yields before any constraint inside it does.
  case cellContent
  /// The content view of a prototype cell on the canvas: its height is held, and a constraint inside it yields.
  case prototypeContent
}
