public import Foundation
package import ViewCore

/// A picture.
///
/// - SeeAlso: Apple, "NSImageView".
@preconcurrency @MainActor open class NSImageView: NSControl {
  /// The size of an image that is named but not there; nil where nobody states one.
  package var namedImageSize: CGSize? { didSet { contentChanged() } }
  /// The name of an image that is not there.
  package var missingImage: String?

  /// Makes an image view with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    viewNode.priorities = (.standard, .standard)
  }
  /// Makes an image view for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether there is an image whose size nobody states.
  package var lacksImageSize: Bool { missingImage != nil && namedImageSize == nil }

  package override var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    (.bottom(0), .bottom(0))
  }
  open override var intrinsicContentSize: NSSize {
    namedImageSize ?? NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
}
