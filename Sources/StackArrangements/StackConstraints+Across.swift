internal import LayoutEngine
internal import LayoutTree

/// The constraints across the axis: the alignment of views and the width of the canvas.
///
/// - SeeAlso: `Rules/Stacks.md#alignment-across-a-stack`.
extension StackConstraints {
  /// Adds the alignment of the views.
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
      // Baselines leave open how far the views extend above and below: the canvas contains all of them, and a
      // weak fit keeps it close to them.
      alignWithFirst(views, .lastBaseline)
      for view in views { addInside(view) }
      addFit()
    case .firstBaseline where isHorizontal:
      // Aligned first baselines determine the upper edges relative to each other, so the fit is one for each
      // lower edge instead of one for the length.
      alignWithFirst(views, .firstBaseline)
      if let first = views.first {
        add(first, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary")
      }
      for view in views {
        add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary")
        add(view, crossEnd, .equal, canvas, crossEnd, priority: Self.fit, "UISV-canvas-fit")
      }
    // A vertical stack has no baselines across its axis; its views align at the leading edge.
    case .firstBaseline, .lastBaseline: alignAll(views, crossStart)
    }
  }

  private mutating func alignAll(_ views: [ViewNode], _ attribute: Attribute) {
    for view in views { addInside(view) }
    // Views that are inside and aligned may still be anywhere inside; one connection to the canvas decides.
    if let first = views.first {
      add(canvas, attribute, .equal, first, attribute, "UISV-canvas-connection")
    }
    alignWithFirst(views, attribute)
    addFit()
  }

  /// Aligns the first view with the canvas, and the others with the first view.
  ///
  /// If both cannot hold, the first view leaves the canvas and the others stay aligned with it.
  private mutating func alignWithFirst(_ views: [ViewNode], _ attribute: Attribute) {
    for view in views.dropFirst() {
      add(view, attribute, .equal, views[0], attribute, "UISV-alignment")
    }
  }

  private mutating func addInside(_ view: ViewNode) {
    add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary")
    add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary")
  }

  /// Fits the canvas to its views; the views themselves are not compressed, so one of undetermined length keeps
  /// it.
  private mutating func addFit() {
    add(canvas, crossLength, priority: Self.spanningFit, "UISV-spanning-fit")
  }
}
