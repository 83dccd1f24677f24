public import Foundation
public import ViewDrawing

/// The region in which a text view lays out its lines.
///
/// Only a text view's own container is supported: text does not flow between containers, and exclusion paths
/// are not supported.
///
/// - SeeAlso: Apple, "NSTextContainer".
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  weak var view: UITextView?
  /// Creates a container without a view.
  public override init() { super.init() }
  /// The padding at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.textChanged() } }
  /// The maximum number of lines; 0 is unlimited.
  open var maximumNumberOfLines = 0 { didSet { view?.textChanged() } }
  /// The line break mode of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { view?.textChanged() } }
  /// Whether the width follows the text view's: false in a new container, true in a text view's own; stored
  /// only: it always does.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's; stored only: it never does.
  open var heightTracksTextView = false
}
