internal import Foundation

/// The parts of a scroller, in its bounds.
@MainActor struct ScrollerParts {
  private let bounds: CGRect
  private let isVertical: Bool
  private let share: CGFloat
  private let position: CGFloat

  init(_ scroller: NSScroller) {
    bounds = scroller.bounds
    isVertical = bounds.height > bounds.width
    let proportion = CGFloat(scroller.knobProportion)
    share = proportion.isFinite ? min(max(proportion, 0.1), 1) : 1
    position = CGFloat(scroller.doubleValue)
  }

  /// The slot of the knob.
  var slot: CGRect { bounds.insetBy(dx: 2, dy: 2) }
  /// The knob in the slot.
  var knob: CGRect {
    var rect = slot
    if isVertical {
      rect.size.height *= share
      rect.origin.y += (slot.height - rect.height) * position
    } else {
      rect.size.width *= share
      rect.origin.x += (slot.width - rect.width) * position
    }
    return rect
  }
  /// Returns the rectangle of a part.
  func rect(_ part: NSScroller.Part) -> CGRect {
    let (slot, knob) = (slot, knob)
    switch part {
    case .knobSlot: return slot
    case .knob: return share < 1 ? knob : .zero
    case .decrementPage:
      return isVertical
        ? CGRect(x: slot.minX, y: slot.minY, width: slot.width, height: knob.minY - slot.minY)
        : CGRect(x: slot.minX, y: slot.minY, width: knob.minX - slot.minX, height: slot.height)
    case .incrementPage:
      return isVertical
        ? CGRect(x: slot.minX, y: knob.maxY, width: slot.width, height: slot.maxY - knob.maxY)
        : CGRect(x: knob.maxX, y: slot.minY, width: slot.maxX - knob.maxX, height: slot.height)
    case .noPart, .decrementLine, .incrementLine: return .zero
    }
  }
}
