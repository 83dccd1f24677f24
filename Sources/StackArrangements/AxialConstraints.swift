internal import LayoutEngine
internal import LayoutTree

/// A builder of a stack's constraints, along its axis and across it.
@MainActor protocol AxialConstraints: ArrangementConstraints {
  /// The axis along which the views are arranged.
  var axis: NSLayoutConstraint.Axis { get }
}

extension AxialConstraints {
  var isHorizontal: Bool { axis == .horizontal }
  var start: Attribute { isHorizontal ? .leading : .top }
  var end: Attribute { isHorizontal ? .trailing : .bottom }
  var length: Attribute { isHorizontal ? .width : .height }
  var middle: Attribute { isHorizontal ? .centerX : .centerY }
  var crossStart: Attribute { isHorizontal ? .top : .leading }
  var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  var crossLength: Attribute { isHorizontal ? .height : .width }
  var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }

  /// The natural length of a view along the stack's axis, or across it; points, nil for one without.
  func naturalLength(of view: ViewNode, across: Bool = false) -> Double? {
    naturalLength(of: view, isHorizontal != across ? .horizontal : .vertical)
  }
}
