public import Foundation

/// A region in which a layout manager or a text view lays out lines.
///
/// - SeeAlso: Apple, "NSTextContainer".
open class NSTextContainer: NSObject {
  /// The view that displays the container's lines.
  package weak var owner: (any TextContainerOwner)?
  /// The layout manager; nil until the container is added to one.
  open internal(set) weak var layoutManager: NSLayoutManager?
  private var storedSize = CGSize.zero

  /// Creates a container without limits.
  public override init() { super.init() }
  /// Creates a container with a size, in points; zero or less means unlimited.
  public init(size: CGSize) {
    storedSize = size
    super.init()
  }

  /// The size of the region, in points; zero or less means unlimited.
  ///
  /// If the container tracks the width of a text view, its width follows the view's.
  open var size: CGSize {
    get {
      guard widthTracksTextView, let width = owner?.containerWidth else { return storedSize }
      return CGSize(width: width, height: storedSize.height)
    }
    set {
      storedSize = newValue
      changed()
    }
  }
  /// The padding at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The maximum number of lines; 0 means unlimited.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// The line break mode of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// Whether the width follows the text view's: false by default, true in a text view's container.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's; stored only: it never does.
  open var heightTracksTextView = false
  /// Whether the region is a rectangle; always true.
  open var isSimpleRectangularTextContainer: Bool { true }

  private func changed() {
    layoutManager?.forgetLayout()
    owner?.containerChanged()
  }
}

/// A view that displays the lines of a container.
package protocol TextContainerOwner: AnyObject {
  /// The width of the region, in points.
  var containerWidth: CGFloat { get }
  /// Called when the container changed.
  func containerChanged()
}
