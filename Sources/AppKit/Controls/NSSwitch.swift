public import Foundation

/// On or off.
///
/// - SeeAlso: Apple, "NSSwitch".
@preconcurrency @MainActor open class NSSwitch: NSControl {
  /// On or off.
  open var state = NSControl.StateValue.off { didSet { needsDisplay = true } }
  package override var controlStyle: ControlStyle { .toggle }
  open override var intrinsicContentSize: NSSize {
    let height = ControlHeights.alignmentHeight(.toggle, sizeClass, generation) ?? 22
    return NSSize(width: (height * 1.73).rounded(), height: height)
  }
}
