public import Foundation

/// Shows a part of a document view.
///
/// - SeeAlso: Apple, "NSScrollView".
@preconcurrency @MainActor open class NSScrollView: NSView {
}
