public import LayoutTree

/// The anchors of the alignment rectangle, from which constraints are created.
///
/// - SeeAlso: Apple, "NSLayoutAnchor"; `Rules/Guides.md#anchors-make-inactive-constraints`.
extension ToolkitView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: attachedState, attribute: .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    .init(item: attachedState, attribute: .trailing)
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(item: attachedState, attribute: .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(item: attachedState, attribute: .right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(item: attachedState, attribute: .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: attachedState, attribute: .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(item: attachedState, attribute: .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(item: attachedState, attribute: .height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: attachedState, attribute: .centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(item: attachedState, attribute: .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: attachedState, attribute: .firstBaseline)
  }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: attachedState, attribute: .lastBaseline)
  }
}
