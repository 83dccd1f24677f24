public import Foundation

/// A control that shows a colour.
///
/// It has no natural size.
///
/// - SeeAlso: Apple, "NSColorWell"; `Rules/DocumentsMacOS.md#which-macos-classes-have-an-intrinsic-size`.
@preconcurrency @MainActor open class NSColorWell: NSControl {
  /// The colour.
  open var color = NSColor.white { didSet { needsDisplay = true } }
  /// Whether the colour has a border.
  open var isBordered = true { didSet { needsDisplay = true } }
  package override var controlStyle: ControlStyle { .colorWell }
  open override func draw(_ dirtyRect: NSRect) {
    paint { $0.colorWell($0.rect, color, isBordered: isBordered) }
  }
}
