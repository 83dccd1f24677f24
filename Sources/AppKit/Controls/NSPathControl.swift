public import Foundation

/// A path as a row of names.
///
/// - SeeAlso: Apple, "NSPathControl".
@preconcurrency @MainActor open class NSPathControl: NSControl {
  package override var controlStyle: ControlStyle { .path }
  open override var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: 22)
  }
}
