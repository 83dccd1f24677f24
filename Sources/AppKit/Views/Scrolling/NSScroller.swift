public import Foundation

/// A bar that shows the visible part of a document.
///
/// - SeeAlso: Apple, "NSScroller".
@preconcurrency @MainActor open class NSScroller: NSControl {
  /// The position of scrollers: next to the content or over it.
  public enum Style: Int, Sendable {
    /// Next to the content.
    case legacy = 0
    /// Over the content.
    case overlay = 1
  }
  /// The colour of the knob; raw values are Apple's.
  public enum KnobStyle: Int, Sendable { case `default`, dark, light }
  /// A part of a scroller; raw values are Apple's.
  public enum Part: UInt, Sendable {
    case noPart, decrementPage, knob, incrementPage, decrementLine, incrementLine, knobSlot
  }
  /// The parts that can be used; raw values are Apple's.
  public enum UsableParts: UInt, Sendable {
    case noScrollerParts, onlyScrollerArrows, allScrollerParts
  }
  /// Always `overlay`: scrollers are over the content here.
  open class var preferredScrollerStyle: Style { .overlay }
  /// Whether the class works over the content.
  open class var isCompatibleWithOverlayScrollers: Bool { true }
  /// The width of a scroller, in points: 15, and 11 for a small one.
  open class func scrollerWidth(
    for controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
  ) -> CGFloat { controlSize == .regular || controlSize == .large ? 15 : 11 }
  /// The position of the scroller: next to the content or over it.
  open var scrollerStyle = Style.overlay { didSet { needsDisplay = true } }
  /// The colour of the knob; stored only.
  open var knobStyle = KnobStyle.default
  /// The fraction of the document that is visible, 0 to 1.
  open var knobProportion = 1.0 { didSet { needsDisplay = true } }
  /// The position of the visible part, 0 at the start to 1 at the end.
  open override var doubleValue: Double {
    get { position }
    set {
      position = newValue.isFinite ? min(max(newValue, 0), 1) : 0
      needsDisplay = true
    }
  }
  private var position = 0.0
  open override var floatValue: Float {
    get { Float(position) }
    set { doubleValue = Double(newValue) }
  }
  /// The parts that can be used: all while a part of the document is hidden.
  open var usableParts: UsableParts {
    isEnabled && knobProportion < 1 ? .allScrollerParts : .noScrollerParts
  }
  /// The part that was pressed: none, as there are no events.
  open var hitPart: Part { .noPart }
  /// The part at a point of the window.
  open func testPart(_ point: NSPoint) -> Part {
    let place = convert(point, from: nil)
    return [.knob, .decrementPage, .incrementPage].first { rect(for: $0).contains(place) }
      ?? .noPart
  }
  /// The rectangle of a part; zero for one that the scroller does not have.
  open func rect(for partCode: Part) -> NSRect { ScrollerParts(self).rect(partCode) }
  /// Finds out which parts can be used; they are known.
  open func checkSpaceForParts() {}
  /// Draws the knob; the scroller's picture has it.
  open func drawKnob() {}
  /// Does nothing: a press on the knob is not followed.
  open func trackKnob(with event: NSEvent) {}
  /// Draws the slot of the knob; the scroller's picture has it.
  open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
  open override func draw(_ dirtyRect: NSRect) { paint { $0.scroller(self) } }

  /// Posted after the user changed the style of scrollers; never here.
  public nonisolated static let preferredScrollerStyleDidChangeNotification = Notification.Name(
    "NSPreferredScrollerStyleDidChangeNotification")
}
