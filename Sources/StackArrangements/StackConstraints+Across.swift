internal import LayoutEngine
internal import LayoutTree

/// Across the axis: where views stand and how wide the canvas is.
///
/// - SeeAlso: `Rules/Stacks.md#alignment-across-a-stack`.
extension StackConstraints {
  /// Adds the constraints of the alignment across.
  mutating func addAlignment(_ views: [ViewNode]) {
    switch arrangement.alignment {
    case .fill:
      if let first = views.first {
        add(first, crossStart, .equal, canvas, crossStart, "UISV-canvas-connection")
        add(canvas, crossEnd, .equal, first, crossEnd, "UISV-canvas-connection")
      }
      alignWithFirst(views, crossStart)
      alignWithFirst(views, crossEnd)
    case .leading: alignAll(views, crossStart)
    case .trailing: alignAll(views, crossEnd)
    case .center: alignAll(views, crossMiddle)
    case .lastBaseline where isHorizontal:
      alignWithFirst(views, .lastBaseline)
      for view in views { addInside(view) }
      addFit()
    case .firstBaseline where isHorizontal:
      alignWithFirst(views, .firstBaseline)
      if let first = views.first {
        add(first, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary")
      }
      for view in views {
        add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary")
        add(view, crossEnd, .equal, canvas, crossEnd, priority: Self.fit, "UISV-canvas-fit")
      }
    case .firstBaseline, .lastBaseline: alignAll(views, crossStart)
    }
  }

  private mutating func alignAll(_ views: [ViewNode], _ attribute: Attribute) {
    for view in views { addInside(view) }
    if let first = views.first {
      add(canvas, attribute, .equal, first, attribute, "UISV-canvas-connection")
    }
    alignWithFirst(views, attribute)
    addFit()
  }

  /// Only the first view is tied to the canvas, the others to it.
  ///
  /// Where both cannot hold, the canvas lets go of the first view and the others stay with it.
  private mutating func alignWithFirst(_ views: [ViewNode], _ attribute: Attribute) {
    for view in views.dropFirst() {
      add(view, attribute, .equal, views[0], attribute, "UISV-alignment")
    }
  }

  private mutating func addInside(_ view: ViewNode) {
    add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary")
    add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary")
  }

  /// The canvas is as short as its views allow; the views themselves are not pulled at, so one that
  /// nothing sizes keeps its length.
  private mutating func addFit() {
    add(canvas, crossLength, priority: Self.spanningFit, "UISV-spanning-fit")
  }
}
