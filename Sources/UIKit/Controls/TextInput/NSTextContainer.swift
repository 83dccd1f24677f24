public import Foundation
public import ViewDrawing

/// The room in which a text view sets its lines.
///
/// A view's own is all there is: text flows from none to another, and nothing is cut out of one.
///
/// - SeeAlso: Apple, "NSTextContainer".
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  weak var view: UITextView?
  /// Makes a container without a view.
  public override init() { super.init() }
  /// Room that lines leave at each of their ends, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.textChanged() } }
  /// How many lines there may be; 0 is any number.
  open var maximumNumberOfLines = 0 { didSet { view?.textChanged() } }
  /// How the last line ends where there may be no more.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { view?.textChanged() } }
  /// Whether the room is as wide as the view; it always is here.
  open var widthTracksTextView = true
  /// Whether the room is as high as the view; it never is here.
  open var heightTracksTextView = false
}
